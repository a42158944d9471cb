#include "strategy/children.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace inquest::strategy {

namespace {

struct Key {
  uint64_t place, time;
  uint64_t begun;  // with times of completion: the later the smaller, since of two calls that finished with
                   // no frame made in between the one begun later lies inside the other
  NodeId node;
  friend auto operator<=>(const Key&, const Key&) = default;
};

// Where a child stands. One taken over from a transparent node has the place of that node among its parent's
// children, and its own time (STRATEGIES.md).
Key KeyOf(const Search& search, NodeId root, NodeId among, NodeId parent, NodeId child) {
  const tree::Behaviours* behaviours = search.behaviours();
  tree::Placement own = behaviours->PlacementOf(parent, child);
  tree::Placement placed = among == child ? own : behaviours->PlacementOf(root, among);
  switch (search.order()) {
    case Order::kOutermost:
      return {placed.outermost, own.start, 0, child};
    case Order::kInnermost:
      return {placed.innermost, own.completion, ~own.start, child};
    case Order::kEvaluation:
      break;
  }
  return {0, own.completion, ~own.start, child};
}

std::vector<NodeId> InPlacedOrder(const Search& search, NodeId root) {
  struct Transparent {
    NodeId node, among;
  };
  std::vector<Key> keys;
  std::vector<Transparent> todo = {{root, NodeId()}};
  while (!todo.empty()) {
    Transparent from = todo.back();
    todo.pop_back();
    for (NodeId child : search.tree().children(from.node)) {
      if (search.weight(child) == 0 || !search.counts(from.node, child)) continue;
      NodeId among = from.among ? from.among : child;
      if (search.askable(child))
        keys.push_back(KeyOf(search, root, among, from.node, child));
      else
        todo.push_back({child, among});
    }
  }
  std::sort(keys.begin(), keys.end());
  std::vector<NodeId> nodes;
  nodes.reserve(keys.size());
  for (const Key& key : keys) nodes.push_back(key.node);
  return nodes;
}

}  // namespace

std::vector<NodeId> ChildrenInOrder(const Search& search, NodeId n) {
  if (search.behaviours()) return InPlacedOrder(search, n);
  std::vector<NodeId> nodes;
  search.ForEachChild(n, [&](NodeId child) { nodes.push_back(child); });
  if (!std::is_sorted(nodes.begin(), nodes.end())) std::sort(nodes.begin(), nodes.end());
  return nodes;
}

void Children::Refresh(const Search& search) {
  if (root_ == search.root() && regroupings_ == search.regroupings()) return;
  root_ = search.root();
  regroupings_ = search.regroupings();
  children_ = ChildrenInOrder(search, root_);
  next_ = 0;
}

const std::vector<NodeId>& Children::All(const Search& search) {
  Refresh(search);
  return children_;
}

std::optional<NodeId> Children::First(const Search& search) {
  Refresh(search);
  while (next_ < children_.size() && !search.askable(children_[next_])) ++next_;
  if (next_ == children_.size()) return std::nullopt;
  return children_[next_];
}

uint32_t HeavyPathLength(const Search& search) {
  uint32_t length = 0;
  for (NodeId n = search.root(); n; ++length) {
    NodeId heaviest;
    search.ForEachChild(n, [&](NodeId child) {
      if (!heaviest || search.weight(child) > search.weight(heaviest)) heaviest = child;
    });
    n = heaviest;
  }
  return length - 1 + (search.askable(search.root()) ? 1 : 0);
}

}  // namespace inquest::strategy
