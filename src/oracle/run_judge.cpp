#include "oracle/run_judge.h"

#include <utility>

#include "oracle/calls_made.h"
#include "traced/tree/trail_behaviours.h"

namespace inquest::oracle {

RunJudge::RunJudge(Reference& reference, const trail::Trail& run, std::function<Reference*()> own)
    : run_(run), judge_(reference, run), own_(std::move(own)) {}

void RunJudge::PrepareUnfinished(const tree::Tree& tree) {
  if (own_ != nullptr) {
    own_program_ = std::exchange(own_, nullptr)();
    if (own_program_ != nullptr) judge_.set_own_program(*own_program_);
  }
  if (own_program_ == nullptr || std::exchange(counted_in_, &tree) == &tree) return;
  calls_made_ = CallsMade(tree, run_);
}

// Where functions are shown as maps, what finished may say of calls that did not: `f = {3 -> ⊥}`.
bool RunJudge::MayHoldUnfinished(const tree::Behaviours& behaviours) {
  const auto* of_trail = dynamic_cast<const traced::TrailBehaviours*>(&behaviours);
  if (of_trail == nullptr || of_trail->trail_terms().uses() == nullptr) return false;
  return behaviours.OutcomeOf(tree::Tree::root()) == tree::Outcome::kUnfinished;
}

Judgement RunJudge::Of(const tree::Tree& tree, const tree::Behaviours& behaviours,
                       const std::vector<tree::NodeId>& parts) {
  if (parts.size() != 1) return judge_.Of(behaviours, parts);
  const tree::NodeId node = parts[0];
  const bool is_unfinished = behaviours.OutcomeOf(node) == tree::Outcome::kUnfinished;
  if (!is_unfinished && !MayHoldUnfinished(behaviours)) return judge_.Of(behaviours, node);
  PrepareUnfinished(tree);
  // Nodes that were added to the tree since are of a time before; these finished.
  if (node.index >= calls_made_.size()) return judge_.Of(behaviours, node);
  return judge_.OfUnfinished(behaviours, node, calls_made_[node.index]);
}

}  // namespace inquest::oracle
