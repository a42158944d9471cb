// Behaviours of the nodes of a tree made from a trail.
#pragma once

#include <memory>
#include <vector>

#include "traced/tree/finished_twins.h"
#include "traced/tree/place_order.h"
#include "traced/tree/slot_uses.h"
#include "traced/tree/terms_then.h"
#include "traced/tree/words.h"
#include "traced/value/trail_terms.h"
#include "trail/trail.h"
#include "trail/unfinished.h"
#include "tree/behaviours.h"

namespace inquest::traced {

class TrailBehaviours : public Behaviours {
 public:
  // `trail` must outlive it. `frames`: of each node, 0 for the root of a run that never got to main.
  // Functions are shown as finite maps if `uses` is given.
  TrailBehaviours(const trail::Trail& trail, std::vector<trail::Address> frames,
                  std::unique_ptr<FunctionUses> uses = nullptr);

  const value::Terms& terms() const override { return terms_then_; }
  value::Statement Describe(NodeId node) const override;
  std::string ResultType(NodeId node) const override;
  Outcome OutcomeOf(NodeId node) const override;
  std::optional<NodeId> FinishedTwin(NodeId node) const override;
  uint32_t BranchOf(NodeId node) const override;
  RoutineInfo routine(RoutineId routine) const override;
  tree::Scope ScopeOf(RoutineId routine) const override;
  bool ShowsLocals() const override { return uses_ != nullptr; }
  Placement PlacementOf(NodeId parent, NodeId child) const override;
  Code CodeOf(NodeId node) const override;
  std::string EquationOf(NodeId node) const override;
  std::vector<Code> CodesOf(std::span<const NodeId> nodes) const override;
  std::optional<size_t> Feeds(NodeId x, NodeId next) const override;

  std::optional<Prefix> PrefixOf(NodeId node) const override;

  // After a run that was killed, with the tree that these are the nodes of: what was not kept and has
  // something unfinished below it was not finished either.
  void FindCutOff(const Tree& tree);

  // A further node: this one as it was known then (tree_growth.h).
  void AddThen(NodeId whole, trail::Address time);
  void ForgetThen();

  const trail::Trail& trail() const { return trail_; }
  const traced::TrailTerms& trail_terms() const { return terms_; }
  // Not the root of a run that never got to main.
  bool has_frame(NodeId node) const { return frames_[node.index] != 0; }
  trail::Frame frame(NodeId node) const { return trail_.frame(frames_[node.index]); }

 private:
  // How the call itself ended, whatever its result contains.
  Outcome OwnOutcomeOf(NodeId node) const;
  Outcome OutcomeOfMain() const;
  bool RunIsUnfinished() const;
  trail::Address ResultCellOf(NodeId node) const;
  void FindResultCells() const;
  trail::Address WrittenAt(const trail::Frame& call) const;
  std::string Around(const trail::Callable& callable) const;
  bool WasCutOff(NodeId node) const;
  value::Term ResultOfKilledMain() const;
  bool IsFlat(const trail::Evaluated& result) const;
  const PlaceOrder& OrderOf(const trail::Frame& frame) const;

  const trail::Trail& trail_;
  std::vector<trail::Address> frames_;
  const std::unique_ptr<FunctionUses> uses_;
  traced::TrailTerms terms_;
  TermsThen terms_then_;
  struct Then {
    NodeId whole;
    trail::Address time;
  };
  std::vector<Then> then_;  // of the nodes added, which are the last ones
  // The order of the places of one frame, kept for the next child of the same parent.
  mutable std::unique_ptr<PlaceOrder> order_;
  mutable trail::Address order_of_ = 0;
  mutable SlotUses slot_uses_;
  trail::Unfinished unfinished_;
  mutable std::optional<bool> run_is_unfinished_;
  mutable std::vector<trail::Address> result_cells_;  // by node, of a run that did not end; made when needed
  std::vector<bool> cut_off_;                         // by node; empty: none was
  mutable std::unique_ptr<FinishedTwins> twins_;
};

}  // namespace inquest::traced
