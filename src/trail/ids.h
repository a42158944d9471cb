// What the parts of a trail's description (layout.h) are numbered by. Headers of objects and words hold the
// same numbers as bits (word.h); whoever takes one out of a word says what it is.
#pragma once

#include "base/ids.h"
#include "trail/word.h"

namespace inquest::trail {

using CallableId = base::Id<struct CallableTag>;
using ConstantId = base::Id<struct ConstantTag>;
using PlaceId = base::Id<struct PlaceTag>;
using SlotId = base::Id<struct SlotTag>;  // a word of a frame, counted from its base

inline Address CellAddress(Address base, SlotId slot) { return base + 8 * uint64_t{slot.index}; }

}  // namespace inquest::trail
