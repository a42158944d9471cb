// The source with what was executed, how often, and what was never demanded.
//
//       5 | insert x (y:ys) = if x > y then y : insert x ys else x : ys
//       - | unused = 3
//       1 | main = print (fst (1, 2 + 3))
//         |                       ~~~~~
#pragma once

#include <string>
#include <vector>

#include "traced/view/source_counts.h"
#include "trail/trail.h"
#include "value/sink.h"

namespace inquest::traced {

// In the margin the largest count of the line. What was never executed is underlined or, with `color`,
// dimmed; a line of which nothing was executed has `-` in the margin and is not underlined.
void WriteSource(const trail::Trail& trail, const std::vector<FileCounts>& files, bool color,
                 value::Sink* sink);
// {files: [{name, lines: [{line, count}], pieces: [{line, column, text, count}]}]}: pieces of equal count,
// without what is no code.
void WriteSourceJson(const trail::Trail& trail, const std::vector<FileCounts>& files, value::Sink* sink);

}  // namespace inquest::traced
