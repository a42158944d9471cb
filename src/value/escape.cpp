#include "value/escape.h"

#include <algorithm>

#include "base/display_width.h"
#include "base/unicode.h"
#include "base/utf8.h"

namespace inquest::value {
namespace {

using base::GeneralCategory;

constexpr const char* kControlNames[] = {"NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "a",
                                         "b",   "t",   "n",   "v",   "f",   "r",   "SO",  "SI",
                                         "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB",
                                         "CAN", "EM",  "SUB", "ESC", "FS",  "GS",  "RS",  "US"};
constexpr uint32_t kShiftOut = 14;
constexpr uint32_t kDelete = 127;

bool IsAscii(char32_t c) { return c < 128; }

// Letters, marks and symbols that leave no trace on a screen: the assigned characters of Unicode's property
// Default_Ignorable_Code_Point that are not format characters, and the empty pattern of Braille.
bool IsBlankLetter(char32_t c) {
  return c == 0x34f || c == 0x115f || c == 0x1160 || c == 0x17b4 || c == 0x17b5 ||
         (c >= 0x180b && c <= 0x180f) || c == 0x2800 || c == 0x3164 || (c >= 0xfe00 && c <= 0xfe0f) ||
         c == 0xffa0 || (c >= 0xe0100 && c <= 0xe01ef);
}

// Drawn onto the character before it, so that alone it would change a quote or a bracket.
bool Combines(char32_t c) {
  if (IsAscii(c)) return false;
  const GeneralCategory category = base::CategoryOf(c);
  return category == GeneralCategory::kNonSpacingMark || category == GeneralCategory::kSpacingCombiningMark ||
         category == GeneralCategory::kEnclosingMark || base::DisplayWidth(c) == 0;
}

// `after_base`: a seen character stands right before it.
bool StandsForItself(uint32_t code, bool after_base) {
  return code != '\\' && IsSeen(code) && (after_base || !Combines(code));
}

// `code` is '"' or '\'' where that is the quote around it.
void AppendCharacter(uint32_t code, char quote, bool after_base, std::string* out) {
  if (code == static_cast<unsigned char>(quote) || code == '\\') {
    *out += '\\';
    *out += static_cast<char>(code);
  } else if (StandsForItself(code, after_base)) {
    base::AppendUtf8(code, *out);
  } else {
    AppendEscape(code, out);
  }
}

size_t DigitsAt(std::string_view text, size_t at) {
  size_t count = 0;
  while (at + count < text.size() && text[at + count] >= '0' && text[at + count] <= '9') ++count;
  return count;
}

// Of what follows a backslash. SOH is longer than SO.
size_t EscapeLength(std::string_view rest) {
  if (const size_t digits = DigitsAt(rest, 0); digits > 0) return digits;
  size_t longest = rest.starts_with("DEL") ? 3 : 0;
  for (const std::string_view name : kControlNames)
    if (rest.starts_with(name)) longest = std::max(longest, name.size());
  return longest;
}

}  // namespace

bool IsSeen(char32_t c) {
  if (IsAscii(c)) return c >= ' ' && c < kDelete;
  if (IsBlankLetter(c)) return false;
  switch (base::CategoryOf(c)) {
    case GeneralCategory::kUppercaseLetter:
    case GeneralCategory::kLowercaseLetter:
    case GeneralCategory::kTitlecaseLetter:
    case GeneralCategory::kModifierLetter:
    case GeneralCategory::kOtherLetter:
    case GeneralCategory::kNonSpacingMark:
    case GeneralCategory::kSpacingCombiningMark:
    case GeneralCategory::kEnclosingMark:
    case GeneralCategory::kDecimalNumber:
    case GeneralCategory::kLetterNumber:
    case GeneralCategory::kOtherNumber:
    case GeneralCategory::kConnectorPunctuation:
    case GeneralCategory::kDashPunctuation:
    case GeneralCategory::kOpenPunctuation:
    case GeneralCategory::kClosePunctuation:
    case GeneralCategory::kInitialQuote:
    case GeneralCategory::kFinalQuote:
    case GeneralCategory::kOtherPunctuation:
    case GeneralCategory::kMathSymbol:
    case GeneralCategory::kCurrencySymbol:
    case GeneralCategory::kModifierSymbol:
    case GeneralCategory::kOtherSymbol:
      return true;
    case GeneralCategory::kSpace:  // all but ' '
    case GeneralCategory::kLineSeparator:
    case GeneralCategory::kParagraphSeparator:
    case GeneralCategory::kControl:
    case GeneralCategory::kFormat:  // zero-width, bidirectional overrides
    case GeneralCategory::kSurrogate:
    case GeneralCategory::kPrivateUse:
    case GeneralCategory::kNotAssigned:
      return false;
  }
  return false;
}

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

void StringEscaper::Append(uint32_t code, std::string* out) {
  if ((after_number_ && code >= '0' && code <= '9') || (after_so_ && code == 'H')) *out += "\\&";
  const bool is_itself = StandsForItself(code, after_base_);
  AppendCharacter(code, '"', after_base_, out);
  after_number_ = !is_itself && code > kDelete;
  after_so_ = code == kShiftOut;
  after_base_ = is_itself && code != ' ';
}

std::string QuotedCharacter(uint32_t code) {
  std::string out = "'";
  AppendCharacter(code, '\'', false, &out);
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
  if (!text.ends_with(kSign)) return QuotedString(text);
  text.remove_suffix(kSign.size());
  return QuotedString(text) + std::string(kSign);
}

std::string VisibleText(std::string_view text) {
  std::string out;
  for (size_t i = 0; i < text.size();) {
    base::CodePoint point = base::DecodeUtf8(text, i);
    if (!point.well_formed) {
      AppendEscape(static_cast<unsigned char>(text[i]), &out);
    } else if (!IsSeen(point.value)) {
      AppendEscape(point.value, &out);
    } else {
      out += text.substr(i, point.length);
    }
    i += point.length;
  }
  return out;
}

size_t Columns(std::string_view text) { return base::DisplayColumns(text); }

size_t UnitLength(std::string_view text, size_t at) {
  size_t length = base::DecodeUtf8(text, at).length;
  if (text[at] == '\\' && at + 1 < text.size()) {
    length += std::max<size_t>(EscapeLength(text.substr(at + 1)), base::DecodeUtf8(text, at + 1).length);
    return length;
  }
  while (at + length < text.size() && static_cast<unsigned char>(text[at + length]) >= 0x80) {
    const base::CodePoint next = base::DecodeUtf8(text, at + length);
    if (!Combines(next.value)) break;
    length += next.length;
  }
  return length;
}

}  // namespace inquest::value
