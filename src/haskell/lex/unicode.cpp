#include "haskell/lex/unicode.h"

#include <algorithm>
#include <iterator>

namespace inquest::haskell::lex {
namespace {

constexpr uint32_t kRanges[] = {
#include "haskell/lex/unicode_table.inc"
};
constexpr uint32_t kAlternating = 6;

CharClass ClassOfAscii(char32_t c) {
  if (c >= 'a' && c <= 'z') return CharClass::kLower;
  if (c >= 'A' && c <= 'Z') return CharClass::kUpper;
  if (c >= '0' && c <= '9') return CharClass::kPart;
  if (c == '_') return CharClass::kLower;
  if (c == '\'') return CharClass::kPart;
  if (c == ' ' || (c >= '\t' && c <= '\r')) return CharClass::kSpace;
  constexpr std::string_view kSymbols = "!#$%&*+./<=>?@\\^|-~:";
  return kSymbols.find(static_cast<char>(c)) != std::string_view::npos ? CharClass::kSymbol : CharClass::kOther;
}

}  // namespace

CharClass ClassOf(char32_t code) {
  if (code < 0x80) return ClassOfAscii(code);
  if (code > 0x10ffff) return CharClass::kOther;
  auto next = std::upper_bound(std::begin(kRanges), std::end(kRanges), static_cast<uint32_t>(code) << 4 | 15);
  uint32_t entry = *std::prev(next);
  uint32_t kind = entry & 15;
  if (kind != kAlternating) return static_cast<CharClass>(kind);
  return (code - (entry >> 4)) % 2 == 0 ? CharClass::kUpper : CharClass::kLower;
}

Decoded Decode(std::string_view text, size_t offset) {
  auto byte = [&](size_t i) -> uint32_t {
    return offset + i < text.size() ? static_cast<unsigned char>(text[offset + i]) : 0;
  };
  uint32_t first = byte(0);
  if (first < 0x80) return {first, 1};
  uint32_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4) return {};
  uint32_t code = first & (0x7fu >> length);
  for (uint32_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return {};
    code = code << 6 | (byte(i) & 0x3f);
  }
  constexpr uint32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
  if (code < kSmallest[length] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return {};
  return {code, length};
}

}  // namespace inquest::haskell::lex
