// How many calls a run made for each of its nodes, and from each of its frames on, as a reference counts its
// own (reference.h).
#pragma once

#include <cstdint>
#include <vector>

#include "trail/trail.h"
#include "tree/tree.h"

namespace inquest::oracle {

// By node: the calls below it and itself. Constants and what desugaring made do not count.
std::vector<uint32_t> CallsMade(const tree::Tree& tree, const trail::Trail& run);

// By number of a frame: the calls from it on, whoever they belong to.
std::vector<uint32_t> CallsSince(const trail::Trail& run);

}  // namespace inquest::oracle
