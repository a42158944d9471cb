// Source code as shown under a finding.
#pragma once

#include <string>

#include "interface/terminal/screen.h"
#include "view/code.h"

namespace inquest::terminal {

// The lines of `code` four columns in, without the indentation that they share, tabs as blanks; what is not
// suspect is faint, and of much that was not executed the number of lines is told. Without colours what was
// not executed is underlined, `~~~`, and what is the code of others, which are judged for themselves, `...`;
// a line with nothing suspect has `-` or `.` in the margin instead. Lines wider than the screen are broken.
// kSuspect: what is suspect has `^^^` below it, and nothing else a sign.
enum class Signs { kNotSuspect, kSuspect };
std::string CodeText(const view::Code& code, const Screen& screen, Signs signs = Signs::kNotSuspect);

}  // namespace inquest::terminal
