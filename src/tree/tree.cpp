#include "tree/tree.h"

#include <algorithm>

#include "base/check.h"

namespace inquest::tree {

std::span<const NodeId> Tree::further_parents(NodeId n) const {
  auto [from, to] = std::equal_range(extra_parent_node_.begin(), extra_parent_node_.end(), n);
  return {extra_parent_.data() + (from - extra_parent_node_.begin()), static_cast<size_t>(to - from)};
}

std::vector<NodeId> Tree::parents(NodeId n) const {
  std::vector<NodeId> result;
  if (parent(n)) result.push_back(parent(n));
  for (NodeId p : further_parents(n)) result.push_back(p);
  return result;
}

uint64_t Tree::bytes() const {
  auto size = [](const auto& v) { return v.capacity() * sizeof(v[0]); };
  return size(parent_) + size(first_child_) + size(children_) + size(routine_) + size(kinds_) +
         size(shared_) + size(extra_parent_node_) + size(extra_parent_);
}

void Builder::Reserve(size_t nodes) {
  tree_.parent_.reserve(nodes);
  tree_.routine_.reserve(nodes);
}

size_t Builder::size() const { return tree_.parent_.size(); }

NodeId Builder::Add(NodeId parent, RoutineId routine, NodeKind kind) {
  NodeId node(size());
  CHECK(parent.has_value() ? parent < node : node == Tree::root());
  tree_.parent_.push_back(parent);
  tree_.routine_.push_back(routine);
  // The kinds are kept only once there is one to keep: most trees have routines only.
  if (kind != NodeKind::kRoutine) tree_.kinds_.resize(size(), NodeKind::kRoutine);
  if (!tree_.kinds_.empty()) {
    tree_.kinds_.resize(size(), NodeKind::kRoutine);
    tree_.kinds_.back() = kind;
  }
  return node;
}

void Builder::AddReference(NodeId parent, NodeId node) { references_.emplace_back(node, parent); }

Tree Builder::Finish(size_t routine_count) {
  tree_.routine_count_ = routine_count;
  TakeReferences();
  SortChildren();
  tree_.parent_.shrink_to_fit();
  tree_.routine_.shrink_to_fit();
  return std::move(tree_);
}

// Leaves each further parent once, sorted by node.
void Builder::TakeReferences() {
  for (auto [node, parent] : references_) CHECK(node.index < size() && parent.index < size());
  std::erase_if(references_, [&](const auto& r) { return tree_.parent(r.first) == r.second; });
  std::sort(references_.begin(), references_.end());
  references_.erase(std::unique(references_.begin(), references_.end()), references_.end());
  tree_.extra_parent_node_.reserve(references_.size());
  tree_.extra_parent_.reserve(references_.size());
  for (auto [node, parent] : references_) {
    if (tree_.shared_.empty() || tree_.shared_.back() != node) tree_.shared_.push_back(node);
    tree_.extra_parent_node_.push_back(node);
    tree_.extra_parent_.push_back(parent);
  }
  references_ = {};
}

// A counting sort by parent; since nodes are passed in ascending order, so are the children of each.
void Builder::SortChildren() {
  size_t count = size();
  std::vector<uint32_t>& first = tree_.first_child_;
  CHECK(count + tree_.extra_parent_.size() < UINT32_MAX);
  // While sorting, first[p + 1] is where the next child of p goes; in the end that is where p + 1 begins.
  first.assign(count + 1, 0);
  auto children_of = [&](NodeId p) -> uint32_t& { return first[p.index + 1]; };
  for (NodeId p : tree_.parent_)
    if (p) ++children_of(p);
  for (NodeId p : tree_.extra_parent_) ++children_of(p);
  uint32_t total = 0;
  for (size_t i = 1; i <= count; ++i) {
    uint32_t own = first[i];
    first[i] = total;
    total += own;
  }
  tree_.children_.resize(total);
  size_t extra = 0;
  for (size_t i = 0; i < count; ++i) {
    NodeId node(i);
    if (NodeId p = tree_.parent_[i]) tree_.children_[children_of(p)++] = node;
    for (; extra < tree_.extra_parent_.size() && tree_.extra_parent_node_[extra] == node; ++extra)
      tree_.children_[children_of(tree_.extra_parent_[extra])++] = node;
  }
}

}  // namespace inquest::tree
