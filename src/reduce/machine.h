// The Machine: runs a core program by lazy graph reduction. Suspected code records a trail, trusted code runs
// in a collected region (docs/design.md 4). A machine is an object: several live in one process, each with
// its own limits.
//
// Evaluation uses an explicit stack (stack.h). An entry of it, a record, ends with the node that says what to
// do with a value; code.h lists them, records.h says where their words are.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/core.h"
#include "reduce/code.h"
#include "reduce/compile.h"
#include "reduce/heap.h"
#include "reduce/outside.h"
#include "reduce/records.h"
#include "reduce/stack.h"
#include "reduce/threads.h"
#include "runtime/handles.h"
#include "runtime/integer.h"
#include "source/source_file.h"
#include "trail/layout.h"

namespace inquest::reduce {

struct MachineOptions {
  std::string trace_path;                        // where the trail goes; empty: nothing is recorded in a file
  bool record = false;                           // false: every routine is trusted
  std::function<bool(core::RoutineId)> trusted;  // with `record`: which top-level routines are trusted
  uint64_t max_memory = 0;                       // bytes; 0: three quarters of base::MemoryLimit()
  uint64_t index_block_bytes = trail::kBlockBytes;  // smaller in tests
  uint64_t max_trace = 0;                           // bytes of the trace; 0: four fifths of the free disk
  uint64_t max_steps = 0;                           // reductions; 0: no limit
  std::string program_name = "main";                // getProgName, and the prefix of messages
  std::string program_path;                         // of the main file, for the trace
  std::string fingerprint;                          // of the sources, for the trace
  std::vector<std::string> arguments;
  int stdin_fd = 0, stdout_fd = 1, stderr_fd = 2;
  Outside* outside = nullptr;  // stands for the world: then the machine touches nothing of it
  uint64_t nursery_words = uint64_t{256} << 10;
  bool collect_always = false;    // for tests
  bool full_collections = false;  // for tests: every collection is a full one
};

enum class Ended : uint8_t {
  kFinished,     // main returned
  kExit,         // exitWith, or an uncaught exception that was reported: exit_code
  kInterrupted,  // Ctrl-C
  kOutOfMemory,
  kOutOfSteps,
  kTraceFull,  // the disk or the trace's limit
};

struct RunResult {
  Ended ended = Ended::kFinished;
  int exit_code = 0;
  std::string message;  // what to tell the user, if anything
};

struct MachineStats {
  uint64_t reductions = 0;  // routine calls, recorded or not
  uint64_t frames = 0;      // recorded ones
  uint64_t trail_bytes = 0;
  HeapStats heap;
};

class Carver;

class Machine {
 public:
  // The program, names and files outlive the machine.
  static base::Result<std::unique_ptr<Machine>> Create(const core::Program& program,
                                                       const base::Interner& names,
                                                       const source::Files& files, MachineOptions options);
  ~Machine();

  // Runs main to its end. Once only.
  RunResult Run();

  // May be called from a signal handler or another thread: the run stops at the next reduction.
  void Interrupt();

  MachineStats stats() const;
  const Code& code() const { return code_; }
  const core::Program& program() const { return program_; }
  Heap& heap() { return *heap_; }

 private:
  friend class Natives;
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
  bool SameNumber(Word x, Word y) const;

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
  Word* MakeCallback(const RoutineCode& routine, uint32_t variant, Word fun, Word whole,
                     const Word* arguments, Address descent);
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
  void NoteLook(Word* frame, Address descent);

  // descents.cpp: how trusted code came to work. Word 0 of its activations, and the headers of what it makes,
  // are an origin or a descent of the trail (DataKind::kDescent).
  Address OriginIn(Address descent) const {
    const Word header = *heap_->at(descent);
    return trail::IsDescent(header) ? trail::HeaderAddress(header) : descent;
  }
  Address DescentThrough(Address made, Address descent);
  Address MakeDescent(Address origin, Address maker);
  Address MakeCallDescent(Word function, Address descent);
  bool IsInFrameAt(Address base, Address a) const;

  // apply.cpp
  Next ApplyConstructor(Word fun, const Word* arguments, uint32_t count, Caller caller);
  Next MakePartial(Word fun, const Word* arguments, uint32_t count, Caller caller);
  Next CollectAndApply(Word fun, const Word* arguments, uint32_t count, Caller caller);
  bool KeepExtraArguments(const RoutineCode& routine, const Word* arguments, uint32_t count, Caller* caller);
  Word* AllocateFor(Caller caller, uint32_t words);
  void StoreWords(Caller caller, Word* to, const Word* words, uint32_t count);

  // build.cpp: words from nodes, without reducing.
  Word Build(const Node& node, Word* base);
  Word BuildPlace(const Node& node, Word* base);
  Word BuildWeakPlace(const Node& node, Word* base);
  static trail::Tag ObjectTag(const Node& node);
  Word* AllocateObject(const Node& node);
  void FillObject(const Node& node, Word* base, Word* object);
  bool Quick(const Node& node, Word* base, Word* out);
  bool QuickPrim(const Node& node, Word* base, Word* out);
  bool QuickUnwrap(const Node& node, Word* base, Word* out);
  bool QuickOperation(core::Primitive primitive, Word x, Word y, Word* out);
  Word Shorten(Word w) const;
  Word Look(Word w, Address descent);
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
  void StopBecause(Ended ended, std::string message);
  void StopBecauseTraceIsFull();
  // execution.cpp: what executed actions did becomes part of the trail.
  // `execution`: of the action that this one is a part of; 0 if of none.
  Address BeginExecution(Word action, Address execution);
  void RecordExecution(trail::ExecutionKind kind, Word action, Word result, Address execution);
  // The descent of the action that is executed: what happens while it runs belongs there.
  Address DescentOf(Address execution) const;
  void RecordOutput(int handle, std::string_view bytes);
  // The run was stopped: what was under execution did not finish.
  void RecordUnfinished();
  struct Executed {
    Word action;
    Address execution;  // that it is a part of, or its own; 0 for none
  };
  std::vector<Executed> UnderExecution();
  Word* OperandCell(const Record& record, const Word* top) const;
  // unwind.cpp
  // No exception of a program is a number.
  static Word HoleWord(Hole hole) { return trail::SmallInt(hole); }
  static bool IsHole(Word exception) { return trail::IsInt(exception); }
  static Hole HoleOf(Word exception) { return static_cast<Hole>(trail::SmallValue(exception)); }
  // Marks what was under evaluation as failed and leaves the stack ready to run the nearest handler; none:
  // there is none, and the run ends.
  Next Unwind(Word exception);
  // An exception of the program, as in GHC.
  Next OverflowStack();

  // strings.cpp
  Next ForceString(Word string);
  Word UnpackString(uint64_t literal, uint64_t offset);

  // machine.cpp
  void Collect(uint64_t words);
  void VisitStack(Heap::Visitor& visitor);

  // threads.cpp
  // What the thread that runs from now on is told.
  Word SwitchThread();
  void RecordUnfinishedThreads();
  std::string MemoryMessage(const char* what) const;

  // primitives.cpp: strict primitives, all arguments evaluated. Results may use the nursery's slack; a larger
  // result makes its own room (arguments are not needed any more then).
  struct PrimResult {
    Word value = 0;
    bool raised = false;  // value: the exception
  };
  PrimResult RunPrimitive(core::Primitive primitive, const Word* arguments);

  // natives.cpp: lazy primitives and actions, as small state machines. `state` holds the arguments first,
  // then what the steps keep there: valid words only, since a collection visits them.
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
  NativeResult RunNative(core::Primitive primitive, uint32_t step, Word* state, Word evaluated);
  NativeResult ForkThread(Word action);  // threads.cpp

  // actions.cpp
  Next RunLazyPrimitive(const Node& node, const Word* arguments);
  Next StartNative(core::Primitive primitive, const Word* arguments, uint32_t count, Word action,
                   Address context);
  Next ContinueNative(Word evaluated);
  Next FollowNative(const NativeResult& result);
  Address DescentOfNative(NativeOn native) const;
  Next Execute(Word action);
  Next ExecuteFix(Word action, Address execution);
  Next FinishAction(Word result);

  // natives_io.cpp: more of what is read lazily from a handle: a list that ends in its own rest, or nil at
  // the end.
  Word ReadContents(int handle, bool* failed, Word* exception);
  // What puts at or above this depth have without buffering is written: another one begins, or they have
  // ended.
  void WriteUnbuffered(int64_t depth);

  // values.cpp: making values from C++.
  Word MakeString(std::string_view utf8);
  Word MakeInt(int64_t value);
  Word MakeWord(uint64_t value);
  Word MakeDouble(double value);
  Word MakeFloat(float value);
  Word MakeInteger(const runtime::Integer& value);
  Word MakeBool(bool value) const { return value ? true_ : false_; }
  Word MakeOrdering(int comparison) const;
  Word MakeCon(core::ConId con, std::initializer_list<Word> fields);
  int64_t IntValue(Word w) const;
  uint64_t WordValue(Word w) const { return static_cast<uint64_t>(IntValue(w)); }
  double DoubleValue(Word w) const;
  float FloatValue(Word w) const;
  // The value that a word leads to, without evaluating anything; false (and where it stopped): not evaluated
  // yet.
  bool Evaluated(Word* w) const;
  // The same for a primitive that looks at the value.
  bool Examine(Word* w) {
    *w = Look(*w, descent_);
    return trail::TagOf(*w) != trail::Tag::kRef;
  }
  // Room for an object, or a group of objects, of any size; beyond kFreeWords it may collect, as EnsureRoom.
  Word* AllocateObject(uint64_t words);
  // For constructors that together need so many words.
  Carver Carve(uint64_t words);
  static constexpr uint64_t kFreeWords = 64;
  // Whether so many words are beyond the memory limit: an exception is better than the end of the run.
  bool TooLarge(double words) const;
  Word MakeText(std::u32string_view text);
  Word MakeIntegerFrom(int64_t value);
  // Of a list that is evaluated in full.
  std::u32string TextOf(Word list) const;
  // Makes sure that `words` can be allocated; may collect, after which no word held in C++ is valid.
  void EnsureRoom(uint64_t words);

  // exceptions.cpp
  // `expr` is the core expression that raises it, kNoNode if it is not known.
  Word MakeErrorCall(Word message, uint32_t expr);
  // Where the program calls `error`, as GHC's call stacks say it; "" for calls in libraries.
  std::string ErrorPlace(int64_t expr) const;
  Word MakeArithException(int kind);
  Word MakeMatchFailure(uint32_t failure);
  Word MakeIoError(const runtime::IoError& error);
  Word MakeLoop();
  Word MakeAsync(int kind);
  core::ConId FindCon(std::string_view name) const;
  Word MakeErrorText(std::string_view message);
  // A Thrown. Where the program has no such constructor nobody can catch it: `text` is kept for
  // DescribeException.
  Word MakeThrown(std::string_view constructor, std::initializer_list<Word> fields, std::string_view text);
  // What to tell about an exception that no Haskell code reported, as far as it is evaluated.
  std::string DescribeException(Word exception) const;

  const core::Program& program_;
  const base::Interner& names_;
  const source::Files& files_;
  MachineOptions options_;
  Statics statics_;
  Code code_;
  std::unique_ptr<Heap> heap_;
  std::unique_ptr<runtime::Handles> handles_;
  Word true_ = 0, false_ = 0, nil_ = 0, unit_ = 0, less_ = 0, equal_ = 0, greater_ = 0;
  Address program_frame_ = 0;
  trail::FileHeader file_header_;
  std::vector<std::unique_ptr<Word[]>> no_room_;

  // Of the natives.
  runtime::Integer scratch_;
  std::vector<ActivePut> puts_;
  std::unordered_set<Address> changed_;  // arrays and references noted as changed since that collection
  uint64_t changed_since_ = 0;
  std::optional<std::vector<std::pair<std::string, std::string>>> environment_;  // read on first use
  mutable std::unordered_map<std::string_view, core::ConId> known_cons_;
  std::string unknown_exception_;  // the text of an exception that the program has no constructor for

  Stack stack_;
  Word* sp_;  // its end, saved while C++ code other than the loop runs
  Threads threads_;

  // Of an Evaluator.
  std::vector<Word> roots_;
  std::vector<Word> made_;  // references and arrays that can change, in the order in which they were made
  bool keeps_made_ = false;
  Word given_ = 0;   // what evaluation ended with
  Word raised_ = 0;  // or the exception that nothing caught

  // The descent of the primitive under way: what it makes carries it.
  Address descent_ = 0;
  Address instants_at_ = 0;  // the end of the trail when a thunk last got its value,
  uint32_t instants_ = 0;    // and how many have there
  struct KnownDescent {
    Address origin = 0, maker = 0, descent = 0;
  };
  std::vector<KnownDescent> descents_;  // some that were made, by a hash
  std::vector<Word> moved_;             // arguments while they are moved
  int64_t references_ = 0;              // so many were made
  bool changed_outer_ = false;          // the native just executed changed what others can notice
  Word action_ = 0;                     // if it is recorded: the action that a native executes; a root
  bool result_is_last_ = false;         // the last execution recorded gave a result that is not ()
  Address execution_ = 0;               // and the execution that it is a part of
  Word* root_cells_ = nullptr;
  Word* root_cells_end_ = nullptr;
  uint64_t step_limit_ = ~uint64_t{0};

  uint64_t reductions_ = 0;
  uint64_t counted_calls_ = 0;
  trail::FrameCounts counts_;  // of the block of the trail that is being written
  uint64_t frames_ = 0;
  std::atomic<bool> interrupted_{false};
  bool stopping_ = false;
  RunResult result_;
};

}  // namespace inquest::reduce
