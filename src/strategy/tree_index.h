// What every search of one tree shares, computed once: how large each subtree is and where it lies in
// pre-order, both along first parents; which nodes did not finish, and what recurs among these.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "strategy/recurring.h"
#include "tree/tree.h"
#include "tree/unfinished.h"

namespace inquest::strategy {

using tree::NodeId;

class TreeIndex {
 public:
  // Both outlive it; the latter may be null.
  TreeIndex(const tree::Tree& tree, const tree::Behaviours* behaviours);

  const std::vector<uint32_t>& sizes() const { return size_; }  // nodes below n along first parents, and n
  // Pre-order numbers; only where the tree has shared nodes, since nothing else needs them.
  uint32_t enter(NodeId n) const { return enter_[n.index]; }
  uint32_t exit(NodeId n) const { return enter_[n.index] + size_[n.index]; }
  bool contains(NodeId n, NodeId below) const { return enter(n) <= enter(below) && enter(below) < exit(n); }
  const tree::Unfinished& unfinished() const { return unfinished_; }
  const Recurring& recurring() const;  // found on first use

 private:
  void NumberInPreOrder(const tree::Tree& tree);

  const tree::Tree& tree_;
  const tree::Behaviours* behaviours_;
  std::vector<uint32_t> size_, enter_;
  tree::Unfinished unfinished_;
  mutable std::optional<Recurring> recurring_;
};

}  // namespace inquest::strategy
