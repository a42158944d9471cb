// A whole response as text, for programs that show it to somebody: what a terminal would show, without its
// colours and prompts.
#pragma once

#include <string>

#include "session/response.h"

namespace inquest::terminal {

std::string ResponseText(const session::Response& response, bool ascii = false);

}  // namespace inquest::terminal
