// Help, from the table of commands.
#pragma once

#include <string>
#include <string_view>

#include "interface/terminal/screen.h"
#include "session/session.h"

namespace inquest::terminal {

// All commands, on one screen of 24 lines and 80 columns.
std::string HelpText(const session::Session& session, const Screen& screen);

// About one command or view; a sentence if there is none of that name.
std::string HelpAbout(const session::Session& session, std::string_view name, const Screen& screen);

// `?`: what answers look like; `unfinished`: where the statement is unfinished.
std::string ExamplesText(bool unfinished);

}  // namespace inquest::terminal
