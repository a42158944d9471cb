// A directed graph whose nodes are numbers, in two arrays.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace inquest::observe {

class Graph {
 public:
  Graph() = default;
  // Takes all edges at once, in any order; those of a node keep theirs.
  Graph(size_t nodes, const std::vector<std::pair<uint32_t, uint32_t>>& edges);

  size_t size() const { return first_.size() - 1; }
  std::span<const uint32_t> successors(uint32_t node) const {
    return {to_.data() + first_[node], to_.data() + first_[node + 1]};
  }
  Graph Reversed() const;

 private:
  std::vector<uint64_t> first_ = {0};
  std::vector<uint32_t> to_;
};

inline constexpr uint32_t kNowhere = UINT32_MAX;

// The immediate dominator of each node that `root` reaches: the last one that every path from the root to the
// node leads through. kNowhere for the root itself, and for what it does not reach. Semi-NCA (Georgiadis and
// Tarjan): nearly linear in practice; depth follows the data, so nothing recurses.
std::vector<uint32_t> DominatorsOf(const Graph& graph, uint32_t root);

}  // namespace inquest::observe
