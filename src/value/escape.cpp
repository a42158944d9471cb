#include "value/escape.h"

#include "base/utf8.h"

namespace inquest::value {
namespace {

constexpr const char* kControlNames[] = {"NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "a",
                                         "b",   "t",   "n",   "v",   "f",   "r",   "SO",  "SI",
                                         "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB",
                                         "CAN", "EM",  "SUB", "ESC", "FS",  "GS",  "RS",  "US"};
constexpr uint32_t kShiftOut = 14;
constexpr uint32_t kDelete = 127;

// Appends the escape of a character that cannot stand for itself.
void AppendEscape(uint32_t code, std::string* out) {
  *out += '\\';
  if (code < 32) {
    *out += kControlNames[code];
  } else if (code == kDelete) {
    *out += "DEL";
  } else {
    *out += std::to_string(code);
  }
}

bool StandsForItself(uint32_t code) { return code >= 32 && code < kDelete && code != '\\'; }

// Characters that are not seen, or that turn the direction of the text around them: a value must not be able
// to look like another one.
bool IsInvisible(char32_t c) {
  return c < 32 || (c >= 0x7f && c < 0xa0) || c == 0xad || (c >= 0x200b && c <= 0x200f) ||
         (c >= 0x2028 && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) || c == 0xfeff ||
         (c >= 0xfff9 && c <= 0xfffb) || (c >= 0xe0000 && c <= 0xe0fff);
}

}  // namespace

void StringEscaper::Append(uint32_t code, std::string* out) {
  if ((after_number_ && code >= '0' && code <= '9') || (after_so_ && code == 'H')) *out += "\\&";
  after_number_ = code > kDelete;
  after_so_ = code == kShiftOut;
  if (code == '"' || code == '\\') {
    *out += '\\';
    *out += static_cast<char>(code);
  } else if (StandsForItself(code)) {
    *out += static_cast<char>(code);
  } else {
    AppendEscape(code, out);
  }
}

std::string QuotedCharacter(uint32_t code) {
  std::string out = "'";
  if (code == '\'' || code == '\\') {
    out += '\\';
    out += static_cast<char>(code);
  } else if (StandsForItself(code)) {
    out += static_cast<char>(code);
  } else {
    AppendEscape(code, &out);
  }
  return out + "'";
}

std::string QuotedString(std::string_view text) {
  std::string out = "\"";
  StringEscaper escaper;
  for (size_t i = 0; i < text.size();) {
    base::CodePoint point = base::DecodeUtf8(text, i);
    escaper.Append(point.value, &out);
    i += point.length;
  }
  return out + "\"";
}

std::string QuotedPrefix(std::string_view text) {
  constexpr std::string_view kSign = "…";
  std::string out = "\"";
  while (true) {
    const size_t sign = text.find(kSign);
    const std::string quoted = QuotedString(text.substr(0, sign));
    out += quoted.substr(1, quoted.size() - 2);
    if (sign == std::string_view::npos) return out + "\"";
    out += kSign;
    text.remove_prefix(sign + kSign.size());
  }
}

std::string VisibleText(std::string_view text) {
  std::string out;
  for (size_t i = 0; i < text.size();) {
    base::CodePoint point = base::DecodeUtf8(text, i);
    if (!point.well_formed) {
      AppendEscape(static_cast<unsigned char>(text[i]), &out);
    } else if (IsInvisible(point.value)) {
      AppendEscape(point.value, &out);
    } else {
      out += text.substr(i, point.length);
    }
    i += point.length;
  }
  return out;
}

size_t Columns(std::string_view text) {
  size_t columns = 0;
  for (char c : text) columns += (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  return columns;
}

}  // namespace inquest::value
