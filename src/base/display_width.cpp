#include "base/display_width.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "base/utf8.h"

namespace inquest::base {
namespace {

struct WidthRange {
  uint32_t first;
  uint32_t last;
};

#include "base/display_width_tables.inc"

template <size_t kSize>
bool Contains(const WidthRange (&table)[kSize], uint32_t character) {
  const auto range =
      std::lower_bound(std::begin(table), std::end(table), character,
                       [](const WidthRange& each, uint32_t value) { return each.last < value; });
  return range != std::end(table) && range->first <= character;
}

}  // namespace

unsigned DisplayWidth(char32_t character) {
  if (character < kNoColumns[0].first) return 1;
  if (Contains(kNoColumns, character)) return 0;
  return Contains(kTwoColumns, character) ? 2 : 1;
}

size_t DisplayColumns(std::string_view text) {
  size_t columns = 0;
  for (size_t at = 0; at < text.size();) {
    if (static_cast<unsigned char>(text[at]) < 0x80) {
      ++columns;
      ++at;
      continue;
    }
    const base::CodePoint point = base::DecodeUtf8(text, at);
    columns += DisplayWidth(point.value);
    at += point.length;
  }
  return columns;
}

}  // namespace inquest::base
