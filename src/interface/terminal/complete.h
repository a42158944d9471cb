// Completion of what is typed: command words, and what may stand after them.
#pragma once

#include <string_view>

#include "interface/terminal/line_reader.h"
#include "session/session.h"

namespace inquest::terminal {

// `line` is what stands before the cursor. Names of functions need a look at all nodes of the tree; `work` is
// told where that must be waited for.
Completion Complete(session::Session& session, std::string_view line, const session::Work& work = {});

}  // namespace inquest::terminal
