#include "strategy/tree_index.h"

namespace inquest::strategy {

TreeIndex::TreeIndex(const tree::Tree& tree, const tree::Behaviours* behaviours)
    : tree_(tree), behaviours_(behaviours), size_(tree.size(), 1), unfinished_(tree, behaviours) {
  for (size_t i = tree.size(); i-- > 1;) size_[tree.parent(NodeId(i)).index] += size_[i];
  if (!tree.shared().empty()) NumberInPreOrder(tree);
}

const Recurring& TreeIndex::recurring() const {
  if (!recurring_)
    recurring_ = unfinished_.empty() ? Recurring() : Recurring::Find(tree_, *behaviours_, unfinished_);
  return *recurring_;
}

void TreeIndex::NumberInPreOrder(const tree::Tree& tree) {
  enter_.resize(tree.size(), 0);
  for (size_t i = 0; i < tree.size(); ++i) {
    uint32_t next = enter_[i] + 1;
    for (NodeId child : tree.children(NodeId(i))) {
      if (tree.is_reference(NodeId(i), child)) continue;
      enter_[child.index] = next;
      next += size_[child.index];
    }
  }
}

}  // namespace inquest::strategy
