// The strings that are being written. Evaluating one may write another one: the innermost is the last.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "reduce/executions.h"
#include "reduce/stack.h"
#include "runtime/handles.h"

namespace inquest::reduce {

// `depth` is that of the stack, with the record of the native that writes on top.
struct ActivePut {
  runtime::TextPut put;
  int64_t depth = 0;
};

class Puts {
 public:
  // All of them outlive it. `records`: what is executed is recorded.
  Puts(const Stack& stack, runtime::Handles& handles, Executions& executions, bool records)
      : stack_(stack), handles_(handles), executions_(executions), records_(records) {}

  // A put of the native that has this state, whose record is on top of the stack; its number.
  size_t Begin(runtime::TextPut put, Word* state);
  // What evaluating its string has put is done, or was left by an exception that was caught.
  runtime::TextPut& GoOn(size_t number);
  // It is done, or has failed.
  void End(size_t number) { active_.resize(number); }

  // What puts at or above this depth have without buffering is written: another one begins, or they have
  // ended.
  void WriteUnbuffered(int64_t depth);

  // Those of a thread.
  std::vector<ActivePut> Take() { return std::exchange(active_, {}); }
  void Restore(std::vector<ActivePut> active) { active_ = std::move(active); }

 private:
  const Stack& stack_;
  runtime::Handles& handles_;
  Executions& executions_;
  bool records_;
  std::vector<ActivePut> active_;
};

}  // namespace inquest::reduce
