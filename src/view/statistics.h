// What a run contains, in numbers: in all, and by routine.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace inquest::view {

struct RoutineStatistics {
  std::string name;  // (program): the run itself, and what trusted code did for nobody
  std::string module;
  std::string place;    // Sort.hs:9-10
  uint64_t frames = 0;  // reductions of it, suspended parts of its equations included
  uint64_t calls = 0;   // of these, those that are nodes of the tree or part of a constant's
  uint64_t bytes = 0;   // its frames, and what was made for it
};

// What is known without looking through the run.
struct BriefStatistics {
  bool is_complete = false;  // the run came to an end of some kind
  uint64_t reductions = 0;   // trusted ones included; 0 if not known, because the run was killed
  uint64_t frames = 0;       // that of the program is none
  uint64_t bytes = 0;        // of the file
};

struct Statistics : BriefStatistics {
  uint64_t nodes = 0;
  uint64_t constructors = 0;
  uint64_t executions = 0;
  uint64_t layout_bytes = 0;                // of these, the description of the program
  std::vector<RoutineStatistics> routines;  // most bytes first
};

}  // namespace inquest::view
