#include "traced/view/statistics.h"

#include <fmt/format.h>

#include <algorithm>

#include "traced/tree/node_numbers.h"
#include "traced/value/trail_terms.h"
#include "traced/view/copies.h"
#include "traced/view/routine_name.h"
#include "value/escape.h"
#include "value/json_writer.h"

namespace inquest::traced {

using trail::kNone;

Statistics CountTrail(const trail::Trail& trail) {
  const trail::Layout& layout = trail.layout();
  const trail::FileHeader& header = trail.reader().header();
  Statistics result;
  result.is_complete = trail.is_complete();
  result.reductions = header.reductions;
  result.bytes = trail.reader().bytes();
  result.layout_bytes = header.layout_bytes;
  const std::vector<uint32_t> copies = FirstCopies(layout);
  traced::NodeNumbers numbers(trail);
  uint64_t next = 0;  // number of the next frame
  // The last one is for what belongs to no routine.
  std::vector<RoutineStatistics> routines(layout.callables.size() + 1);
  for (size_t i = 0; i < layout.callables.size(); ++i) routines[i].callable = static_cast<uint32_t>(i);
  const auto routine_of = [&](uint32_t variant) -> RoutineStatistics& {
    const uint32_t callable = layout.variants[variant].callable;
    return callable == kNone ? routines.back() : routines[copies[callable]];
  };
  trail.reader().ForEach([&](const trail::Object& object) {
    const uint64_t bytes = 8 * uint64_t{object.size};
    switch (object.kind) {
      case trail::Kind::kFrame:
      case trail::Kind::kCallback: {
        const uint64_t number = next++;
        const bool is_program = number == 0;
        result.frames += is_program ? 0 : 1;
        RoutineStatistics& routine = routine_of(object.id);
        routine.frames += is_program ? 0 : 1;
        routine.bytes += bytes;
        const trail::Variant& variant = layout.variants[object.id];
        if (variant.is_block || variant.callable == kNone) return true;
        const trail::Callable& callable = layout.callables[variant.callable];
        // Constants that depend on each other are one node.
        const bool may_be_part = callable.arity == 0 || IsRestOfDo(callable);
        const bool is_node = may_be_part ? numbers.Of(number).has_value() : IsAsked(callable);
        routine.calls += IsAsked(callable) || is_node;
        result.nodes += is_node;
        return true;
      }
      case trail::Kind::kExecution:
        ++result.executions;
        break;
      case trail::Kind::kCon:
        ++result.constructors;
        break;
      default:
        break;
    }
    routine_of(trail.FrameOf(trail.reader().OriginAt(object.link)).variant).bytes += bytes;
    return true;
  });
  // A main that is trusted is a node without a frame.
  const bool has_main = layout.main != kNone && layout.callables[layout.main].suspected;
  result.nodes += has_main ? 0 : 1;
  std::erase_if(routines, [](const RoutineStatistics& r) { return r.frames == 0 && r.bytes == 0; });
  std::stable_sort(routines.begin(), routines.end(),
                   [](const RoutineStatistics& a, const RoutineStatistics& b) { return a.bytes > b.bytes; });
  result.routines = std::move(routines);
  return result;
}

namespace {

std::string NameOf(const traced::TrailTerms& terms, const trail::Layout& layout, uint32_t callable) {
  if (callable == kNone) return "(program)";
  return value::VisibleText(terms.NameOf(layout.callables[callable]));
}

}  // namespace

void WriteBriefStatistics(const trail::Trail& trail, value::Sink* sink) {
  const trail::FileHeader& header = trail.reader().header();
  if (trail.is_complete()) {
    sink->Write(fmt::format("reductions {}\nframes {}\n", header.reductions, header.frames));
  } else {
    sink->Write("The run was cut off.\n");
  }
  sink->Write(fmt::format("bytes {}\n", trail.reader().bytes()));
}

void WriteBriefStatisticsJson(const trail::Trail& trail, value::Sink* sink) {
  const trail::FileHeader& header = trail.reader().header();
  value::JsonWriter writer(sink);
  writer.BeginObject();
  writer.Member("complete", trail.is_complete());
  if (trail.is_complete()) {
    writer.Member("reductions", header.reductions);
    writer.Member("frames", header.frames);
  }
  writer.Member("bytes", trail.reader().bytes());
  writer.EndObject();
  sink->Write("\n");
}

void WriteStatistics(const trail::Trail& trail, const Statistics& s, size_t most, value::Sink* sink) {
  const traced::TrailTerms terms(trail);
  const auto line = [&](const char* what, uint64_t number) {
    sink->Write(fmt::format("{:<22}{:>16}\n", what, number));
  };
  if (!s.is_complete) sink->Write("The run was cut off: what follows is what it had written by then.\n");
  if (s.reductions > 0) line("reductions", s.reductions);
  line("frames", s.frames);
  line("nodes", s.nodes);
  line("constructors", s.constructors);
  line("executions", s.executions);
  line("bytes", s.bytes);
  line("  of the program", s.layout_bytes);
  if (s.reductions > 0) {
    sink->Write(fmt::format("{:<22}{:>16.1f}\n", "bytes per reduction",
                            static_cast<double>(s.bytes) / static_cast<double>(s.reductions)));
  }
  sink->Write(fmt::format("\n{:>14} {:>14} {:>16}  routine\n", "calls", "frames", "bytes"));
  for (size_t i = 0; i < s.routines.size() && i < most; ++i) {
    const RoutineStatistics& routine = s.routines[i];
    std::string name = NameOf(terms, trail.layout(), routine.callable);
    if (routine.callable != kNone) {
      const std::string place = LinesText(trail.layout(), trail.layout().callables[routine.callable].span);
      if (!place.empty()) name += "  " + place;
    }
    sink->Write(
        fmt::format("{:>14} {:>14} {:>16}  {}\n", routine.calls, routine.frames, routine.bytes, name));
  }
  if (s.routines.size() > most) sink->Write(fmt::format("… {} more\n", s.routines.size() - most));
}

void WriteStatisticsJson(const trail::Trail& trail, const Statistics& s, value::Sink* sink) {
  const traced::TrailTerms terms(trail);
  const trail::Layout& layout = trail.layout();
  value::JsonWriter writer(sink);
  writer.BeginObject();
  writer.Member("complete", s.is_complete);
  writer.Member("reductions", s.reductions);
  writer.Member("frames", s.frames);
  writer.Member("nodes", s.nodes);
  writer.Member("constructors", s.constructors);
  writer.Member("executions", s.executions);
  writer.Member("bytes", s.bytes);
  writer.Member("program_bytes", s.layout_bytes);
  writer.Key("routines");
  writer.BeginArray();
  for (const RoutineStatistics& routine : s.routines) {
    writer.BeginObject();
    writer.Member("name", NameOf(terms, layout, routine.callable));
    if (routine.callable != kNone) {
      const trail::Callable& callable = layout.callables[routine.callable];
      if (callable.module != kNone) writer.Member("module", layout.modules[callable.module].name);
      writer.Member("place", LinesText(layout, callable.span));
    }
    writer.Member("calls", routine.calls);
    writer.Member("frames", routine.frames);
    writer.Member("bytes", routine.bytes);
    writer.EndObject();
  }
  writer.EndArray();
  writer.EndObject();
  sink->Write("\n");
}

}  // namespace inquest::traced
