// How a tree of a trail grows (growing_tree.h). A call may use a constant that it is
// itself a part of. The constant as it was known at that time becomes a node. The calls below such a node
// came earlier, so this ends.
#pragma once

#include <map>
#include <set>
#include <utility>
#include <vector>

#include "traced/tree/trail_behaviours.h"
#include "traced/tree/words.h"
#include "trail/last_since.h"
#include "tree/growing_tree.h"

namespace inquest::traced {

class TreeGrowth : public GrowingTree {
 public:
  // A node, and a constant that it mentions and is a part of, so that the constant is no child of it.
  using Unresolved = std::pair<NodeId, NodeId>;

  // `behaviours` must outlive it; the nodes it adds are added there. `unresolved` is sorted. The trail must
  // note times.
  TreeGrowth(Tree tree, TrailBehaviours& behaviours, std::vector<Unresolved> unresolved);

  const Tree& tree() const override {
    return added_.empty() && references_.empty() ? at_first_ : grown_tree_;
  }
  bool NeedsMore(NodeId node) const override;
  void Grow(NodeId node) override;
  std::optional<uint64_t> Halfway(NodeId node, uint64_t right_length) const override;
  NodeId AddBeginning(NodeId node, uint64_t length) override;
  void Shrink() override;

 private:
  // A node of the tree as it was known at a time.
  struct Then {
    NodeId parent;
    NodeId whole;  // in the tree at first
    trail::Address time;
  };

  NodeId WholeOf(NodeId node) const;
  trail::Address TimeOf(NodeId node) const;
  trail::Word ResultOf(NodeId whole) const;
  // Whether the call, or a call below it, made this object of the trail.
  bool Made(NodeId whole, trail::Address object) const;
  bool WasKnown(NodeId whole, trail::Address time) const;
  bool IsUnresolvedConstant(NodeId whole) const;
  // A child of `parent`: the node as it was known then, the node itself if nothing of it came later. Returns
  // that.
  NodeId AddChild(NodeId parent, NodeId whole, trail::Address time);
  void Rebuild();

  const Tree at_first_;
  TrailBehaviours& behaviours_;
  const trail::Trail& trail_;
  std::vector<Unresolved> unresolved_;
  trail::Grows grows_;  // what the statements show as finite maps
  std::vector<Then> added_;
  std::map<std::pair<NodeId, trail::Address>, NodeId> node_then_;
  std::vector<std::pair<NodeId, NodeId>> references_;  // parent, node
  std::set<NodeId> grown_;
  Tree grown_tree_;
};

}  // namespace inquest::traced
