#include "reduce/free_variables.h"

#include <algorithm>

namespace inquest::reduce {

using core::ExprKind;
using core::VarId;

namespace {

void Merge(std::vector<VarId>& into, const std::vector<VarId>& from) {
  if (from.empty()) return;
  std::vector<VarId> merged;
  merged.reserve(into.size() + from.size());
  std::set_union(into.begin(), into.end(), from.begin(), from.end(), std::back_inserter(merged));
  into.swap(merged);
}

void Remove(std::vector<VarId>& from, VarId var) {
  if (!var.has_value()) return;
  auto found = std::lower_bound(from.begin(), from.end(), var);
  if (found != from.end() && *found == var) from.erase(found);
}

}  // namespace

const std::vector<VarId>& FreeVariables::Of(core::ExprId expr) {
  if (auto found = exprs_.find(expr.index); found != exprs_.end()) return found->second;
  Set set = Compute(program_.exprs[expr]);
  return exprs_.emplace(expr.index, std::move(set)).first->second;
}

const std::vector<VarId>& FreeVariables::Of(core::RoutineId id) {
  if (auto found = routines_.find(id.index); found != routines_.end()) return found->second;
  const core::Routine& routine = program_.routines[id];
  Set set = Of(routine.body);
  for (VarId param : routine.params) Remove(set, param);
  return routines_.emplace(id.index, std::move(set)).first->second;
}

FreeVariables::Set FreeVariables::Compute(const core::Expr& expr) {
  Set set;
  if (expr.kind == ExprKind::kVar) return {expr.var};
  if (expr.kind == ExprKind::kRoutine) {
    if (program_.routines[expr.routine].parent.has_value()) set = Of(expr.routine);
    return set;
  }
  if (expr.kind == ExprKind::kCase) {
    for (const core::Alt& alt : expr.alts) {
      Set body = Of(alt.body);
      for (VarId var : alt.vars) Remove(body, var);
      Merge(set, body);
    }
    Remove(set, expr.var);
    Merge(set, Of(expr.children[0]));
    return set;
  }
  for (core::ExprId child : expr.children) Merge(set, Of(child));
  if (expr.kind == ExprKind::kLet) {
    for (const core::Bind& bind : expr.binds) {
      Merge(set, bind.expr.has_value() ? Of(bind.expr) : Of(bind.routine));
    }
    for (const core::Bind& bind : expr.binds) Remove(set, bind.var);
  }
  return set;
}

}  // namespace inquest::reduce
