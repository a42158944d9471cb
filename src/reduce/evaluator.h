// Evaluates single values of a program on demand, in a machine of its own in which everything is trusted: how
// oracles ask a program. The program stays compiled; Restart makes it forget what it has evaluated, so that
// one question costs what it computes and little else.
//
// Evaluating may collect: a word held in C++ is valid until then, unless it is one of roots(). Objects made
// with Allocate are old at once: what they refer to must have been made so, too, or be no reference.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "reduce/machine.h"
#include "reduce/outside.h"

namespace inquest::reduce {

class Evaluator {
 public:
  struct Limits {
    uint64_t steps = 5'000'000;  // reductions between two calls of Restart
    uint64_t memory = uint64_t{1} << 30;
  };
  // The program, names, files and what stands for the world outlive it.
  static base::Result<std::unique_ptr<Evaluator>> Create(const core::Program& program,
                                                         const base::Interner& names,
                                                         const source::Files& files, const Limits& limits,
                                                         Outside* outside);

  // Weak head normal form.
  struct Outcome {
    enum Kind : uint8_t {
      kValue,    // `word`
      kRaised,   // the exception `word`, a Thrown of lib/Inquest/Exception.hs; evaluated if it has a value
      kHole,     // it needs the value of a hole
      kStopped,  // a limit was reached: only Restart can follow
    } kind = kValue;
    Word word = 0;
    Hole hole = 0;
  };
  void Restart() { Restart(limits_.steps); }
  void Restart(uint64_t steps);
  Outcome Evaluate(Word w);
  Outcome Apply(Word function, std::span<const Word> arguments);
  // Executes an action, evaluated or not; the result is not evaluated.
  Outcome Execute(Word action);
  // May be called from another thread: evaluation stops at the next reduction, as do all that follow.
  void Interrupt() { machine_->Interrupt(); }
  uint64_t steps() const { return machine_->steps_.made(); }
  // From now on calls of this routine are counted; how many there were.
  void CountCallsOf(core::RoutineId routine) { machine_->code_.routines[routine.index].is_counted = true; }
  uint64_t counted_calls() const { return machine_->counted_calls_; }
  uint64_t collections() const { return machine_->heap_->stats().minor_collections; }

  // Words that are kept, and changed where a collection moves what they refer to.
  std::vector<Word>& roots() { return machine_->roots_; }

  // Likewise, for good until the next Restart: the number of the word.
  size_t Keep(Word w) {
    machine_->kept_.push_back(w);
    return machine_->kept_.size() - 1;
  }
  Word kept(size_t number) const { return machine_->kept_[number]; }

  // From now on, until the next Restart: references, and arrays that can change, in the order in which they
  // are made.
  void KeepMade() { machine_->context_.keeps_made = true; }
  const std::vector<Word>& made() const { return machine_->context_.made; }

  // Values.
  Word* at(Address a) const { return machine_->heap_->at(a); }
  Word* at(Word w, trail::Tag) const { return at(trail::AddressOf(w)); }
  Address address(const Word* p) const { return machine_->heap_->address(p); }
  Word* Allocate(uint64_t words) { return machine_->heap_->AllocateLarge(words); }
  // Evaluating it ends the evaluation.
  Word MakeHole(Hole hole);
  // Whether it is such a hole, or has been evaluated and needs one.
  bool IsHoleOf(Word w, Hole hole) const;
  // The exception that evaluating it would raise, if that is known.
  std::optional<Word> FailureOf(Word w) const;
  bool IsBeingEvaluated(Word w) const;
  // Evaluating it raises the exception.
  Word MakeFailed(Word exception);
  // f a b: evaluated when it is needed. The words may be anything that was evaluated.
  Word MakeApplication(Word function, std::span<const Word> arguments);
  // A function that the outside applies (Outside::Apply) under this number, which takes at least one
  // argument. `apply` is the program's routine that does the primitive applyMap.
  Word MakeMap(core::RoutineId apply, int64_t number, Address original);
  Word MakeText(std::u32string_view text, Word rest);
  Word Constant(core::RoutineId routine) const;
  // The constant's value until the next Restart; it must not have been evaluated.
  void SetConstant(core::RoutineId routine, Word value) { *at(trail::AddressOf(Constant(routine))) = value; }
  // A function symbol or constructor as a function.
  Word Function(uint32_t callable) const {
    return trail::Tagged(trail::Tag::kFun, machine_->statics_.functions + 8 * uint64_t{callable});
  }
  // What objects that the program makes itself name as their origin.
  Address origin() const { return machine_->program_frame_; }
  Word nil() const { return machine_->values_.nil(); }
  Word unit() const { return machine_->values_.unit(); }
  // Follows references as far as they lead to a value; false: not evaluated.
  bool IsEvaluated(Word* w) const { return machine_->values_.Evaluated(w); }
  // Of a list that is evaluated in full.
  std::u32string TextOf(Word list) const { return machine_->values_.TextOf(list); }
  int64_t IntValue(Word w) const { return machine_->values_.IntValue(w); }
  const Code& code() const { return machine_->code_; }
  const core::Program& program() const { return machine_->program_; }

 private:
  explicit Evaluator(std::unique_ptr<Machine> machine) : machine_(std::move(machine)) {}
  Outcome Run();
  Outcome RunOnce();
  Word Thrown(Word exception);

  std::unique_ptr<Machine> machine_;
  Address end_of_statics_ = 0;
  Limits limits_;
};

}  // namespace inquest::reduce
