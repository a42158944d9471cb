// How many distinct routines the askable nodes of a subtree have, for every node below the root of a search.
// Kept from one question to the next.
#pragma once

#include <cstdint>
#include <vector>

#include "strategy/search.h"

namespace inquest::strategy {

class RuleCounts {
 public:
  // O(searched tree), unless nothing changed but what counts as a child of the root and `of` is kBelowRoot:
  // then only the count of the root is out of date.
  enum class Of { kBelowRoot, kAll };
  void Refresh(const Search& search, Of of);
  uint32_t count(NodeId n) const { return count_[n.index]; }

 private:
  bool UpToDate(const Search& search, Of of) const;
  void Recompute(const Search& search);

  const Search* search_ = nullptr;
  uint64_t reshapings_ = 0;
  size_t changes_ = 0;
  std::vector<uint32_t> count_;
};

}  // namespace inquest::strategy
