#include "reduce/need_each_other.h"

#include <algorithm>

#include "base/components.h"

namespace inquest::reduce {

namespace {

// What desugaring suspended is a part of the routine around it.
std::vector<bool> ActivationsOfRoutines(const Code& code) {
  std::vector<bool> found(code.activations.size(), false);
  for (const RoutineCode& routine : code.routines) {
    if (routine.compiled && !routine.trusted) found[routine.activation] = true;
  }
  return found;
}

}  // namespace

bool NeedEachOther(const Code& code, core::RoutineId main) {
  const std::vector<bool> is_routine = ActivationsOfRoutines(code);
  std::vector<bool> is_constant(code.activations.size(), false);
  std::vector<uint32_t> constants;
  for (const ConstantCode& constant : code.constants) {
    if (constant.trusted || constant.routine == main) continue;
    constants.push_back(code.routines[constant.routine.index].activation);
    is_constant[constants.back()] = true;
  }
  if (constants.empty()) return false;
  const uint32_t start = trail::kMaxId;  // reaches all constants
  const auto successors = [&](uint32_t at) {
    if (at == start) return constants;
    std::vector<uint32_t> next = code.reach[at].activations;
    for (const uint32_t constant : code.reach[at].constants) {
      next.push_back(code.routines[code.constants[constant].routine.index].activation);
    }
    return next;
  };
  for (const std::vector<uint32_t>& component : base::ComponentsFrom(start, successors)) {
    const auto in = [&](const std::vector<bool>& set) {
      return std::count_if(component.begin(), component.end(),
                           [&](uint32_t at) { return at != start && set[at]; });
    };
    if (in(is_constant) > 0 && in(is_routine) > 1) return true;
  }
  return false;
}

}  // namespace inquest::reduce
