// Help, from the table of commands.
#pragma once

#include <string>
#include <string_view>

#include "interface/terminal/screen.h"
#include "session/session.h"

namespace inquest::terminal {

// All commands, on one screen of 24 lines and 80 columns; first those for where the session stands.
std::string HelpText(const session::Session& session, session::ResponseKind standing, const Screen& screen);

// About one command or view; a sentence if there is none of that name.
std::string HelpAbout(std::string_view name, const Screen& screen);

// `?`: what answers look like, where the session stands; `unfinished`: where the statement is unfinished.
std::string ExamplesText(session::ResponseKind standing, bool unfinished, const Screen& screen);

}  // namespace inquest::terminal
