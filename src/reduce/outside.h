// What stands for the world in a machine that must not touch it: an oracle's program gets what another run
// read, and what it writes is compared, never written.
#pragma once

#include <cstdint>
#include <span>

#include "core/core.h"
#include "runtime/io_error.h"
#include "trail/word.h"

namespace inquest::reduce {

// Why a value cannot be had. Evaluation that needs a hole ends there; no handler of the program catches it.
using Hole = uint32_t;
// As an exception. No exception of a program is a number.
inline trail::Word HoleWord(Hole hole) { return trail::SmallInt(hole); }
inline bool IsHole(trail::Word exception) { return trail::IsInt(exception); }
inline Hole HoleOf(trail::Word exception) { return static_cast<Hole>(trail::SmallValue(exception)); }

class Outside {
 public:
  struct Answer {
    enum Kind : uint8_t {
      kValue,     // the action's result is `value`
      kRaise,     // it fails with the exception `value`
      kError,     // it fails with `error`
      kExecute,   // it does what the action `value` does
      kHole,      // nobody can tell: evaluation ends with `hole`
      kEvaluate,  // Apply only: evaluate `value` first, then ask again, also if that fails
    } kind = kHole;
    trail::Word value = 0;
    runtime::IoError error;
    Hole hole = 0;
  };

  virtual ~Outside() = default;
  // An action of handles, files, the environment, time or the process. The arguments are evaluated as the
  // primitive needs them, strings in full. Words must be made with the evaluator (evaluator.h).
  virtual Answer Execute(core::Primitive primitive, const trail::Word* arguments) = 0;
  // hPutStr: its characters come one by one as they are evaluated. Anything but kValue ends it.
  virtual Answer BeginPut(int64_t handle) = 0;
  virtual Answer Put(int64_t handle, char32_t character) = 0;
  virtual void EndPut(int64_t handle) = 0;

  // A function that is known by what it did (Evaluator::MakeMap): how many arguments it takes.
  virtual uint32_t ArityOf(int64_t /*map*/) const { return 0; }
  // Its application to so many. `lookup` is the same number each time that it is asked again.
  virtual Answer Apply(int64_t /*map*/, std::span<const trail::Word> /*arguments*/, int64_t /*lookup*/) {
    return {};
  }
};

}  // namespace inquest::reduce
