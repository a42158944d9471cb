// What a command showed of the run, as text.
#pragma once

#include <string>

#include "interface/terminal/screen.h"
#include "session/response.h"

namespace inquest::terminal {

struct LookOptions {
  size_t unfolded = 2000;  // columns that `unfold` may take in all
  bool lays_out = false;   // statements are indented by their structure where they do not fit a line
};
std::string LookText(const session::Look& look, const Screen& screen, const LookOptions& options = {});

}  // namespace inquest::terminal
