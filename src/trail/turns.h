// What decides how a frame goes through its equation (replay.h): the questions on the way, and what the
// record answers. Frames that answer them alike took the same way (ways.h).
#pragma once

#include <optional>

#include "trail/recompute.h"
#include "trail/trail.h"
#include "trail/ways_to_leaf.h"

namespace inquest::trail {

struct Turn {
  enum Kind : uint8_t {
    kWhereTo,     // where the case goes on
    kWasEntered,  // whether the evaluation of the place began
    kHasValue,    // whether it came to a value
  } kind = kWhereTo;
  PlaceId place;
  PlaceId condition;        // of a case: what was scrutinised; none: not known
  bool leaf_tells = false;  // of a case: it stands before the leaf that was reached, so this tells of it
};

class Turns {
 public:
  // `leaf` as in Variant. `trail` must outlive it.
  Turns(const Trail& trail, uint32_t leaf) : trail_(trail), to_leaf_(trail.layout(), leaf) {}

  // Of kWhereTo the place where the case goes on, none where it does not; of the others the place itself for
  // yes, none for no.
  PlaceId Answer(const Frame& frame, const Turn& turn);
  // The answer if it is the same for all frames that reached the leaf.
  std::optional<PlaceId> AnswerOfAll(const Turn& turn);

 private:
  std::optional<PlaceId> Decide(const Frame& frame, const Turn& turn) const;
  Computed Scrutinised(const Frame& frame, const Turn& turn) const;
  template <typename Visit>
  void ForEachTarget(const Place& place, Visit visit) const;

  const Trail& trail_;
  WaysToLeaf to_leaf_;
};

}  // namespace inquest::trail
