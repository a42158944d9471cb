// The Machine: runs a core program by lazy graph reduction. Suspected code records a trail, trusted code runs
// in a collected region (docs/design.md 4). A machine is an object: several live in one process, each with
// its own limits.
//
// Evaluation uses an explicit stack (stack.h). An entry of it, a record, ends with the node that says what to
// do with a value; code.h lists them, records.h says where their words are.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/core.h"
#include "reduce/code.h"
#include "reduce/compile.h"
#include "reduce/descents.h"
#include "reduce/ending.h"
#include "reduce/exceptions.h"
#include "reduce/executions.h"
#include "reduce/heap.h"
#include "reduce/native_context.h"
#include "reduce/outside.h"
#include "reduce/puts.h"
#include "reduce/records.h"
#include "reduce/stack.h"
#include "reduce/steps.h"
#include "reduce/threads.h"
#include "reduce/values.h"
#include "runtime/handles.h"
#include "runtime/integer.h"
#include "source/source_file.h"
#include "trail/layout.h"

namespace inquest::reduce {

struct MachineOptions {
  std::string trace_path;                        // where the trail goes; empty: nothing is recorded in a file
  bool record = false;                           // false: every routine is trusted
  std::function<bool(core::RoutineId)> trusted;  // with `record`: which top-level routines are trusted
  // With `record`: the name that people know a routine by, if it is another than its own; may be empty.
  std::function<std::string(core::RoutineId)> called;
  uint64_t max_memory = 0;                          // bytes; 0: three quarters of base::MemoryLimit()
  uint64_t index_block_bytes = trail::kBlockBytes;  // smaller in tests
  uint64_t max_trace = 0;                           // bytes of the trace; 0: four fifths of the free disk
  uint64_t max_steps = 0;                           // reductions; 0: no limit
  std::string program_name = "main";                // getProgName, and the prefix of messages
  std::string program_path;                         // of the main file, for the trace
  std::string fingerprint;                          // of the sources, for the trace
  std::vector<std::string> arguments;
  int stdin_fd = 0, stdout_fd = 1, stderr_fd = 2;
  runtime::StreamHooks hooks;  // the machine itself says whether it is interrupted
  Outside* outside = nullptr;  // stands for the world: then the machine touches nothing of it
  uint64_t nursery_words = uint64_t{256} << 10;
  bool checksums = true;          // of the trace; false for benchmarks
  bool collect_always = false;    // for tests
  bool full_collections = false;  // for tests: every collection is a full one
  // For tests: called when max_steps is reached, before anything is done about it.
  std::function<void()> at_step_limit = nullptr;
};

struct MachineStats {
  uint64_t reductions = 0;  // routine calls, recorded or not
  uint64_t frames = 0;      // recorded ones
  uint64_t trail_bytes = 0;
  HeapStats heap;
};

class Machine : private Collector {
 public:
  // The program, names and files outlive the machine.
  static base::Result<std::unique_ptr<Machine>> Create(const core::Program& program,
                                                       const base::Interner& names,
                                                       const source::Files& files, MachineOptions options);
  ~Machine() override;

  // Runs main to its end. Once only.
  RunResult Run();

  // May be called from a signal handler or another thread: the run stops at the next reduction.
  void Interrupt();

  MachineStats stats() const;
  const Code& code() const { return code_; }
  const core::Program& program() const { return program_; }
  Heap& heap() { return *heap_; }

 private:
  // Runs the machine in another way than Run does: it clears every part, and lays what is to be evaluated on
  // the stack. An interface to that would name the same parts, each once more.
  friend class Evaluator;
  Machine(const core::Program& program, const base::Interner& names, const source::Files& files,
          MachineOptions options, std::unique_ptr<Heap> heap, Stack stack);

  base::Status Prepare();
  // What is in the trail before the run. If there is no room for it the memory is elsewhere, in no_room_, and
  // Prepare fails at its end.
  Word* AllocateStatic(uint64_t words);
  void MakeStatics();
  void MakeProgramFrame();
  Word MakeLiteral(const core::Literal& literal);
  Word MakeStaticData(trail::DataKind kind, uint64_t bits);
  Word MakeStaticInteger(const runtime::Integer& value);
  void WriteDescription();
  void WriteFileHeader();
  runtime::Handles::Options HandlesOptions();

  // What a part of the loop returns that lies in another file: the word to go on with, perhaps not evaluated;
  // none: evaluation is over. Such a part works on the stack at sp_.
  using Next = std::optional<Word>;

  // eval.cpp: evaluates until the kStop record is on top.
  void Evaluate();
  bool CollectAt(const Node& node, Word* base, Word* sp, uint64_t words);
  bool CollectKeeping(Word* function, const Node& node, Word* base, Word* sp);
  Caller CallerOf(const Node& node, Word* base) const;
  void BuildArguments(const Node& node, uint32_t first, Word* base, Word* arguments);
  void FillActivation(const RoutineCode& routine, const Word* arguments, Word fun, Word* base);
  Word* EnterOwnCell(const Node& node, Word* base, Word* sp);
  const Target& ChooseTarget(const Node& node, Word scrutinee);

  // frames.cpp
  Word* MakeFrame(const RoutineCode& routine, uint32_t variant, Word fun, const Word* arguments,
                  Address redex);
  Word* MakeCallback(const RoutineCode& routine, uint32_t variant, Word fun, Word whole, Word* arguments,
                     Address descent);
  Word* MakeBlockFrame(const Node& node, const Word* base);
  void StoreParameters(const RoutineCode& routine, const Word* arguments, Word* base);
  void StoreWeakParameters(const RoutineCode& routine, const Word* arguments, Word* parameters);
  // The leaf that matching reached is part of the variant that the frame's header names.
  static void NoteLeaf(const Node& leaf, Word* base) {
    Word* header = trail::TagOf(base[0]) == trail::Tag::kHeader ? base : base - trail::kCallbackPrefix;
    *header += static_cast<Word>(leaf.a + 1) << 7;
  }
  Word* FinishCallback(Word* sp, Word w);
  // What a place or thunk becomes that has the value `w` now: it, or a note that it has it from now on.
  Word Since(Word w) { return __builtin_expect(code_.notes_times, 0) ? NoteSince(w) : w; }
  Word NoteSince(Word w);
  // The header of a thunk, or a string, that has its value now.
  Word EvaluatedHeader(Word thunk) {
    return __builtin_expect(code_.notes_times, 0) ? TimedHeader(thunk)
                                                  : trail::Header(trail::Kind::kIndirect, 0, 0);
  }
  Word TimedHeader(Word thunk);
  Word ResultOfCallback(Word* frame, Word* sp);
  Address LookerAt(const Node& record, Word* sp) const;

  // apply.cpp
  Next ApplyConstructor(Word fun, const Word* arguments, uint32_t count, Caller caller);
  Next MakePartial(Word fun, const Word* arguments, uint32_t count, Caller caller);
  Next CollectAndApply(Word fun, const Word* arguments, uint32_t count, Caller caller);
  bool KeepExtraArguments(const RoutineCode& routine, const Word* arguments, uint32_t count, Caller* caller);
  bool NoteFunction(Word fun, Caller* caller);
  Word* AllocateFor(Caller caller, uint32_t words);
  // noted.cpp
  Word SymbolOf(Word function) const;
  Word MakeNoted(Word function, Caller caller);
  Word MakeIndirection(Word function, Caller caller);
  void NoteField(Word* object, Caller caller);
  void NoteArguments(const RoutineCode& routine, Word* arguments, Address descent);
  void NotePassed(Word* arguments, uint32_t count, Address descent);
  bool CanHaveIndirection(const Word* noted) const;
  Word* NoteApplication(Word function, const Word* arguments, uint32_t count, Caller caller);
  std::optional<Address> CellOfApplication(Word* application, const Word* top);
  Word ActionOfItsOwn(const Word* cell, Word w);
  void StoreWords(Caller caller, Word* to, const Word* words, uint32_t count);

  // build.cpp: words from nodes, without reducing.
  Word Build(const Node& node, Word* base);
  Word MentionFunction(Word function, Word* base);
  Word BuildPlace(const Node& node, Word* base);
  Word BuildWeakPlace(const Node& node, Word* base);
  static trail::Tag ObjectTag(const Node& node);
  Word* AllocateObject(const Node& node);
  void FillObject(const Node& node, Word* base, Word* object);
  bool Quick(const Node& node, Word* base, Word* out);
  bool QuickPrim(const Node& node, Word* base, Word* out);
  bool QuickUnwrap(const Node& node, Word* base, Word* out);
  bool QuickOperation(core::Primitive primitive, Word x, Word y, Word* out);
  // The descent of the trusted code that `node` belongs to; 0 for suspected code.
  static Address LookerOf(const Node& node, const Word* base) {
    return (node.flags & kTrusted) ? base[0] : 0;
  }
  uint32_t IndexOf(const Node& node) const { return static_cast<uint32_t>(&node - code_.nodes.data()); }
  void EnterLet(const Node& node, Word* base);
  Word* OuterBase(const Node& node, Word* base);
  Word LoadAtom(const Node& node, Word* base);
  // The word of a place that was evaluated inside its activation goes to its cell.
  void StoreCell(const Node& kid, Word* base, Word w) {
    if (kid.flags & kHasCell) heap_->StoreTrail(base + kid.slot, Since(w));
  }
  const Target& FindLiteral(const CaseTable& table, Word w);
  // Cells of trusted constants are roots anyway and not part of the record.
  bool IsRootCell(const Word* cell) const { return cell >= root_cells_ && cell < root_cells_end_; }
  void StopBecauseTraceIsFull();
  // unfinished.cpp
  // The run was stopped: what was under execution did not finish.
  void RecordUnfinished();
  void RecordUnfinishedThreads();
  std::vector<Executions::Current> UnderExecution() const;
  Word* OperandCell(const Record& record, const Word* top) const;
  // unwind.cpp
  // Marks what was under evaluation as failed and leaves the stack ready to run the nearest handler; none:
  // there is none, and the run ends.
  Next Unwind(Word exception);
  // An exception of the program, as in GHC.
  Next OverflowStack();

  // strings.cpp
  Next ForceString(Word string);
  Word UnpackString(uint64_t literal, uint64_t offset);

  // machine.cpp
  void Collect(uint64_t words) override;
  void VisitStack(Heap::Visitor& visitor);

  std::string MemoryMessage(const char* what) const;

  // actions.cpp
  Next RunLazyPrimitive(const Node& node, const Word* arguments);
  Next StartNative(core::Primitive primitive, const Word* arguments, uint32_t count, Word action,
                   Address context);
  Next ContinueNative(Word evaluated);
  Next FollowNative(const NativeResult& result);
  Address DescentOfNative(NativeOn native) const;
  static bool IsLookup(NativeOn native);
  Next Execute(Word action);
  Next ExecuteFix(Word action, Address execution);
  Next FinishAction(Word result);
  // What the thread that runs from now on is told.
  Word SwitchThread();

  const core::Program& program_;
  const base::Interner& names_;
  const source::Files& files_;
  MachineOptions options_;
  Statics statics_;
  Code code_;
  std::unique_ptr<Heap> heap_;
  Stack stack_;
  Word* sp_;  // its end, saved while C++ code other than the loop runs

  // Its parts.
  Ending ending_;
  Steps steps_;
  Values values_;
  Exceptions exceptions_;
  Descents descents_;
  trail::FrameCounts counts_;  // of the block of the trail that is being written
  Executions executions_;
  runtime::Handles handles_;
  Puts puts_;
  Threads threads_;
  NativeContext context_;

  Address program_frame_ = 0;
  trail::FileHeader file_header_;
  std::vector<std::unique_ptr<Word[]>> no_room_;

  // Of an Evaluator.
  std::vector<Word> roots_, kept_;
  Word given_ = 0;   // what evaluation ended with
  Word raised_ = 0;  // or the exception that nothing caught

  Address instants_at_ = 0;  // the end of the trail when a thunk last got its value,
  uint32_t instants_ = 0;    // and how many have there
  std::vector<Word> moved_;  // arguments while they are moved
  Word* root_cells_ = nullptr;
  Word* root_cells_end_ = nullptr;
  uint64_t counted_calls_ = 0;
  uint64_t frames_ = 0;
};

}  // namespace inquest::reduce
