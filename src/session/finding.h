// What a session has found, with the evidence.
#pragma once

#include <vector>

#include "session/response.h"
#include "session/state.h"
#include "session/step.h"

namespace inquest::session {

// The search of `state` has a finding; `steps` led to it. Statements take so many columns.
Finding MakeFinding(const State& state, const std::vector<Step>& steps, size_t columns);

// Whether a step goes on from a finding: it was rejected, or a further one is looked for.
bool LeavesFinding(const Step& step);

}  // namespace inquest::session
