// The nodes of a computation tree: statements about labelled expressions, and groups, about which nothing is
// said.
#pragma once

#include "run_observed/observed_run.h"
#include "tree/behaviours.h"

namespace inquest::run_observed {

class ObservedBehaviours : public tree::Behaviours {
 public:
  explicit ObservedBehaviours(const ObservedRun& run) : run_(run) {}

  const value::Terms& terms() const override { return run_.terms(); }
  value::Statement Describe(tree::NodeId node) const override;
  tree::Outcome OutcomeOf(tree::NodeId node) const override;
  uint32_t TimeOf(tree::NodeId node) const override;
  view::RoutineInfo routine(tree::RoutineId routine) const override;
  tree::Placement PlacementOf(tree::NodeId parent, tree::NodeId child) const override;
  view::Code CodeOf(tree::NodeId node) const override;

 private:
  observe::StatementId StatementOf(tree::NodeId node) const {
    return run_.computation_tree().statements[node.index];
  }

  const ObservedRun& run_;
};

}  // namespace inquest::run_observed
