// Why the reference cannot have a value that it needs (reduce/outside.h: Hole).
#pragma once

#include "reduce/outside.h"

namespace inquest::oracle {

enum HoleKind : reduce::Hole {
  kUnevaluated = 1,  // the run never evaluated it: the reference's result is undefined there
  kNotKept,          // evaluated, but not kept
  kUnknownFunction,  // the reference has no such function
  kUnknownData,      // the reference has no such constructor, or the value has no other form there
  kUnknownVariable,  // of a local function: the run has no such variable
  kUnknownContents,  // of a reference or array when the action was executed
  kUnknownInput,     // it reads what the run did not read
  kEnough,           // an action that did all that the run's did; what follows does not matter
  kDiffers,          // it does something else than the run's
};
// A sentence for those that leave the answer open.
const char* WhyUnknown(reduce::Hole hole);

}  // namespace inquest::oracle
