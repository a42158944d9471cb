// A call that did not finish, because a library that it called calls functions of the program again and
// again: `filter p [1 ..]`, `until done next 0`. Their calls finish one by one below it, and each could be
// the cause. To ask about all of them would take as many questions as the run was long. So the last ones of
// each function are asked about, and some before these at growing distances: one more if the run is twice as
// long. If all of these are right, the finding names the calls that nobody judged besides.
//
// Whoever says that one of them should not have been made says more: the library should have come to its end
// before. The calls between it and one that is right are halved, down to two neighbours. This is only an
// order of asking. An argument may be computed after the call was made, so that what was called later can be
// the cause as well, and the finding names what nobody judged as before.
#include <algorithm>
#include <map>
#include <optional>
#include <unordered_set>

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

// Whether nothing can be wrong with it but that it does not end: it has come to no part of a value, and is no
// action that did something.
bool HasNoResult(const tree::Behaviours& behaviours, NodeId n) {
  value::View view;
  behaviours.terms().Look(behaviours.Describe(n).result, &view);
  if (view.kind != value::Kind::kAction || view.fields.empty()) return view.kind == value::Kind::kUnfinished;
  behaviours.terms().Look(value::Term(view.fields[0]), &view);
  return view.kind == value::Kind::kEffect && view.fields.empty();
}

struct Narrowed {
  size_t inadmissible;         // the first one that should not have been made
  std::optional<size_t> next;  // none: nothing is left between right ones and such
};

// Of calls in the order in which they were made: none if none of them is inadmissible.
template <typename VerdictOf>  // Verdict(size_t)
std::optional<Narrowed> Narrow(size_t count, VerdictOf verdict_of) {
  std::optional<Narrowed> narrowed;
  Verdict before = Verdict::kCorrect;  // what was judged last
  std::vector<size_t> between;         // and who comes after it
  for (size_t i = 0; i < count; ++i) {
    const Verdict verdict = verdict_of(i);
    if (verdict == Verdict::kNone) between.push_back(i);
    if (verdict != Verdict::kCorrect && verdict != Verdict::kInadmissible) continue;
    if (verdict == Verdict::kInadmissible && !narrowed) narrowed = {i, std::nullopt};
    const bool differs = verdict != before && !between.empty();
    if (narrowed && !narrowed->next && differs) narrowed->next = between[between.size() / 2];
    before = verdict;
    between.clear();
  }
  return narrowed;
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
  if (behaviours_ == nullptr || judged(root_) != Verdict::kWrong) return;
  if (root_ == thinned_) return NarrowMany();
  if (!unfinished().contains(root_) || HasUnfinishedToAsk(*this)) return;
  // Where it did something that can be wrong as well, and then each of them can be the cause.
  if (!IsCutOff(root_) && !HasNoResult(*behaviours_, root_)) return;
  thinned_ = root_;
  many_.clear();
  narrowed_to_ = {};
  const size_t before = of_many_.size();
  for (const std::vector<NodeId>& calls : LastCalledBelow(root_)) {
    if (calls.size() <= kFewCalls) continue;
    many_.insert(many_.end(), calls.begin(), calls.end());
    for (size_t i = 0; i < calls.size(); ++i)
      if (judged(calls[i]) == Verdict::kNone && !IsAskedAbout(calls.size() - 1 - i)) LeaveOut(calls[i]);
  }
  std::sort(many_.begin(), many_.end(),
            [&](NodeId a, NodeId b) { return behaviours_->TimeOf(a) < behaviours_->TimeOf(b); });
  if (of_many_.size() > before) Recompute();
}

void Search::LeaveOut(NodeId n) {
  if ((state_[n.index] & kOfMany) != 0) return;
  state_[n.index] |= kOfMany;
  of_many_.push_back(n);
  NoteWhetherOut(n);
  // What is out is among the judged.
  judged_.push_back(n);
}

void Search::NarrowMany() {
  const auto narrowed = Narrow(many_.size(), [&](size_t i) { return verdict(many_[i]); });
  if (!narrowed) return;
  const NodeId first = many_[narrowed->inadmissible];
  const NodeId next = narrowed->next ? many_[*narrowed->next] : NodeId();
  if (narrowed_to_ == std::pair(next, first)) return;
  narrowed_to_ = {next, first};
  for (const NodeId n : many_) {
    if (judged(n) != Verdict::kNone) continue;
    if (n != next) {
      LeaveOut(n);
    } else {
      state_[n.index] &= static_cast<uint16_t>(~kOfMany);
      NoteWhetherOut(n);
    }
  }
  Recompute();
}

// Of those that should not have been made the first one tells the most, the others tell the same.
void Search::KeepFirstOfMany(std::vector<NodeId>* inadmissible) const {
  const NodeId first = narrowed_to_.second;
  if (!first || std::find(inadmissible->begin(), inadmissible->end(), first) == inadmissible->end()) return;
  const std::unordered_set<NodeId> many(many_.begin(), many_.end());
  std::erase_if(*inadmissible, [&](NodeId n) { return n != first && many.contains(n); });
}

void Search::ForgetMany() {
  for (const NodeId n : of_many_) {
    state_[n.index] &= static_cast<uint16_t>(~kOfMany);
    NoteWhetherOut(n);
  }
  of_many_.clear();
  many_.clear();
  narrowed_to_ = {};
  thinned_ = NodeId();
}

}  // namespace inquest::strategy
