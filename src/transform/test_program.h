// A run in memory, for tests: calls with a state before and after, and which call's state the next one takes.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tree/behaviours.h"
#include "value/memory_terms.h"

namespace inquest::transform {

class TestProgram : public tree::Behaviours {
 public:
  using NodeId = tree::NodeId;
  using RoutineId = tree::RoutineId;

  // `f before = after`; the code of f has one line.
  NodeId Call(NodeId parent, const std::string& routine, int64_t before, int64_t after) {
    value::Statement statement;
    statement.name = routine;
    statement.arguments = {terms_.Number(int64_t{0}), terms_.Number(before)};
    statement.result = terms_.Number(after);
    statements_.push_back(std::move(statement));
    auto [at, is_new] = routines_.try_emplace(routine, names_.size());
    if (is_new) names_.push_back(routine);
    return builder_.Add(parent, RoutineId(at->second));
  }
  // `next` takes what x made, as its second argument.
  void Feed(NodeId x, NodeId next) { feeds_[x] = next; }
  void AddReference(NodeId parent, NodeId node) { builder_.AddReference(parent, node); }
  void SetUnfinished(NodeId n) { unfinished_.insert(n); }
  void Finish() { tree_ = builder_.Finish(names_.size()); }
  const tree::Tree& tree() const { return tree_; }

  const value::Terms& terms() const override { return terms_; }
  value::Statement Describe(NodeId n) const override { return statements_[n.index]; }
  tree::Outcome OutcomeOf(NodeId n) const override {
    return unfinished_.contains(n) ? tree::Outcome::kUnfinished : tree::Outcome::kValue;
  }
  view::RoutineInfo routine(RoutineId r) const override { return {names_[r.index], "Main", "Main.hs", 1, 1}; }
  tree::Placement PlacementOf(NodeId, NodeId n) const override {
    return {n.index, n.index, n.index, n.index};
  }
  // The second half of the line is executed by every other call only.
  view::Code CodeOf(NodeId n) const override {
    return {.file = "Main.hs",
            .first_line = tree_.routine(n).index,
            .pieces = {{"f x ", true}, {"= y\n", n.index % 2 == 0}}};
  }
  std::optional<size_t> Feeds(NodeId x, NodeId next) const override {
    auto found = feeds_.find(x);
    if (found == feeds_.end() || found->second != next) return std::nullopt;
    return 1;
  }

 private:
  tree::Builder builder_;
  tree::Tree tree_;
  value::MemoryTerms terms_;
  std::vector<value::Statement> statements_;
  std::map<std::string, size_t> routines_;
  std::vector<std::string> names_;
  std::map<NodeId, NodeId> feeds_;
  std::set<NodeId> unfinished_;
};

}  // namespace inquest::transform
