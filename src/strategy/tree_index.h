// What every search of one tree shares, computed once: how large each subtree is and where it lies in
// pre-order, both along first parents.
#pragma once

#include <cstdint>
#include <vector>

#include "tree/tree.h"

namespace inquest::strategy {

using tree::NodeId;

class TreeIndex {
 public:
  explicit TreeIndex(const tree::Tree& tree);

  const std::vector<uint32_t>& sizes() const { return size_; }  // nodes below n along first parents, and n
  // Pre-order numbers; only where the tree has shared nodes, since nothing else needs them.
  uint32_t enter(NodeId n) const { return enter_[n.index]; }
  uint32_t exit(NodeId n) const { return enter_[n.index] + size_[n.index]; }
  bool contains(NodeId n, NodeId below) const { return enter(n) <= enter(below) && enter(below) < exit(n); }

 private:
  void NumberInPreOrder(const tree::Tree& tree);

  std::vector<uint32_t> size_, enter_;
};

}  // namespace inquest::strategy
