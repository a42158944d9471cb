// Unfinished calls of one function that stand beside each other. Where calls belong to whoever wrote their
// function (a State action applied again and again), a loop is no chain of calls, each inside the one before:
// all of them are calls of the one that did not end. But each waits for the next, so they are a sequence in
// time, and the last one that is wrong is looked for: the last ones are asked about, and some before these at
// growing distances, until one is wrong; then those between that one and one that is right are halved. What
// the calls before it did is explained by it. Where they are wrong to the end, three are looked into, as with
// calls inside each other (endless.cpp). The finding names what nobody judged besides.
#include <algorithm>
#include <iterator>
#include <map>

#include "strategy/search.h"
#include "strategy/some_of_many.h"

namespace inquest::strategy {

namespace {

constexpr size_t kFewInSequence = 3;  // are asked about all
constexpr ptrdiff_t kMostLookedInto = 3;

}  // namespace

// The longest one below the root.
std::vector<NodeId> Search::FindSequence() const {
  std::map<RoutineId, std::vector<NodeId>> by_routine;
  ForEachChild(root_, [&](NodeId child) {
    if (unfinished().contains(child)) by_routine[tree_->routine(child)].push_back(child);
  });
  std::vector<NodeId> longest;
  for (auto& [routine, calls] : by_routine)
    if (calls.size() > std::max(kFewInSequence, longest.size())) longest = std::move(calls);
  std::sort(longest.begin(), longest.end(),
            [&](NodeId a, NodeId b) { return behaviours_->TimeOf(a) < behaviours_->TimeOf(b); });
  return longest;
}

void Search::LeaveOutMostOfSequence() {
  if (behaviours_ == nullptr || judged(root_) != Verdict::kWrong || !unfinished().contains(root_)) return;
  const auto is_root = [&](NodeId n) { return n == root_; };
  if (root_ == sequence_of_ || std::ranges::any_of(sequence_, is_root)) return NarrowSequence();
  std::vector<NodeId> calls = FindSequence();
  if (calls.empty()) return;
  sequence_ = std::move(calls);
  sequence_of_ = root_;
  is_narrowed_ = false;
  for (size_t i = 0; i < sequence_.size(); ++i)
    if (!IsOneOfSome(sequence_.size() - 1 - i)) LeaveOut(sequence_[i]);
  Recompute();
}

void Search::NarrowSequence() {
  if (is_narrowed_) return;
  const auto begin = sequence_.begin(), end = sequence_.end();
  const auto is_right = [&](NodeId n) {
    const bool is = judged(n) == Verdict::kCorrect || judged(n) == Verdict::kInadmissible;
    return is && !OnlyWaits(n);
  };
  const auto is_unjudged = [&](NodeId n) { return judged(n) == Verdict::kNone; };
  const auto after_wrong = std::find_if(sequence_.rbegin(), sequence_.rend(), [&](NodeId n) {
                             return judged(n) == Verdict::kWrong;
                           }).base();
  if (after_wrong == begin && LastToBeAsked(sequence_)) return;
  const auto right = std::find_if(after_wrong, end, is_right);
  std::vector<NodeId> between;
  std::copy_if(after_wrong, right, std::back_inserter(between), is_unjudged);
  if (!between.empty()) return AskOnly(between[between.size() / 2]);
  is_narrowed_ = true;
  if (after_wrong == begin) return;
  const ptrdiff_t looked_into = right == end ? kMostLookedInto : 1;
  const auto last = after_wrong - 1;
  for (auto n = begin; n != end; ++n) {
    const bool is_looked_into = n <= last && last - n < looked_into;
    if (is_looked_into || !(is_unjudged(*n) || judged(*n) == Verdict::kWrong)) continue;
    SetVerdict(*n, Verdict::kNone);
    LeaveOut(*n);
  }
  for (auto n = last; n != begin && last - n + 1 < looked_into; --n) to_look_into_.push_back(*(n - 1));
  root_ = *last;
  Recompute();
}

// Nothing below this wrong call of the sequence is at fault. It was only cut off: whether there is one before
// it to look into.
bool Search::LookIntoAnother(NodeId wrong) {
  if (to_look_into_.empty() || !IsCutOff(wrong) || std::ranges::find(sequence_, wrong) == sequence_.end())
    return false;
  const NodeId another = to_look_into_.front();
  to_look_into_.erase(to_look_into_.begin());
  if (judged(another) == Verdict::kWrong)
    root_ = another;
  else
    AskOnly(another);
  Recompute();
  return true;
}

// Of the sequence.
void Search::AskOnly(NodeId next) {
  for (const NodeId n : sequence_)
    if (judged(n) == Verdict::kNone && n != next) LeaveOut(n);
  TakeBack(next);
  root_ = sequence_of_;
  Recompute();
}

NodeId Search::NextOfSequence() const { return root_ == sequence_of_ ? LastToBeAsked(sequence_) : NodeId(); }

}  // namespace inquest::strategy
