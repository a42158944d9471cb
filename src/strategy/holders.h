// Under which of its parents a shared node counts: its holder. At first that is the first parent. When the
// search loses the holder (its subtree was judged correct, or the search moved elsewhere), the node passes to
// the next of its parents that the root of the search still reaches; if there is none, it is out of the
// search.
//
// A search only ever shrinks until it is reset. So a parent once lost stays lost, each shared node goes
// through its parents once, and all changes together cost O(references), each change at least O(shared
// nodes).
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "strategy/tree_index.h"
#include "tree/tree.h"

namespace inquest::strategy {

class Holders {
 public:
  Holders(const tree::Tree& tree, const TreeIndex& index);

  NodeId holder(NodeId shared) const { return shared_[PositionOf(shared)].holder; }

  // Everything as at first, with these nodes cut out of the search and `root` its root. Then Update.
  void Reset(NodeId root, const std::vector<NodeId>& cuts);
  void Cut(NodeId n);
  void MoveRoot(NodeId n);

  // Finds new holders for the shared nodes that lost theirs. Calls take(shared, old_holder) before each
  // change, where the old holder may come back into the search with a later one, and give(shared, new_holder)
  // after it.
  // Whether some found none.
  template <typename Take, typename Give>
  bool Update(Take take, Give give);

  bool reached(NodeId n) const;  // after Update: whether the root of the search reaches n

 private:
  static constexpr uint32_t kNowhere = UINT32_MAX;
  enum class State : uint8_t { kUnknown, kInProgress, kReached, kLost, kGone };  // kGone: until Reset

  struct Shared {
    NodeId node;
    uint32_t enclosing;  // position of the innermost shared node around this one, or kNowhere
    NodeId holder;
    uint32_t next_parent;  // the parents before this one are gone
    State state;
  };
  struct Cutting {
    uint32_t enter, exit;
    uint32_t enclosing;
  };
  // How a node hangs together with what is around it: reached, lost, or just as this shared node.
  struct Link {
    State state;
    uint32_t shared = kNowhere;
  };

  uint32_t PositionOf(NodeId shared) const;
  uint32_t InnermostShared(NodeId n) const;
  void FindEnclosingCuts();
  void ForgetIfShared(NodeId n);
  int64_t InnermostCut(NodeId n) const;
  Link LinkOf(NodeId n) const;
  State StateOf(NodeId n) const;
  void Resolve();
  void ResolveFrom(uint32_t position);
  bool lost_its_own(const Shared& shared) const;
  NodeId FindHolder(Shared* shared);
  bool ForgetLost();
  void ForgetAround(NodeId root);

  const tree::Tree* tree_;
  const TreeIndex* index_;
  NodeId root_ = tree::Tree::root();
  std::vector<uint32_t> enters_;  // of shared_, ascending
  std::vector<Shared> shared_;
  std::vector<Cutting> cuts_;  // by enter
};

template <typename Take, typename Give>
bool Holders::Update(Take take, Give give) {
  for (bool changed = true; changed;) {
    changed = false;
    Resolve();
    // First those that lost their own holder: what hangs on them may stay where it is.
    for (Shared& s : shared_) {
      if (s.state != State::kLost || !lost_its_own(s)) continue;
      if (NodeId holder = FindHolder(&s)) {
        s.holder = holder;
        s.state = State::kReached;
        give(s.node, holder);
        changed = true;
      }
    }
    for (Shared& s : shared_) {
      if (changed) break;
      if (s.state != State::kLost) continue;
      if (NodeId holder = FindHolder(&s)) {
        take(s.node, s.holder);
        s.holder = holder;
        give(s.node, holder);
        changed = true;
      }
    }
  }
  return ForgetLost();
}

}  // namespace inquest::strategy
