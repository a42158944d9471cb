// How many distinct routines the askable nodes of a subtree have, for every node below the root of a search
// and for the root. Kept from one question to the next.
#pragma once

#include <cstdint>
#include <unordered_set>
#include <vector>

#include "strategy/search.h"

namespace inquest::strategy {

class RuleCounts {
 public:
  // After one answer: O(nodes that left the search), and a look for their routines in the rest of the tree.
  // Otherwise O(searched tree).
  void Refresh(const Search& search);
  uint32_t count(NodeId n) const { return count_[n.index]; }

 private:
  using Routines = std::unordered_set<RoutineId>;

  void Recompute();
  void TakeChange(const Search::Change& change);
  Routines RoutinesOf(const Search::Change& change) const;
  void Find(Routines* missing, NodeId n, NodeId except) const;

  const Search* search_ = nullptr;
  uint64_t reshapings_ = 0;
  size_t changes_ = 0;
  std::vector<uint32_t> count_;
};

}  // namespace inquest::strategy
