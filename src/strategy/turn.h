// What goes round in a path of calls that did not end: `f f f`, `even odd even odd`.
#pragma once

#include <cstddef>
#include <span>

#include "tree/tree.h"

namespace inquest::strategy {

struct Turn {
  size_t length = 0;   // how many calls make one turn; 0: nothing recurs at the end of the path
  size_t stretch = 0;  // how many calls at the end of the path go round, the last one included
};

// The sequence of routines, outermost call first, that stands twice or more at the end of the path: the one
// that goes back furthest, and of such the shortest. (In `a b b a b b` it is not `b b`: one that calls its
// like once in each turn, as the functions that a monad is made of do, does not go round by that.) Where
// calls go round without such an order (`f g f h f f`), a turn is what lies between the last call and the
// call of its routine before, and the stretch begins with the first call of it.
Turn FindTurn(std::span<const tree::RoutineId> path);

}  // namespace inquest::strategy
