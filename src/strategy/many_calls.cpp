// A call that did not finish, because a library that it called calls functions of the program again and
// again: `filter p [1 ..]`, `until done next 0`. Their calls finish one by one below it, and each could be
// the cause. To ask about all of them would take as many questions as the run was long. So the last ones of
// each function are asked about, and some before these at growing distances: one more if the run is twice as
// long. If all of these are right, the finding names the calls that nobody judged besides.
#include <algorithm>
#include <map>

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

// The finished calls below n of each routine that was still called at the end, in the order in which they
// were made.
std::vector<std::vector<NodeId>> Search::LastCalledBelow(NodeId n) const {
  std::vector<NodeId> calls;
  ForEachChild(n, [&](NodeId child) {
    if (!unfinished().contains(child) && tree_->kind(child) == tree::NodeKind::kRoutine)
      calls.push_back(child);
  });
  if (calls.size() <= kFewCalls) return {};
  std::sort(calls.begin(), calls.end(),
            [&](NodeId a, NodeId b) { return behaviours_->TimeOf(a) < behaviours_->TimeOf(b); });
  std::map<RoutineId, std::vector<NodeId>> by_routine;
  for (size_t i = calls.size() - kFewCalls; i < calls.size(); ++i) by_routine[tree_->routine(calls[i])];
  for (const NodeId call : calls) {
    const auto found = by_routine.find(tree_->routine(call));
    if (found != by_routine.end()) found->second.push_back(call);
  }
  std::vector<std::vector<NodeId>> of_routines;
  for (auto& [routine, its] : by_routine) of_routines.push_back(std::move(its));
  return of_routines;
}

void Search::LeaveOutMostOfMany() {
  if (behaviours_ == nullptr || root_ == thinned_ || judged(root_) != Verdict::kWrong) return;
  if (!unfinished().contains(root_) || !IsCutOff(root_) || UnfinishedWeights(*this).total() > 0) return;
  thinned_ = root_;
  const size_t before = of_many_.size();
  for (const std::vector<NodeId>& calls : LastCalledBelow(root_)) {
    if (calls.size() <= kFewCalls) continue;
    for (size_t i = 0; i < calls.size(); ++i) {
      if (IsAskedAbout(calls.size() - 1 - i)) continue;
      state_[calls[i].index] |= kOfMany;
      of_many_.push_back(calls[i]);
      SetVerdict(calls[i], judged(calls[i]));
    }
  }
  if (of_many_.size() > before) Recompute();
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
