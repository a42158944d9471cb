#include "strategy/routine_weights.h"

#include <utility>

namespace inquest::strategy {

void RoutineWeights::Refresh(const Search& search) {
  if (search_ != &search || reshapings_ != search.reshapings()) {
    search_ = &search;
    StartOver();
  }
  for (; changes_ < search.changes().size(); ++changes_) TakeChange(search.changes()[changes_]);
  TakeVerdicts();
}

void RoutineWeights::StartOver() {
  const tree::Tree& tree = search_->tree();
  reshapings_ = search_->reshapings();
  changes_ = search_->changes().size();
  own_.assign(tree.routine_count(), at_first_);
  extra_ = base::Zeros<int64_t>(tree.size());
  on_the_way_ = base::Zeros<int64_t>(tree.size());
}

// The node left the search, became transparent, or became the root; own_ is still what it counted as. What
// comes to lie above the root is of no interest any more.
void RoutineWeights::TakeChange(const Search::Change& change) {
  NodeId n = change.node;
  int64_t lost = 0;
  if (search_->out(n))
    lost = extra_[n.index];
  else if (change.was_askable)
    lost = static_cast<int64_t>(own(n) - at_first_);
  if (lost != 0) AddUpwards(n, -lost);
}

void RoutineWeights::AddUpwards(NodeId from, int64_t amount) {
  for (NodeId n = from; n; n = search_->holder(n)) {
    extra_[n.index] += amount;
    if (n == search_->root()) return;
  }
}

// Gives the routines their present weights.
void RoutineWeights::TakeVerdicts() {
  std::vector<int64_t> difference(own_.size(), 0);
  bool any = false;
  for (size_t i = 0; i < own_.size(); ++i) {
    RoutineId routine(i);
    uint64_t own = own_weight_(search_->correct_count(routine), search_->wrong_count(routine));
    difference[i] = static_cast<int64_t>(own - own_[i]);
    any |= difference[i] != 0;
    own_[i] = own;
  }
  // Where little is left it is faster to go down to it than to pass over everything.
  if (any && search_->remaining() < search_->tree().size() / 32)
    AddGoingDown(difference);
  else if (any)
    AddBelow(difference);
}

void RoutineWeights::AddGoingDown(const std::vector<int64_t>& by_routine) {
  const tree::Tree& tree = search_->tree();
  std::vector<NodeId> order = {search_->root()};
  std::vector<int64_t> amount;
  std::vector<size_t> holder = {0};  // positions in order
  for (size_t i = 0; i < order.size(); ++i) {
    amount.push_back(search_->askable(order[i]) ? by_routine[tree.routine(order[i]).index] : 0);
    for (NodeId child : tree.children(order[i])) {
      if (search_->weight(child) == 0 || !search_->counts(order[i], child)) continue;
      order.push_back(child);
      holder.push_back(i);
    }
  }
  for (size_t i = order.size(); i-- > 0;) {
    extra_[order[i].index] += amount[i];
    if (i > 0) amount[holder[i]] += amount[i];
  }
}

// Adds to each askable node what its routine gained, and to all that hold it: children before parents. Only
// nodes that something was added to are looked at closely: most are passed over 64 at a time.
void RoutineWeights::AddBelow(const std::vector<int64_t>& by_routine) {
  const tree::Tree& tree = search_->tree();
  std::vector<bool> changed;
  for (int64_t difference : by_routine) changed.push_back(difference != 0);
  std::vector<uint64_t> touched(tree.size() / 64 + 1, 0);
  std::vector<std::pair<NodeId, int64_t>> shared;
  // Nodes below the root come after it, except shared ones.
  const size_t first = tree.shared().empty() ? search_->root().index : 0;
  for (size_t i = tree.size(); i-- > first;) {
    NodeId n(i);
    RoutineId routine = tree.routine(n);
    const bool is_touched = (touched[i / 64] >> (i % 64)) & 1;
    if (!is_touched && !changed[routine.index]) continue;
    int64_t amount = is_touched ? std::exchange(on_the_way_[i], 0) : 0;
    if (search_->askable(n)) amount += by_routine[routine.index];
    if (amount == 0 || search_->out(n)) continue;
    extra_[i] += amount;
    NodeId parent = tree.parent(n);
    if (n == search_->root() || !parent) continue;
    if (!tree.shared().empty() && search_->holder(n) != parent) {
      shared.emplace_back(n, amount);  // its holder may have been passed already
      continue;
    }
    on_the_way_[parent.index] += amount;
    touched[parent.index / 64] |= uint64_t{1} << (parent.index % 64);
  }
  for (auto [n, amount] : shared)
    if (NodeId holder = search_->holder(n)) AddUpwards(holder, amount);
}

}  // namespace inquest::strategy
