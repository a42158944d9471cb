// The executed part of the code of frames (docs/design.md 8; generalized-2018, 4.5): the equation used, with
// guards and alternatives not taken and expressions never demanded told from the rest, and so is the code of
// local functions and lambdas, whose calls are nodes of their own.
#pragma once

#include <string_view>

#include "traced/tree/words.h"
#include "trail/trail.h"
#include "tree/behaviours.h"

namespace inquest::traced {

// Of several frames: each equation once, in the order of the frames, with all of it that was executed for any
// of them. Looks at all later frames of the same routines' code.
std::vector<Code> ExecutedCodes(const trail::Trail& trail, std::span<const trail::Address> frames);
// The equation that a frame used; all of its routine if there is none to choose from.
trail::Span EquationSpan(const trail::Trail& trail, const trail::Frame& frame);
// The equation, executed or not; of what desugaring made of a part of one, that part.
std::string_view EquationText(const trail::Trail& trail, const trail::Frame& frame);

}  // namespace inquest::traced
