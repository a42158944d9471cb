// What the papers prove of trails (foundations-2006, "Properties of the ART"), checked on a recorded one: a
// redex lies in an earlier frame, so the domain is prefix-closed and, apart from shared constants, acyclic;
// each frame is an instance of its equation: the redex matches its left-hand side, the reduct is its
// right-hand side under the substitution. trail::Verify checks that it is closed.
#pragma once

#include <string>
#include <vector>

#include "trail/trail.h"

namespace inquest::traced {

// Empty if all holds, otherwise a sentence a violation, at most `limit`. Takes the way of each frame anew.
std::vector<std::string> CheckInstances(const trail::Trail& trail, size_t limit = 20);

}  // namespace inquest::traced
