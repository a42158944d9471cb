// How a search ends: where it goes when nothing is left to ask, and what it found.
#include <algorithm>
#include <unordered_set>

#include "base/components.h"
#include "strategy/search.h"

namespace inquest::strategy {

namespace {

bool Among(const std::vector<NodeId>& nodes, NodeId n) {
  return std::find(nodes.begin(), nodes.end(), n) != nodes.end();
}

// Whether the first so many parts of the arguments contain something unfinished.
bool HasUnfinishedArgument(const tree::Behaviours& behaviours, NodeId n) {
  constexpr size_t kMostParts = 10'000;
  std::vector<value::Term> todo = behaviours.Describe(n).arguments;
  value::View view;
  for (size_t parts = 0; !todo.empty() && parts < kMostParts; ++parts) {
    const value::Term term = todo.back();
    todo.pop_back();
    behaviours.terms().Look(term, &view);
    if (view.kind == value::Kind::kUnfinished) return true;
    if (view.kind == value::Kind::kConstructor)
      todo.insert(todo.end(), view.fields.begin(), view.fields.end());
  }
  return false;
}

// A call that calls itself with the same arguments for the rest of its list, `from` in what recurs.
Search::Endless DescribeRest(const Recurring& recurring, size_t from) {
  constexpr size_t kShown = 4;
  const std::vector<NodeId>& calls = recurring.calls();
  Search::Endless endless;
  endless.all_calls = calls.size() - from;
  const size_t shown = std::min(kShown, calls.size() - from);
  endless.calls.assign(calls.end() - static_cast<ptrdiff_t>(shown), calls.end());
  endless.turn = 1;
  endless.repeats = 1;
  endless.code = {calls[from]};
  return endless;
}

}  // namespace

// The nearest wrong node above n that may still hold a fault of its own; the root of the tree if there is
// none.
NodeId Search::WrongAbove(NodeId n) const {
  for (n = tree_->parent(n); n && n != tree::Tree::root(); n = tree_->parent(n))
    if (judged(n) == Verdict::kWrong && !(state_[n.index] & kTakenOut)) return n;
  return tree::Tree::root();
}

// When nothing is left to ask: first what was skipped, then what a mark left out, then what other wrong nodes
// need.
void Search::Settle() {
  due_ = NodeId();
  found_.clear();
  PassRounds();
  const auto leave_out = [&] {
    LeaveOutMostOfSequence();
    LeaveOutMostOfMany();
  };
  leave_out();
  while (weight_[root_.index] == 0 &&
         (AskSkippedAgain() || BringBackFewOfMany() || BringBackLeftOut() || MoveOn()))
    leave_out();
}

bool Search::AskSkippedAgain() {
  if (skipped_.empty()) return false;
  std::vector<NodeId> skipped = std::move(skipped_);
  skipped_.clear();
  for (NodeId n : skipped) {
    state_[n.index] &= static_cast<uint16_t>(~kSkipped);
    if (askable(n)) AddUpwards(n, 1);
  }
  Reshape();
  return true;
}

// The root is judged, and so is all that counts below it. What is wrong below it may still need something,
// also by references that lead back up, where a constant and a function need each other: as long as a wrong
// node has a child that is not judged, that one must be. Then the fault is in a wrong node that needs no
// other wrong one, or in one of several that need each other.
bool Search::MoveOn() {
  if (judged(root_) == Verdict::kCorrect || judged(root_) == Verdict::kInadmissible) return false;
  const auto components = base::ComponentsFrom(root_, [&](NodeId n) { return WrongChildren(n); });
  for (const std::vector<NodeId>& component : components) {
    for (NodeId n : component) {
      const NodeId open = FirstOpenChild(n);
      if (!open) continue;
      if (n != root_) {
        root_ = n;
        Recompute();
        if (weight_[root_.index] > 0) return true;
      }
      due_ = open;
      return false;
    }
  }
  for (const std::vector<NodeId>& component : components) {
    if (IsExplained(component)) {
      for (NodeId n : component)
        if (!Among(explained_, n)) explained_.push_back(n);
    } else if (judged(component.front()) == Verdict::kWrong) {
      if (std::ranges::any_of(component, [&](NodeId n) { return LookIntoAnother(n); })) return true;
      if (component.size() == 1 && AskAnotherTurn(component.front())) return true;
      found_ = component;
      if (Among(found_, root_)) return false;
      root_ = found_.front();
      Recompute();
      return false;
    }
  }
  if (root_ == tree::Tree::root() || !Among(explained_, root_)) return false;
  root_ = WrongAbove(root_);
  Recompute();
  return true;
}

std::vector<NodeId> Search::WrongChildren(NodeId n) const {
  std::vector<NodeId> wrong;
  ForEachJudgedChild(n, [&](NodeId child) {
    if (judged(child) == Verdict::kWrong && !Among(explained_, child)) wrong.push_back(child);
  });
  return wrong;
}

// Whether what was taken out explains that these are wrong; or a projection was judged wrong and nothing
// below it can be.
bool Search::IsExplained(const std::vector<NodeId>& component) const {
  bool explained = false, dont_know = false, only_projections = true;
  for (NodeId n : component) {
    only_projections &= tree_->kind(n) == tree::NodeKind::kProjection;
    explained |= Among(explained_, n);
    ForEachJudgedChild(n, [&](NodeId child) {
      dont_know |= judged(child) == Verdict::kDontKnow;
      explained |= judged(child) == Verdict::kWrong && Among(explained_, child);
    });
  }
  return explained || (only_projections && !dont_know);
}

// A projection is wrong only if one of its children is. One that was judged wrong, all its children correct,
// says nothing about the node above it.
bool Search::Contradicted(NodeId n) const {
  return tree_->kind(n) == tree::NodeKind::kProjection && Among(explained_, n) &&
         !(state_[n.index] & kTakenOut);
}

// All nodes that count as children of n, by whatever parent, each once: visit(child, verdict).
template <typename Visit>
void Search::ForEachAnyChild(NodeId n, Visit visit) const {
  std::vector<NodeId> todo = {n};
  std::unordered_set<NodeId> seen;  // shared ones only: the others are met once
  while (!todo.empty()) {
    NodeId from = todo.back();
    todo.pop_back();
    for (NodeId child : tree_->children(from)) {
      if (child == n) continue;
      if ((state_[child.index] & kShared) && !seen.insert(child).second) continue;
      Verdict is = verdict(child);
      const bool passed = (state_[child.index] & (kPassed | kRepeats)) != 0 && is == Verdict::kNone;
      if (is == Verdict::kDontKnow || is == Verdict::kTrusted || passed || Contradicted(child))
        todo.push_back(child);
      if (!Contradicted(child)) visit(child, is);
    }
  }
}

template <typename Visit>
void Search::ForEachJudgedChild(NodeId n, Visit visit) const {
  ForEachAnyChild(n, [&](NodeId child, Verdict is) {
    if (is != Verdict::kNone) visit(child);
  });
}

// Whether n did not finish, and no call that it made explains that: it was doing something itself when the
// run was stopped, or was waiting for trusted code. A call that is right so far and has an unfinished
// argument explains nothing: it could only wait for it, and what was computing it may have been stopped
// before it became a call. Nor does one that finished elsewhere: it was only cut off.
bool Search::IsCutOff(NodeId n) const {
  if (!unfinished().contains(n)) return false;
  bool cut_off = true;
  ForEachAnyChild(n, [&](NodeId child, Verdict is) {
    if (is == Verdict::kTrusted || !unfinished().contains(child)) return;
    if (is == Verdict::kNone && (state_[child.index] & (kRepeats | kRest))) return;
    if (child == sequence_of_ && Among(sequence_, n)) return;
    if (!OnlyWaits(child)) cut_off = false;
  });
  return cut_off;
}

// Whether that it is right explains nothing.
bool Search::OnlyWaits(NodeId n) const {
  return verdict(n) == Verdict::kCorrect &&
         (HasUnfinishedArgument(*behaviours_, n) || behaviours_->FinishedTwin(n).has_value());
}

NodeId Search::FirstOpenChild(NodeId n) const {
  NodeId first;
  ForEachAnyChild(n, [&](NodeId child, Verdict) {
    if (!first && askable(child)) first = child;
  });
  return first;
}

std::optional<Search::Finding> Search::finding() const {
  if (!done() || found_.empty() || judged(root_) != Verdict::kWrong || (state_[root_.index] & kTakenOut))
    return std::nullopt;
  Finding finding{root_, {}, {}, {}, {}, {}};
  for (NodeId n : found_) {
    // A projection is never at fault itself: something below it is.
    if (n != root_ && tree_->kind(n) != tree::NodeKind::kProjection) finding.cycle.push_back(n);
    ForEachJudgedChild(n, [&](NodeId child) {
      if (verdict(child) == Verdict::kDontKnow) finding.dont_knows.push_back(child);
      if (verdict(child) == Verdict::kInadmissible) finding.inadmissible.push_back(child);
      if (verdict(child) == Verdict::kTrusted) finding.passed.push_back(child);
    });
  }
  for (std::vector<NodeId>* nodes : {&finding.dont_knows, &finding.inadmissible, &finding.cycle}) {
    std::sort(nodes->begin(), nodes->end());
    nodes->erase(std::unique(nodes->begin(), nodes->end()), nodes->end());
  }
  KeepFirstOfMany(&finding.inadmissible);
  if (end_.node == root_ && end_.turn.length > 0 && found_.size() == 1) finding.endless = DescribeEndless();
  if (const Recurring& recurring = index_->recurring(); recurring.have_values() && found_.size() == 1) {
    const std::optional<size_t> from = recurring.position(root_);
    if (from && *from + 1 < recurring.calls().size() && (state_[recurring.calls()[*from + 1].index] & kRest))
      finding.endless = DescribeRest(recurring, *from);
  }
  if (!of_many_.empty() && !finding.endless) {
    std::vector<NodeId> whose;
    if (thinned_ && Among(found_, thinned_)) whose.push_back(thinned_);
    const bool is_of_sequence =
        std::ranges::any_of(found_, [&](NodeId n) { return n == sequence_of_ || Among(sequence_, n); });
    if (is_of_sequence && !Among(whose, sequence_of_)) whose.push_back(sequence_of_);
    finding.unjudged = UnjudgedBelow(std::move(whose));
  }
  if (tree_->kind(root_) == tree::NodeKind::kProjection) {
    std::vector<NodeId>& others = finding.cycle.empty() ? finding.dont_knows : finding.cycle;
    if (others.empty()) return std::nullopt;
    finding.node = others.front();
    others.erase(others.begin());
  }
  return finding;
}

}  // namespace inquest::strategy
