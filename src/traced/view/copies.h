// Routines that are one in the source. Desugaring copies a routine that takes dictionaries for those it is
// used with; views show the copies as the one routine that was written.
#pragma once

#include <cstdint>
#include <vector>

#include "trail/layout.h"

namespace inquest::traced {

// The first one of the same text, often itself. Copies have the same span, kind and name.
base::Store<trail::CallableId, trail::CallableId> FirstCopies(const trail::Layout& layout);

}  // namespace inquest::traced
