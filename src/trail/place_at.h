// Which place of its equation a cell of a frame is.
#pragma once

#include "trail/replay.h"
#include "trail/trail.h"

namespace inquest::trail {

// The place of the frame whose cell is at `a`, on the way that the frame took (cells of exclusive
// alternatives overlap); for its base: the place whose value is the frame's. None where there is none. Takes
// the way anew: time follows the size of the equation.
PlaceId PlaceAt(const Trail& trail, const Frame& frame, Address a);

// The place on the way whose cell is in the slot; none if none is.
PlaceId FindPlace(const Layout& layout, const Way& way, SlotId slot);

// The place that a let on the way binds to the slot; none if none does.
PlaceId FindBinding(const Layout& layout, const Way& way, SlotId slot);

}  // namespace inquest::trail
