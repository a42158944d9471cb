// Which way a redex took through its equation, in words: `if True`, `x > y` (the guard that held), `case Just
// 3`.
#pragma once

#include <string>
#include <vector>

#include "trail/trail.h"
#include "value/term.h"

namespace inquest::traced {

// In the order taken. Patterns of the equation are not among them: the arguments show them.
std::vector<std::string> BranchesOf(const trail::Trail& trail, const value::Terms& terms,
                                    const trail::Frame& frame);

}  // namespace inquest::traced
