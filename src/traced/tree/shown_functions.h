// Whether the statements of a run show functions, and so which tree is asked about where nobody chose: as
// code with what it captured (EDT) they are hard to judge, as finite maps (FDT) they are not. Where none are
// shown the two trees ask the same questions, and the EDT is built faster.
#pragma once

#include "trail/trail.h"

namespace inquest::traced {

// By types alone: a called function of suspected code has an argument or a result of a type in which a
// function occurs, be it inside a data type (a parser, State, a record of handlers). Costs little, whatever
// the run did.
bool ShowsFunctions(const trail::Trail& trail);

}  // namespace inquest::traced
