// A transformed tree and the behaviours of its nodes, described by those of the tree before. A node that was
// made by putting siblings together is asked about as one: `insert 4 (insert 3 (insert 5 [])) = [3,5,4]`.
#pragma once

#include <span>

#include "transform/composed_terms.h"
#include "transform/transform.h"

namespace inquest::transform {

class TransformedTree : public tree::Behaviours {
 public:
  // Applies the transform. `before` and `behaviours` must outlive what it makes; both may be a transformed
  // tree's. Of no use if it was told to stop meanwhile.
  TransformedTree(Transform transform, const tree::Tree& before, const tree::Behaviours& behaviours,
                  const std::stop_token& stop = {});

  const tree::Tree& tree() const { return tree_; }
  // The node of the tree before that n is; none if it was made.
  NodeId original(NodeId n) const { return mapping_.original[n.index]; }
  // What n was made of, or what went into it besides itself.
  std::span<const NodeId> parts(NodeId n) const;

  const value::Terms& terms() const override { return terms_; }
  value::Statement Describe(NodeId n) const override;
  std::string ResultType(NodeId n) const override;
  tree::Outcome OutcomeOf(NodeId n) const override;
  std::optional<NodeId> FinishedTwin(NodeId n) const override;
  uint32_t BranchOf(NodeId n) const override;
  uint32_t TimeOf(NodeId n) const override;
  view::RoutineInfo routine(RoutineId routine) const override { return behaviours_.routine(routine); }
  tree::Scope ScopeOf(RoutineId routine) const override { return behaviours_.ScopeOf(routine); }
  bool ShowsLocals() const override { return behaviours_.ShowsLocals(); }
  tree::Placement PlacementOf(NodeId parent, NodeId child) const override;
  view::Code CodeOf(NodeId n) const override;
  std::string EquationOf(NodeId n) const override;
  std::vector<view::Code> CodesOf(std::span<const NodeId> nodes) const override;
  std::optional<size_t> Feeds(NodeId x, NodeId next) const override;

 private:
  static uint64_t LevelAfter(const tree::Behaviours& behaviours);
  NodeId LastOf(NodeId n) const;  // of the tree before: n, or the last of its parts

  const tree::Tree& before_;
  const tree::Behaviours& behaviours_;
  tree::Tree tree_;
  Mapping mapping_;
  uint64_t level_;  // how many transforms came before
  ComposedTerms terms_;
};

}  // namespace inquest::transform
