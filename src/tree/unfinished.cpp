#include "tree/unfinished.h"

#include <algorithm>
#include <utility>

namespace inquest::tree {

namespace {

// Several endless lists may have been made in turns, each by a chain of calls.
constexpr size_t kLastNodes = 32;
// A way of fewer calls costs few questions as it is.
constexpr size_t kLongWay = 8;

// Not in order.
std::vector<NodeId> LastMade(const Tree& tree, const Behaviours& behaviours) {
  // The earliest one of them is at the top of the heap.
  std::vector<std::pair<uint32_t, NodeId>> last;
  const auto is_later = [](const auto& a, const auto& b) { return a > b; };
  for (size_t i = tree.size(); i-- > 0;) {
    const std::pair<uint32_t, NodeId> made = {behaviours.TimeOf(NodeId(i)), NodeId(i)};
    if (last.size() == kLastNodes && !is_later(made, last.front())) continue;
    if (last.size() == kLastNodes) {
      std::pop_heap(last.begin(), last.end(), is_later);
      last.pop_back();
    }
    last.push_back(made);
    std::push_heap(last.begin(), last.end(), is_later);
  }
  std::vector<NodeId> nodes;
  for (const auto& [time, node] : last) nodes.push_back(node);
  return nodes;
}

// Those further down come first: the way to one of these is the longest, and others hang on it.
void SortByDepth(const Tree& tree, std::vector<NodeId>* nodes) {
  std::vector<uint32_t> depth(tree.size(), 0);
  for (size_t i = 1; i < tree.size(); ++i) depth[i] = depth[tree.parent(NodeId(i)).index] + 1;
  std::stable_sort(nodes->begin(), nodes->end(),
                   [&](NodeId a, NodeId b) { return depth[a.index] > depth[b.index]; });
}

}  // namespace

void Unfinished::FollowLast(const Tree& tree, const Behaviours& behaviours) {
  std::vector<NodeId> nodes = LastMade(tree, behaviours);
  SortByDepth(tree, &nodes);
  for (const NodeId last : nodes) {
    size_t length = 0;
    for (NodeId n = last; n && !on_the_way_[n.index]; n = tree.parent(n)) ++length;
    if (length < kLongWay) continue;
    for (NodeId n = last; n && !on_the_way_[n.index]; n = tree.parent(n)) on_the_way_[n.index] = true;
  }
}

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
  FollowLast(tree, *behaviours);
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
  nodes_.reserve(static_cast<size_t>(std::count(listed.begin(), listed.end(), true)));
  for (size_t i = 0; i < tree.size(); ++i) {
    if (!listed[i]) continue;
    position_[i] = static_cast<uint32_t>(nodes_.size());
    nodes_.push_back(NodeId(i));
  }
}

}  // namespace inquest::tree
