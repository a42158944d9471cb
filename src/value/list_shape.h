// How a list looks as a whole: what must be known before its first bracket can be written.
#pragma once

#include <cstdint>

#include "value/open_terms.h"
#include "value/term.h"

namespace inquest::value {

// What an action did is a list too, of effects or of executions.
inline bool IsActionList(const View& view) {
  return view.kind == Kind::kAction || view.kind == Kind::kExecutions;
}
inline bool IsCell(const View& view) {
  if (view.kind == Kind::kConstructor) return view.style == Style::kList;
  return IsActionList(view) && !view.fields.empty();
}
inline bool IsNil(const View& view) {
  if (view.kind == Kind::kConstructor) return view.style == Style::kNil;
  return IsActionList(view) && view.fields.empty();
}

enum class Ending : uint8_t {
  kNil,      // a complete list
  kOther,    // unevaluated, not kept, unfinished, an error
  kCycle,    // back into itself, or into a term it lies in
  kUnknown,  // not seen: there are more cells than were looked at
};

struct ListShape {
  uint64_t length = 0;  // elements, as far as seen
  Ending ending = Ending::kUnknown;
  Term tail;                    // what follows the last element seen
  bool all_characters = false;  // every element seen is an evaluated character
};

inline constexpr uint64_t kNoLimit = ~uint64_t{0};

// Follows the tails from `cell`, which is a cell of a list, over at most `limit` cells.
ListShape ScanList(const Terms& terms, Term cell, uint64_t limit, const OpenTerms& open);
// Only how many cells there are, for what is folded: over at most kCountedCells if the list does not know.
ListShape CountList(const Terms& terms, Term cell, const OpenTerms& open);

}  // namespace inquest::value
