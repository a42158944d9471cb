#include "base/utf8.h"

#include <cstdint>
#include <cstring>

#include "base/check.h"

namespace inquest::base {
namespace {

constexpr CodePoint kIllFormed{kReplacementCharacter, 1, false};

constexpr bool IsContinuation(unsigned char byte) { return (byte & 0xc0) == 0x80; }

constexpr bool IsScalarValue(char32_t value) {
  return value <= 0x10ffff && !(value >= 0xd800 && value <= 0xdfff);
}

// The length that a leading byte announces, 0 if it cannot lead.
constexpr unsigned AnnouncedLength(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  if (lead >= 0xf0 && lead <= 0xf4) return 4;
  return 0;
}

}  // namespace

CodePoint DecodeUtf8(std::string_view text, size_t offset) {
  CHECK(offset < text.size());
  const auto byte = [&](size_t i) { return static_cast<unsigned char>(text[offset + i]); };
  const unsigned length = AnnouncedLength(byte(0));
  if (length == 1) return {byte(0), 1, true};
  if (length == 0 || offset + length > text.size()) return kIllFormed;
  char32_t value = byte(0) & (0x7fu >> length);
  for (unsigned i = 1; i < length; ++i) {
    if (!IsContinuation(byte(i))) return kIllFormed;
    value = (value << 6) | (byte(i) & 0x3fu);
  }
  // Overlong forms of three and four bytes, surrogates, and what lies beyond Unicode.
  constexpr char32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
  if (value < kSmallest[length] || !IsScalarValue(value)) return kIllFormed;
  return {value, length, true};
}

void AppendUtf8(char32_t value, std::string& text) {
  if (!IsScalarValue(value)) value = kReplacementCharacter;
  const auto put = [&](char32_t byte) { text.push_back(static_cast<char>(byte)); };
  if (value < 0x80) {
    put(value);
  } else if (value < 0x800) {
    put(0xc0 | value >> 6);
    put(0x80 | (value & 0x3f));
  } else if (value < 0x10000) {
    put(0xe0 | value >> 12);
    put(0x80 | (value >> 6 & 0x3f));
    put(0x80 | (value & 0x3f));
  } else {
    put(0xf0 | value >> 18);
    put(0x80 | (value >> 12 & 0x3f));
    put(0x80 | (value >> 6 & 0x3f));
    put(0x80 | (value & 0x3f));
  }
}

size_t FindIllFormedUtf8(std::string_view text) {
  size_t i = 0;
  while (i < text.size()) {
    // Nearly all source text is ASCII: eight bytes at a time.
    uint64_t word;
    while (i + sizeof word <= text.size()) {
      std::memcpy(&word, text.data() + i, sizeof word);
      if (word & 0x8080808080808080u) break;
      i += sizeof word;
    }
    if (i == text.size()) break;
    const CodePoint point = DecodeUtf8(text, i);
    if (!point.well_formed) return i;
    i += point.length;
  }
  return std::string_view::npos;
}

}  // namespace inquest::base
