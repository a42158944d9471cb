#include "strategy/search.h"

#include <algorithm>

#include "base/check.h"

namespace inquest::strategy {

Search::Search(const tree::Tree& tree, const tree::Behaviours* behaviours, Order order)
    : tree_(&tree),
      behaviours_(behaviours),
      order_(order),
      index_(std::make_shared<TreeIndex>(tree, behaviours)),
      state_(tree.size(), 0),
      weight_(index_->sizes()),
      trusted_(tree.routine_count(), false),
      correct_(tree.routine_count(), 0),
      wrong_(tree.routine_count(), 0) {
  CHECK(tree.size() > 0);
  if (tree.shared().empty()) return;
  holders_.emplace(tree, *index_);
  for (NodeId n : tree.shared()) state_[n.index] = kShared;
}

Search::Search(const Search& other, Order order)
    : tree_(other.tree_),
      behaviours_(other.behaviours_),
      order_(order),
      index_(other.index_),
      state_(other.state_.size(), 0),
      weight_(index_->sizes()),
      trusted_(other.trusted_.size(), false),
      correct_(other.correct_.size(), 0),
      wrong_(other.wrong_.size(), 0) {
  if (tree_->shared().empty()) return;
  holders_.emplace(*tree_, *index_);
  for (NodeId n : tree_->shared()) state_[n.index] = kShared;
}

Search Search::Fresh(Order order) const { return Search(*this, order); }

Verdict Search::verdict(NodeId n) const {
  Verdict verdict = judged(n);
  return verdict == Verdict::kNone && (state_[n.index] & kTrustedRoutine) ? Verdict::kTrusted : verdict;
}

void Search::SetVerdict(NodeId n, Verdict verdict) {
  RoutineId routine = tree_->routine(n);
  if (judged(n) == Verdict::kCorrect) --correct_[routine.index];
  if (judged(n) == Verdict::kWrong) --wrong_[routine.index];
  if (verdict == Verdict::kCorrect) ++correct_[routine.index];
  if (verdict == Verdict::kWrong) ++wrong_[routine.index];
  state_[n.index] = static_cast<uint16_t>((state_[n.index] & ~kVerdict) | static_cast<uint16_t>(verdict));
  if (verdict == Verdict::kDontKnow) has_open_ = true;
  judged_.push_back(n);
  NoteWhetherOut(n);
}

void Search::NoteWhetherOut(NodeId n) {
  Verdict verdict = judged(n);
  bool out = verdict == Verdict::kCorrect || verdict == Verdict::kInadmissible ||
             (state_[n.index] & (kTakenOut | kRest | kOfMany));
  state_[n.index] = static_cast<uint16_t>((state_[n.index] & ~kOut) | (out ? kOut : 0));
}

void Search::Judge(NodeId n, Verdict verdict) {
  CHECK(n.index < tree_->size());
  if (verdict == judged(n) && !(n != root_ && verdict == Verdict::kWrong)) return;
  bool changed = judged(n) != Verdict::kNone;
  if (!changed && verdict == Verdict::kWrong) {
    MoveRoot(n);
  } else if (!changed && verdict == Verdict::kDontKnow) {
    MakeTransparent(n);
    SetVerdict(n, verdict);
  } else if (!changed && verdict == Verdict::kTrusted) {
    MakeTransparent(n);
    SetVerdict(n, verdict);
  } else if (!changed) {
    Cut(n);
    SetVerdict(n, verdict);
    // What was lost with n is not found below it any more.
    if (AttachShared()) Reshape();
  } else {
    ForgetEnd();
    ForgetRounds();
    ForgetMany();
    SetVerdict(n, verdict);
    if (verdict == Verdict::kWrong)
      root_ = n;
    else if (judged(root_) != Verdict::kWrong)
      root_ = WrongAbove(root_);
    Recompute();
  }
  Settle();
}

// Adds to the weight of `from` and of all that hold it, up to the root. False, and nothing is changed, if the
// root does not reach `from`.
bool Search::AddUpwards(NodeId from, int64_t amount) {
  for (NodeId n = from; n && !out(n); n = holder(n)) {
    weight_[n.index] = static_cast<uint32_t>(weight_[n.index] + amount);
    if (n == root_) return true;
  }
  for (NodeId n = from; n && !out(n); n = holder(n))
    weight_[n.index] = static_cast<uint32_t>(weight_[n.index] - amount);
  return false;
}

void Search::MakeTransparent(NodeId n) {
  ++regroupings_;
  if (askable(n) && AddUpwards(n, -1)) changes_.push_back({n, true});
}

void Search::Cut(NodeId n) {
  if (!askable(n)) ++regroupings_;  // it may have children that count elsewhere
  uint32_t weight = weight_[n.index];
  if (AddUpwards(n, -static_cast<int64_t>(weight))) changes_.push_back({n, askable(n)});
  weight_[n.index] = 0;
  if (holders_) holders_->Cut(n);
}

// Whether shared nodes left the search.
bool Search::AttachShared() {
  if (!holders_) return false;
  return holders_->Update(
      [&](NodeId shared, NodeId old_holder) {
        for (NodeId n = old_holder; n && !out(n); n = holder(n)) weight_[n.index] -= weight_[shared.index];
      },
      [&](NodeId shared, NodeId new_holder) {
        Reshape();
        CHECK(AddUpwards(new_holder, weight_[shared.index]));
      });
}

// n is wrong: from now on what is below it is searched.
void Search::MoveRoot(NodeId n) {
  // Where the root does not reach n, the weights below n may not hold.
  bool reached = AddUpwards(n, 0);
  if (reached && askable(n)) --weight_[n.index];
  changes_.push_back({n, askable(n)});
  SetVerdict(n, Verdict::kWrong);
  root_ = n;
  if (!reached) return Recompute();
  if (holders_) holders_->MoveRoot(n);
  AttachShared();
}

void Search::Reshape() {
  ++regroupings_;
  ++reshapings_;
  changes_.clear();
}

// Everything anew from the verdicts.
void Search::Recompute() {
  Reshape();
  for (size_t i = 0; i < weight_.size(); ++i) weight_[i] = askable(NodeId(i)) ? 1 : 0;
  for (size_t i = weight_.size(); i-- > 1;) {
    NodeId n(i);
    if (out(n) && n != root_)
      weight_[i] = 0;
    else if (n != root_)
      weight_[tree_->parent(n).index] += weight_[i];
  }
  if (judged(root_) == Verdict::kCorrect || judged(root_) == Verdict::kInadmissible)
    weight_[root_.index] = 0;  // the root of the tree: there is nothing to search
  else if (holders_)
    ResetHolders();
}

void Search::ResetHolders() {
  std::vector<NodeId> cuts;
  for (NodeId n : judged_)
    if (out(n) && n != root_) cuts.push_back(n);
  holders_->Reset(root_, cuts);
  AttachShared();
}

void Search::TrustRoutines(std::span<const RoutineId> routines) {
  if (routines.empty()) return;
  std::vector<bool> now(trusted_.size(), false);
  for (RoutineId r : routines) {
    now[r.index] = !trusted_[r.index];
    trusted_[r.index] = true;
  }
  std::vector<NodeId> found;
  for (size_t i = 0; i < state_.size(); ++i)
    if (now[tree_->routine(NodeId(i)).index]) found.push_back(NodeId(i));
  // One pass over the tree costs as much as the ways up from a few nodes.
  constexpr size_t kFew = 1000;
  bool few = found.size() <= kFew;
  for (NodeId n : found) {
    if (few) MakeTransparent(n);
    state_[n.index] |= kTrustedRoutine;
  }
  if (!few) Recompute();
  Settle();
}

void Search::Skip(NodeId n) {
  if (!askable(n)) return;
  MakeTransparent(n);
  state_[n.index] |= kSkipped;
  has_open_ = true;
  skipped_.push_back(n);
  Settle();
}

void Search::Restart(NodeId n) {
  ForgetLeftOut();
  ForgetEnd();
  ForgetRounds();
  ForgetMany();
  state_[n.index] &= static_cast<uint16_t>(~kTakenOut);
  SetVerdict(n, Verdict::kWrong);
  std::erase(explained_, n);
  root_ = n;
  Recompute();
  Settle();
}

void Search::TakeOut(NodeId n) {
  ForgetLeftOut();
  ForgetEnd();
  ForgetMany();
  state_[n.index] |= kTakenOut;
  SetVerdict(n, judged(n));
  explained_.push_back(n);
  root_ = tree::Tree::root();
  Recompute();
  Settle();
}

}  // namespace inquest::strategy
