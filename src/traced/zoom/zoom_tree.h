// The zoomed tree of a node: what lies inside its equation, in the run of it that the node is. A finding
// there is an expression with its place in the source.
//
// A node is a piece of the equation that was executed: which equation was chosen, a guard, the condition of
// an if, the alternative of a case, a binding, an expression with its value, down to variables and literals.
// The statement is about what the piece should have been here; what the calls in it returned was judged
// before. So a piece is at fault if it is wrong and its parts are right, and what it mentions: a variable
// refers to where it was bound, and two arguments of one type refer to each other, since both are wrong if
// they were swapped. A piece whose value the trail does not tell is no node; its parts are those of the piece
// around it.
#pragma once

#include "base/result.h"
#include "traced/tree/trail_behaviours.h"
#include "tree/built_tree.h"

namespace inquest::traced {

// `run` outlives what is made, and has the node, which is one of the routine. The error is a sentence: there
// is nothing to zoom into.
base::Result<tree::BuiltTree> BuildZoom(const TrailBehaviours& run, NodeId node, RoutineId routine);

}  // namespace inquest::traced
