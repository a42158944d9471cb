// The executed part of the code of a frame (DESIGN 8; generalized-2018, 4.5): the equation used, with guards
// and alternatives not taken and expressions never demanded told from the rest.
#pragma once

#include "trail/trail.h"
#include "tree/behaviours.h"

namespace inquest::tree {

Code ExecutedCode(const trail::Trail& trail, const trail::Frame& frame);

}  // namespace inquest::tree
