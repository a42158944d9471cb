// A small step language for tests of transforms: a routine takes a number through its steps, some of which
// call other routines or, at a lower level, itself. Each step has an intended version, so whether a call, or
// several calls in a row, did what they should is computed.
#pragma once

#include <optional>
#include <random>
#include <vector>

#include "base/check.h"
#include "transform/registry.h"
#include "transform/test_table1.h"
#include "value/memory_terms.h"

namespace inquest::transform {

struct Step {
  enum Kind { kAdd, kXor, kSet, kModulo, kCall } kind = kAdd;
  int64_t operand = 0, intended = 0;  // kCall: the routine
  bool above_level_0 = false;         // executed by calls of a higher level only
};
using Routine = std::vector<Step>;

inline int64_t Apply(const Step& step, int64_t operand, int64_t value) {
  switch (step.kind) {
    case Step::kAdd:
      return value + operand;
    case Step::kXor:
      return value ^ operand;
    case Step::kSet:
      return operand;
    case Step::kModulo:
      return operand == 0 ? value : value % operand;
    case Step::kCall:
      break;
  }
  return value;
}

// A run: the tree of its calls, their states, and the steps executed, in order.
class StepProgram : public tree::Behaviours {
 public:
  StepProgram(std::vector<Routine> routines, int levels) : routines_(std::move(routines)), levels_(levels) {
    Run(NodeId(), 0, levels, 1);
    tree_ = builder_.Finish(routines_.size());
  }

  const tree::Tree& tree() const { return tree_; }

  // Both trees judged, with the mappings.
  Transformation Transformed(Transform transform) const {
    Result result = transform(tree_, *this, {});
    Transformation t;
    for (NodeId n : Nodes(tree_)) Add({n}, &t.before);
    t.before.tree = tree_;
    for (NodeId m : Nodes(result.tree)) {
      NodeId original = result.mapping.original[m.index];
      t.identity.push_back(original);
      const auto parts = result.mapping.parts.Of(m);
      t.source.push_back(original ? std::vector<NodeId>() : std::vector(parts.begin(), parts.end()));
      Add(original ? std::vector<NodeId>{original} : t.source.back(), &t.after);
    }
    t.after.tree = std::move(result.tree);
    for (size_t r = 0; r < routines_.size(); ++r)
      for (size_t s = 0; s < routines_[r].size(); ++s)
        if (routines_[r][s].operand != routines_[r][s].intended) t.faulty.insert(Piece(r, s));
    return t;
  }

  const value::Terms& terms() const override { return terms_; }
  value::Statement Describe(NodeId) const override { return {}; }
  tree::Outcome OutcomeOf(NodeId) const override { return tree::Outcome::kValue; }
  view::RoutineInfo routine(RoutineId) const override { return {}; }
  tree::Placement PlacementOf(NodeId, NodeId n) const override {
    return {n.index, n.index, n.index, n.index};
  }
  view::Code CodeOf(NodeId) const override { return {}; }
  // The state goes straight from one call to the next.
  std::optional<size_t> Feeds(NodeId x, NodeId next) const override {
    bool feeds = tree_.parent(x) == tree_.parent(next) && calls_[x.index].end == calls_[next.index].begin;
    return feeds ? std::optional<size_t>(0) : std::nullopt;
  }

 private:
  struct Call {
    size_t routine;
    int level;
    int64_t before, after;
    size_t begin, end;  // of executed_
  };

  static int Piece(size_t routine, size_t step) { return static_cast<int>(100 * routine + step); }
  static std::vector<NodeId> Nodes(const tree::Tree& tree) {
    std::vector<NodeId> nodes;
    for (size_t i = 0; i < tree.size(); ++i) nodes.push_back(NodeId(i));
    return nodes;
  }

  // The level at which a step is to be called; none if it is not.
  std::optional<int> CalledLevel(size_t routine, const Step& step, int level) const {
    bool itself = static_cast<size_t>(step.operand) == routine;
    if (itself && level == 0) return std::nullopt;
    return itself ? level - 1 : levels_;
  }

  int64_t Run(NodeId parent, size_t routine, int level, int64_t value) {
    NodeId node = builder_.Add(parent, tree::RoutineId(routine));
    calls_.push_back({routine, level, value, 0, executed_.size(), 0});
    for (size_t s = 0; s < routines_[routine].size(); ++s) {
      const Step& step = routines_[routine][s];
      if (step.above_level_0 && level == 0) continue;
      if (step.kind == Step::kCall) {
        // What a call executes is the routine it calls: the step itself cannot be faulty.
        if (auto called = CalledLevel(routine, step, level))
          value = Run(node, static_cast<size_t>(step.operand), *called, value);
      } else {
        executed_.push_back(Piece(routine, s));
        value = Apply(step, step.operand, value);
      }
    }
    calls_[node.index].after = value;
    calls_[node.index].end = executed_.size();
    return value;
  }

  int64_t Intended(size_t routine, int level, int64_t value) const {
    for (const Step& step : routines_[routine]) {
      if (step.above_level_0 && level == 0) continue;
      if (step.kind != Step::kCall)
        value = Apply(step, step.intended, value);
      else if (auto called = CalledLevel(routine, step, level))
        value = Intended(static_cast<size_t>(step.operand), *called, value);
    }
    return value;
  }

  // A node that stands for these calls: from the state before the first to the state after the last.
  void Add(const std::vector<NodeId>& calls, JudgedTree* judged) const {
    int64_t value = calls_[calls.front().index].before;
    for (size_t i = 0; i < calls.size(); ++i) {
      const Call& call = calls_[calls[i].index];
      CHECK(i == 0 || calls_[calls[i - 1].index].end == call.begin);
      value = Intended(call.routine, call.level, value);
    }
    const Call &first = calls_[calls.front().index], &last = calls_[calls.back().index];
    judged->wrong.push_back(value != last.after);
    judged->code.emplace_back(executed_.begin() + static_cast<std::ptrdiff_t>(first.begin),
                              executed_.begin() + static_cast<std::ptrdiff_t>(last.end));
  }

  std::vector<Routine> routines_;
  int levels_;
  tree::Builder builder_;
  tree::Tree tree_;
  std::vector<Call> calls_;
  std::vector<int> executed_;
  value::MemoryTerms terms_;
};

// Three routines; main calls the others, which may call themselves and later ones.
inline StepProgram RandomStepProgram(uint32_t seed) {
  std::mt19937 random(seed);
  auto below = [&](uint32_t n) { return static_cast<int64_t>(random() % n); };
  std::vector<Routine> routines(4);
  for (size_t r = 0; r < routines.size(); ++r)
    for (int64_t steps = 1 + below(r == 0 ? 6 : 3); steps > 0; --steps) {
      Step step;
      step.above_level_0 = below(4) == 0;
      if (below(2) == 0 && r + 1 < routines.size()) {
        step.kind = Step::kCall;
        step.operand = step.intended =
            r == 0 ? 1 + below(3)
                   : static_cast<int64_t>(r) + below(static_cast<uint32_t>(routines.size() - r));
      } else {
        step.kind = static_cast<Step::Kind>(below(4));
        step.operand = step.intended = below(4);
        if (below(3) == 0) step.intended = below(4);
      }
      routines[r].push_back(step);
    }
  return StepProgram(std::move(routines), 2);
}

}  // namespace inquest::transform
