#include "oracle/holes.h"

namespace inquest::oracle {

const char* WhyUnknown(reduce::Hole hole) {
  switch (KindOfHole(hole)) {
    case kUnevaluated:
    case kUnfinished:
      return "The reference needs a value that the run did not compute.";
    case kNotKept:
      return "The reference needs a value that was not kept.";
    case kUnknownFunction:
      return "The reference program has no counterpart of a function in the statement.";
    case kUnknownData:
      return "The reference program has no such data.";
    case kUnknownVariable:
      return "The reference needs a variable that the run does not have.";
    case kUnknownContents:
      return "It is not known what a reference or array held.";
    case kUnknownInput:
      return "The reference reads what the run did not read.";
    case kTooLong:
      return "Evaluating it in the reference program took too long.";
    case kOtherFunction:
      return "The result contains another function than the reference program's.";
    case kErrorInFunction:
      return "An argument of a function is an error in the reference program.";
    case kNoMessage:
      return "An error message of the reference program cannot be computed.";
    case kWaits:
      return "The reference program waits for another thread.";
    case kOtherThreads:
      return "Other threads changed what it uses while it was executed.";
    case kInsideFunction:
      return "An action is a part of a function or a map.";
    case kTooOften:
      return "It was executed too often.";
    case kNotJudged:
      return "It calls what was not judged.";
    case kEnough:
    case kDiffers:
    case kFirstPart:
      break;
  }
  return "";
}

}  // namespace inquest::oracle
