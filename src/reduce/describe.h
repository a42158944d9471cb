// What a trace file begins with: the names, sources and templates of a compiled program (trail/layout.h).
#pragma once

#include "base/interner.h"
#include "core/core.h"
#include "reduce/code.h"
#include "trail/layout.h"

namespace inquest::reduce {

trail::Layout Describe(const core::Program& program, const base::Interner& names, const source::Files& files,
                       const Code& code);

}  // namespace inquest::reduce
