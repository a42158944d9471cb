// What natives may do with the machine that runs them, and what they tell it (natives.h). They see neither
// its stack nor its loop.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/core.h"
#include "reduce/code.h"
#include "reduce/descents.h"
#include "reduce/ending.h"
#include "reduce/exceptions.h"
#include "reduce/executions.h"
#include "reduce/heap.h"
#include "reduce/outside.h"
#include "reduce/puts.h"
#include "reduce/steps.h"
#include "reduce/threads.h"
#include "reduce/values.h"
#include "runtime/handles.h"
#include "runtime/integer.h"

namespace inquest::reduce {

// Of a strict primitive.
struct PrimResult {
  Word value = 0;
  bool raised = false;  // value: the exception
};

// Of a step of a lazy primitive or an action.
struct NativeResult {
  enum Kind : uint8_t {
    kValue,    // done: `value` is evaluated
    kLazy,     // done: `value` may have to be evaluated; an action returns it as it is
    kForce,    // evaluate `value`, then call again with the next step
    kExecute,  // `value` is an action (perhaps not evaluated): execute it; its result is the native's
               // result
    kRaise,    // `value` is the exception
  } kind = kValue;
  Word value = 0;
  uint32_t next_step = 0;
};

// Arguments, environment and name of the program, which it can change.
struct Surroundings {
  using Variables = std::vector<std::pair<std::string, std::string>>;
  std::string program_name;
  std::vector<std::string> arguments;
  std::optional<Variables> environment;  // read on first use
  std::string folder;  // absolute, what relative paths are meant from; empty: that of the process
};

struct NativeContext {
  // Parts of the machine.
  const core::Program& program;
  const Code& code;
  Heap& heap;
  Ending& ending;
  Steps& steps;
  Values& values;
  Exceptions& exceptions;
  Descents& descents;
  Executions& executions;
  runtime::Handles& handles;
  Puts& puts;
  Threads& threads;
  Outside* outside;  // stands for the world, or none
  bool records;      // what is executed is recorded

  // What the natives keep for themselves.
  Surroundings surroundings;
  runtime::Integer scratch;  // results of operations on Integers
  int64_t references = 0;    // so many were made
  int64_t lookups = 0;       // so many were begun in maps (outside.h)
  bool keeps_made = false;
  std::vector<Word>
      made;  // if so: references and arrays that can change, in the order in which they were made
  std::unordered_set<Address> changed;  // arrays and references noted as changed since that collection
  uint64_t changed_since = 0;

  // Values::Evaluated for a primitive that looks at the value.
  bool Examine(Word* w) {
    *w = descents.Look(*w, values.descent());
    return trail::TagOf(*w) != trail::Tag::kRef;
  }
  // As at the beginning of a run.
  void Clear() {
    references = 0;
    lookups = 0;
    keeps_made = false;
    made.clear();
    changed.clear();
  }
};

}  // namespace inquest::reduce
