#include "numbers.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <vector>

namespace inquest_recorder {
namespace {

constexpr std::string_view kSigned[] = {"GHC.Types.I#", "GHC.Int.I8#",  "GHC.Int.I16#",
                                        "GHC.Int.I32#", "GHC.Int.I64#", "GHC.Num.Integer.IS"};
constexpr std::string_view kUnsigned[] = {"GHC.Types.W#",  "GHC.Word.W8#",  "GHC.Word.W16#",
                                          "GHC.Word.W32#", "GHC.Word.W64#", "GHC.Num.Natural.NS"};
constexpr std::string_view kPositive[] = {"GHC.Num.Integer.IP", "GHC.Num.Natural.NB"};
constexpr std::string_view kNegative = "GHC.Num.Integer.IN";

template <typename Names>
bool Contains(const Names& names, std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

// The digits of a number whose words are in a byte array, the least first.
std::string Decimal(std::vector<uint64_t> words) {
  std::vector<uint64_t> pieces;  // of 18 digits, the least first
  constexpr uint64_t kPiece = 1000000000000000000u;
  while (!words.empty()) {
    unsigned __int128 rest = 0;
    for (size_t i = words.size(); i-- > 0;) {
      const unsigned __int128 value = (rest << 64) | words[i];
      words[i] = static_cast<uint64_t>(value / kPiece);
      rest = value % kPiece;
    }
    pieces.push_back(static_cast<uint64_t>(rest));
    while (!words.empty() && words.back() == 0) words.pop_back();
  }
  std::string text = std::to_string(pieces.empty() ? 0 : pieces.back());
  for (size_t i = pieces.empty() ? 0 : pieces.size() - 1; i-- > 0;) {
    const std::string piece = std::to_string(pieces[i]);
    text += std::string(18 - piece.size(), '0') + piece;
  }
  return text;
}

std::string BigText(const Closure& constructor) {
  const auto* array = reinterpret_cast<const StgArrBytes*>(UNTAG_CLOSURE(constructor.pointer(0)));
  const uint64_t count = array->bytes / sizeof(uint64_t);
  if (count > 4096) return "<" + std::to_string(array->bytes * 8) + " bits>";
  std::vector<uint64_t> words(count);
  std::memcpy(words.data(), array->payload, count * sizeof(uint64_t));
  return Decimal(std::move(words));
}

template <typename Float>
std::string TextOfFloat(Float value) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value > 0 ? "Infinity" : "-Infinity";
  const Float size = std::fabs(value);
  char digits[64];
  const bool plain = size == 0 || (size >= Float(0.1) && size < Float(1e7));
  const auto end = std::to_chars(digits, digits + sizeof digits, value,
                                 plain ? std::chars_format::fixed : std::chars_format::scientific);
  std::string text(digits, end.ptr);
  if (plain) return text.find('.') == std::string::npos ? text + ".0" : text;
  const size_t e = text.find('e');
  std::string mantissa = text.substr(0, e);
  if (mantissa.find('.') == std::string::npos) mantissa += ".0";
  return mantissa + "e" + std::to_string(std::stoi(text.substr(e + 1)));
}

}  // namespace

std::string FloatText(double value) { return TextOfFloat(value); }
std::string FloatText(float value) { return TextOfFloat(value); }

bool IsNumber(std::string_view name) {
  return Contains(kSigned, name) || Contains(kUnsigned, name) || Contains(kPositive, name) ||
         name == kNegative || name == "GHC.Types.D#" || name == "GHC.Types.F#";
}

std::string NumberText(const Closure& constructor, std::string_view name) {
  if (Contains(kPositive, name)) return BigText(constructor);
  if (name == kNegative) return "-" + BigText(constructor);
  const StgWord word = constructor.word(0);
  if (name == "GHC.Types.D#") {
    double value;
    std::memcpy(&value, &word, sizeof value);
    return FloatText(value);
  }
  if (name == "GHC.Types.F#") {
    float value;
    std::memcpy(&value, &word, sizeof value);
    return FloatText(value);
  }
  if (Contains(kSigned, name)) return std::to_string(static_cast<int64_t>(word));
  return std::to_string(word);
}

}  // namespace inquest_recorder
