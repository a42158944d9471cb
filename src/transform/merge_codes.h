// The code that a finding names when one node stands for several.
#pragma once

#include <vector>

#include "tree/behaviours.h"

namespace inquest::transform {

// Adds `code` to `codes`; if the same lines are among them already, what was executed in either is executed.
void MergeCode(tree::Code code, std::vector<tree::Code>* codes);

}  // namespace inquest::transform
