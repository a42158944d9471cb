// A function of a program that the outside applies (reduce::Outside::Apply).
#pragma once

#include "core/core.h"

namespace inquest::oracle {

// Adds `applyMap map given argument`, which does the primitive of that name, for reduce::Evaluator::MakeMap.
core::RoutineId AddApplyMap(core::Program& program, base::Symbol name);

}  // namespace inquest::oracle
