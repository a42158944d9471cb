// Which place of its equation a cell of a frame is.
#pragma once

#include "trail/replay.h"
#include "trail/trail.h"

namespace inquest::trail {

// The place of the frame whose cell is at `a`, on the way that the frame took (cells of exclusive
// alternatives overlap); for its base: the place whose value is the frame's. kNone where there is none. Takes
// the way anew: time follows the size of the equation.
uint32_t PlaceAt(const Trail& trail, const Frame& frame, Address a);

// The place that a let on the way binds to the slot; kNone if none does.
uint32_t FindBinding(const Layout& layout, const Way& way, uint32_t slot);

}  // namespace inquest::trail
