#include "oracle/apply_map.h"

#include <utility>

namespace inquest::oracle {

core::RoutineId AddApplyMap(core::Program& program, base::Symbol name) {
  core::Routine routine;
  routine.name = name;
  routine.module = program.routines[program.run_main].module;
  routine.generated = true;
  routine.leaves.emplace_back();
  routine.equations.emplace_back();
  const core::RoutineId apply_map = program.routines.Add(routine);
  core::Expr primitive, leaf;
  primitive.kind = core::ExprKind::kPrim;
  primitive.prim = core::Primitive::kApplyMap;
  std::vector<core::VarId> parameters;
  for (int i = 0; i < core::Info(primitive.prim).arity; ++i) {
    core::Var parameter;
    parameter.owner = apply_map;
    parameter.hidden = true;
    parameters.push_back(program.vars.Add(parameter));
    core::Expr use;
    use.var = parameters.back();
    primitive.children.push_back(program.exprs.Add(use));
  }
  leaf.kind = core::ExprKind::kLeaf;
  leaf.children = {program.exprs.Add(std::move(primitive))};
  const core::ExprId body = program.exprs.Add(std::move(leaf));
  program.routines[apply_map].params = std::move(parameters);
  program.routines[apply_map].body = body;
  return apply_map;
}

}  // namespace inquest::oracle
