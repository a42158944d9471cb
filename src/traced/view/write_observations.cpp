#include "traced/view/write_observations.h"

#include <fmt/format.h>

#include <algorithm>

#include "traced/view/routine_name.h"
#include "value/escape.h"
#include "value/json.h"

namespace inquest::traced {

using trail::Callable;
using trail::kNone;

namespace {

std::string NodeText(tree::NodeId node) { return node.has_value() ? std::to_string(node.index) : "-"; }

std::string Plural(uint64_t number, const char* one, const char* more) {
  return fmt::format("{} {}", number, number == 1 ? one : more);
}

void WriteEnd(const Observations& observations, const ObserveQuery& query, value::Sink* sink) {
  if (observations.more) {
    sink->Write(
        fmt::format("… more: --from {}\n", std::max<uint64_t>(query.from, 1) + observations.lines.size()));
  }
  if (!query.counts || !observations.is_counted) return;
  std::string text = Plural(observations.calls, "call", "calls");
  if (!query.all) text += ", " + Plural(observations.distinct, "statement", "different statements");
  sink->Write(text + "\n");
}

// A local routine is told with the one around it.
std::string RoutineText(const Observer& observer, const trail::Layout& layout, uint32_t callable) {
  std::string text = value::VisibleText(observer.terms().NameOf(layout.callables[callable]));
  const uint32_t around = AroundRoutine(layout, callable);
  if (around != kNone) text += " (in " + value::VisibleText(layout.callables[around].name) + ")";
  return text;
}

}  // namespace

void WriteObservations(Observer& observer, const Observations& observations, const ObserveQuery& query,
                       const value::Budget& budget, value::Sink* sink) {
  size_t margin = 1, times = 1;
  for (const Observation& line : observations.lines) {
    margin = std::max(margin, NodeText(line.node).size());
    times = std::max(times, std::to_string(line.times).size());
  }
  for (const Observation& line : observations.lines) {
    std::string text = fmt::format("{:>{}}  ", NodeText(line.node), margin);
    if (query.counts && !query.all) text += fmt::format("{:>{}}x  ", line.times, times);
    value::Budget own = budget;
    if (own.columns != value::kNoLimit) own.columns -= std::min<uint64_t>(own.columns, text.size());
    sink->Write(text + value::Text(observer.terms(), observer.Describe(observer.frame(line)), own) + "\n");
    if (sink->full()) return;
  }
  WriteEnd(observations, query, sink);
}

void WriteObservationsJson(Observer& observer, const trail::Trail& trail, const Observations& observations,
                           const ObserveQuery& query, const value::Budget& budget, value::Sink* sink) {
  const trail::Layout& layout = trail.layout();
  value::JsonWriter writer(sink);
  value::JsonBudget json;
  json.elements = json.characters = json.terms = 1000;
  json.depth = budget.depth;
  json.text = budget;
  writer.BeginObject();
  writer.Member("from", std::max<uint64_t>(query.from, 1));
  writer.Member("more", observations.more);
  if (observations.is_counted) {
    writer.Member("calls", observations.calls);
    writer.Member("distinct", observations.distinct);
  }
  writer.Key("observations");
  writer.BeginArray();
  for (const Observation& line : observations.lines) {
    writer.BeginObject();
    writer.Key("node");
    if (line.node.has_value()) {
      writer.Number(line.node.index);
    } else {
      writer.Null();
    }
    if (observations.is_counted) writer.Member("times", line.times);
    const uint32_t caller = observer.CallerOf(observer.frame(line));
    if (caller != kNone) writer.Member("caller", observer.terms().NameOf(layout.callables[caller]));
    writer.Key("statement");
    value::WriteJson(observer.terms(), observer.Describe(observer.frame(line)), json, &writer);
    writer.EndObject();
  }
  writer.EndArray();
  writer.EndObject();
  sink->Write("\n");
}

void WriteRoutines(Observer& observer, const trail::Trail& trail, value::Sink* sink) {
  for (const RoutineCount& routine : observer.CountRoutines()) {
    const Callable& callable = trail.layout().callables[routine.callable];
    std::string text =
        fmt::format("{:>12}  {}", routine.calls, RoutineText(observer, trail.layout(), routine.callable));
    const std::string place = LinesText(trail.layout(), callable.span);
    sink->Write(fmt::format("{}{}{}\n", text, place.empty() ? "" : "  ", place));
  }
}

void WriteRoutinesJson(Observer& observer, const trail::Trail& trail, value::Sink* sink) {
  const trail::Layout& layout = trail.layout();
  value::JsonWriter writer(sink);
  writer.BeginObject();
  writer.Key("routines");
  writer.BeginArray();
  for (const RoutineCount& routine : observer.CountRoutines()) {
    const Callable& callable = layout.callables[routine.callable];
    writer.BeginObject();
    writer.Member("name", observer.terms().NameOf(callable));
    if (callable.module != kNone) writer.Member("module", layout.modules[callable.module].name);
    const uint32_t around = AroundRoutine(layout, routine.callable);
    if (around != kNone) writer.Member("in", layout.callables[around].name);
    writer.Member("place", LinesText(layout, callable.span));
    writer.Member("calls", routine.calls);
    writer.EndObject();
  }
  writer.EndArray();
  writer.EndObject();
  sink->Write("\n");
}

}  // namespace inquest::traced
