// Transforms: execution tree to execution tree, so that fewer questions are asked (docs/strategies.md,
// "Transforms"; generalized-2018, 4.4). Each is named and switchable; a session applies them before it
// searches.
#pragma once

#include <memory>
#include <span>
#include <stop_token>
#include <string_view>
#include <utility>
#include <vector>

#include "tree/behaviours.h"
#include "tree/tree.h"

namespace inquest::transform {

using tree::NodeId;
using tree::RoutineId;

// For each node of the transformed tree, the nodes of the tree before that went into it.
class Parts {
 public:
  // The nodes in any order, the parts of each in theirs.
  void Add(NodeId node, NodeId part) { all_.emplace_back(node, part); }
  // Once, after all were added.
  void Finish();
  std::span<const NodeId> Of(NodeId node) const;

 private:
  std::vector<std::pair<NodeId, NodeId>> all_;  // until Finish
  std::vector<NodeId> nodes_, parts_;           // pairs, sorted by node
};

// How the nodes of a transformed tree come from those of the tree before (the mappings of
// generalized-2018, 4.4).
struct Mapping {
  // M_I: the node that a node is; none where the transform made it.
  std::vector<NodeId> original;
  // M_S, of a node that was made: what it was made of, in the order of the run. Of one that was not: the
  // nodes that went into it, whose code a finding at it names too. Absent: nothing.
  Parts parts;
};

struct Result {
  tree::Tree tree;
  Mapping mapping;
};

// Keeps a reference to none of its arguments. Told to stop it returns soon; what it returns then is of no
// use.
using Transform = Result (*)(const tree::Tree& tree, const tree::Behaviours& behaviours,
                             const std::stop_token& stop);

// By the names in docs/strategies.md; null if there is none of that name.
Transform Find(std::string_view name);
std::vector<std::string_view> Names();
// What it does to the questions, in a few words for people; empty if there is none of that name.
std::string_view MeaningOf(std::string_view name);

}  // namespace inquest::transform
