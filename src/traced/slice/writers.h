// Library functions that write what they are given and do nothing else: which actions are executed next does
// not depend on it.
#pragma once

#include "trail/layout.h"

namespace inquest::traced {

// Whether the place is an application of one.
bool OnlyWrites(const trail::Layout& layout, trail::PlaceId place);

}  // namespace inquest::traced
