// Chains of calls that did not finish, each made by the one before: a run that does not end leaves one as
// long as it was deep. What recurs in it is a turn: `count` in count, count, count; `even, odd` in even, odd,
// even, odd.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "tree/behaviours.h"
#include "tree/tree.h"

namespace inquest::tree {

// From `node` on, itself first, each a child of the one before: of several unfinished ones that which was
// entered last, so where the others wait. `node` alone if nothing unfinished is below it; empty if it is
// finished itself.
std::vector<NodeId> UnfinishedChain(const Tree& tree, const Behaviours& behaviours, NodeId node);

struct Turn {
  size_t length = 0;  // 0: nothing recurs
  size_t repeated =
      0;  // elements at the end that are turns, one after the other, the first perhaps not whole
};
// The shortest turn that the end of a sequence repeats, three times at least.
Turn TurnAtEnd(size_t count, const std::function<uint32_t(size_t)>& at);

// A chain of which only the ends are shown.
struct FoldedChain {
  size_t left_out = 0;          // calls between what is shown before it and `end`
  std::vector<NodeId> end;      // the last calls, at least one turn
  std::vector<RoutineId> turn;  // what recurs among those left out; empty: nothing does
  size_t recurring = 0;         // of those left out, at the end of them, are turns
};
// The chain below `node`, which is shown itself. None if there is no call, or too few to leave out any: then
// all are in `end`.
FoldedChain FoldChain(const Tree& tree, const Behaviours& behaviours, NodeId node);
// `… 999970 more like these (even, odd)`.
std::string TextOf(const FoldedChain& chain, const Behaviours& behaviours);

}  // namespace inquest::tree
