// How a search ends: where it goes when nothing is left to ask, and what it found.
#include <algorithm>
#include <unordered_set>

#include "strategy/search.h"

namespace inquest::strategy {

namespace {

bool Among(const std::vector<NodeId>& nodes, NodeId n) {
  return std::find(nodes.begin(), nodes.end(), n) != nodes.end();
}

}  // namespace

// The nearest wrong node above n that may still hold a fault of its own; the root of the tree if there is
// none.
NodeId Search::WrongAbove(NodeId n) const {
  for (n = tree_->parent(n); n && n != tree::Tree::root(); n = tree_->parent(n))
    if (judged(n) == Verdict::kWrong && !(state_[n.index] & kTakenOut)) return n;
  return tree::Tree::root();
}

// When nothing is left to ask: first what was skipped, then the other wrong nodes.
void Search::Settle() {
  std::vector<NodeId> left;
  while (weight_[root_.index] == 0 && (AskSkippedAgain() || MoveOn(&left))) {
  }
}

bool Search::AskSkippedAgain() {
  if (skipped_.empty()) return false;
  std::vector<NodeId> skipped = std::move(skipped_);
  skipped_.clear();
  for (NodeId n : skipped) {
    state_[n.index] &= static_cast<uint8_t>(~kSkipped);
    if (askable(n)) AddUpwards(n, 1);
  }
  Reshape();
  return true;
}

// The root is judged, and so is all below it. If that contains wrong nodes, the root need not be at fault.
// `left`: the roots left this way since something was asked, none of which is to be entered again.
bool Search::MoveOn(std::vector<NodeId>* left) {
  NodeId open;
  bool explained = false, dont_know = false;
  ForEachJudgedChild(root_, [&](NodeId child) {
    dont_know |= judged(child) == Verdict::kDontKnow;
    if (judged(child) != Verdict::kWrong) return;
    if (Among(explained_, child))
      explained = true;
    else if (!open && !Among(*left, child))
      open = child;
  });
  left->push_back(root_);
  bool contradicted = tree_->kind(root_) == tree::NodeKind::kProjection && !dont_know;
  if (open) {
    root_ = open;
  } else if ((explained || contradicted) && root_ != tree::Tree::root() && !Among(explained_, root_)) {
    explained_.push_back(root_);
    root_ = WrongAbove(root_);
  } else {
    return false;
  }
  Recompute();
  return true;
}

// A projection is wrong only if one of its children is. One that was judged wrong, all its children correct,
// says nothing about the node above it.
bool Search::Contradicted(NodeId n) const {
  return tree_->kind(n) == tree::NodeKind::kProjection && Among(explained_, n) &&
         !(state_[n.index] & kTakenOut);
}

// The judged nodes that count as children of n, by whatever parent, each once.
template <typename Visit>
void Search::ForEachJudgedChild(NodeId n, Visit visit) const {
  std::vector<NodeId> todo = {n};
  std::unordered_set<NodeId> seen;  // shared ones only: the others are met once
  while (!todo.empty()) {
    NodeId from = todo.back();
    todo.pop_back();
    for (NodeId child : tree_->children(from)) {
      if (child == n) continue;
      if ((state_[child.index] & kShared) && !seen.insert(child).second) continue;
      Verdict is = verdict(child);
      if (is == Verdict::kDontKnow || is == Verdict::kTrusted || Contradicted(child)) todo.push_back(child);
      if (is != Verdict::kNone && !Contradicted(child)) visit(child);
    }
  }
}

bool Search::IsAbove(NodeId above, NodeId n) const {
  while (n && above < n) n = tree_->parent(n);
  return n == above;
}

std::optional<Search::Finding> Search::finding() const {
  if (!done() || judged(root_) != Verdict::kWrong || (state_[root_.index] & kTakenOut)) return std::nullopt;
  Finding finding{root_, {}, {}};
  bool wrong_below = false;
  ForEachJudgedChild(root_, [&](NodeId child) {
    switch (verdict(child)) {
      case Verdict::kDontKnow:
        finding.dont_knows.push_back(child);
        break;
      case Verdict::kInadmissible:
        finding.inadmissible.push_back(child);
        break;
      case Verdict::kWrong:
        wrong_below |= !IsAbove(child, root_);  // a reference may lead back up
        break;
      case Verdict::kNone:
      case Verdict::kCorrect:
      case Verdict::kTrusted:
        break;
    }
  });
  if (wrong_below) return std::nullopt;
  std::sort(finding.dont_knows.begin(), finding.dont_knows.end());
  // A projection is never at fault itself: something below it is.
  if (tree_->kind(root_) == tree::NodeKind::kProjection) {
    if (finding.dont_knows.empty()) return std::nullopt;
    finding.node = finding.dont_knows.front();
    finding.dont_knows.erase(finding.dont_knows.begin());
  }
  std::sort(finding.inadmissible.begin(), finding.inadmissible.end());
  return finding;
}

}  // namespace inquest::strategy
