// Exceptions that say that something did not finish: the evaluation that they ended was cut off, as it is
// when a run is stopped.
#pragma once

#include "trail/trail.h"

namespace inquest::trail {

// `<<loop>>`, a stack or heap overflow, a thread that waits for ever.
bool IsEndless(const Trail& trail, Word exception);
// Of these, those that come from a limit: what they ended might have gone on. A `<<loop>>` could not.
bool IsOfLimit(const Trail& trail, Word exception);

}  // namespace inquest::trail
