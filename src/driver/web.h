// A session in the browser, on behalf of the person who started it here (src/interface/web).
#pragma once

#include <cstdint>
#include <cstdio>
#include <optional>

#include "interface/terminal/dialogue.h"
#include "session/session.h"

namespace inquest::driver {

struct PageChoice {
  int input = -1;       // a terminal that is listened to; -1: none
  FILE* out = nullptr;  // where it is said what goes on
  bool ascii = false;
  bool goes_back = false;     // Enter ends the page and goes back to the terminal
  uint64_t idle_seconds = 0;  // without any request: then it ends; 0: never
};

// Until somebody says quit, here or there. None: there can be no page, and the person has been told why.
std::optional<terminal::Ending> ServePage(session::Session& session, const PageChoice& choice);

}  // namespace inquest::driver
