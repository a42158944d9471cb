// Whether two values are the same, in full, never as folded on a screen (docs/design.md 7.2), and where they
// first differ. How a value is written (record or not, "" or []) and which parts are shared makes no
// difference.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

#include "value/step.h"
#include "value/term.h"

namespace inquest::value {

// What was not evaluated or not kept, against something else. Entered and never finished is known: it equals
// only itself.
enum class Unknown : uint8_t {
  kDiffers,          // equality: `_` equals only `_`
  kMatchesOnLeft,    // the left one approximates the right one: its `_` stand for anything
  kMatchesOnEither,  // both approximate a common value
};

struct Difference {
  Path path;  // from either root; statements: f, a2, w1 or r first
  // What stands there on each side. Unset if the path is `f`, or the part is on one side only.
  Term left, right;
};

// The first difference in the order of writing, outermost first; none if there is none. Cyclic values are
// compared as the endless trees they stand for. The two sides may come from different traces.
std::optional<Difference> FirstDifference(const Terms& left_terms, Term left, const Terms& right_terms,
                                          Term right, Unknown unknown = Unknown::kDiffers);
// Names, numbers of arguments and free variables, then arguments, free variables and result.
std::optional<Difference> FirstDifference(const Terms& left_terms, const Statement& left,
                                          const Terms& right_terms, const Statement& right,
                                          Unknown unknown = Unknown::kDiffers);

bool Equal(const Terms& left_terms, Term left, const Terms& right_terms, Term right);
bool Equal(const Terms& left_terms, const Statement& left, const Terms& right_terms, const Statement& right);

// Whether the arguments or free variables contain something that was computed but not kept: then two of them
// that look the same may differ. The first so many parts are looked at.
bool HasNotKept(const Terms& terms, const Statement& statement);

}  // namespace inquest::value
