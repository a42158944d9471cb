// The way that a frame took through its equation: which conditions were tried, which alternatives were taken,
// which right-hand side was reached. Cells of exclusive alternatives overlap, so what a cell is follows from
// it.
#pragma once

#include <cstdint>
#include <vector>

#include "trail/recompute.h"
#include "trail/trail.h"

namespace inquest::trail {

struct Way {
  // Places whose value was needed to go on, in the order tried: scrutinised ones, of `a && b` both, and what
  // operands came to that are choices themselves, as in `1 + (if b then 2 else 3)`.
  std::vector<PlaceId> conditions;
  std::vector<PlaceId> passed;  // all places of control passed: cases, lets, leaves
  std::vector<PlaceId> lets;    // of these, the lets
  // Of the places passed, the cases, and where each went on; none where it did not.
  std::vector<std::pair<PlaceId, PlaceId>> choices;
  PlaceId result;  // the place whose value is the frame's; none: not reached
};
Way Replay(const Trail& trail, const Frame& frame);
// The place that control comes to from a place, whose value is the place's; none where the record does not
// tell.
PlaceId ReachedFrom(const Trail& trail, const Frame& frame, PlaceId place);

// The most evaluated form of a node (frame, place): finite-maps-2008, Def. 7, one level. kNotKept where the
// record does not tell.
Evaluated ValueOf(const Trail& trail, const Frame& frame, PlaceId place);
// Likewise; a number need not be in the record, and a constructor that was only scrutinised is known by its
// tag. Not known if the place has no value.
Computed ComputedValueOf(const Trail& trail, const Frame& frame, PlaceId place);

}  // namespace inquest::trail
