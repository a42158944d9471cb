// The executed part of the code of a frame (DESIGN 8; generalized-2018, 4.5): the equation used, with guards
// and alternatives not taken and expressions never demanded told from the rest.
#pragma once

#include <string_view>

#include "trail/trail.h"
#include "tree/behaviours.h"

namespace inquest::tree {

// Looks at all later frames of the same routine's code.
Code ExecutedCode(const trail::Trail& trail, const trail::Frame& frame);
// The equation, executed or not.
std::string_view EquationText(const trail::Trail& trail, const trail::Frame& frame);

}  // namespace inquest::tree
