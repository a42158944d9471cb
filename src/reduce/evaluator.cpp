#include "reduce/evaluator.h"

#include <cstring>

#include "base/check.h"

namespace inquest::reduce {

using trail::Header;
using trail::Kind;
using trail::State;
using trail::StateWord;
using trail::Tag;
using trail::Tagged;

base::Result<std::unique_ptr<Evaluator>> Evaluator::Create(const core::Program& program,
                                                           const base::Interner& names,
                                                           const source::Files& files, const Limits& limits,
                                                           Outside* outside) {
  CHECK(outside != nullptr);
  MachineOptions options;
  options.max_memory = limits.memory;
  options.outside = outside;
  auto machine = Machine::Create(program, names, files, std::move(options));
  if (!machine.ok()) return machine.error();
  std::unique_ptr<Evaluator> evaluator(new Evaluator(std::move(*machine)));
  evaluator->end_of_statics_ = evaluator->machine_->heap_->arena().trail_end();
  evaluator->limits_ = limits;
  evaluator->Restart();
  return evaluator;
}

void Evaluator::Restart(uint64_t steps) {
  Machine& m = *machine_;
  m.sp_ = m.stack_.bottom();
  m.stack_.ForgetMarkers();
  m.stack_.Release(m.sp_);
  m.roots_.clear();
  m.kept_.clear();
  m.context_.Clear();
  m.puts_.Restore({});
  m.threads_.Clear();
  m.executions_.set_current({});
  m.ending_.Clear();
  m.steps_.set_limit(m.steps_.made() + steps);
  m.heap_->Clear();
  m.heap_->arena().CutOff(end_of_statics_);
  Word* frame = m.heap_->at(m.program_frame_);
  for (const ConstantCode& constant : m.code_.constants) {
    frame[constant.slot] = StateWord(State::kSuspended, constant.entry);
  }
}

// What is to be done lies on the stack, on a kStop.
Evaluator::Outcome Evaluator::Run() {
  Outcome outcome = RunOnce();
  if (outcome.kind == Outcome::kRaised) outcome.word = Thrown(outcome.word);
  return outcome;
}

Evaluator::Outcome Evaluator::RunOnce() {
  Machine& m = *machine_;
  CHECK(!m.ending_.is_stopping());
  m.raised_ = 0;
  m.Evaluate();
  if (m.ending_.is_stopping() && m.raised_ == 0) return {Outcome::kStopped, 0, 0};
  m.ending_.GoOn();
  m.sp_ = m.stack_.bottom();
  m.stack_.ForgetMarkers();
  if (m.raised_ == 0) return {Outcome::kValue, m.given_, 0};
  if (IsHole(m.raised_)) return {Outcome::kHole, 0, HoleOf(m.raised_)};
  return {Outcome::kRaised, m.raised_, 0};
}

// What was thrown may be a suspension (throwIO is lazy in it): nobody could tell what it is. If it has no
// value it stays as it is; what it throws itself may throw again, without end.
Word Evaluator::Thrown(Word exception) {
  Machine& m = *machine_;
  if (m.values_.Evaluated(&exception) || FailureOf(exception).has_value()) return exception;
  const size_t mark = m.roots_.size();
  m.roots_.push_back(exception);
  m.sp_ = Push(m.sp_, Op::kStop);
  m.sp_ = Push(m.sp_, Op::kSeqSecond, exception);
  const Outcome outcome = RunOnce();
  const Word kept = m.roots_[mark];
  m.roots_.resize(mark);
  return outcome.kind == Outcome::kValue ? outcome.word : kept;
}

Evaluator::Outcome Evaluator::Evaluate(Word w) {
  Machine& m = *machine_;
  if (m.ending_.is_stopping()) return {Outcome::kStopped, 0, 0};
  if (m.values_.Evaluated(&w)) return {Outcome::kValue, w, 0};
  m.sp_ = Push(m.sp_, Op::kStop);
  m.sp_ = Push(m.sp_, Op::kSeqSecond, w);
  return Run();
}

Evaluator::Outcome Evaluator::Apply(Word function, std::span<const Word> arguments) {
  Machine& m = *machine_;
  if (arguments.empty()) return Evaluate(function);
  if (m.ending_.is_stopping()) return {Outcome::kStopped, 0, 0};
  m.sp_ = Push(m.sp_, Op::kStop);
  std::memcpy(m.sp_, arguments.data(), arguments.size() * sizeof(Word));
  m.sp_ =
      Push(m.sp_ + arguments.size(), Op::kApplyMore, Caller{m.program_frame_, true}.Pack(), arguments.size());
  m.sp_ = Push(m.sp_, Op::kSeqSecond, function);
  return Run();
}

Evaluator::Outcome Evaluator::Execute(Word action) {
  Machine& m = *machine_;
  if (m.ending_.is_stopping()) return {Outcome::kStopped, 0, 0};
  m.sp_ = Push(m.sp_, Op::kStop);
  m.sp_ = Push(m.sp_, Op::kExecute, 0);
  m.sp_ = Push(m.sp_, Op::kSeqSecond, action);
  return Run();
}

Word Evaluator::MakeFailed(Word exception) {
  Word* object = Allocate(2);
  object[0] = Header(Kind::kFailed, 0, 0);
  object[1] = exception;
  return Tagged(Tag::kRef, address(object));
}

Word Evaluator::MakeHole(Hole hole) { return MakeFailed(HoleWord(hole)); }

std::optional<Word> Evaluator::FailureOf(Word w) const {
  if (machine_->values_.Evaluated(&w)) return std::nullopt;
  const Word* object = at(trail::AddressOf(w));
  const bool has_failed = trail::TagOf(*object) == Tag::kHeader && trail::KindOf(*object) == Kind::kFailed;
  return has_failed ? std::optional(object[1]) : std::nullopt;
}

bool Evaluator::IsBeingEvaluated(Word w) const {
  if (machine_->values_.Evaluated(&w)) return false;
  const Word object = *at(trail::AddressOf(w));
  return trail::TagOf(object) == Tag::kHeader && trail::KindOf(object) == Kind::kEntered;
}

bool Evaluator::IsHoleOf(Word w, Hole hole) const { return FailureOf(w) == HoleWord(hole); }

Word Evaluator::MakeApplication(Word function, std::span<const Word> arguments) {
  for (const Word argument : arguments) {
    Word* thunk = Allocate(3);
    thunk[0] = Header(Kind::kThunk, Code::kApplySuspension, origin());
    thunk[1] = function;
    thunk[2] = argument;
    machine_->heap_->NoteMutation(address(thunk));
    function = Tagged(Tag::kRef, address(thunk));
  }
  return function;
}

Word Evaluator::MakeMap(core::RoutineId apply, int64_t number, Address original) {
  const Word function = Function(Callable(apply));
  Word* array = Allocate(3);
  array[0] = Header(Kind::kData, static_cast<uint32_t>(trail::DataKind::kArray), 0);
  array[1] = 1;
  array[2] = function;
  Word* partial = Allocate(4);
  partial[0] = Header(Kind::kPartial, 2, original);
  partial[1] = function;
  partial[2] = trail::SmallInt(number);
  partial[3] = Tagged(Tag::kBox, address(array));
  return Tagged(Tag::kFun, address(partial));
}

Word Evaluator::MakeText(std::u32string_view text, Word rest) {
  // Nothing is recorded, so it has no origin.
  Carver carver(machine_->program_, *machine_->heap_, 0, Allocate(Carver::TextWords(text)));
  return carver.Text(text, rest);
}

Word Evaluator::Constant(core::RoutineId routine) const {
  const uint32_t constant = machine_->code_.constant_of[routine.index];
  CHECK(constant != kNoNode);
  return Tagged(Tag::kRef, machine_->program_frame_ + 8 * uint64_t{machine_->code_.constants[constant].slot});
}

}  // namespace inquest::reduce
