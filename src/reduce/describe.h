// What a trace file begins with: the names, sources and templates of a compiled program (trail/layout.h).
#pragma once

#include <functional>
#include <string>

#include "base/interner.h"
#include "core/core.h"
#include "reduce/code.h"
#include "trail/layout.h"

namespace inquest::reduce {

// `called` gives the name that people know a routine by, if it is another than its own; it may be empty.
trail::Layout Describe(const core::Program& program, const base::Interner& names, const source::Files& files,
                       const Code& code, const std::function<std::string(core::RoutineId)>& called);

}  // namespace inquest::reduce
