#include "interface/terminal/observations_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "interface/terminal/lay_out.h"
#include "value/escape.h"

namespace inquest::terminal {

using view::Observation;
using view::Observations;

namespace {

std::string NodeText(const Observation& line) { return line.node ? std::to_string(*line.node) : "-"; }

std::string Plural(uint64_t number, const char* one, const char* more) {
  return fmt::format("{} {}", number, number == 1 ? one : more);
}

void WriteEnd(const Observations& observations, value::Sink* sink) {
  if (observations.more) {
    sink->Write(fmt::format("… more: --from {}\n", observations.from + observations.lines.size()));
  }
  if (!observations.counts || !observations.is_counted) return;
  std::string text = Plural(observations.matching, "call", "calls");
  if (!observations.all) text += ", " + Plural(observations.distinct, "statement", "different statements");
  sink->Write(text + "\n");
}

}  // namespace

void WriteObservations(const Observations& observations, const value::Budget& budget, value::Sink* sink,
                       size_t lines) {
  size_t margin = 1, times = 1;
  for (const Observation& line : observations.lines) {
    margin = std::max(margin, NodeText(line).size());
    times = std::max(times, std::to_string(line.times).size());
  }
  for (const Observation& line : observations.lines) {
    std::string text = fmt::format("{:>{}}  ", NodeText(line), margin);
    if (observations.counts && !observations.all) text += fmt::format("{:>{}}x  ", line.times, times);
    value::Budget own = budget;
    const bool has_lines = lines > 1 && own.columns != value::kNoLimit && !own.ascii;
    if (has_lines) own.columns *= lines;
    const uint64_t taken = text.size() * (has_lines ? lines : 1);
    if (own.columns != value::kNoLimit) own.columns -= std::min<uint64_t>(own.columns, taken);
    const view::Shown shown = observations.calls->Describe(line.call);
    const std::string statement = value::Text(*shown.terms, shown.statement, own);
    sink->Write((has_lines ? LayOut(text, statement, "", budget.columns) : text + statement) + "\n");
    if (sink->full()) return;
  }
  WriteEnd(observations, sink);
}

void WriteRoutines(const std::vector<view::RoutineCalls>& routines, value::Sink* sink) {
  for (const view::RoutineCalls& routine : routines) {
    std::string text = fmt::format("{:>12}  {}", routine.calls, value::VisibleText(routine.name));
    // A local routine is told with the one around it.
    if (!routine.around.empty()) text += " (in " + value::VisibleText(routine.around) + ")";
    sink->Write(fmt::format("{}{}{}\n", text, routine.place.empty() ? "" : "  ", routine.place));
  }
}

}  // namespace inquest::terminal
