// What Data.Char knows about a character, as in GHC 9.0.2's base (Unicode 12.1): the tables come from that
// GHC. Encoding is in base/utf8.h.
#pragma once

#include <cstdint>

namespace inquest::base {

inline constexpr char32_t kLastCharacter = 0x10ffff;

// In the order of Data.Char's type: fromEnum of it is the number.
enum class GeneralCategory : uint8_t {
  kUppercaseLetter,
  kLowercaseLetter,
  kTitlecaseLetter,
  kModifierLetter,
  kOtherLetter,
  kNonSpacingMark,
  kSpacingCombiningMark,
  kEnclosingMark,
  kDecimalNumber,
  kLetterNumber,
  kOtherNumber,
  kConnectorPunctuation,
  kDashPunctuation,
  kOpenPunctuation,
  kClosePunctuation,
  kInitialQuote,
  kFinalQuote,
  kOtherPunctuation,
  kMathSymbol,
  kCurrencySymbol,
  kModifierSymbol,
  kOtherSymbol,
  kSpace,
  kLineSeparator,
  kParagraphSeparator,
  kControl,
  kFormat,
  kSurrogate,
  kPrivateUse,
  kNotAssigned,
};

// Beyond kLastCharacter: not assigned, and mapped to itself.
GeneralCategory CategoryOf(char32_t c);
char32_t ToUpper(char32_t c);
char32_t ToLower(char32_t c);
char32_t ToTitle(char32_t c);

}  // namespace inquest::base
