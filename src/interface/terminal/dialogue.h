// A session at a terminal, or with a file of answers instead of a person.
#pragma once

#include <cstdio>
#include <functional>
#include <string>

#include "base/result.h"
#include "interface/terminal/line_reader.h"
#include "interface/terminal/screen.h"
#include "session/session.h"

namespace inquest::terminal {

// How a session ended.
enum class Ending : uint8_t { kFinding, kNoFault, kStopped, kInterrupted };

// Asks until the person quits. `screen` tells the present size. `keys`: the most usual answers need no Enter.
// `work` is told what takes long; Ctrl-C stops that. `web` holds the same session in a browser until somebody
// comes back; false: the process shall end. Empty: there is no such word.
Ending RunDialogue(session::Session& session, LineReader& reader, const std::function<Screen()>& screen,
                   FILE* out, bool keys = true, const session::Work& work = {},
                   const std::function<bool()>& web = {});

// The lines that one would type; blank ones and those that start with # are left out. Writes the transcript
// to `out` as it goes, and what is wrong with a line, with its number, to `complain`. The question that no
// line answers is the last line of the transcript. `text` is null: nobody answers, the first question is
// written. A question is written as soon as it is asked if the next line is sure to answer it. `ascii`: the
// transcript is; what the session keeps and the JSON it gives are UTF-8 whatever is shown.
struct Script {
  std::string name;
  const std::string* text = nullptr;
};
Ending RunScript(session::Session& session, const Script& script, FILE* out,
                 const std::function<void(const std::string&)>& complain, bool ascii = false);

}  // namespace inquest::terminal
