// Runs that did not end, in memory, for tests: calls of numbered routines with one number as argument.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tree/behaviours.h"
#include "value/memory_terms.h"

namespace inquest::strategy {

class UnfinishedRun : public tree::Behaviours {
 public:
  tree::NodeId Add(tree::NodeId parent, size_t routine, int64_t argument, uint32_t branch = 0) {
    return AddNode(parent, routine, argument, tree::Outcome::kUnfinished, terms_.Unfinished(), branch);
  }
  // A call whose argument is not finished either.
  tree::NodeId AddWaiting(tree::NodeId parent, size_t routine) {
    const tree::NodeId node = Add(parent, routine, 0);
    statements_.back().arguments = {terms_.Unfinished()};
    return node;
  }
  // Its argument was computed, but not kept.
  void ForgetArgument(tree::NodeId n) { statements_[n.index].arguments = {terms_.NotKept()}; }
  // What it returned is a pair, of which the first part is not finished.
  void ReturnPair(tree::NodeId n) {
    statements_[n.index].result = terms_.Tuple({terms_.Unfinished(), terms_.Unevaluated()});
  }
  // Likewise, the second part is an action.
  void ReturnPairWithAction(tree::NodeId n) {
    statements_[n.index].result = terms_.Tuple({terms_.Unfinished(), terms_.NotExecuted()});
  }
  // A call that finished elsewhere.
  tree::NodeId AddTwinOf(tree::NodeId finished, tree::NodeId parent, size_t routine, int64_t argument) {
    const tree::NodeId node = Add(parent, routine, argument, 1);
    twins_[node] = finished;
    return node;
  }
  tree::NodeId AddFinished(tree::NodeId parent, size_t routine, int64_t argument) {
    return AddNode(parent, routine, argument, tree::Outcome::kValue, terms_.Number(1), 1);
  }
  // A map of one entry, which gave nothing.
  void GiveNothing(tree::NodeId n) {
    statements_[n.index].result = terms_.Map({value::MapEntry{{terms_.Number(1)}, terms_.Unfinished()}});
  }
  void AddReference(tree::NodeId from, tree::NodeId to) { builder_.AddReference(from, to); }
  const tree::Tree& Finish(size_t routines = 10) {
    tree_ = builder_.Finish(routines);
    return tree_;
  }
  const tree::Tree& tree() const { return tree_; }
  size_t size() const { return outcomes_.size(); }
  void SetUnfinished(tree::NodeId n) {
    outcomes_[n.index] = tree::Outcome::kUnfinished;
    statements_[n.index].result = terms_.Unfinished();
  }

  const value::Terms& terms() const override { return terms_; }
  value::Statement Describe(tree::NodeId n) const override { return statements_[n.index]; }
  tree::Outcome OutcomeOf(tree::NodeId n) const override { return outcomes_[n.index]; }
  uint32_t BranchOf(tree::NodeId n) const override { return branches_[n.index]; }
  std::optional<tree::NodeId> FinishedTwin(tree::NodeId n) const override {
    const auto found = twins_.find(n);
    return found == twins_.end() ? std::nullopt : std::optional(found->second);
  }
  view::RoutineInfo routine(tree::RoutineId r) const override { return {.name = std::to_string(r.index)}; }
  tree::Placement PlacementOf(tree::NodeId, tree::NodeId child) const override {
    return {child.index, child.index, child.index, child.index};
  }
  view::Code CodeOf(tree::NodeId) const override { return {}; }

 private:
  tree::NodeId AddNode(tree::NodeId parent, size_t routine, int64_t argument, tree::Outcome outcome,
                       value::Term result, uint32_t branch) {
    value::Statement statement;
    statement.name = std::to_string(routine);
    statement.arguments = {terms_.Number(argument)};
    statement.result = result;
    statements_.push_back(std::move(statement));
    outcomes_.push_back(outcome);
    branches_.push_back(branch);
    return builder_.Add(parent, tree::RoutineId(routine));
  }

  value::MemoryTerms terms_;
  tree::Builder builder_;
  tree::Tree tree_;
  std::vector<value::Statement> statements_;
  std::vector<tree::Outcome> outcomes_;
  std::vector<uint32_t> branches_;
  std::map<tree::NodeId, tree::NodeId> twins_;
};

}  // namespace inquest::strategy
