// What the papers prove of augmented redex trails (foundations-2006, "Properties of the ART"), checked node
// by node on a recorded one.
#pragma once

#include <string>

#include "trail/trail.h"

namespace inquest::generators {

// Empty if everything holds, otherwise what does not:
//   - closed, and whatever else trail::Verify and traced::CheckInstances know of;
//   - the domain is prefix-closed: where nr is, n is, and n leads to nr again;
//   - acyclic but for constants: a parent lies in an earlier frame;
//   - the most evaluated form of a node, told by templates and substitution, is the value that its cell has.
// Looks at the first `most_frames` frames node by node.
std::string TrailViolation(const trail::Trail& trail, size_t most_frames);

}  // namespace inquest::generators
