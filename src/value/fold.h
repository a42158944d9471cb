// The signs for what is not printed. `«»` is a folded subterm; inside stand, where there is room, its path
// and what it is.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "value/ascii.h"
#include "value/step.h"
#include "value/term.h"

namespace inquest::value {

// Cells of a list beyond this are not counted for a fold: `«10000+ more»`.
inline constexpr uint64_t kCountedCells = 10000;

// A number of elements; if there are more than kCountedCells, perhaps only that.
struct Count {
  uint64_t number = 0;
  bool at_least = false;
};

// «path: what», or less where that is wider than `columns`; `«»` at least. `path` may be empty.
std::string FoldSign(std::string_view path, std::string_view what, uint64_t columns, Ruler ruler);
// The columns of the narrowest sign that tells the path.
uint64_t NarrowestFold(std::string_view path, Ruler ruler);
// «path: 12 more», or «path: +12» where `columns` are few.
std::string RestSign(std::string_view path, Count count, uint64_t columns);
// What a folded term is, in a word or two; empty where nothing short says more. Lists: see Elements.
std::string Describe(const View& view);
// 12 elements, 10000+ characters; of an action effects or executions. `kind`: of the first cell.
std::string Elements(Count count, bool characters, Kind kind = Kind::kConstructor);
// The beginning of `text` and how many characters are left out; within `columns`, which is at least
// kNarrowestCut and less than the text's. Escapes are not cut in two; a string that is cut
// keeps its quotes, and the sign stands behind them; a lambda keeps its brackets.
std::string CutText(std::string_view text, uint64_t columns, Ruler ruler);
inline constexpr uint64_t kNarrowestCut = 12;

}  // namespace inquest::value
