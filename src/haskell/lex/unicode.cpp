#include "haskell/lex/unicode.h"

#include <algorithm>
#include <iterator>
#include <string_view>

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
  return kSymbols.find(static_cast<char>(c)) != std::string_view::npos ? CharClass::kSymbol
                                                                       : CharClass::kOther;
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

}  // namespace inquest::haskell::lex
