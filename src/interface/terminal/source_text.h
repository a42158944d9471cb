// The source with what was executed, how often, and what was never demanded.
//
//       5 | insert x (y:ys) = if x > y then y : insert x ys else x : ys
//       - | unused = 3
//       1 | main = print (fst (1, 2 + 3))
//         |                       ~~~~~
#pragma once

#include <vector>

#include "value/sink.h"
#include "view/sources.h"

namespace inquest::terminal {

// In the margin the largest count of the line. What was never executed is underlined or, with `color`,
// dimmed; a line of which nothing was executed has `-` in the margin and is not underlined.
void WriteSource(const std::vector<view::SourceFile>& files, bool color, value::Sink* sink);

}  // namespace inquest::terminal
