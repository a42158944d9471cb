// What every search of one tree shares, computed once: how large each subtree is and where it lies in
// pre-order, both along first parents; and which nodes did not finish.
#pragma once

#include <cstdint>
#include <vector>

#include "tree/tree.h"
#include "tree/unfinished.h"

namespace inquest::strategy {

using tree::NodeId;

class TreeIndex {
 public:
  TreeIndex(const tree::Tree& tree, const tree::Behaviours* behaviours);  // the latter may be null

  const std::vector<uint32_t>& sizes() const { return size_; }  // nodes below n along first parents, and n
  // Pre-order numbers; only where the tree has shared nodes, since nothing else needs them.
  uint32_t enter(NodeId n) const { return enter_[n.index]; }
  uint32_t exit(NodeId n) const { return enter_[n.index] + size_[n.index]; }
  bool contains(NodeId n, NodeId below) const { return enter(n) <= enter(below) && enter(below) < exit(n); }
  const tree::Unfinished& unfinished() const { return unfinished_; }

 private:
  void NumberInPreOrder(const tree::Tree& tree);

  std::vector<uint32_t> size_, enter_;
  tree::Unfinished unfinished_;
};

}  // namespace inquest::strategy
