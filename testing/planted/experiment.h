// One planted fault is one test: the faulty program is run, searched in every way that differs with the right
// program answering, and passes if every finding names what was planted.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "testing/mutation/mutant.h"
#include "testing/planted/judge.h"
#include "testing/planted/search.h"

namespace inquest::planted {

struct Outcome {
  enum class As : uint8_t {
    kDoesNotCompile,
    kLooksTheSame,  // nothing that can be observed differs from the right program
    kDoesNotEnd,    // a limit stopped it, and nothing is wrong so far; not searched
    kPassed,
    kFailed,
    kDied,  // the search ended the process, or took too long
  } as = As::kDied;
  std::string title;  // which fault in which program
  std::string kind;   // what totals are told apart by
  // Of what was searched:
  std::vector<uint32_t> questions;  // by way (ways.h)
  std::vector<uint64_t> columns;    // likewise: of all these, unfolded
  uint32_t nodes = 0;
  uint32_t statements = 0;                                     // judged, each once
  std::map<std::string, std::vector<std::string>> dont_knows;  // among these, by reason
  uint32_t routines = 1;                                       // that the largest finding names
  std::array<uint32_t, 4> ways_by_why = {};  // Ended::Why: how many searches named several, and why
  std::vector<std::string> ambiguous;        // statements with two right answers (search.h)
  uint32_t stops = 0;  // at so many points the run was stopped and searched (TestStopped)
  std::array<uint32_t, kStopByCount> stopped_by = {};  // so many runs were stopped so and searched
  bool ended_by_itself = false;                        // the run that was searched last
  std::string message;  // what went wrong, with the shortest transcript of those that did
  uint32_t wrong_ways = 0;
  std::string transcript;  // questions and answers, where only one way is searched
};

struct PlantedFault {
  std::string title;
  std::string kind;
  std::string text;  // of the faulty program
  mutation::Place place;
  traced::TreeStyle tree = traced::TreeStyle::kEdt;  // that is searched
};
Outcome TestFault(RightProgram& right, const PlantedFault& fault, const std::string& input,
                  const std::vector<Way>& ways);
// A fault that keeps the program from ending, or that shows in a program that never ends: the run is stopped
// at so many points, from the first one on at which something is wrong to much later ones, and each of these
// runs is searched. It passes if every finding of every run does, and if stopping twice as late costs about
// one more question. Runs are also stopped by Ctrl-C, SIGKILL and the limits of trace and memory, and each of
// these is searched in a few ways. One that ends by itself is searched once.
Outcome TestStopped(RightProgram& right, const PlantedFault& fault, const std::string& input,
                    const std::vector<Way>& ways, unsigned stops);

// As one line of JSON, and back.
std::string Write(const Outcome& outcome);
Outcome ReadOutcome(const std::string& line);

}  // namespace inquest::planted
