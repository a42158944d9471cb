// The unfinished part of an execution tree: a run that did not end was stopped within the calls of one path,
// or of several where calls wait for their arguments.
#pragma once

#include <cstdint>
#include <vector>

#include "tree/behaviours.h"
#include "tree/tree.h"

namespace inquest::tree {

// Which nodes these are. Takes no room where the run ended.
class Unfinished {
 public:
  // `behaviours` may be null: then nothing is unfinished. Asks for the outcome of every node, unless the root
  // finished.
  Unfinished(const Tree& tree, const Behaviours* behaviours);

  bool empty() const { return nodes_.empty(); }
  bool contains(NodeId n) const { return !unfinished_.empty() && unfinished_[n.index]; }
  // They and the ways to the nodes that were made last, where these are long. An endless list is made by
  // calls that finish one after the other: whether the run was stopped within one of them, between two, or
  // where their result was used is chance.
  bool is_on_the_way(NodeId n) const { return !on_the_way_.empty() && on_the_way_[n.index]; }
  // These and all that is above them by any parent, ascending; and where a node stands among these.
  const std::vector<NodeId>& nodes() const { return nodes_; }
  bool is_listed(NodeId n) const { return !position_.empty() && position_[n.index] != kNowhere; }
  uint32_t position(NodeId n) const { return position_[n.index]; }

 private:
  void FollowLast(const Tree& tree, const Behaviours& behaviours);

  static constexpr uint32_t kNowhere = UINT32_MAX;

  std::vector<bool> unfinished_, on_the_way_;
  std::vector<NodeId> nodes_;
  std::vector<uint32_t> position_;
};

}  // namespace inquest::tree
