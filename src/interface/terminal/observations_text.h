// Observed calls, and the routines with how often they were called, as text.
#pragma once

#include <vector>

#include "value/print.h"
#include "value/sink.h"
#include "view/observations.h"

namespace inquest::terminal {

// A line an observation: the node's number, how often if that was asked for, the statement. On a screen it
// may take some lines, so that what differs between calls is not folded away.
void WriteObservations(const view::Observations& observations, const value::Budget& budget, value::Sink* sink,
                       size_t lines = 1);
void WriteRoutines(const std::vector<view::RoutineCalls>& routines, value::Sink* sink);

}  // namespace inquest::terminal
