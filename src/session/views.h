// The views of a run that the tree alone gives: `children` and `tree` (and `source`, which is code, not
// text). Others come from the driver (Options::views).
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "session/state.h"

namespace inquest::session {

std::vector<std::string> BuiltInViews();

// `argument`: a node number instead of `node`, and for `tree` a second number, how many levels. A line takes
// at most `columns`. The error is a sentence that says what views there are, or what the argument can be.
base::Result<std::string> ShowBuiltInView(const State& state, const std::string& name,
                                          const std::string& argument, NodeId node, size_t columns);

}  // namespace inquest::session
