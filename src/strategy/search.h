// The searched tree (docs/strategies.md, "The searched tree"): verdicts laid over an execution tree, the root
// of the search, weights that follow the answers. Strategies (strategy.h) choose from it; the session feeds
// it.
//
// Only unjudged, untrusted nodes are askable. What is neither askable nor out of the search is transparent:
// its children count as its parent's. weight(n) is the number of askable nodes in n's subtree, n included; it
// holds for the nodes below root() only. A node with several parents counts under one of them, its holder.
//
// Every answer costs O(depth); trust, Restart, TakeOut and a verdict that changes an earlier one may cost one
// pass over the tree.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "strategy/holders.h"
#include "strategy/tree_index.h"
#include "strategy/turn.h"
#include "tree/behaviours.h"
#include "tree/tree.h"

namespace inquest::strategy {

using tree::NodeId;
using tree::RoutineId;

enum class Verdict : uint8_t {
  kNone,  // not judged
  kCorrect,
  kWrong,
  kInadmissible,  // leaves the search as correct does, and is remembered
  kDontKnow,      // transparent, never asked again
  kTrusted,       // transparent
};

enum class Order : uint8_t { kOutermost, kInnermost, kEvaluation };

class Search {
 public:
  // `behaviours` gives the order of children; null: as in the tree. Both must outlive the search.
  Search(const tree::Tree& tree, const tree::Behaviours* behaviours, Order order);
  // A new search of the same tree in which nothing is judged or trusted. Cheap: it shares what never changes.
  Search Fresh() const { return Fresh(order_); }
  Search Fresh(Order order) const;

  const tree::Tree& tree() const { return *tree_; }
  const tree::Behaviours* behaviours() const { return behaviours_; }
  Order order() const { return order_; }
  const TreeIndex& index() const { return *index_; }
  const tree::Unfinished& unfinished() const { return index_->unfinished(); }

  // The last node judged wrong; at first the root of the tree, which is not judged yet (and is askable).
  // When everything below it is judged and some of that is wrong too, the search moves on by itself: down
  // into a wrong node, or, if all of these have been taken out, up to the next wrong node.
  NodeId root() const { return root_; }
  Verdict verdict(NodeId n) const;  // kTrusted also where the routine is
  void Judge(NodeId n, Verdict verdict);
  void TrustRoutine(RoutineId routine) { TrustRoutines({&routine, 1}); }  // transparent wherever it occurs
  void TrustRoutines(std::span<const RoutineId> routines);
  bool trusted(RoutineId routine) const { return trusted_[routine.index]; }
  void Skip(NodeId n);     // asked again last
  void Restart(NodeId n);  // searches below this node from now on, as if it were wrong
  void TakeOut(NodeId n);  // after a finding: out of the search for the next one, which starts at the top

  // From now on only these nodes are asked about, the others are transparent (left_out.cpp): by node; those
  // of higher numbers are kept. `maker` is the one that made what somebody marked; none if nobody knows. When
  // nothing of it is left to ask, what was left out comes back, all of it: a finding never rests on what is
  // kept alone.
  void KeepTo(const std::vector<bool>& kept, NodeId maker);
  void KeepAll();
  bool keeps_to_some() const { return keeps_to_some_; }
  NodeId maker() const { return keeps_to_some_ ? maker_ : NodeId(); }

  // Whether nothing is left to ask below root(), and root() itself is not to be asked either.
  bool done() const { return remaining() == 0; }
  // Nodes that can be asked about next.
  uint64_t remaining() const { return weight_[root_.index] + (due_ ? 1 : 0); }
  // A node that must be asked next, whatever the strategy: a wrong node needs it, but it does not count below
  // the root, since it stands above it. None otherwise.
  NodeId due() const { return due_; }
  // Where a library called functions of the program again and again and did not come to an end: the last of
  // these calls that is to be asked about; none otherwise (many_calls.cpp).
  NodeId NextOfMany() const;
  // Likewise of unfinished calls beside each other (sequences.cpp).
  NodeId NextOfSequence() const;

  // Finished calls of a routine that nobody judged, and some of them.
  struct Unjudged {
    RoutineId routine;
    uint64_t count = 0;
    std::vector<NodeId> some;
  };
  // Where the run did not end and all calls down to the one that was cut off are wrong: what goes round.
  struct Endless {
    // The last calls of the path down to the finding's node, which is the last of them: a few turns.
    std::vector<NodeId> calls;
    uint32_t turn = 0;         // how many of them make one turn
    uint64_t all_calls = 0;    // how many go round on the whole path
    uint32_t repeats = 0;      // so many turns before, the arguments were the same; 0: they change
    std::vector<NodeId> code;  // calls that go round, the last ones of them, whose code may be at fault
    // Where the arguments change: finished calls of earlier turns, which nobody judged. They can be the cause
    // as well.
    std::vector<Unjudged> unjudged;
  };
  struct Finding {
    NodeId node;
    std::vector<NodeId> dont_knows;
    std::vector<NodeId> inadmissible;  // its children judged inadmissible
    // Further wrong nodes: `node` and these need each other, and nothing tells which of them is at fault.
    std::vector<NodeId> cycle;
    std::vector<NodeId> passed;  // trusted nodes below, whose children count as theirs
    std::optional<Endless> endless = {};
    // Where a library calls without end: calls that were not asked about. They can be the cause as well.
    std::vector<Unjudged> unjudged = {};
  };
  // When done: root() and the don't-know nodes that could hold the fault as well. None if root() was never
  // judged wrong, or if what was taken out explains it. `node` is never a projection: where root() is one, it
  // is one of the don't-knows.
  std::optional<Finding> finding() const;

  // For strategies.
  bool askable(NodeId n) const { return (state_[n.index] & kNotAskable) == 0; }
  uint32_t weight(NodeId n) const { return weight_[n.index]; }
  // Whether `child`, listed under `parent`, counts there: it does not where it is a mere reference.
  bool counts(NodeId parent, NodeId child) const {
    return (state_[child.index] & kShared) == 0 || holders_->holder(child) == parent;
  }
  NodeId holder(NodeId n) const {
    return (state_[n.index] & kShared) == 0 ? tree_->parent(n) : holders_->holder(n);
  }
  // Calls visit(child) for each askable node that counts as a child of n, those below transparent nodes
  // included: as in the tree, the latter after the others.
  template <typename Visit>
  void ForEachChild(NodeId n, Visit visit) const;
  // How many nodes of the routine were judged correct, and wrong.
  uint32_t correct_count(RoutineId routine) const { return correct_[routine.index]; }
  uint32_t wrong_count(RoutineId routine) const { return wrong_[routine.index]; }
  // How often the set of children of some node may have changed other than by nodes leaving the search or
  // becoming its root: what is remembered of children holds as long as this and root() stay the same.
  uint64_t regroupings() const { return regroupings_; }
  // What changed below root(), for those who keep their own weights: since the last reshaping, which may
  // change anything, one entry for each node that left the search, became transparent, or became its root.
  struct Change {
    NodeId node;
    bool was_askable;
  };
  uint64_t reshapings() const { return reshapings_; }
  const std::vector<Change>& changes() const { return changes_; }
  // Below this unfinished call the others only do again what those between the root and it do (recurring.h);
  // none where nothing recurs.
  NodeId horizon() const;
  // Whether n itself left the search: judged correct or inadmissible, or taken out.
  bool out(NodeId n) const { return (state_[n.index] & kOut) != 0; }
  bool skipped(NodeId n) const { return (state_[n.index] & kSkipped) != 0; }
  // Whether any node may have been skipped, or judged don't know.
  bool has_open() const { return has_open_; }

 private:
  // kPassed: on the path above a call that was cut off and is wrong; what finished below it is asked about.
  // kRepeats, kRest: calls below the horizon, once what recurs is known to be wrong; kRest: the last round,
  // which is not a whole one. kOfMany: one of many calls that a library made without end (many_calls.cpp), or
  // of a sequence (sequences.cpp). kLeftOut: KeepTo left it out.
  static constexpr uint16_t kVerdict = 7, kTrustedRoutine = 8, kSkipped = 16, kTakenOut = 32, kShared = 64,
                            kOut = 128, kPassed = 256, kRepeats = 512, kRest = 1024, kOfMany = 2048,
                            kLeftOut = 4096;
  static constexpr uint16_t kNotAskable =
      kVerdict | kTrustedRoutine | kSkipped | kTakenOut | kPassed | kRepeats | kRest | kOfMany | kLeftOut;

  Search(const Search& other, Order order);

  Verdict judged(NodeId n) const { return static_cast<Verdict>(state_[n.index] & kVerdict); }
  void SetVerdict(NodeId n, Verdict verdict);
  void NoteWhetherOut(NodeId n);
  bool AddUpwards(NodeId from, int64_t amount);
  void MakeTransparent(NodeId n);
  void Cut(NodeId n);
  void MoveRoot(NodeId n);
  bool AttachShared();
  void Reshape();
  void Recompute();
  void ResetHolders();
  NodeId WrongAbove(NodeId n) const;
  void Settle();
  bool AskSkippedAgain();
  bool MoveOn();
  std::vector<NodeId> WrongChildren(NodeId n) const;
  NodeId FirstOpenChild(NodeId n) const;
  bool IsExplained(const std::vector<NodeId>& component) const;
  bool Contradicted(NodeId n) const;
  bool AskAnotherTurn(NodeId end);
  bool IsCutOff(NodeId n) const;
  bool OnlyWaits(NodeId n) const;
  void FindEnd(NodeId end);
  void ForgetEnd();
  // rounds.cpp
  std::optional<size_t> FirstWrongRecurring() const;
  bool IsRoundWrong(size_t first) const;
  NodeId LastWrongOfRounds(size_t first) const;
  void PassRounds();
  void LeaveOutRest(size_t wrong);
  void LeaveOutBelow(size_t first, NodeId last);
  void ForgetRounds();
  uint32_t TurnsUntilRepeated() const;
  NodeId TurnsAbove(size_t turns) const;
  Endless DescribeEndless() const;
  // Calls at and below these, which are not looked at themselves.
  std::vector<Unjudged> UnjudgedBelow(std::vector<NodeId> nodes) const;
  // left_out.cpp
  bool BringBackLeftOut();
  void ForgetLeftOut();
  // many_calls.cpp
  std::vector<std::vector<NodeId>> LastCalledBelow(NodeId n) const;
  void LeaveOutMostOfMany();
  bool BringBackFewOfMany();
  NodeId LastToBeAsked(const std::vector<NodeId>& calls) const;
  void LeaveOut(NodeId n);
  void TakeBack(NodeId n);
  void NarrowMany();
  void KeepFirstOfMany(std::vector<NodeId>* inadmissible) const;
  void ForgetMany();
  // sequences.cpp
  std::vector<NodeId> FindSequence() const;
  void LeaveOutMostOfSequence();
  void NarrowSequence();
  void AskOnly(NodeId next);
  bool LookIntoAnother(NodeId wrong);
  template <typename Visit>
  void ForEachChildBelowTransparent(NodeId n, Visit visit) const;
  template <typename Visit>
  void ForEachAnyChild(NodeId n, Visit visit) const;
  template <typename Visit>
  void ForEachJudgedChild(NodeId n, Visit visit) const;

  const tree::Tree* tree_;
  const tree::Behaviours* behaviours_;
  Order order_;
  std::shared_ptr<const TreeIndex> index_;
  std::vector<uint16_t> state_;
  std::vector<uint32_t> weight_;
  NodeId root_ = tree::Tree::root();
  NodeId due_;
  std::vector<NodeId> found_;   // when done: the wrong nodes that hold the fault, several if in a cycle
  std::vector<bool> trusted_;   // by routine
  std::vector<NodeId> judged_;  // every node that was ever given a verdict or taken out
  std::vector<NodeId> skipped_;
  std::vector<NodeId> explained_;   // wrong, because of what was taken out below them
  std::optional<Holders> holders_;  // only where there are shared nodes
  // The call that was cut off, the wrong or unjudged calls above it, and what goes round among these.
  struct End {
    NodeId node;
    std::vector<NodeId> path;  // outermost first, the last one is `node`
    Turn turn;
    uint32_t repeats = 0, turns_asked = 0;
  };
  End end_;
  std::vector<NodeId> repeating_;     // kRepeats or kRest
  std::vector<NodeId> of_many_;       // kOfMany
  NodeId thinned_;                    // the call whose children these are, or that has few
  NodeId sequence_of_;                // the call whose children these are
  std::vector<NodeId> sequence_;      // unfinished calls beside each other, as they were made
  bool is_narrowed_ = false;          // to those that are looked into
  std::vector<NodeId> to_look_into_;  // the last one first
  std::vector<NodeId> many_;          // these and those of them that are asked about, as they were made
  std::pair<NodeId, NodeId>
      narrowed_to_;  // the next one of them, before the one that should not have been made
  NodeId implied_;   // wrong as the calls are that it repeats
  std::vector<uint32_t> correct_, wrong_;  // by routine
  bool has_open_ = false;
  bool keeps_to_some_ = false;
  NodeId maker_;
  uint64_t regroupings_ = 0, reshapings_ = 0;
  std::vector<Change> changes_;
};

template <typename Visit>
void Search::ForEachChild(NodeId n, Visit visit) const {
  bool transparent = false;
  for (NodeId child : tree_->children(n)) {
    if (weight_[child.index] == 0 || !counts(n, child)) continue;
    if (askable(child))
      visit(child);
    else
      transparent = true;
  }
  if (transparent) ForEachChildBelowTransparent(n, visit);
}

template <typename Visit>
void Search::ForEachChildBelowTransparent(NodeId n, Visit visit) const {
  std::vector<NodeId> transparent;
  for (NodeId from = n;;) {
    for (NodeId child : tree_->children(from)) {
      if (weight_[child.index] == 0 || !counts(from, child)) continue;
      if (!askable(child))
        transparent.push_back(child);
      else if (from != n)
        visit(child);
    }
    if (transparent.empty()) return;
    from = transparent.back();
    transparent.pop_back();
  }
}

}  // namespace inquest::strategy
