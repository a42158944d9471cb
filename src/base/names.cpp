#include "base/names.h"

#include "base/unicode.h"
#include "base/utf8.h"

namespace inquest::base {

bool IsSymbolCharacter(char32_t c) {
  if (c < 0x80) return std::u32string_view(U"!#$%&*+./<=>?@\\^|-~:").find(c) != std::u32string_view::npos;
  const GeneralCategory category = CategoryOf(c);
  return category == GeneralCategory::kConnectorPunctuation ||
         category == GeneralCategory::kDashPunctuation || category == GeneralCategory::kOtherPunctuation ||
         (category >= GeneralCategory::kMathSymbol && category <= GeneralCategory::kOtherSymbol);
}

bool IsOperatorName(std::string_view name) {
  for (size_t at = 0; at < name.size();) {
    const CodePoint point = DecodeUtf8(name, at);
    if (!IsSymbolCharacter(point.value)) return false;  // the text of a lambda begins with a symbol
    at += point.length;
  }
  return !name.empty();
}

bool IsCapitalName(std::string_view name) {
  if (name.empty()) return false;
  const GeneralCategory category = CategoryOf(DecodeUtf8(name, 0).value);
  return category == GeneralCategory::kUppercaseLetter || category == GeneralCategory::kTitlecaseLetter;
}

}  // namespace inquest::base
