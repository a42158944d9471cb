#include "strategy/children.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

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
// children, and its own time (docs/strategies.md, "Order of children").
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

struct Timed {
  tree::Placement placement;
  size_t key;  // position of its key
};

// A call whose value is flat was not complete before those in its arguments that began after it: nothing but
// the call can have needed them, and nothing was left for later. The arguments of an application are those
// that come after it outermost and before it innermost.
void CompleteArgumentsFirst(std::vector<Timed> calls, std::vector<Key>* keys) {
  std::stable_sort(calls.begin(), calls.end(), [](const Timed& a, const Timed& b) {
    return a.placement.innermost < b.placement.innermost;
  });
  for (size_t i = 0; i < calls.size(); ++i) {
    const tree::Placement& call = calls[i].placement;
    if (!call.is_flat) continue;
    uint64_t& time = (*keys)[calls[i].key].time;
    for (size_t j = i; j-- > 0 && calls[j].placement.outermost > call.outermost;)
      if (calls[j].placement.start > call.start) time = std::max(time, (*keys)[calls[j].key].time);
  }
}

std::vector<NodeId> InPlacedOrder(const Search& search, NodeId root) {
  struct Transparent {
    NodeId node, among;
  };
  std::vector<Key> keys;
  std::vector<Timed> calls;
  std::vector<Transparent> todo = {{root, NodeId()}};
  while (!todo.empty()) {
    Transparent from = todo.back();
    todo.pop_back();
    for (NodeId child : search.tree().children(from.node)) {
      if (search.weight(child) == 0 || !search.counts(from.node, child)) continue;
      NodeId among = from.among ? from.among : child;
      if (!search.askable(child)) {
        todo.push_back({child, among});
        continue;
      }
      if (among == child && search.order() == Order::kEvaluation)
        calls.push_back({search.behaviours()->PlacementOf(root, child), keys.size()});
      keys.push_back(KeyOf(search, root, among, from.node, child));
    }
  }
  CompleteArgumentsFirst(std::move(calls), &keys);
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
