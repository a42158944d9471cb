#include "tree/unfinished.h"

namespace inquest::tree {

Unfinished::Unfinished(const Tree& tree, const Behaviours* behaviours) {
  const auto is_unfinished = [&](NodeId n) { return behaviours->OutcomeOf(n) == Outcome::kUnfinished; };
  if (behaviours == nullptr || tree.size() == 0 || !is_unfinished(Tree::root())) return;
  unfinished_.resize(tree.size());
  std::vector<bool> listed(tree.size());
  std::vector<NodeId> todo;
  const auto list = [&](NodeId n) {
    if (listed[n.index]) return;
    listed[n.index] = true;
    todo.push_back(n);
  };
  for (size_t i = 0; i < tree.size(); ++i) unfinished_[i] = is_unfinished(NodeId(i));
  on_the_way_ = unfinished_;
  for (NodeId n(tree.size() - 1); n; n = tree.parent(n)) on_the_way_[n.index] = true;
  for (size_t i = 0; i < tree.size(); ++i) {
    if (!on_the_way_[i]) continue;
    list(NodeId(i));
    while (!todo.empty()) {
      const NodeId n = todo.back();
      todo.pop_back();
      if (tree.parent(n)) list(tree.parent(n));
      for (const NodeId parent : tree.further_parents(n)) list(parent);
    }
  }
  position_.resize(tree.size(), kNowhere);
  for (size_t i = 0; i < tree.size(); ++i) {
    if (!listed[i]) continue;
    position_[i] = static_cast<uint32_t>(nodes_.size());
    nodes_.push_back(NodeId(i));
  }
}

}  // namespace inquest::tree
