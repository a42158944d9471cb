// The execution tree as text, as a graph for dot, or as JSON: from one node on, so many levels deep, so many
// nodes in all. Numbers are those of the tree, as in every other view.
#pragma once

#include <cstdint>
#include <string>
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
  // Unfinished calls between `parent` and this one, which is among the last of its chain: they are left out.
  // Shown in words and by the routines that recur among them.
  uint64_t left_out = 0;
  std::string left_out_text = {};
  std::vector<tree::RoutineId> turn = {};
  uint64_t unshown = 0;  // of its depth: levels that are left out above it
};

// In the order in which they are shown: a node, then what is below it. Where the limit of depth cuts off a
// chain of unfinished calls its end is shown, too.
std::vector<TreeLine> SelectLines(const tree::Tree& tree, const tree::Behaviours& behaviours,
                                  const TreeLimits& limits);

void WriteTree(const tree::Tree& tree, const tree::Behaviours& behaviours, TreeFormat format,
               const TreeLimits& limits, const value::Budget& budget, value::Sink* sink);

}  // namespace inquest::view
