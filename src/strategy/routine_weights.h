// Weights in which a node counts by what is known of its routine: wi(n) is a function of how many nodes of
// the routine were judged correct and wrong. Kept from one question to the next.
//
// At first every node counts the same, as in the search itself; kept is only by how much the sums differ from
// that, in memory that is not touched where they do not.
#pragma once

#include <cstdint>
#include <vector>

#include "base/large_blocks.h"
#include "strategy/search.h"

namespace inquest::strategy {

class RoutineWeights {
 public:
  // Weights are whole numbers, so that sums do not depend on the order in which they were made. At least 1.
  using OwnWeight = uint64_t (*)(uint64_t correct, uint64_t wrong);
  explicit RoutineWeights(OwnWeight own) : own_weight_(own), at_first_(own(0, 0)) {}

  // Brings the weights below the root up to date: O(depth) for what was answered about, and, where a routine
  // got another weight, one pass over the routines of all nodes.
  void Refresh(const Search& search);

  uint64_t weight(NodeId n) const {
    return at_first_ * search_->weight(n) + static_cast<uint64_t>(extra_.get()[n.index]);
  }
  uint64_t own(NodeId n) const { return own_[search_->tree().routine(n).index]; }

 private:
  using Sums = base::LargeArray<int64_t>;

  void StartOver();
  void TakeChange(const Search::Change& change);
  void TakeVerdicts();
  void AddGoingDown(const std::vector<int64_t>& by_routine);
  void AddBelow(const std::vector<int64_t>& by_routine);
  void AddUpwards(NodeId from, int64_t amount);

  OwnWeight own_weight_;
  uint64_t at_first_;
  const Search* search_ = nullptr;
  uint64_t reshapings_ = 0;
  size_t changes_ = 0;         // how many of the search's are accounted for
  std::vector<uint64_t> own_;  // by routine
  Sums extra_;                 // by node: how much more its subtree weighs than at first
  Sums on_the_way_;            // by node: what AddBelow still has to add; zero but within it
};

}  // namespace inquest::strategy
