// Newtypes around functions: State, a parser. Where one is in a statement, its function is shown as a finite
// map (finite-maps-2008, Def. 8). So the applications of a trusted function that is put into one are noted.
#pragma once

#include <vector>

#include "core/core.h"
#include "reduce/code.h"

namespace inquest::reduce {

// By constructor: those of newtypes around functions in the types of suspected code, or in what these hold.
// What only trusted code knows is in no statement.
std::vector<bool> FindNotedConstructors(const core::Program& program, const Code& code);

// Whether the type of a routine says that it gives a function when it has all of its parameters.
bool GivesFunction(const core::Program& program, core::RoutineId routine);

}  // namespace inquest::reduce
