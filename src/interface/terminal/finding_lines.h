// A finding as compilers write messages, FILE:LINE:COLUMN: SENTENCE, a line each: an editor that reads them
// can jump to the code.
#pragma once

#include <string>

#include "session/response.h"

namespace inquest::terminal {

// The code at fault first, then what else is or may be at fault. File names and statements are made visible:
// each place is one line.
std::string FindingLines(const session::Finding& finding);

}  // namespace inquest::terminal
