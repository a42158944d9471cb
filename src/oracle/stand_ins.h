// A program in which code of a test calls suspected functions: each of these calls is looked up among the
// statements of a run, and is never evaluated. So what the test says rests on what was judged right, and on
// the statement that it is asked about.
#pragma once

#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/core.h"
#include "oracle/closed_world.h"
#include "oracle/compare.h"
#include "oracle/matching.h"
#include "oracle/transfer.h"
#include "traced/tree/trail_behaviours.h"
#include "tree/tree.h"

namespace inquest::oracle {

// The top-level routine that it is a part of.
core::RoutineId TopOf(const core::Program& program, core::RoutineId routine);

class StandIns : public ClosedWorld {
 public:
  using Word = trail::Word;
  // In the code of routines that `is_test` names, uses of routines that `is_suspected` names become uses of
  // constants that stand for them. Both are asked about top-level routines.
  using Names = std::function<bool(core::RoutineId)>;
  void Rewrite(core::Program& program, const Names& is_test, const Names& is_suspected);

  // What they are looked up with. All outlive it.
  void Connect(const trail::Trail& run, Matching& matching, Transfer& transfer, Comparer& matcher,
               reduce::Evaluator& evaluator);

  // The statement that is asked about; of others `is_correct` says whether they were judged right.
  struct Statements {
    const tree::Tree& tree;
    const traced::TrailBehaviours& behaviours;
    tree::NodeId asked;
    const std::function<bool(tree::NodeId)>& is_correct;
  };
  // After each Evaluator::Restart: calls are looked up among these. Without it they are evaluated.
  void StandIn(const Statements& statements);

  // Whether the call that was looked up last is the statement that is asked about.
  bool used_asked() const { return used_asked_; }

  // What stands for a routine, or the routine itself where nothing does.
  core::RoutineId original_of(core::RoutineId routine) const;

  uint32_t ArityOf(int64_t map) const override { return arities_[static_cast<size_t>(map)]; }
  Answer Apply(int64_t map, std::span<const Word> arguments, int64_t lookup) override;

 private:
  struct Entry {
    core::RoutineId original, constant;
  };
  // How far a call has come.
  struct Lookup {
    size_t next = 0;
    bool is_asked = false;
    std::vector<Word> results;
  };
  core::RoutineId ConstantFor(core::Program& program, core::RoutineId original);
  void RewriteBody(core::Program& program, core::ExprId body, const Names& is_suspected);
  const std::vector<tree::NodeId>& CallsOf(core::RoutineId original);
  std::optional<Word> ValueOfConstant(core::RoutineId original);

  std::vector<Entry> all_;
  std::vector<uint32_t> arities_;
  core::RoutineId apply_map_;
  const trail::Trail* run_ = nullptr;
  Matching* matching_ = nullptr;
  Transfer* transfer_ = nullptr;
  Comparer* matcher_ = nullptr;
  reduce::Evaluator* evaluator_ = nullptr;
  std::optional<Statements> statements_;
  bool used_asked_ = false;
  std::unordered_map<core::RoutineId, std::vector<tree::NodeId>> calls_;
  std::unordered_map<int64_t, Lookup> lookups_;
};

}  // namespace inquest::oracle
