// Source code as shown under a finding.
#pragma once

#include <string>

#include "interface/terminal/screen.h"
#include "view/code.h"

namespace inquest::terminal {

// The lines of `code` four columns in, without the indentation that they share, tabs as blanks; what was not
// executed is faint, and of much of it the number of lines is told. Lines wider than the screen are broken.
std::string CodeText(const view::Code& code, const Screen& screen);

}  // namespace inquest::terminal
