// Calls that recur (recurring.h) are asked about in one round only. Where each of that round is wrong so are
// all that follow, down to where the run was stopped: the search goes there at once. Where nobody knows of
// one round, nobody is asked about the others.
#include <algorithm>

#include "strategy/search.h"
#include "strategy/unfinished.h"

namespace inquest::strategy {

namespace {

// Whether somebody did not know, of the first round, and nobody said anything else of any.
bool IsRoundUnknown(const Search& search, const Recurring& recurring) {
  if (recurring.have_values() || recurring.period() == recurring.calls().size()) return false;
  const auto is_open = [&](NodeId n) { return search.askable(n) || search.out(n) || search.skipped(n); };
  const auto is_unknown = [&](NodeId n) { return search.verdict(n) == Verdict::kDontKnow; };
  const auto is_judged = [&](NodeId n) {
    return search.verdict(n) == Verdict::kWrong || search.verdict(n) == Verdict::kCorrect ||
           search.verdict(n) == Verdict::kInadmissible;
  };
  const auto first = recurring.calls().begin(), second = first + static_cast<ptrdiff_t>(recurring.period());
  return std::none_of(first, second, is_open) && std::any_of(first, second, is_unknown) &&
         std::none_of(first, recurring.calls().end(), is_judged);
}

}  // namespace

// Of the calls that recur: the first one that is wrong.
std::optional<size_t> Search::FirstWrongRecurring() const {
  std::optional<size_t> first;
  for (const NodeId n : judged_) {
    if (judged(n) != Verdict::kWrong || n == implied_) continue;
    const std::optional<size_t> position = index_->recurring().position(n);
    if (position && (!first || *position < *first)) first = position;
  }
  return first;
}

NodeId Search::horizon() const {
  const Recurring& recurring = index_->recurring();
  if (recurring.empty()) return NodeId();
  size_t first = FirstWrongRecurring().value_or(0);
  const std::optional<size_t> root = recurring.position(root_);
  if (root && *root >= first + recurring.period()) first = *root;
  const size_t horizon = first + recurring.period();
  return horizon < recurring.calls().size() ? recurring.calls()[horizon] : NodeId();
}

// Whether nothing is left to ask in the round that begins here, and nobody said that any of it is right.
bool Search::IsRoundWrong(size_t first) const {
  const Recurring& recurring = index_->recurring();
  for (size_t i = first; i < first + recurring.period(); ++i) {
    const NodeId n = recurring.calls()[i];
    if (out(n) || (state_[n.index] & kSkipped)) return false;
  }
  for (size_t i = first + recurring.period(); i < recurring.calls().size(); ++i) {
    const NodeId n = recurring.calls()[i];
    if (judged(n) != Verdict::kNone || (state_[n.index] & kTakenOut)) return false;
  }
  return !HasUnfinishedToAsk(*this);
}

NodeId Search::LastWrongOfRounds(size_t first) const {
  const Recurring& recurring = index_->recurring();
  for (size_t i = recurring.calls().size(); i-- > first + recurring.period();) {
    const size_t in_first_round = first + (i - first) % recurring.period();
    if (judged(recurring.calls()[in_first_round]) == Verdict::kWrong) return recurring.calls()[i];
  }
  return NodeId();
}

void Search::PassRounds() {
  const Recurring& recurring = index_->recurring();
  if (recurring.empty() || !repeating_.empty()) return;
  if (IsRoundUnknown(*this, recurring)) {
    LeaveOutBelow(0, NodeId());
    return Recompute();
  }
  if (judged(root_) != Verdict::kWrong) return;
  const std::optional<size_t> root = recurring.position(root_), first = FirstWrongRecurring();
  if (!root || !first || *root >= *first + recurring.period()) return;
  if (recurring.have_values()) return LeaveOutRest(*root);
  if (*first + recurring.period() >= recurring.calls().size() || !IsRoundWrong(*first)) return;
  const NodeId last = LastWrongOfRounds(*first);
  if (!last) return;
  LeaveOutBelow(*first, last);
  implied_ = last;
  SetVerdict(last, Verdict::kWrong);
  root_ = last;
  Recompute();
}

// A wrong call that calls itself with the same arguments for the rest of its list. If all else that it calls
// is right, it is at fault itself: a right equation would call itself there as well. So nothing is asked
// about the rest.
void Search::LeaveOutRest(size_t wrong) {
  const Recurring& recurring = index_->recurring();
  if (wrong + 1 == recurring.calls().size()) return;
  const NodeId rest = recurring.calls()[wrong + 1];
  if (judged(rest) != Verdict::kNone) return;
  state_[rest.index] |= kRest;
  repeating_.push_back(rest);
  SetVerdict(rest, Verdict::kNone);
  Recompute();
}

// All that recurs after the first round, except `last`, which is wrong; none: all of it.
void Search::LeaveOutBelow(size_t first, NodeId last) {
  const Recurring& recurring = index_->recurring();
  const auto leave_out = [&](NodeId n, uint16_t as) {
    state_[n.index] |= as;
    repeating_.push_back(n);
  };
  for (size_t i = first + recurring.period(); i < recurring.calls().size(); ++i)
    if (recurring.calls()[i] != last) leave_out(recurring.calls()[i], kRepeats);
  for (const NodeId n : unfinished().nodes()) {
    // What a mark left out comes back later.
    const bool is_to_be_asked = (state_[n.index] & kNotAskable & ~kLeftOut) == 0;
    if (!unfinished().contains(n) || recurring.position(n) || !is_to_be_asked) continue;
    const NodeId above = tree_->parent(n);
    if (!above || (above != last && (state_[above.index] & (kRepeats | kRest)) == 0)) continue;
    leave_out(n, kRest);
    SetVerdict(n, judged(n));
  }
}

void Search::ForgetRounds() {
  for (const NodeId n : repeating_) {
    state_[n.index] &= static_cast<uint16_t>(~(kRepeats | kRest));
    NoteWhetherOut(n);
  }
  repeating_.clear();
  if (implied_ && judged(implied_) == Verdict::kWrong) SetVerdict(implied_, Verdict::kNone);
  implied_ = NodeId();
}

}  // namespace inquest::strategy
