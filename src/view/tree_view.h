// The execution tree as text, as a graph for dot, or as JSON: from one node on, so many levels deep, so many
// nodes in all. Numbers are those of the tree, as in every other view.
#pragma once

#include <cstdint>
#include <vector>

#include "tree/behaviours.h"
#include "tree/tree.h"
#include "value/print.h"
#include "value/sink.h"

namespace inquest::view {

enum class TreeFormat : uint8_t { kText, kDot, kJson };

struct TreeLimits {
  tree::NodeId from = tree::Tree::root();
  uint64_t depth = value::kNoLimit;  // levels below `from`
  uint64_t nodes = value::kNoLimit;  // in all, references included
};

// A node as it is shown.
struct TreeLine {
  tree::NodeId node;
  tree::NodeId parent;  // under which it is shown; none for the first one
  uint64_t depth = 0;
  bool is_reference = false;  // a constant that is shown elsewhere with what is below it
  uint64_t hidden = 0;        // nodes below it that the limits leave out
};

// In the order in which they are shown: a node, then what is below it.
std::vector<TreeLine> SelectLines(const tree::Tree& tree, const TreeLimits& limits);

void WriteTree(const tree::Tree& tree, const tree::Behaviours& behaviours, TreeFormat format,
               const TreeLimits& limits, const value::Budget& budget, value::Sink* sink);

}  // namespace inquest::view
