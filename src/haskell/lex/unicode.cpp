#include "haskell/lex/unicode.h"

#include <string_view>

#include "base/unicode.h"

namespace inquest::haskell::lex {
namespace {

using base::GeneralCategory;

CharClass ClassOfAscii(char32_t c) {
  if (c >= 'a' && c <= 'z') return CharClass::kLower;
  if (c >= 'A' && c <= 'Z') return CharClass::kUpper;
  if (c >= '0' && c <= '9') return CharClass::kPart;
  if (c == '_') return CharClass::kLower;
  if (c == '\'') return CharClass::kPart;
  if (c == ' ' || (c >= '\t' && c <= '\r')) return CharClass::kSpace;
  constexpr std::string_view kSymbols = "!#$%&*+./<=>?@\\^|-~:";
  return kSymbols.find(static_cast<char>(c)) != std::string_view::npos ? CharClass::kSymbol
                                                                       : CharClass::kOther;
}

}  // namespace

CharClass ClassOf(char32_t code) {
  if (code < 0x80) return ClassOfAscii(code);
  switch (base::CategoryOf(code)) {
    case GeneralCategory::kUppercaseLetter:
    case GeneralCategory::kTitlecaseLetter:
      return CharClass::kUpper;
    case GeneralCategory::kLowercaseLetter:
    case GeneralCategory::kOtherLetter:
      return CharClass::kLower;
    case GeneralCategory::kModifierLetter:
    case GeneralCategory::kNonSpacingMark:
    case GeneralCategory::kDecimalNumber:
    case GeneralCategory::kLetterNumber:
    case GeneralCategory::kOtherNumber:
      return CharClass::kPart;
    case GeneralCategory::kConnectorPunctuation:
    case GeneralCategory::kDashPunctuation:
    case GeneralCategory::kOtherPunctuation:
    case GeneralCategory::kMathSymbol:
    case GeneralCategory::kCurrencySymbol:
    case GeneralCategory::kModifierSymbol:
    case GeneralCategory::kOtherSymbol:
      return CharClass::kSymbol;
    case GeneralCategory::kSpace:
      return CharClass::kSpace;
    default:
      return CharClass::kOther;
  }
}

}  // namespace inquest::haskell::lex
