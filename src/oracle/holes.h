// Why something is not known: the reference cannot have a value that it needs (reduce/outside.h: Hole), or it
// cannot be compared.
#pragma once

#include "reduce/outside.h"

namespace inquest::oracle {

enum HoleKind : reduce::Hole {
  kUnevaluated = 1,  // the run never evaluated it: the reference's result is undefined there
  kUnfinished,       // the run was evaluating it when it was stopped: likewise
  kNotKept,          // evaluated, but not kept
  kUnknownFunction,  // the reference has no such function
  kUnknownData,      // the reference has no such constructor, or the value has no other form there
  kUnknownVariable,  // of a local function: the run has no such variable
  kUnknownContents,  // of a reference or array when the action was executed
  kUnknownInput,     // it reads what the run did not read
  kEnough,           // an action that did all that the run's did; what follows does not matter
  kDiffers,          // it does something else than the run's
  kTooLong,          // a limit was reached
  kOtherFunction,    // the run has another function there
  kErrorInFunction,  // an argument of a function is an error, which the function need not use
  kNoMessage,        // the message of an error cannot be computed
  kWaits,            // it waits for another thread
  kOtherThreads,     // other threads changed what it uses meanwhile
  kInsideFunction,   // an action that was executed is a part of a function or a map
  kTooOften,         // it was executed too often to be tried again
  kNotJudged,        // a call of suspected code that nobody judged right

  kFirstPart = 1u << 8,  // from here on kUnevaluated each, a number for each part (Transfer::set_tells_parts)
};
inline HoleKind KindOfHole(reduce::Hole hole) {
  return hole >= kFirstPart ? kUnevaluated : static_cast<HoleKind>(hole);
}
// Whether the reference's result is undefined where it needs this.
inline bool IsUndefined(reduce::Hole hole) {
  return KindOfHole(hole) == kUnevaluated || KindOfHole(hole) == kUnfinished;
}

// A sentence for those that leave the answer open.
const char* WhyUnknown(reduce::Hole hole);

}  // namespace inquest::oracle
