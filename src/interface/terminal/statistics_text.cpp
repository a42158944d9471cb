#include "interface/terminal/statistics_text.h"

#include <fmt/format.h>

#include <string>

namespace inquest::terminal {

void WriteStatistics(const view::BriefStatistics& s, value::Sink* sink) {
  if (s.is_complete) {
    sink->Write(fmt::format("reductions {}\nframes {}\n", s.reductions, s.frames));
  } else {
    sink->Write("The run was cut off.\n");
  }
  sink->Write(fmt::format("bytes {}\n", s.bytes));
}

void WriteStatistics(const view::Statistics& s, size_t most, value::Sink* sink) {
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
    const view::RoutineStatistics& routine = s.routines[i];
    std::string name = routine.name;
    if (!routine.place.empty()) name += "  " + routine.place;
    sink->Write(
        fmt::format("{:>14} {:>14} {:>16}  {}\n", routine.calls, routine.frames, routine.bytes, name));
  }
  if (s.routines.size() > most) sink->Write(fmt::format("… {} more\n", s.routines.size() - most));
}

}  // namespace inquest::terminal
