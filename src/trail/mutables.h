// Which values hold references or mutable arrays.
#pragma once

#include "trail/trail.h"

namespace inquest::trail {

// Whether one can be reached through a few constructors: `(IORef Int, IORef [String])`, a record of them.
bool HoldsMutables(const Trail& trail, Word word);

}  // namespace inquest::trail
