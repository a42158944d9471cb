// When a value was last extended.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "trail/trail.h"

namespace inquest::trail {

// The time at which the last part of a value came to be known, of those known at `time`
// (Layout::notes_times); 0 if all of it was there when it was made. None if the trail does not tell: a part
// failed, and all that waited for it failed at once; the value is too large to look at in full; or it holds a
// function that `grows`: one that is shown as a finite map, of which each application tells more.
using Grows = std::function<bool(Word function)>;
std::optional<Address> LastSince(const Trail& trail, Word word, Address time, const Grows& grows = {});

// The same, and the objects that hold what came to be known then: whoever made one wrote what was evaluated
// there. 0: it is the value itself, which an object within may hold too (`xs = 1 : xs`).
struct LastPart {
  Address since = 0;
  std::vector<Address> holders;
};
std::optional<LastPart> LastPartSince(const Trail& trail, Word word, Address time, const Grows& grows = {});

// All times until `time` at which more of the value came to be known, ascending. Empty if the trail does not
// tell.
std::vector<Address> AllSince(const Trail& trail, Word word, Address time, const Grows& grows = {});

}  // namespace inquest::trail
