// The children of the root of a search, in the order chosen (docs/strategies.md, "Order of children"),
// remembered from one question to the next.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "strategy/search.h"

namespace inquest::strategy {

// The askable nodes that count as children of n, in the order chosen. O(children log children).
std::vector<NodeId> ChildrenInOrder(const Search& search, NodeId n);

class Children {
 public:
  // The first askable one; O(1) amortised while the root and the transparent nodes stay the same.
  std::optional<NodeId> First(const Search& search);
  // All of them. Some may have left the search since: ask askable().
  const std::vector<NodeId>& All(const Search& search);

 private:
  void Refresh(const Search& search);

  NodeId root_;
  uint64_t regroupings_ = 0;
  std::vector<NodeId> children_;
  size_t next_ = 0;  // none before it is askable
};

// How many askable nodes lie one below the other when one always follows the heaviest child from the root on.
uint32_t HeavyPathLength(const Search& search);

}  // namespace inquest::strategy
