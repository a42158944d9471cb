#include "strategy/routine_weights.h"

namespace inquest::strategy {

uint64_t RoutineWeights::OwnWeightOf(RoutineId routine) const {
  return own_weight_(search_->correct_count(routine), search_->wrong_count(routine));
}

void RoutineWeights::Refresh(const Search& search) {
  if (search_ != &search || reshapings_ != search.reshapings()) {
    search_ = &search;
    StartOver();
  }
  for (; changes_ < search.changes().size(); ++changes_) TakeChange(search.changes()[changes_]);
  if (!TakeVerdicts()) SumUp();
}

// Every node counts the same, which the search has already summed up.
void RoutineWeights::StartOver() {
  reshapings_ = search_->reshapings();
  changes_ = search_->changes().size();
  const uint64_t own = own_weight_(0, 0);
  own_.assign(search_->tree().routine_count(), own);
  weight_.resize(search_->tree().size());
  for (size_t i = 0; i < weight_.size(); ++i) weight_[i] = own * search_->weight(NodeId(i));
}

// The node left the search, became transparent, or became the root; own_ is still what it counted as. What
// comes to lie above the root is of no interest any more.
void RoutineWeights::TakeChange(const Search::Change& change) {
  NodeId n = change.node;
  int64_t lost = 0;
  if (search_->out(n))
    lost = static_cast<int64_t>(weight_[n.index]);
  else if (change.was_askable)
    lost = static_cast<int64_t>(own(n));
  AddUpwards(n, -lost);
}

void RoutineWeights::AddUpwards(NodeId from, int64_t amount) {
  for (NodeId n = from; n; n = search_->holder(n)) {
    weight_[n.index] += static_cast<uint64_t>(amount);
    if (n == search_->root()) return;
  }
}

// Gives the routines their present weights. False if summing up everything is cheaper: own_ is right then.
bool RoutineWeights::TakeVerdicts() {
  std::vector<int64_t> difference(own_.size(), 0);
  bool any = false;
  for (size_t i = 0; i < own_.size(); ++i) {
    uint64_t own = OwnWeightOf(RoutineId(i));
    difference[i] = static_cast<int64_t>(own - own_[i]);
    any |= own != own_[i];
    own_[i] = own;
  }
  if (!any) return true;
  const tree::Tree& tree = search_->tree();
  uint64_t steps = search_->remaining() / 4;  // about what summing up costs
  // Nodes below the root come after it, but for shared ones.
  for (size_t i = tree.shared().empty() ? search_->root().index : 0; i < tree.size(); ++i) {
    NodeId n(i);
    if (difference[tree.routine(n).index] == 0 || !search_->askable(n) || !Reached(n, &steps)) continue;
    if (steps == 0) return false;
    AddUpwards(n, difference[tree.routine(n).index]);
  }
  return true;
}

bool RoutineWeights::Reached(NodeId n, uint64_t* steps) const {
  for (; n && !search_->out(n) && *steps > 0; n = search_->holder(n), --*steps)
    if (n == search_->root()) return true;
  return *steps == 0;
}

void RoutineWeights::SumUp() {
  const tree::Tree& tree = search_->tree();
  const NodeId root = search_->root();
  // Where much of what comes after the root lies below it, it is faster to pass over it all.
  if (tree.shared().empty() && search_->remaining() > (tree.size() - root.index) / 8) {
    for (size_t i = root.index; i < tree.size(); ++i)
      weight_[i] = search_->askable(NodeId(i)) ? own(NodeId(i)) : 0;
    for (size_t i = tree.size() - 1; i > root.index; --i)
      if (!search_->out(NodeId(i))) weight_[tree.parent(NodeId(i)).index] += weight_[i];
    return;
  }
  std::vector<NodeId> order = {root};
  for (size_t i = 0; i < order.size(); ++i) {
    NodeId n = order[i];
    weight_[n.index] = search_->askable(n) ? own(n) : 0;
    for (NodeId child : tree.children(n))
      if (search_->weight(child) > 0 && search_->counts(n, child)) order.push_back(child);
  }
  for (size_t i = order.size(); i-- > 1;) weight_[search_->holder(order[i]).index] += weight_[order[i].index];
}

}  // namespace inquest::strategy
