// What executed actions did, as objects of the trail (docs/design.md 4.6): they stand in the order of
// execution, and each names where its action was made. If nothing is recorded nobody asks for them.
//
// If the trace is full the run is stopped.
#pragma once

#include <string_view>

#include "reduce/descents.h"
#include "reduce/ending.h"
#include "reduce/heap.h"
#include "trail/block_index.h"
#include "trail/word.h"

namespace inquest::reduce {

class Executions {
 public:
  // All of them outlive it. `unit`: the result of actions that have none.
  Executions(Heap& heap, const Descents& descents, trail::FrameCounts& counts, Ending& ending, Word unit)
      : heap_(heap), descents_(descents), counts_(counts), ending_(ending), unit_(unit) {}

  // What a native executes.
  struct Current {
    Word action = 0;        // 0: nothing that is recorded
    Address execution = 0;  // that it is a part of; 0 if of none
  };
  const Current& current() const { return current_; }
  void set_current(const Current& current) { current_ = current; }
  // Where the action that is executed was made; 0 if nothing is recorded.
  Address OriginOfCurrent() const { return current_.action == 0 ? 0 : OriginOf(current_.action); }
  // The action that is executed is alive.
  void Visit(Heap::Visitor& visitor) { visitor.Visit(&current_.action); }

  // `execution`: of the action that this one is a part of; 0 if of none. What trusted code makes for one
  // origin is one action to whoever asks: then it is that of the whole.
  Address Begin(Word action, Address execution);
  // A thread, which is a part of the action that is executed (trail/executions.h); 0 if the trace is full.
  Address BeginThread();
  void Record(trail::ExecutionKind kind, Word action, Word result, Address execution);
  void RecordOutput(int handle, std::string_view bytes);
  // The run was stopped: it did not finish. If there is no room to say it nothing is said.
  void RecordUnfinished(Word action, Address execution);

  // The descent of the action that is executed: what happens while it runs belongs there.
  Address DescentOf(Address execution) const {
    if (execution == 0) return descents_.program_frame();
    return DescentOfAction(ActionOf(execution));
  }
  Address DescentOfAction(Word action) const {
    return trail::HeaderAddress(*heap_.at(trail::AddressOf(action)));
  }
  Word ActionOf(Address execution) const { return heap_.at(execution)[3]; }

  // Whether the native just executed changed what others can notice.
  void NoteChange(bool outer) { changed_outer_ = outer; }
  // What is recorded next follows no result.
  void NoteSwitch() { result_is_last_ = true; }

 private:
  Address OriginOf(Word action) const { return descents_.OriginIn(DescentOfAction(action)); }
  // An object of so many words that says what it belongs to; none if the trace is full. `Finish` makes it
  // one.
  Word* Allocate(uint32_t words, Word action, Address execution);
  static void Finish(Word* object, trail::ExecutionKind kind, Address made);
  bool IsPartOf(Word action, Address execution) const;
  void StopBecauseFull();

  Heap& heap_;
  const Descents& descents_;
  trail::FrameCounts& counts_;
  Ending& ending_;
  Word unit_;
  Current current_;
  bool changed_outer_ = false;
  bool result_is_last_ = false;  // the last one recorded gave a result that is not ()
};

}  // namespace inquest::reduce
