// Help, from the table of commands.
#pragma once

#include <string>
#include <string_view>

#include "interface/terminal/screen.h"
#include "session/session.h"

namespace inquest::terminal {

// All commands, on one screen of 24 lines and 80 columns; first those for where the session stands.
std::string HelpText(const session::Session& session, session::ResponseKind standing, const Screen& screen);

// About one word in full, about several a line each.
std::string HelpAbout(const session::Help& help, const Screen& screen);

// About `keys`, which is the terminal's own.
std::string HelpAboutKeys(const Screen& screen);

// `?`: what answers look like, where the session stands; `unfinished`: where the statement is unfinished.
std::string ExamplesText(session::ResponseKind standing, bool unfinished, const Screen& screen);

}  // namespace inquest::terminal
