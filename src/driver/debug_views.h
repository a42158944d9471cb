// The views of the run that a session offers besides its own: `observe` and `trail`, from the question on.
#pragma once

#include <vector>

#include "session/session.h"
#include "trail/trail.h"

namespace inquest::driver {

// `trail` must outlive them.
std::vector<session::View> DebugViews(const trail::Trail& trail);

}  // namespace inquest::driver
