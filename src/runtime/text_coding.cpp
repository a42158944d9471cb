#include "runtime/text_coding.h"

#include <algorithm>

#include "base/utf8.h"

namespace inquest::runtime {
namespace {

constexpr std::string_view kMark8 = "\xef\xbb\xbf", kMark16 = "\xfe\xff";
constexpr std::string_view kMark32{"\0\0\xfe\xff", 4};

bool IsSurrogate(char32_t c) { return c >= 0xd800 && c <= 0xdfff; }

// How many bytes the first one announces.
unsigned AnnouncedLength(unsigned char lead) {
  return lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
}

// Whether the bytes could be the beginning of a character that more bytes complete.
bool MayContinue(std::string_view bytes) {
  if (bytes.size() >= AnnouncedLength(static_cast<unsigned char>(bytes[0]))) return false;
  return std::all_of(bytes.begin() + 1, bytes.end(), [](char c) { return (c & 0xc0) == 0x80; });
}

DecodedCharacter DecodeUtf8(std::string_view bytes) {
  const base::CodePoint point = base::DecodeUtf8(bytes, 0);
  if (point.well_formed) return {DecodedCharacter::kCharacter, point.value, point.length};
  return {MayContinue(bytes) ? DecodedCharacter::kTooShort : DecodedCharacter::kInvalid, 0, 0};
}

bool IsLittleEndian(Encoding encoding) {
  return encoding == Encoding::kUtf16Le || encoding == Encoding::kUtf32Le;
}

// A number of so many bytes.
char32_t NumberAt(std::string_view bytes, size_t at, size_t size, bool little) {
  char32_t number = 0;
  for (size_t i = 0; i < size; ++i) {
    number = number << 8 | static_cast<unsigned char>(bytes[at + (little ? size - 1 - i : i)]);
  }
  return number;
}

void AppendNumber(char32_t number, size_t size, bool little, std::string& bytes) {
  for (size_t i = 0; i < size; ++i) bytes += static_cast<char>(number >> 8 * (little ? i : size - 1 - i));
}

DecodedCharacter DecodeUtf16(std::string_view bytes, bool little) {
  if (bytes.size() < 2) return {DecodedCharacter::kTooShort, 0, 0};
  const char32_t first = NumberAt(bytes, 0, 2, little);
  if (!IsSurrogate(first)) return {DecodedCharacter::kCharacter, first, 2};
  if (first >= 0xdc00) return {};
  if (bytes.size() < 4) return {DecodedCharacter::kTooShort, 0, 0};
  const char32_t second = NumberAt(bytes, 2, 2, little);
  if (second < 0xdc00 || second > 0xdfff) return {};
  return {DecodedCharacter::kCharacter, 0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00), 4};
}

DecodedCharacter DecodeUtf32(std::string_view bytes, bool little) {
  if (bytes.size() < 4) return {DecodedCharacter::kTooShort, 0, 0};
  const char32_t c = NumberAt(bytes, 0, 4, little);
  if (c > 0x10ffff || IsSurrogate(c)) return {};
  return {DecodedCharacter::kCharacter, c, 4};
}

void AppendUtf16(char32_t c, bool little, std::string& bytes) {
  if (c < 0x10000) return AppendNumber(c, 2, little, bytes);
  AppendNumber(0xd800 + ((c - 0x10000) >> 10), 2, little, bytes);
  AppendNumber(0xdc00 + ((c - 0x10000) & 0x3ff), 2, little, bytes);
}

}  // namespace

bool IsSingleByte(Encoding encoding) {
  return encoding == Encoding::kBinary || encoding == Encoding::kLatin1 || encoding == Encoding::kChar8;
}

std::string_view MarkOf(Encoding encoding) {
  if (encoding == Encoding::kUtf8Bom) return kMark8;
  if (encoding == Encoding::kUtf16) return kMark16;
  return encoding == Encoding::kUtf32 ? kMark32 : "";
}

Encoding WithoutMark(Encoding encoding) {
  if (encoding == Encoding::kUtf8Bom) return Encoding::kUtf8;
  if (encoding == Encoding::kUtf16) return Encoding::kUtf16Be;
  return encoding == Encoding::kUtf32 ? Encoding::kUtf32Be : encoding;
}

Marked ReadMark(Encoding encoding, std::string_view start) {
  const std::string_view mark = MarkOf(encoding);
  const auto length = static_cast<unsigned>(mark.size());
  if (mark.empty() || start.size() < length) return {WithoutMark(encoding), 0};
  start = start.substr(0, length);
  if (start == mark) return {WithoutMark(encoding), length};
  const bool is_reversed = std::equal(start.begin(), start.end(), mark.rbegin());
  if (is_reversed && encoding == Encoding::kUtf16) return {Encoding::kUtf16Le, length};
  if (is_reversed && encoding == Encoding::kUtf32) return {Encoding::kUtf32Le, length};
  return {WithoutMark(encoding), 0};
}

DecodedCharacter DecodeFirst(Encoding encoding, std::string_view bytes) {
  if (bytes.empty()) return {DecodedCharacter::kTooShort, 0, 0};
  const auto lead = static_cast<unsigned char>(bytes[0]);
  if (encoding == Encoding::kUtf8 && lead < 0x80) return {DecodedCharacter::kCharacter, lead, 1};
  switch (WithoutMark(encoding)) {
    case Encoding::kUtf16Le:
    case Encoding::kUtf16Be:
      return DecodeUtf16(bytes, IsLittleEndian(encoding));
    case Encoding::kUtf32Le:
    case Encoding::kUtf32Be:
      return DecodeUtf32(bytes, IsLittleEndian(encoding));
    case Encoding::kBinary:
    case Encoding::kLatin1:
    case Encoding::kChar8:
      return {DecodedCharacter::kCharacter, lead, 1};
    case Encoding::kUtf8:
    case Encoding::kUtf8Bom:
    case Encoding::kUtf16:
    case Encoding::kUtf32:
      return DecodeUtf8(bytes);
  }
  return {};
}

bool CanEncode(Encoding encoding, char32_t c) {
  if (encoding == Encoding::kLatin1) return c < 0x100;
  return IsSingleByte(encoding) || !IsSurrogate(c);
}

void AppendEncoded(Encoding encoding, char32_t c, std::string& bytes) {
  switch (WithoutMark(encoding)) {
    case Encoding::kUtf16Le:
    case Encoding::kUtf16Be:
      return AppendUtf16(c, IsLittleEndian(encoding), bytes);
    case Encoding::kUtf32Le:
    case Encoding::kUtf32Be:
      return AppendNumber(c, 4, IsLittleEndian(encoding), bytes);
    case Encoding::kBinary:
    case Encoding::kLatin1:
    case Encoding::kChar8:
      bytes += static_cast<char>(c);
      return;
    case Encoding::kUtf8:
    case Encoding::kUtf8Bom:
    case Encoding::kUtf16:
    case Encoding::kUtf32:
      return base::AppendUtf8(c, bytes);
  }
}

}  // namespace inquest::runtime
