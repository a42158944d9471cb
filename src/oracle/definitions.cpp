#include "oracle/definitions.h"

namespace inquest::oracle {

Definitions::Definitions(const core::Program& program) {
  definitions_.resize(program.vars.size());
  for (const core::Routine& routine : program.routines) {
    for (uint32_t i = 0; i < routine.params.size(); ++i) {
      definitions_[routine.params[i].index] = {Definition::kParameter, i, {}, {}, {}};
    }
  }
  for (const core::Expr& expr : program.exprs) {
    for (const core::Bind& bind : expr.binds) {
      const auto kind = bind.routine.has_value() ? Definition::kFunction : Definition::kLet;
      definitions_[bind.var.index] = {kind, 0, bind.routine, {}, {}};
    }
    if (expr.kind != core::ExprKind::kCase) continue;
    const core::Expr& scrutinee = program.exprs[expr.children[0]];
    const core::VarId from = scrutinee.kind == core::ExprKind::kVar ? scrutinee.var : expr.var;
    if (!from.has_value()) continue;
    if (expr.var.has_value() && expr.var != from) {
      definitions_[expr.var.index] = {Definition::kAlias, 0, {}, from, {}};
    }
    for (const core::Alt& alt : expr.alts) {
      for (uint32_t i = 0; i < alt.vars.size(); ++i) {
        if (!alt.vars[i].has_value()) continue;
        definitions_[alt.vars[i].index] = {Definition::kField, i, {}, from, alt.con};
      }
    }
  }
}

}  // namespace inquest::oracle
