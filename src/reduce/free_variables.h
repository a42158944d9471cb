// Free variables of core expressions and routines, each set computed once.
#pragma once

#include <unordered_map>
#include <vector>

#include "core/core.h"

namespace inquest::reduce {

class FreeVariables {
 public:
  explicit FreeVariables(const core::Program& program) : program_(program) {}
  // Sorted by id, without repetitions. Valid as long as this object lives.
  const std::vector<core::VarId>& Of(core::ExprId expr);
  const std::vector<core::VarId>& Of(core::RoutineId routine);

 private:
  using Set = std::vector<core::VarId>;
  Set Compute(const core::Expr& expr);
  const core::Program& program_;
  std::unordered_map<uint32_t, Set> exprs_;
  std::unordered_map<uint32_t, Set> routines_;
};

}  // namespace inquest::reduce
