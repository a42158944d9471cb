// How many questions it takes, on average, to find out where in a small tree the fault is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace inquest::transform {

// A tree whose root is wrong. Nodes come after their parents; each holds the fault in proportion to its
// weight.
struct SmallTree {
  std::vector<uint32_t> parent;  // of the root: 0
  std::vector<double> weight;

  uint32_t Add(uint32_t parent_node, double own_weight) {
    parent.push_back(parent_node);
    weight.push_back(own_weight);
    return static_cast<uint32_t>(parent.size() - 1);
  }
};

// With divide and query: the node that comes nearest to half is asked about. O(nodes squared) at worst. No
// node is asked about to tell apart what is inside it: it counts as one place.
double ExpectedQuestions(const SmallTree& tree);

}  // namespace inquest::transform
