// The way that a frame took through its equation: which conditions were tried, which alternatives were taken,
// which right-hand side was reached. Cells of exclusive alternatives overlap, so what a cell is follows from
// it.
#pragma once

#include <cstdint>
#include <vector>

#include "trail/trail.h"

namespace inquest::trail {

struct Way {
  std::vector<uint32_t> conditions;  // places scrutinised, in the order tried; of `a && b` both
  std::vector<uint32_t> passed;      // all places of control passed: cases, lets, leaves
  std::vector<uint32_t> lets;        // of these, the lets
  // Of the places passed, the cases, and where each went on; kNone where it did not.
  std::vector<std::pair<uint32_t, uint32_t>> choices;
  uint32_t result = kNone;  // the place whose value is the frame's; none: not reached
};
Way Replay(const Trail& trail, const Frame& frame);

// The most evaluated form of a node (frame, place); kNotKept where the record does not tell.
Evaluated ValueOf(const Trail& trail, const Frame& frame, uint32_t place);

}  // namespace inquest::trail
