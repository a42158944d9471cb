// Observations as text and as JSON.
#pragma once

#include "traced/view/observe.h"

namespace inquest::traced {

// A line an observation: the node's number, how often if that was asked for, the statement.
void WriteObservations(Observer& observer, const Observations& observations, const ObserveQuery& query,
                       const value::Budget& budget, value::Sink* sink);
void WriteObservationsJson(Observer& observer, const trail::Trail& trail, const Observations& observations,
                           const ObserveQuery& query, const value::Budget& budget, value::Sink* sink);

// The routines with their counts.
void WriteRoutines(Observer& observer, const trail::Trail& trail, value::Sink* sink);
void WriteRoutinesJson(Observer& observer, const trail::Trail& trail, value::Sink* sink);

}  // namespace inquest::traced
