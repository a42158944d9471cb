#include "strategy/rule_counts.h"

#include <algorithm>

namespace inquest::strategy {

void RuleCounts::Refresh(const Search& search, Of of) {
  bool up_to_date = search_ == &search && reshapings_ == search.reshapings() && UpToDate(search, of);
  search_ = &search;
  reshapings_ = search.reshapings();
  changes_ = search.changes().size();
  if (!up_to_date) Recompute(search);
}

bool RuleCounts::UpToDate(const Search& search, Of of) const {
  for (size_t i = changes_; i < search.changes().size(); ++i) {
    if (of == Of::kAll) return false;
    NodeId n = search.changes()[i].node;
    if (n == search.root()) continue;
    for (n = search.holder(n); n != search.root(); n = search.holder(n))
      if (!n || search.out(n) || search.askable(n)) return false;
  }
  return true;
}

// In pre-order, a routine met again counts once less from the nearest common ancestor of the two nodes
// upwards: of the nodes above the second, that is the last one entered no later than the first.
void RuleCounts::Recompute(const Search& search) {
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
