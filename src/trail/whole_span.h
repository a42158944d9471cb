// Where the code of a routine is written, also of one that desugaring made.
#pragma once

#include "trail/layout.h"

namespace inquest::trail {

// The routine's span; of a generator with what follows it, whose span is the generator only, to the end of
// what follows. Looks at the places of its code.
Span WholeSpan(const Layout& layout, CallableId callable);

}  // namespace inquest::trail
