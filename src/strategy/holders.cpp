#include "strategy/holders.h"

#include <algorithm>

#include "base/check.h"

namespace inquest::strategy {

Holders::Holders(const tree::Tree& tree, const TreeIndex& index) : tree_(&tree), index_(&index) {
  for (NodeId n : tree.shared()) shared_.push_back({n, kNowhere, tree.parent(n), 0, State::kReached});
  std::sort(shared_.begin(), shared_.end(),
            [&](const Shared& a, const Shared& b) { return index.enter(a.node) < index.enter(b.node); });
  std::vector<uint32_t> open;
  for (uint32_t i = 0; i < shared_.size(); ++i) {
    while (!open.empty() && !index.contains(shared_[open.back()].node, shared_[i].node)) open.pop_back();
    if (!open.empty()) shared_[i].enclosing = open.back();
    open.push_back(i);
    enters_.push_back(index.enter(shared_[i].node));
  }
}

uint32_t Holders::PositionOf(NodeId shared) const {
  auto at = std::lower_bound(enters_.begin(), enters_.end(), index_->enter(shared));
  CHECK(at != enters_.end() && *at == index_->enter(shared));
  return static_cast<uint32_t>(at - enters_.begin());
}

uint32_t Holders::InnermostShared(NodeId n) const {
  auto after = std::upper_bound(enters_.begin(), enters_.end(), index_->enter(n));
  if (after == enters_.begin()) return kNowhere;
  uint32_t i = static_cast<uint32_t>(after - enters_.begin()) - 1;
  while (i != kNowhere && !index_->contains(shared_[i].node, n)) i = shared_[i].enclosing;
  return i;
}

// Where the innermost cut around n begins; -1 if there is none.
int64_t Holders::InnermostCut(NodeId n) const {
  uint32_t enter = index_->enter(n);
  auto after = std::upper_bound(cuts_.begin(), cuts_.end(), enter,
                                [](uint32_t e, const Cutting& cut) { return e < cut.enter; });
  if (after == cuts_.begin()) return -1;
  uint32_t i = static_cast<uint32_t>(after - cuts_.begin()) - 1;
  while (i != kNowhere && enter >= cuts_[i].exit) i = cuts_[i].enclosing;
  return i == kNowhere ? -1 : int64_t{cuts_[i].enter};
}

// Going up from n along first parents, what comes first: the root of the search, a cut, or a shared node?
Holders::Link Holders::LinkOf(NodeId n) const {
  int64_t root = index_->contains(root_, n) ? int64_t{index_->enter(root_)} : -1;
  int64_t cut = InnermostCut(n);
  uint32_t position = InnermostShared(n);
  int64_t shared = position == kNowhere ? -1 : int64_t{enters_[position]};
  if (root >= 0 && root >= cut && root >= shared) return {State::kReached};
  if (position == kNowhere || cut >= shared) return {State::kLost};
  return {State::kUnknown, position};
}

Holders::State Holders::StateOf(NodeId n) const {
  Link link = LinkOf(n);
  return link.shared == kNowhere ? link.state : shared_[link.shared].state;
}

bool Holders::reached(NodeId n) const { return StateOf(n) == State::kReached; }

void Holders::Reset(NodeId root, const std::vector<NodeId>& cuts) {
  for (Shared& s : shared_) {
    s.holder = tree_->parent(s.node);
    s.next_parent = 0;
    s.state = State::kUnknown;
  }
  root_ = tree::Tree::root();
  // All at once: one by one each would move those that come after it.
  cuts_.clear();
  for (const NodeId n : cuts) cuts_.push_back({index_->enter(n), index_->exit(n), kNowhere});
  std::ranges::sort(cuts_, {}, &Cutting::enter);
  const auto is_same = [](const Cutting& a, const Cutting& b) { return a.enter == b.enter; };
  cuts_.erase(std::unique(cuts_.begin(), cuts_.end(), is_same), cuts_.end());
  FindEnclosingCuts();
  for (const NodeId n : cuts) ForgetIfShared(n);
  MoveRoot(root);
}

void Holders::FindEnclosingCuts() {
  std::vector<uint32_t> open;
  for (uint32_t i = 0; i < cuts_.size(); ++i) {
    while (!open.empty() && cuts_[open.back()].exit <= cuts_[i].enter) open.pop_back();
    cuts_[i].enclosing = open.empty() ? kNowhere : open.back();
    open.push_back(i);
  }
}

void Holders::ForgetIfShared(NodeId n) {
  const uint32_t position = InnermostShared(n);
  if (position != kNowhere && shared_[position].node == n) shared_[position].state = State::kGone;
}

void Holders::Cut(NodeId n) {
  uint32_t enter = index_->enter(n);
  auto at = std::lower_bound(cuts_.begin(), cuts_.end(), enter,
                             [](const Cutting& cut, uint32_t e) { return cut.enter < e; });
  if (at != cuts_.end() && at->enter == enter) return;
  cuts_.insert(at, {enter, index_->exit(n), kNowhere});
  FindEnclosingCuts();
  ForgetIfShared(n);
}

void Holders::MoveRoot(NodeId n) {
  ForgetAround(n);
  root_ = n;
}

// A shared node that contains the new root, by way of holders, must not come to lie below it.
void Holders::ForgetAround(NodeId root) {
  for (uint32_t i = InnermostShared(root); i != kNowhere && shared_[i].state != State::kGone;) {
    shared_[i].state = State::kGone;
    i = shared_[i].holder ? InnermostShared(shared_[i].holder) : kNowhere;
  }
}

void Holders::Resolve() {
  for (Shared& s : shared_)
    if (s.state != State::kGone) s.state = State::kUnknown;
  for (uint32_t i = 0; i < shared_.size(); ++i) ResolveFrom(i);
}

// Each shared node has one holder: follow them to something known.
void Holders::ResolveFrom(uint32_t position) {
  std::vector<uint32_t> way;
  State state = State::kUnknown;
  for (uint32_t i = position; state == State::kUnknown;) {
    if (shared_[i].state != State::kUnknown) {
      // In progress: they hold each other, and nothing else does.
      state = shared_[i].state == State::kReached ? State::kReached : State::kLost;
      break;
    }
    shared_[i].state = State::kInProgress;
    way.push_back(i);
    Link link = shared_[i].holder ? LinkOf(shared_[i].holder) : Link{State::kLost};
    state = link.state;
    i = link.shared;
  }
  for (uint32_t i : way) shared_[i].state = state;
}

bool Holders::lost_its_own(const Shared& shared) const {
  if (!shared.holder) return true;
  Link link = LinkOf(shared.holder);
  return link.shared == kNowhere || shared_[link.shared].state == State::kGone;
}

// The next of its parents that is reached, or none.
NodeId Holders::FindHolder(Shared* shared) {
  auto further = tree_->further_parents(shared->node);
  for (uint32_t i = shared->next_parent; i <= further.size(); ++i) {
    NodeId parent = i == 0 ? tree_->parent(shared->node) : further[i - 1];
    Link link = parent ? LinkOf(parent) : Link{State::kLost};
    State state = link.shared == kNowhere ? link.state : shared_[link.shared].state;
    if (state == State::kReached) return parent;
    // Lost for good, unless it hangs on a shared node that may find a holder yet.
    bool gone = link.shared == kNowhere || state == State::kGone;
    if (gone && i == shared->next_parent) ++shared->next_parent;
  }
  return NodeId();
}

bool Holders::ForgetLost() {
  bool any = false;
  for (Shared& s : shared_) {
    if (s.state != State::kLost) continue;
    s.state = State::kGone;
    s.holder = NodeId();
    any = true;
  }
  return any;
}

}  // namespace inquest::strategy
