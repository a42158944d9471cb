#include "value/ascii.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/utf8.h"
#include "value/escape.h"

namespace inquest::value {
namespace {

bool IsAscii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

// Empty: it is no sign of inquest.
std::string_view SignOf(char32_t c) {
  static constexpr std::pair<char32_t, std::string_view> kSigns[] = {
      {U'«', "<<"}, {U'»', ">>"}, {U'…', "..."}, {U'⊥', "_|_"}, {U'↺', "<cycle>"}};
  for (const auto& [sign, text] : kSigns)
    if (sign == c) return text;
  return {};
}

template <typename Escapes>
std::string EscapedJson(std::string_view json, Escapes escapes) {
  std::string out;
  for (size_t i = 0; i < json.size();) {
    const base::CodePoint point = base::DecodeUtf8(json, i);
    const auto code = static_cast<uint32_t>(point.value);
    if (!escapes(point.value)) {
      out += json.substr(i, point.length);
    } else if (code < 0x10000) {
      out += fmt::format("\\u{:04x}", code);
    } else {
      const uint32_t beyond = code - 0x10000;
      out += fmt::format("\\u{:04x}\\u{:04x}", 0xd800 + (beyond >> 10), 0xdc00 + (beyond & 0x3ff));
    }
    i += point.length;
  }
  return out;
}

}  // namespace

void AsciiWriter::Append(std::string_view text, std::string* out) {
  for (size_t i = 0; i < text.size();) {
    const base::CodePoint point = base::DecodeUtf8(text, i);
    if (point.value >= 0x80) {
      AppendSeen(point.value, out);
      before_ = '\0';
      escaped_ = false;
    } else {
      const char c = text[i];
      const bool is_digit = c >= '0' && c <= '9';
      if (std::exchange(after_number_, false) && is_digit) *out += "\\&";
      const char next = i + 1 < text.size() ? text[i + 1] : '\0';
      const bool is_quoted = !in_string_ && before_ == '\'' && next == '\'';  // '"'
      if (c == '\n') {
        in_string_ = false;
      } else if (c == '"' && !escaped_ && !is_quoted) {
        in_string_ = !in_string_;
      }
      escaped_ = in_string_ && c == '\\' && !escaped_;
      before_ = c;
      *out += c;
    }
    i += point.length;
  }
}

void AsciiWriter::AppendSeen(char32_t c, std::string* out) {
  const std::string_view sign = in_string_ ? std::string_view() : SignOf(c);
  *out += sign;
  after_number_ = sign.empty();
  if (sign.empty()) AppendEscape(c, out);
}

std::string AsciiText(std::string_view text) {
  if (IsAscii(text)) return std::string(text);
  std::string out;
  AsciiWriter().Append(text, &out);
  return out;
}

size_t Ruler::operator()(std::string_view text) const {
  return ascii && !IsAscii(text) ? AsciiText(text).size() : Columns(text);
}

size_t Meter::Add(std::string_view piece) {
  if (!ruler_.ascii) return Columns(piece);
  std::string shown;
  writer_.Append(piece, &shown);
  return shown.size();
}

std::string AsciiJson(std::string_view json) {
  return EscapedJson(json, [](char32_t c) { return c >= 0x80; });
}

std::string VisibleJson(std::string_view json) {
  return EscapedJson(json, [](char32_t c) { return !IsSeen(c); });
}

void AsciiSink::Write(std::string_view text) {
  if (form_ == AsciiForm::kJson) return to_->Write(AsciiJson(text));
  std::string out;
  writer_.Append(text, &out);
  to_->Write(out);
}

}  // namespace inquest::value
