// Whether constants and other routines of a program need each other.
#pragma once

#include "core/core.h"
#include "reduce/code.h"

namespace inquest::reduce {

// Whether a suspected constant other than `main` and another suspected routine reach each other. Only then a
// call can be a part of the value that it reads, and a trail says when each value was there (trail/layout.h).
// Looks at code that might be run: some of it may never be.
bool NeedEachOther(const Code& code, core::RoutineId main);

}  // namespace inquest::reduce
