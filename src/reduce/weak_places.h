// Weak places (docs/design.md 4.5): values of suspected frames that are in no statement, since every
// occurrence is an argument of an application headed by a trusted name. Their cells do not keep them: once
// nothing can use such a value any more a collection keeps a prefix of it, and the rest is `…`.
//
// A weak place is an application of a trusted function that stands as such an argument, or is bound by let to
// a variable that occurs as nothing else. It is suspended as an object of the region, so that references to
// it are references into the region: storing one in a frame makes the value strong without further ado.
// Parameters of routines that desugaring made (what `do` binds) are weak if they occur as nothing else.
#pragma once

#include <unordered_set>

#include "core/core.h"
#include "reduce/code.h"

namespace inquest::reduce {

// Which variables bound by let, or by hidden routines, occur only as such arguments, all in the frame that
// binds them: a function or a suspended case may be entered at any time, so what it mentions stays strong.
std::unordered_set<core::VarId> FindWeakVariables(const core::Program& program, const Code& code);

// Whether an expression is an application of a trusted global function to all of its arguments.
bool IsTrustedCall(const core::Program& program, const Code& code, core::ExprId id);

// Fills in the cells of the places that mention each weak variable.
void FindMentions(Code& code);

}  // namespace inquest::reduce
