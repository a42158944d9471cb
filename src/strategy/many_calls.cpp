// A call that did not finish, because a library that it called calls one of the program's functions again and
// again: `filter p [1 ..]`. The calls of p finish one by one below it, and each could be the cause. To ask
// about all of them would take as many questions as the run was long. So the last ones are asked about, and
// some before these at growing distances: one more if the run is twice as long. If all of these are right,
// the finding names the calls that nobody judged besides.
#include <algorithm>

#include "strategy/search.h"
#include "strategy/unfinished.h"

namespace inquest::strategy {

namespace {

constexpr size_t kFewCalls = 32;  // are asked about all
constexpr size_t kLastCalls = 3;  // of many

// Whether the call that is the n-th from the end, from 0, is asked about.
bool IsAskedAbout(size_t n) {
  if (n < kLastCalls) return true;
  const size_t before = n - kLastCalls + 1;
  return (before & (before - 1)) == 0;
}

}  // namespace

// The finished calls below n that can be asked about and are of the routine that was called last, in the
// order in which they were made.
std::vector<NodeId> Search::LastCalledBelow(NodeId n) const {
  const auto is_earlier = [&](NodeId a, NodeId b) { return behaviours_->TimeOf(a) < behaviours_->TimeOf(b); };
  std::vector<NodeId> calls;
  ForEachChild(n, [&](NodeId child) {
    if (!unfinished().contains(child) && tree_->kind(child) == tree::NodeKind::kRoutine)
      calls.push_back(child);
  });
  if (calls.size() <= kFewCalls) return {};
  const RoutineId last = tree_->routine(*std::max_element(calls.begin(), calls.end(), is_earlier));
  std::erase_if(calls, [&](NodeId call) { return tree_->routine(call) != last; });
  std::sort(calls.begin(), calls.end(), is_earlier);
  return calls;
}

void Search::LeaveOutMostOfMany() {
  if (behaviours_ == nullptr || root_ == thinned_ || judged(root_) != Verdict::kWrong) return;
  if (!unfinished().contains(root_) || !IsCutOff(root_) || UnfinishedWeights(*this).total() > 0) return;
  thinned_ = root_;
  const std::vector<NodeId> calls = LastCalledBelow(root_);
  if (calls.size() <= kFewCalls) return;
  for (size_t i = 0; i < calls.size(); ++i) {
    if (IsAskedAbout(calls.size() - 1 - i)) continue;
    state_[calls[i].index] |= kOfMany;
    of_many_.push_back(calls[i]);
    SetVerdict(calls[i], judged(calls[i]));
  }
  Recompute();
}

void Search::ForgetMany() {
  for (const NodeId n : of_many_) {
    state_[n.index] &= static_cast<uint16_t>(~kOfMany);
    NoteWhetherOut(n);
  }
  of_many_.clear();
  thinned_ = NodeId();
}

}  // namespace inquest::strategy
