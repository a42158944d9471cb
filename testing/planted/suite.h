// Many planted faults, tested in processes of their own, and the report about them.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "testing/planted/experiment.h"
#include "testing/planted/program.h"
#include "testing/planted/workers.h"

namespace inquest::planted {

// One after the other: a fault passes if it is found in each.
using Trees = std::vector<traced::TreeStyle>;

struct SuiteOptions {
  WorkerOptions workers;
  bool table = false;                                 // also how many questions each strategy asks
  bool verbose = false;                               // a line for each fault
  std::string keep;                                   // a folder for what went wrong, or empty
  Trees trees = {traced::TreeStyle::kEdt};            // that are searched
  const std::vector<Way>* ways = &AllWaysAndMarks();  // that are tried
  unsigned each = 1;   // for the first fault of a program and each so many after it; for the others a few
  unsigned stops = 0;  // not 0: runs are stopped at so many points (TestStopped)
};

// For the option --tree.
Trees TreesOf(const std::string& name);
// Tests the fault in each tree. What is told is that of all, the ways of one tree after those of the other;
// or that of the one that went wrong.
Outcome TestInTrees(const Trees& trees, PlantedFault fault,
                    const std::function<Outcome(const PlantedFault&)>& test);

class Suite {
 public:
  explicit Suite(SuiteOptions options) : options_(std::move(options)) {}
  // The faults of one program.
  void Add(Program program, std::vector<PlantedFault> faults);
  // Items that make their own program; a title for each, in case it dies.
  void Add(std::vector<std::string> titles, std::function<Outcome(size_t item)> test);
  // Something that is wrong already.
  void Fail(const std::string& message);

  // Prints what went wrong, the totals, and `N passed, N failed`; the exit code.
  int Run();

 private:
  struct Part {
    Task task;
    std::vector<std::string> titles;
  };
  const SuiteOptions options_;
  std::vector<Part> parts_;
  std::vector<std::string> failures_;
};

// Writes Program.hs, Faulty.hs and what was found into a folder of its own below `folder`.
void KeepFailure(const std::string& folder, const std::string& right_text, const PlantedFault& fault,
                 const Outcome& outcome);

}  // namespace inquest::planted
