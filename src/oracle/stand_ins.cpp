#include "oracle/stand_ins.h"

#include <algorithm>

#include "oracle/apply_map.h"

namespace inquest::oracle {

using core::Expr;
using core::ExprKind;
using core::RoutineId;
using trail::Frame;

namespace {

// Of more nobody could judge enough.
constexpr size_t kMostLookedAt = 10'000;

}  // namespace

RoutineId TopOf(const core::Program& program, RoutineId routine) {
  for (;;) {
    const core::Routine& r = program.routines[routine];
    if (r.parent.has_value()) {
      routine = r.parent;
    } else if (r.part_of.has_value()) {
      routine = r.part_of;
    } else {
      return routine;
    }
  }
}

void StandIns::Rewrite(core::Program& program, const Names& is_test, const Names& is_suspected) {
  apply_map_ = AddApplyMap(program, program.routines[program.main].name);
  const auto routines = static_cast<uint32_t>(program.routines.size());
  for (uint32_t i = 0; i < routines; ++i) {
    if (is_test(TopOf(program, RoutineId(i))))
      RewriteBody(program, program.routines[RoutineId(i)].body, is_suspected);
  }
}

// Bodies of nested routines are rewritten with these.
void StandIns::RewriteBody(core::Program& program, core::ExprId body, const Names& is_suspected) {
  std::vector<core::ExprId> open = {body};
  while (!open.empty()) {
    const core::ExprId id = open.back();
    open.pop_back();
    if (!id.has_value()) continue;
    const RoutineId used =
        program.exprs[id].kind == ExprKind::kRoutine ? program.exprs[id].routine : RoutineId();
    const bool is_top = used.has_value() && TopOf(program, used) == used;
    if (is_top && is_suspected(used)) {
      const RoutineId constant = ConstantFor(program, used);
      program.exprs[id].routine = constant;
    }
    const Expr& expr = program.exprs[id];
    open.insert(open.end(), expr.children.begin(), expr.children.end());
    for (const core::Bind& bind : expr.binds) open.push_back(bind.expr);
    for (const core::Alt& alt : expr.alts) open.push_back(alt.body);
  }
}

// constant = original.
RoutineId StandIns::ConstantFor(core::Program& program, RoutineId original) {
  const auto found =
      std::find_if(all_.begin(), all_.end(), [&](const Entry& each) { return each.original == original; });
  if (found != all_.end()) return found->constant;
  core::Routine routine;
  routine.name = program.routines[original].name;
  routine.module = program.routines[program.run_main].module;
  routine.kind = core::RoutineKind::kConstant;
  routine.generated = true;
  routine.type = program.routines[original].type;
  routine.leaves.emplace_back();
  routine.equations.emplace_back();
  Expr use, leaf;
  use.kind = ExprKind::kRoutine;
  use.routine = original;
  use.type = routine.type;
  leaf.kind = ExprKind::kLeaf;
  leaf.type = routine.type;
  leaf.children = {program.exprs.Add(std::move(use))};
  routine.body = program.exprs.Add(std::move(leaf));
  arities_.push_back(static_cast<uint32_t>(program.routines[original].params.size()));
  all_.push_back({original, program.routines.Add(std::move(routine))});
  return all_.back().constant;
}

RoutineId StandIns::original_of(RoutineId routine) const {
  for (const Entry& each : all_)
    if (each.constant == routine) return each.original;
  return routine;
}

void StandIns::Connect(const trail::Trail& run, Matching& matching, Transfer& transfer, Comparer& matcher,
                       reduce::Evaluator& evaluator) {
  run_ = &run;
  matching_ = &matching;
  transfer_ = &transfer;
  matcher_ = &matcher;
  evaluator_ = &evaluator;
  matcher.set_looks_only(true);
}

void StandIns::StandIn(const Statements& statements) {
  if (!statements_ || &statements_->tree != &statements.tree) calls_.clear();
  statements_.emplace(statements);
  used_asked_ = false;
  lookups_.clear();
  for (size_t i = 0; i < all_.size(); ++i) {
    if (arities_[i] > 0) {
      evaluator_->SetConstant(all_[i].constant,
                              evaluator_->MakeMap(apply_map_, static_cast<int64_t>(i), evaluator_->origin()));
    } else {
      const std::optional<Word> value = ValueOfConstant(all_[i].original);
      evaluator_->SetConstant(all_[i].constant, value ? *value : evaluator_->MakeHole(kNotJudged));
    }
  }
}

const std::vector<tree::NodeId>& StandIns::CallsOf(RoutineId original) {
  const auto [found, is_new] = calls_.try_emplace(original);
  if (!is_new) return found->second;
  std::vector<tree::NodeId>& calls = found->second;
  const tree::Tree& tree = statements_->tree;
  // Not the root: no test is about main.
  for (uint32_t i = 1; i < tree.size() && calls.size() < kMostLookedAt; ++i) {
    const Frame frame = statements_->behaviours.frame(tree::NodeId(i));
    const trail::Variant& variant = run_->variant(frame);
    if (variant.is_block || !variant.callable.has_value()) continue;
    // What dictionaries decide is not compared.
    const trail::Callable& callable = run_->layout().callables[variant.callable];
    if (callable.hidden > 0 || matching_->Routine(variant.callable) != original) continue;
    calls.push_back(tree::NodeId(i));
  }
  return calls;
}

std::optional<trail::Word> StandIns::ValueOfConstant(RoutineId original) {
  for (const tree::NodeId node : CallsOf(original)) {
    if (node != statements_->asked && !statements_->is_correct(node)) continue;
    used_asked_ = used_asked_ || node == statements_->asked;
    return transfer_->Value(run_->ResultWord(statements_->behaviours.frame(node)));
  }
  return std::nullopt;
}

reduce::Outside::Answer StandIns::Apply(int64_t number, std::span<const Word> arguments, int64_t id) {
  Lookup& lookup = lookups_[id];
  Answer answer;
  const std::vector<tree::NodeId>& calls = CallsOf(all_[static_cast<size_t>(number)].original);
  for (; lookup.next < calls.size(); ++lookup.next) {
    const Frame frame = statements_->behaviours.frame(calls[lookup.next]);
    std::vector<Word> keys;
    for (uint32_t i = 0; i < arguments.size(); ++i) keys.push_back(run_->argument(frame, i));
    const Comparison comparison = matcher_->Match(keys, 0, arguments);
    if (comparison.differs) continue;
    if (comparison.unevaluated != 0) {
      answer.kind = Answer::kEvaluate;
      answer.value = comparison.unevaluated;
      return answer;
    }
    const bool is_known = comparison.unknown == 0 && !comparison.passes_undefined;
    const bool is_asked = calls[lookup.next] == statements_->asked;
    if (!is_known || !(is_asked || statements_->is_correct(calls[lookup.next]))) continue;
    lookup.is_asked = lookup.is_asked || is_asked;
    lookup.results.push_back(run_->ResultWord(frame));
  }
  const Lookup done = std::move(lookup);
  lookups_.erase(id);
  used_asked_ = done.is_asked;
  answer.hole = kNotJudged;
  if (done.results.empty()) return answer;
  transfer_->Forget();
  answer.kind = Answer::kValue;
  answer.value = transfer_->Joined(done.results);
  return answer;
}

}  // namespace inquest::oracle
