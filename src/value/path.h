// Paths: one syntax for a part of a statement, everywhere (docs/design.md 3).
//
//   r        the result              a2       the second argument
//   f        the function            w1       the first variable after `with`
//   a1.3     in a1 the third: field as shown, element of a list or string, entry of a map
//   r.2-     in the list r the rest from the second element on
//   r.2.1    in the action r the first value of the second effect: of `sets <ref 1> to 6` the <ref 1>
//            in an action with several executions the first effect of the second execution
//   a1.2.a1  in the second entry of the map a1 the first argument; a1.2.r its result
//
// A path within a term alone has no r, a2, f, w1 in front: 3.1.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "value/print.h"
#include "value/step.h"
#include "value/term.h"

namespace inquest::value {

// The error is a sentence that says what can be typed. Whether the parts exist is Resolve's to say.
base::Result<Path> ParsePath(std::string_view text);

// What a path leads to. An unusual tail is reached as a rest: of `1 : 2 : _` the `_` is r.3-.
struct Target {
  bool is_function = false;  // f: the function of the statement itself, which is no term
  Term term;                 // !is_function
};

// Follows a path from a statement, or from a term. An error says how far the path leads and what is there.
base::Result<Target> Resolve(const Terms& terms, const Statement& statement, const Path& path);
base::Result<Term> Resolve(const Terms& terms, Term term, const Path& path);

// The parts directly below, in the order in which they are shown, each with its path: what one can choose
// from. Of a list at most `most`, then the rest as one; no more than that are looked at.
struct Position {
  Path path;
  Term term;
};
std::vector<Position> PositionsOf(const Statement& statement);
std::vector<Position> PositionsOf(const Terms& terms, Term term, const Path& at, uint64_t most);

// The positions as lines `a1.3  [1,2,«8 more»]`, each within the budget's columns.
std::string ListPositions(const Terms& terms, const std::vector<Position>& positions, const Budget& budget);

}  // namespace inquest::value
