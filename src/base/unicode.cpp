#include "base/unicode.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace inquest::base {
namespace {

// From `first` up to the next range's first.
struct CategoryRange {
  uint32_t first;
  uint8_t category;
};

// Every `step`-th character from first to last is mapped to itself plus distance; those between map to
// themselves.
struct CaseRange {
  uint32_t first;
  uint32_t last;
  uint8_t step;
  int32_t distance;
};

#include "base/unicode_tables.inc"

constexpr GeneralCategory Search(char32_t c) {
  auto after =
      std::upper_bound(std::begin(kCategories), std::end(kCategories), static_cast<uint32_t>(c),
                       [](uint32_t value, const CategoryRange& range) { return value < range.first; });
  return static_cast<GeneralCategory>(std::prev(after)->category);
}

// Programs mostly ask about these.
constexpr auto kLatin = [] {
  std::array<GeneralCategory, 256> categories{};
  for (char32_t c = 0; c < 256; ++c) categories[c] = Search(c);
  return categories;
}();

template <size_t kSize>
char32_t Map(const CaseRange (&table)[kSize], char32_t c) {
  auto range = std::lower_bound(std::begin(table), std::end(table), static_cast<uint32_t>(c),
                                [](const CaseRange& r, uint32_t value) { return r.last < value; });
  if (range == std::end(table) || c < range->first || (c - range->first) % range->step != 0) return c;
  return static_cast<char32_t>(static_cast<int32_t>(c) + range->distance);
}

constexpr bool InAscii(char32_t c) { return c < 128; }

}  // namespace

GeneralCategory CategoryOf(char32_t c) {
  if (c < kLatin.size()) return kLatin[c];
  return c > kLastCharacter ? GeneralCategory::kNotAssigned : Search(c);
}

char32_t ToUpper(char32_t c) {
  if (InAscii(c)) return c >= 'a' && c <= 'z' ? c - 32 : c;
  return Map(kUpper, c);
}

char32_t ToLower(char32_t c) {
  if (InAscii(c)) return c >= 'A' && c <= 'Z' ? c + 32 : c;
  return Map(kLower, c);
}

char32_t ToTitle(char32_t c) { return InAscii(c) ? ToUpper(c) : Map(kTitle, c); }

}  // namespace inquest::base
