// What a trace contains, in numbers: in all, and by routine.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "trail/trail.h"
#include "value/sink.h"

namespace inquest::traced {

struct RoutineStatistics {
  uint32_t callable = trail::kNone;  // none: the program itself, and what trusted code did for nobody
  uint64_t frames = 0;               // reductions of it, suspended parts of its equations included
  uint64_t calls = 0;                // of these, those that are nodes of the tree or part of a constant's
  uint64_t bytes = 0;                // its frames, and what was made for it
};

struct Statistics {
  bool is_complete = false;  // the run came to an end of some kind
  uint64_t reductions = 0;   // trusted ones included; 0 if not known, because the run was killed
  uint64_t frames = 0;       // that of the program is none
  uint64_t nodes = 0;
  uint64_t constructors = 0;
  uint64_t executions = 0;
  uint64_t bytes = 0;                       // of the file
  uint64_t layout_bytes = 0;                // of these, the description of the program
  std::vector<RoutineStatistics> routines;  // most bytes first
};

// One pass over the trail.
Statistics CountTrail(const trail::Trail& trail);

// What the first page of the file tells, without looking at the trail: reductions, frames, bytes.
void WriteBriefStatistics(const trail::Trail& trail, value::Sink* sink);
void WriteBriefStatisticsJson(const trail::Trail& trail, value::Sink* sink);

// `most`: so many routines.
void WriteStatistics(const trail::Trail& trail, const Statistics& statistics, size_t most, value::Sink* sink);
void WriteStatisticsJson(const trail::Trail& trail, const Statistics& statistics, value::Sink* sink);

}  // namespace inquest::traced
