// Whether a layout that was read from a file can be one: every number that leads somewhere leads to
// something, sizes are sane, and following types, parents and parts of expressions ends. So whoever uses a
// layout need not check anything.
#pragma once

#include "trail/layout.h"

namespace inquest::trail {

bool IsPossible(const Layout& layout);

}  // namespace inquest::trail
