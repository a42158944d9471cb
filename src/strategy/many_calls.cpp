// A call that did not finish, because a library that it called calls functions of the program again and
// again: `filter p [1 ..]`, `until done next 0`. Their calls finish one by one below it, and each could be
// the cause. To ask about all of them would take as many questions as the run was long. So the last ones of
// each function are asked about, and some before these at growing distances: one more, of all functions
// together, if the run is twice as long. The last one comes first: it is the nearest to what did not end. If
// all of these are right and few are left, these are asked about as well. Otherwise the finding names the
// calls that nobody judged besides.
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
#include "strategy/some_of_many.h"
#include "strategy/unfinished.h"

namespace inquest::strategy {

namespace {

constexpr size_t kFewCalls = 32;  // are asked about all, in the end
constexpr size_t kFewest = 3;     // fewer are no many
constexpr size_t kMostPartsLookedAt = 64;

// What an execution of an action, in whatever monad, is no result by: what it was given.
bool IsGiven(const value::View& effect) {
  const bool is_state_before = effect.name == "changes" && effect.fields.size() == 1;
  return effect.is_input || is_state_before || effect.name == "is given";
}

// Whether nothing can be wrong with it but that it does not end: it has come to no part of a value, and is no
// action that did something. A function shown by what it gave gave nothing.
bool HasNoResult(const tree::Behaviours& behaviours, NodeId n) {
  std::vector<value::Term> todo = {behaviours.Describe(n).result};
  value::View view;
  const auto is_newtype = [&] {
    const bool is_single = view.kind == value::Kind::kConstructor && view.fields.size() == 1 &&
                           (view.style == value::Style::kPlain || view.style == value::Style::kRecord);
    if (!is_single) return false;
    behaviours.terms().Look(value::Term(view.fields[0]), &view);
    return view.kind == value::Kind::kMap;
  };
  for (size_t i = 0; i < todo.size() && i < kMostPartsLookedAt; ++i) {
    behaviours.terms().Look(value::Term(todo[i]), &view);
    switch (view.kind) {
      case value::Kind::kUnfinished:
      case value::Kind::kUnevaluated:
        break;
      case value::Kind::kAction:
      case value::Kind::kExecutions:
        todo.insert(todo.end(), view.fields.begin(), view.fields.end());
        break;
      case value::Kind::kEffect:
        if (IsGiven(view)) break;
        if (view.fields.empty() && view.name != "gives") break;  // it says how the execution ended
        if (view.name != "gives" && view.name != "returns") return false;
        if (view.fields.size() != 1) return false;
        todo.push_back(view.fields[0]);
        break;
      case value::Kind::kConstructor:
        if (!is_newtype()) return false;
        [[fallthrough]];
      case value::Kind::kMap:
        for (const value::MapEntry& entry : view.entries) todo.push_back(entry.result);
        break;
      case value::Kind::kNumber:
      case value::Kind::kCharacter:
      case value::Kind::kFunction:
      case value::Kind::kOpaque:
      case value::Kind::kNotKept:
      case value::Kind::kError:
        return false;
    }
  }
  return true;
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
  std::sort(calls.begin(), calls.end(),
            [&](NodeId a, NodeId b) { return behaviours_->TimeOf(a) < behaviours_->TimeOf(b); });
  std::map<RoutineId, std::vector<NodeId>> by_routine;
  for (size_t i = calls.size() - std::min(calls.size(), kFewCalls); i < calls.size(); ++i)
    by_routine[tree_->routine(calls[i])];
  for (const NodeId call : calls) {
    const auto found = by_routine.find(tree_->routine(call));
    if (found != by_routine.end()) found->second.push_back(call);
  }
  std::vector<std::vector<NodeId>> of_routines;
  for (auto& [routine, its] : by_routine)
    if (its.size() > kFewest) of_routines.push_back(std::move(its));
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
  const std::vector<std::vector<NodeId>> of_routines = LastCalledBelow(root_);
  for (size_t routine = 0; routine < of_routines.size(); ++routine) {
    const std::vector<NodeId>& calls = of_routines[routine];
    many_.insert(many_.end(), calls.begin(), calls.end());
    for (size_t i = 0; i < calls.size(); ++i) {
      const bool is_asked_about = IsOneOfSome(calls.size() - 1 - i, routine, of_routines.size());
      if (judged(calls[i]) == Verdict::kNone && !is_asked_about) LeaveOut(calls[i]);
    }
  }
  std::sort(many_.begin(), many_.end(),
            [&](NodeId a, NodeId b) { return behaviours_->TimeOf(a) < behaviours_->TimeOf(b); });
  if (of_many_.size() > before) Recompute();
}

// Where all that was asked about is right, and few are left.
bool Search::BringBackFewOfMany() {
  const bool is_many = root_ == thinned_ && !narrowed_to_.second;
  const bool is_sequence = root_ == sequence_of_ && std::ranges::none_of(sequence_, [&](NodeId n) {
                             return judged(n) == Verdict::kWrong;
                           });
  if ((!is_many && !is_sequence) || judged(root_) != Verdict::kWrong) return false;
  std::vector<NodeId> left_out;
  for (const std::vector<NodeId>* calls : {is_many ? &many_ : nullptr, is_sequence ? &sequence_ : nullptr}) {
    if (calls == nullptr) continue;
    for (const NodeId n : *calls)
      if ((state_[n.index] & kOfMany) != 0) left_out.push_back(n);
  }
  if (left_out.empty() || left_out.size() > kFewCalls) return false;
  for (const NodeId n : left_out) TakeBack(n);
  Recompute();
  return true;
}

NodeId Search::LastToBeAsked(const std::vector<NodeId>& calls) const {
  const auto last = std::find_if(calls.rbegin(), calls.rend(),
                                 [&](NodeId n) { return askable(n) && weight_[n.index] > 0; });
  return last == calls.rend() ? NodeId() : *last;
}

NodeId Search::NextOfMany() const { return root_ == thinned_ ? LastToBeAsked(many_) : NodeId(); }

void Search::TakeBack(NodeId n) {
  state_[n.index] &= static_cast<uint16_t>(~kOfMany);
  NoteWhetherOut(n);
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
      TakeBack(n);
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
  for (const NodeId n : of_many_) TakeBack(n);
  of_many_.clear();
  sequence_.clear();
  sequence_of_ = NodeId();
  to_look_into_.clear();
  many_.clear();
  narrowed_to_ = {};
  thinned_ = NodeId();
}

}  // namespace inquest::strategy
