// The views of a run as JSON (docs/session_protocol.md), written piece by piece: they can be large.
#pragma once

#include <vector>

#include "session/response.h"
#include "value/json.h"
#include "value/json_writer.h"
#include "value/print.h"
#include "value/sink.h"
#include "view/observations.h"
#include "view/origins.h"
#include "view/sources.h"
#include "view/statistics.h"
#include "view/tree_lines.h"

namespace inquest::session {

// For statements in a file that somebody made: nearly all of a value.
value::JsonBudget BudgetOfViews(const value::Budget& budget);

void WriteJson(const view::TreeLines& tree, const value::JsonBudget& budget, value::Sink* sink);
void WriteJson(const view::Observations& observations, const value::JsonBudget& budget, value::Sink* sink);
void WriteJson(const std::vector<view::RoutineCalls>& routines, value::Sink* sink);
void WriteJson(const view::BriefStatistics& statistics, value::Sink* sink);
void WriteJson(const view::Statistics& statistics, value::Sink* sink);
// {files: [{name, lines: [{line, count}], pieces: [{line, column, text, count}]}]}
void WriteJson(const std::vector<view::SourceFile>& files, value::Sink* sink);

// Values of the JSON of trails. A stack is the members `stack_depth`, `stack` and, of a deep recursion,
// `stack_left_out` of an object.
void WriteOrigin(const view::Origin& origin, const value::Budget& budget, value::JsonWriter* writer);
void WriteOutputLine(const OutputLine& line, const value::Budget& budget, value::JsonWriter* writer);
void WriteStack(const view::Stack& stack, const value::Budget& budget, value::JsonWriter* writer);

}  // namespace inquest::session
