// The code that a finding names when one node stands for several.
#pragma once

#include <vector>

#include "tree/behaviours.h"

namespace inquest::tree {

// Adds `code` to `codes`; if the same lines are among them already, what was executed in either is executed,
// and what is either's own code is no others'.
void MergeCode(Code code, std::vector<Code>* codes);

}  // namespace inquest::tree
