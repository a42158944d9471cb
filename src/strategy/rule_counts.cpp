#include "strategy/rule_counts.h"

#include <algorithm>

namespace inquest::strategy {

void RuleCounts::Refresh(const Search& search) {
  bool known = search_ == &search && reshapings_ == search.reshapings();
  size_t before = changes_;
  search_ = &search;
  reshapings_ = search.reshapings();
  changes_ = search.changes().size();
  if (known && changes_ == before) return;
  // Of several changes, the later ones would be seen while the first is taken.
  if (known && changes_ == before + 1)
    TakeChange(search.changes().back());
  else
    Recompute();
}

// Upwards from the change, each routine is missing until it is found somewhere else.
void RuleCounts::TakeChange(const Search::Change& change) {
  Routines missing = RoutinesOf(change);
  NodeId from;
  for (NodeId n = change.node; n && !missing.empty(); n = search_->holder(n)) {
    if (!search_->out(n)) Find(&missing, n, from);
    count_[n.index] -= static_cast<uint32_t>(missing.size());
    if (n == search_->root()) return;
    from = n;
  }
}

// The routines that are askable no more.
RuleCounts::Routines RuleCounts::RoutinesOf(const Search::Change& change) const {
  Routines routines;
  if (change.was_askable) routines.insert(search_->tree().routine(change.node));
  if (!search_->out(change.node)) return routines;
  std::vector<NodeId> todo = {change.node};
  while (!todo.empty()) {
    NodeId n = todo.back();
    todo.pop_back();
    search_->ForEachChild(n, [&](NodeId child) {
      routines.insert(search_->tree().routine(child));
      todo.push_back(child);
    });
  }
  return routines;
}

// Removes what n or a node below it has, but not below `except`, where it was looked for already.
void RuleCounts::Find(Routines* missing, NodeId n, NodeId except) const {
  const tree::Tree& tree = search_->tree();
  std::vector<NodeId> todo = {n};
  while (!todo.empty() && !missing->empty()) {
    NodeId at = todo.back();
    todo.pop_back();
    if (search_->askable(at)) missing->erase(tree.routine(at));
    for (NodeId child : tree.children(at))
      if (child != except && search_->weight(child) > 0 && search_->counts(at, child)) todo.push_back(child);
  }
}

// In pre-order, a routine met again counts once less from the nearest common ancestor of the two nodes
// upwards: of the nodes above the second, that is the last one entered no later than the first.
void RuleCounts::Recompute() {
  const Search& search = *search_;
  const tree::Tree& tree = search.tree();
  count_.resize(tree.size());
  constexpr uint32_t kNever = UINT32_MAX;
  std::vector<uint32_t> last(tree.routine_count(), kNever);  // by routine: when last entered
  struct Step {
    NodeId node;
    uint32_t depth;
  };
  std::vector<Step> todo = {{search.root(), 0}};
  std::vector<NodeId> order, way;
  std::vector<uint32_t> entered;  // of the nodes on the way
  while (!todo.empty()) {
    auto [n, depth] = todo.back();
    todo.pop_back();
    uint32_t now = static_cast<uint32_t>(order.size());
    order.push_back(n);
    way.resize(depth);
    entered.resize(depth);
    way.push_back(n);
    entered.push_back(now);
    count_[n.index] = 0;
    if (search.askable(n)) {
      uint32_t& before = last[tree.routine(n).index];
      ++count_[n.index];
      // May fall below zero for a while; the sum over a subtree does not.
      if (before != kNever)
        --count_[way[std::upper_bound(entered.begin(), entered.end(), before) - entered.begin() - 1].index];
      before = now;
    }
    auto children = tree.children(n);
    for (size_t i = children.size(); i-- > 0;)
      if (search.weight(children[i]) > 0 && search.counts(n, children[i]))
        todo.push_back({children[i], depth + 1});
  }
  for (size_t i = order.size(); i-- > 1;) count_[search.holder(order[i]).index] += count_[order[i].index];
}

}  // namespace inquest::strategy
