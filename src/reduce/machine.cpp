#include "reduce/machine.h"

#include <bit>
#include <cstring>

#include "base/check.h"
#include "base/memory.h"
#include "base/size_text.h"
#include "base/utf8.h"
#include "reduce/describe.h"

namespace inquest::reduce {

using trail::AddressOf;
using trail::DataKind;
using trail::Header;
using trail::Kind;
using trail::State;
using trail::StateWord;
using trail::Tag;
using trail::Tagged;

Machine::Machine(const core::Program& program, const base::Interner& names, const source::Files& files,
                 MachineOptions options, std::unique_ptr<Heap> heap, Stack stack)
    : program_(program),
      names_(names),
      files_(files),
      options_(std::move(options)),
      heap_(std::move(heap)),
      stack_(std::move(stack)),
      sp_(stack_.bottom()),
      values_(program_, *heap_, *this, ending_, {options_.nursery_words, options_.max_memory}),
      exceptions_(program_, names_, files_, code_, *heap_, values_),
      descents_(code_, *heap_, ending_),
      executions_(*heap_, descents_, counts_, ending_, values_.unit()),
      handles_(HandlesOptions()),
      puts_(stack_, handles_, executions_, options_.record),
      context_{.program = program_,
               .code = code_,
               .heap = *heap_,
               .ending = ending_,
               .steps = steps_,
               .values = values_,
               .exceptions = exceptions_,
               .descents = descents_,
               .executions = executions_,
               .handles = handles_,
               .puts = puts_,
               .threads = threads_,
               .outside = options_.outside,
               .records = options_.record,
               .surroundings = {options_.program_name, options_.arguments, {}}} {
  if (options_.max_steps != 0) steps_.set_limit(options_.max_steps);
}

Machine::~Machine() = default;

base::Result<std::unique_ptr<Machine>> Machine::Create(const core::Program& program,
                                                       const base::Interner& names,
                                                       const source::Files& files, MachineOptions options) {
  if (options.max_memory == 0) options.max_memory = base::MemoryLimit() / 4 * 3;
  Heap::Options heap_options;
  heap_options.trace_path = options.trace_path;
  // A quarter is for the stack.
  heap_options.max_memory = options.max_memory / 4 * 3;
  heap_options.nursery_words = options.nursery_words;
  heap_options.collect_always = options.collect_always;
  heap_options.full_always = options.full_collections;
  auto heap = Heap::Create(heap_options);
  if (!heap.ok()) return heap.error();
  auto stack = Stack::Create(options.max_memory / 4);
  if (!stack.ok()) return stack.error();
  std::unique_ptr<Machine> machine(
      new Machine(program, names, files, std::move(options), std::move(*heap), std::move(*stack)));
  if (auto status = machine->Prepare(); !status.ok()) return status.error();
  return machine;
}

base::Status Machine::Prepare() {
  if (options_.max_trace != 0) heap_->arena().set_limit(std::min(options_.max_trace, trail::kRegionBase));
  if (!options_.checksums) heap_->arena().LeaveOutChecksums();

  MakeStatics();
  auto trusted = [&](core::RoutineId routine) {
    return !options_.record || (options_.trusted && options_.trusted(routine));
  };
  code_ = Compile(program_, statics_, trusted);
  uint64_t most = 0;
  for (const Node& node : code_.nodes) most = std::max<uint64_t>(most, node.alloc);
  if (!heap_->FitNursery(most + Values::kFreeWords))
    return base::Error{"An expression of the program is too large: it builds more than 2 GB at once."};
  if (options_.record) WriteDescription();
  MakeProgramFrame();
  if (!no_room_.empty()) return base::Error{heap_->arena().failure()};
  file_header_.program_frame = program_frame_;
  if (options_.record) WriteFileHeader();
  return base::Unit{};
}

runtime::Handles::Options Machine::HandlesOptions() {
  runtime::Handles::Options handles;
  handles.stdin_descriptor = options_.stdin_fd;
  handles.stdout_descriptor = options_.stdout_fd;
  handles.stderr_descriptor = options_.stderr_fd;
  if (options_.record) {
    handles.output_observer = [this](int handle, std::string_view bytes) {
      executions_.RecordOutput(handle, bytes);
    };
  }
  handles.hooks = options_.hooks;
  handles.hooks.interrupted = [this] { return ending_.interrupted().load(); };
  return handles;
}

Word* Machine::AllocateStatic(uint64_t words) {
  if (Word* object = heap_->AllocateTrail(static_cast<uint32_t>(words))) return object;
  return no_room_.emplace_back(std::make_unique<Word[]>(words)).get();
}

// Function symbols and wide literals at the bottom of the trail: their addresses are part of the code.
void Machine::MakeStatics() {
  AllocateStatic(trail::FileHeader::kWords);
  size_t callables = program_.routines.size() + program_.constructors.size();
  CHECK(callables <= trail::kMaxId);
  Word* functions = AllocateStatic(callables);
  for (uint32_t i = 0; i < callables; ++i) functions[i] = Header(Kind::kFun, i, 0);
  statics_.functions = heap_->address(functions);
  statics_.literals.reserve(program_.literals.size());
  for (const core::Literal& literal : program_.literals) statics_.literals.push_back(MakeLiteral(literal));
}

Word Machine::MakeStaticData(DataKind kind, uint64_t bits) {
  Word* object = AllocateStatic(2);
  object[0] = Header(Kind::kData, static_cast<uint32_t>(kind), 0);
  object[1] = bits;
  return Tagged(Tag::kBox, heap_->address(object));
}

Word Machine::MakeStaticInteger(const runtime::Integer& value) {
  Word* object = AllocateStatic(2 + value.size());
  object[1] = value.size() * 2 + (value.negative() ? 1 : 0);
  std::memcpy(object + 2, value.limbs(), value.size() * sizeof(mp_limb_t));
  object[0] = Header(Kind::kData, static_cast<uint32_t>(DataKind::kBig), 0);
  return Tagged(Tag::kBox, heap_->address(object));
}

Word Machine::MakeLiteral(const core::Literal& literal) {
  switch (literal.kind) {
    case core::LiteralKind::kInt:
    case core::LiteralKind::kWord:
    case core::LiteralKind::kInteger: {
      if (!literal.big && trail::FitsSmall(literal.integer)) return trail::SmallInt(literal.integer);
      if (literal.kind != core::LiteralKind::kInteger) {
        return MakeStaticData(DataKind::kWide, static_cast<uint64_t>(literal.integer));
      }
      runtime::Integer value;
      bool parsed = runtime::FromDecimal(value, literal.big ? literal.text : std::to_string(literal.integer));
      CHECK(parsed);
      return MakeStaticInteger(value);
    }
    case core::LiteralKind::kDouble:
      return MakeStaticData(DataKind::kDouble, std::bit_cast<uint64_t>(literal.real));
    case core::LiteralKind::kFloat:
      return MakeStaticData(DataKind::kFloat, std::bit_cast<uint32_t>(static_cast<float>(literal.real)));
    case core::LiteralKind::kChar:
      return trail::Character(static_cast<uint32_t>(literal.integer));
    case core::LiteralKind::kString:
      return 0;
  }
  return 0;
}

// Written before the run, so that a trace can be read however the run ends (docs/design.md 11).
void Machine::WriteDescription() {
  trail::Layout layout = Describe(program_, names_, files_, code_, options_.called);
  layout.program_path = options_.program_path;
  layout.fingerprint = options_.fingerprint;
  std::string bytes = trail::Serialise(layout);
  Address statics_end = heap_->arena().trail_end();
  Word* section = AllocateStatic(bytes.size() / 8);
  std::memcpy(section, bytes.data(), bytes.size());
  file_header_.layout_address = heap_->address(section);
  file_header_.layout_bytes = bytes.size();
  file_header_.functions = statics_.functions;
  file_header_.function_count = program_.routines.size() + program_.constructors.size();
  file_header_.statics_end = statics_end;
  // What follows is the program frame.
  if (heap_->arena().in_file()) {
    heap_->arena().StartIndex(layout, &counts_, heap_->arena().trail_end(), options_.index_block_bytes);
  }
}

void Machine::WriteFileHeader() {
  std::memcpy(static_cast<void*>(heap_->at(0)), &file_header_, sizeof file_header_);
}

// Frame 0, the program: a cell for each constant (docs/design.md 4.3).
void Machine::MakeProgramFrame() {
  Word* frame = AllocateStatic(code_.program_frame_size);
  program_frame_ = heap_->address(frame);
  descents_.set_program_frame(program_frame_);
  for (const ConstantCode& constant : code_.constants) {
    frame[constant.slot] = StateWord(State::kSuspended, constant.entry);
  }
  frame[0] = Header(Kind::kFrame, 0, 0);
  counts_.frames.resize(code_.variants.size());
  counts_.callbacks.resize(code_.variants.size());
  ++counts_.frames[0];
  root_cells_ = frame + code_.suspected_constants_end;
  root_cells_end_ = frame + code_.program_frame_size;
  size_t callables = program_.routines.size() + program_.constructors.size();
  heap_->SetStatics(code_, program_frame_, statics_.functions, statics_.functions + 8 * callables);
}

RunResult Machine::Run() {
  CHECK(program_.main.has_value());
  Word main = Tagged(
      Tag::kRef, program_frame_ + 8 * uint64_t{code_.constants[code_.constant_of[program_.main.index]].slot});
  sp_ = Push(sp_, Op::kStop);
  sp_ = Push(sp_, Op::kExecute, 0);
  if (program_.run_main.has_value()) {
    sp_ = Push(sp_, Op::kApplyMore, main, Caller{program_frame_, true}.Pack(), 1);
    main = Tagged(Tag::kFun, statics_.functions + 8 * uint64_t{program_.run_main.index});
  }
  sp_ = Push(sp_, Op::kSeqSecond, main);
  Evaluate();
  puts_.WriteUnbuffered(0);
  handles_.FlushAll();
  RunResult result = ending_.result();
  if (options_.record) {
    bool stopped = result.ended == Ended::kInterrupted || result.ended == Ended::kOutOfSteps ||
                   result.ended == Ended::kOutOfMemory || result.ended == Ended::kTraceFull;
    if (stopped) RecordUnfinished();
    RecordUnfinishedThreads();
    const bool is_full = heap_->MoveAllToTrail() == Heap::Outcome::kTraceFull;
    file_header_.values_left_out = is_full || result.ended == Ended::kTraceFull ? 1 : 0;
    file_header_.frames = frames_;
    file_header_.reductions = steps_.made();
    if (auto status = heap_->arena().Finish(&file_header_); !status.ok() && result.message.empty()) {
      result.message = status.error().message;
    }
  }
  return result;
}

void Machine::Interrupt() {
  ending_.Interrupt();
  heap_->RequestStop();
}

MachineStats Machine::stats() const {
  return {steps_.made(), frames_, heap_->arena().trail_bytes(), heap_->stats()};
}

void Machine::StopBecauseTraceIsFull() { ending_.Stop(Ended::kTraceFull, heap_->arena().failure()); }

void Machine::Collect(uint64_t words) {
  if (ending_.interrupted().load()) {
    ending_.Stop(Ended::kInterrupted, "");
    return;
  }
  const uint64_t full_before = heap_->stats().full_collections;
  Heap::Outcome outcome = heap_->Collect(words, [this](Heap::Visitor& visitor) { VisitStack(visitor); });
  if (heap_->stats().full_collections != full_before) stack_.Release(sp_);
  // A signal during the collection has been overruled by its end.
  if (ending_.interrupted().load()) {
    ending_.Stop(Ended::kInterrupted, "");
    return;
  }
  switch (outcome) {
    case Heap::Outcome::kDone:
      break;
    case Heap::Outcome::kOutOfMemory:
      ending_.Stop(Ended::kOutOfMemory, MemoryMessage("heap"));
      break;
    case Heap::Outcome::kTraceFull:
      StopBecauseTraceIsFull();
      break;
  }
}

std::string Machine::MemoryMessage(const char* what) const {
  return std::string(what) + " overflow: the program needs more than its limit of " +
         base::SizeText(options_.max_memory) + " of memory (--max-memory raises it).";
}

void Machine::VisitStack(Heap::Visitor& visitor) {
  executions_.Visit(visitor);
  for (Word& root : roots_) visitor.Visit(&root);
  for (Word& word : kept_) visitor.Visit(&word);
  for (Word& made : context_.made) visitor.Visit(&made);
  stack_.Visit(sp_, code_, heap_->is_full_collection(), visitor);
  threads_.ForEachKept([&](Threads::Kept& kept) { stack_.VisitKept(&kept.stack, code_, visitor); });
}

const Target& Machine::FindLiteral(const CaseTable& table, Word w) {
  for (const LiteralTarget& literal : table.literals) {
    if (literal.immediate ? literal.word == w : values_.SameNumber(literal.word, w)) return literal.target;
  }
  return table.otherwise;
}

}  // namespace inquest::reduce
