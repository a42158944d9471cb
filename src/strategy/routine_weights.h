// Weights in which a node counts by what is known of its routine: wi(n) is a function of how many nodes of
// the routine were judged correct and wrong. Kept from one question to the next.
#pragma once

#include <cstdint>
#include <vector>

#include "strategy/search.h"

namespace inquest::strategy {

class RoutineWeights {
 public:
  // Weights are whole numbers, so that sums do not depend on the order in which they were made. At least 1.
  using OwnWeight = uint64_t (*)(uint64_t correct, uint64_t wrong);
  explicit RoutineWeights(OwnWeight own) : own_weight_(own) {}

  // Brings the weights below the root up to date: O(depth) for what was answered about, and, where a routine
  // got another weight, a pass over the routines of all nodes with a way up from each of that routine, or, if
  // that is cheaper, a pass that sums up everything.
  void Refresh(const Search& search);

  uint64_t weight(NodeId n) const { return weight_[n.index]; }
  uint64_t own(NodeId n) const { return own_[search_->tree().routine(n).index]; }

 private:
  void StartOver();
  void SumUp();
  void TakeChange(const Search::Change& change);
  bool TakeVerdicts();
  bool Reached(NodeId n, uint64_t* steps) const;
  void AddUpwards(NodeId from, int64_t amount);
  uint64_t OwnWeightOf(RoutineId routine) const;

  OwnWeight own_weight_;
  const Search* search_ = nullptr;
  uint64_t reshapings_ = 0;
  size_t changes_ = 0;         // how many of the search's are accounted for
  std::vector<uint64_t> own_;  // by routine
  std::vector<uint64_t> weight_;
};

}  // namespace inquest::strategy
