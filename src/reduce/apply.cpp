// Applying a function value to more or fewer arguments than its routine takes, and constructors as functions.
// The loop of eval.cpp enters routines that get what they take; the rest is here.
//
// The arguments lie at or above sp_, not yet in a record.
#include <cstring>

#include "base/check.h"
#include "reduce/machine.h"

namespace inquest::reduce {

using trail::AddressOf;
using trail::Header;
using trail::Kind;
using trail::State;
using trail::StateWord;
using trail::Tag;
using trail::Tagged;

// Room for an object that holds words of an application, from its second word on; null if the trace is full.
Word* Machine::AllocateFor(Caller caller, uint32_t words) {
  if (caller.trusted) return heap_->Allocate(words);
  Word* object = heap_->AllocateTrail(words);
  if (object == nullptr) StopBecauseTraceIsFull();
  return object;
}

void Machine::StoreWords(Caller caller, Word* to, const Word* words, uint32_t count) {
  if (caller.trusted) {
    std::memcpy(to, words, count * sizeof(Word));
  } else {
    for (uint32_t i = 0; i < count; ++i) heap_->StoreTrail(to + i, words[i]);
  }
}

// `fun` is a constructor that takes words.
Machine::Next Machine::ApplyConstructor(Word fun, const Word* arguments, uint32_t count, Caller caller) {
  const uint32_t site =
      trail::IdOf(*heap_->at(AddressOf(fun))) - static_cast<uint32_t>(code_.routines.size());
  const uint32_t arity = code_.sites[site].arity;
  if (count < arity) return MakePartial(fun, arguments, count, caller);
  CHECK(count == arity);
  // Room was asked for by the node that applies, or is made now.
  if (!heap_->HasRoom(1 + arity + trail::kNotedWords)) return CollectAndApply(fun, arguments, count, caller);
  Word* made = AllocateFor(caller, 1 + arity);
  if (made == nullptr) return std::nullopt;
  const bool notes = code_.records && code_.noted_constructors[code_.sites[site].con];
  const Word noted = notes ? MakeNoted(arguments[0], caller) : 0;
  if (ending_.is_stopping()) return std::nullopt;
  StoreWords(caller, made + 1, notes ? &noted : arguments, arity);
  made[0] = Header(Kind::kCon, site, caller.address);
  return Tagged(Tag::kCon, heap_->address(made));
}

// Fewer arguments than `fun` takes: a function value that holds them. If it is noted, so is the new one,
// which is what it gave.
Machine::Next Machine::MakePartial(Word fun, const Word* arguments, uint32_t count, Caller caller) {
  if (!heap_->HasRoom(3 + count)) return CollectAndApply(fun, arguments, count, caller);
  const bool is_noted = trail::IsNoted(*heap_->at(AddressOf(fun)));
  Word* made = AllocateFor(caller, 2 + count + (is_noted ? 1 : 0));
  if (made == nullptr) return std::nullopt;
  StoreWords(caller, made + 2, arguments, count);
  StoreWords(caller, made + 1, &fun, 1);
  if (is_noted) made[2 + count] = trail::EarlierWord(0);
  made[0] = Header(Kind::kPartial, count | (is_noted ? trail::kNoted : 0), caller.address);
  const Word function = Tagged(Tag::kFun, heap_->address(made));
  if (is_noted) {
    Word* application = NoteApplication(fun, arguments, count, caller);
    if (application == nullptr) return std::nullopt;
    heap_->StoreTrail(application + trail::kApplicationResult, function);
  }
  return function;
}

// The application waits on the stack while the collector runs, and is then tried again.
Machine::Next Machine::CollectAndApply(Word fun, const Word* arguments, uint32_t count, Caller caller) {
  std::memmove(sp_, arguments, count * sizeof(Word));
  sp_ = Push(sp_ + count, Op::kApplyMore, caller.Pack(), count);
  sp_ = Push(sp_, Op::kSeqSecond, fun);
  Collect(2 + count + Values::kFreeWords);
  if (ending_.is_stopping()) return std::nullopt;
  const Word function = HeldOn(sp_);
  sp_ -= WordsOf(Op::kSeqSecond);
  return function;
}

// More arguments than `routine` takes: those left over wait on the stack for its result, the others move to
// where its parameters will be. False if the trace is full.
bool Machine::KeepExtraArguments(const RoutineCode& routine, const Word* arguments, uint32_t count,
                                 Caller* caller) {
  const uint32_t extra = count - routine.arity;
  moved_.assign(arguments, arguments + count);
  std::memcpy(sp_, moved_.data() + routine.arity, extra * sizeof(Word));
  sp_ = Push(sp_ + extra, Op::kApplyMore, caller->Pack(), extra);
  if (!caller->trusted && !routine.trusted) {
    // docs/design.md 4.2: a redex is a frame, a place and the arguments used. The inner one has a cell of its
    // own.
    Word* inner = heap_->AllocateTrail(2);
    if (inner == nullptr) {
      StopBecauseTraceIsFull();
      return false;
    }
    inner[1] = StateWord(State::kEntered, trail::kNoPlace);
    inner[0] = Header(Kind::kIndirect, trail::kInstants + routine.arity, caller->address);
    caller->address = heap_->address(inner + 1);
    sp_ = Push(sp_, Op::kUpdateCell, caller->address);
  }
  std::memcpy(sp_ + routine.first_param, moved_.data(), routine.arity * sizeof(Word));
  return true;
}

// Suspected code applies what an application gave: where a function of suspected code is entered, the trail
// says which value it was, since no place holds it. False if the trace is full.
bool Machine::NoteFunction(Word fun, Caller* caller) {
  Word* through = heap_->AllocateTrail(2);
  if (through == nullptr) {
    StopBecauseTraceIsFull();
    return false;
  }
  heap_->StoreTrail(through + 1, fun);
  through[0] = Header(Kind::kIndirect, trail::kThrough, caller->address);
  caller->address = heap_->address(through + 1);
  return true;
}

}  // namespace inquest::reduce
