// The execution tree (docs/design.md 6; generalized-2018, Def. 4.6-4.13): dense and immutable. Verdicts are
// an overlay (strategy/search.h); behaviours are described on demand (behaviours.h).
//
// Nodes are numbered in topological order along first parents: parent(n) < n, the root is node 0. A node may
// have several parents (a shared constant): it is then listed among the children of each, its weight counts
// under the first one only, and under the others it is a reference of weight 0.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/ids.h"

namespace inquest::tree {

class Behaviours;

using NodeId = base::Id<struct TreeNodeTag>;
using RoutineId =
    base::Id<struct TreeRoutineTag>;  // a routine of the traced program, see Behaviours::routine

enum class NodeKind : uint8_t {
  kRoutine,     // a reduction, or a constant
  kProjection,  // made by balancing: several siblings as one question; never a finding
  kCollapse,    // made by balancing: several siblings in one node
  kLoop,        // generalized-2018
  kIteration,
  kZoomed,  // an expression inside an equation
};

class Tree {
 public:
  size_t size() const { return parent_.size(); }
  static NodeId root() { return NodeId(0); }
  NodeId parent(NodeId n) const { return parent_[n.index]; }  // the first one; none for the root
  // In the order in which the nodes were created; includes references (is_reference).
  std::span<const NodeId> children(NodeId n) const {
    return {children_.data() + first_child_[n.index], children_.data() + first_child_[n.index + 1]};
  }
  bool is_reference(NodeId parent, NodeId child) const { return parent_[child.index] != parent; }
  RoutineId routine(NodeId n) const { return routine_[n.index]; }
  NodeKind kind(NodeId n) const { return kinds_.empty() ? NodeKind::kRoutine : kinds_[n.index]; }
  // Nodes with more than one parent, ascending; and all parents of one, the first one first.
  const std::vector<NodeId>& shared() const { return shared_; }
  std::vector<NodeId> parents(NodeId n) const;
  std::span<const NodeId> further_parents(NodeId n) const;  // all but the first one, ascending
  size_t routine_count() const { return routine_count_; }
  uint64_t bytes() const;

 private:
  friend class Builder;
  std::vector<NodeId> parent_;
  std::vector<uint32_t> first_child_;  // size() + 1 entries into children_
  std::vector<NodeId> children_;
  std::vector<RoutineId> routine_;
  std::vector<NodeKind> kinds_;  // empty: all are routines
  std::vector<NodeId> shared_;
  std::vector<NodeId> extra_parent_node_, extra_parent_;  // pairs, sorted by node: the further parents
  size_t routine_count_ = 0;
};

// Makes a tree. Nodes are added parents first; then Finish.
class Builder {
 public:
  void Reserve(size_t nodes);
  // The root is added first, with no parent.
  NodeId Add(NodeId parent, RoutineId routine, NodeKind kind = NodeKind::kRoutine);
  // `node` is a child of `parent` too. May be called before or after either has other children; any number
  // of times with the same pair, also for its first parent: said once.
  void AddReference(NodeId parent, NodeId node);
  size_t size() const;
  NodeId parent(NodeId node) const { return tree_.parent_[node.index]; }  // the first one; none: the root
  // `routine_count`: all routines of the program; every routine of a node lies below it.
  Tree Finish(size_t routine_count);

 private:
  void TakeReferences();
  void SortChildren();

  Tree tree_;
  std::vector<std::pair<NodeId, NodeId>> references_;
};

// What must hold. Empty if all does, otherwise one sentence a violation (at most twenty).
std::vector<std::string> Verify(const Tree& tree);

// Readable: a line a node, children indented below their parent, in the order of the tree. A reference is
// shown as such and not followed. Routines as numbers, or by their names where `behaviours` is given.
std::string Dump(const Tree& tree, const Behaviours* behaviours = nullptr);

}  // namespace inquest::tree
