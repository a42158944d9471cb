// Looks for a planted fault inside the equation of a finding: a session on the zoomed tree, in which the run
// of the right program answers. What a piece should have been is what its counterpart gave in the same call
// of the right program.
#pragma once

#include <cstddef>
#include <string>

#include "testing/planted/run.h"

namespace inquest::zooming {

// Where the faulty text differs from the right one: behind what both begin with, before what both end with.
struct Change {
  size_t begin = 0;
  size_t right_end = 0, faulty_end = 0;
};
Change FindChange(const std::string& right, const std::string& faulty);

struct Texts {
  const std::string& right;
  const std::string& faulty;
};

struct Inside {
  enum class As : uint8_t {
    kNoCounterpart,  // the right program made no such call, so nobody can answer
    kNothing,        // nothing inside was recorded
    kUntold,         // the answers did not tell: a piece has no counterpart
    kContains,       // what is named contains the change
    kChoice,         // a choice is named, and the change is in what should have been chosen before it
    kWithin,         // a part of the change is named: several pieces differ, each wrong by itself
    kElsewhere,      // something else is named
  } as = As::kNoCounterpart;
  size_t span = 0, equation = 0;  // bytes of what is named, and of the equation
  size_t questions = 0;
  std::string transcript;
};

// `node`: of the faulty run's tree, the buggy call. Both runs have their trees.
Inside LookInside(const planted::Run& right, const planted::Run& faulty, tree::NodeId node,
                  const Texts& texts);

}  // namespace inquest::zooming
