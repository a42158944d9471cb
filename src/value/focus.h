// A statement with one of its parts pointed out: for whoever moves over it.
#pragma once

#include <string_view>

#include "value/print.h"
#include "value/step.h"

namespace inquest::value {

// As Print, with `begins` and `ends` around the part at the path, which take no columns. Neither is written
// where the part is folded or stands inside a string.
void PrintFocused(const Terms& terms, const Statement& statement, const Budget& budget, const Path& focus,
                  std::string_view begins, std::string_view ends, Sink* sink);

}  // namespace inquest::value
