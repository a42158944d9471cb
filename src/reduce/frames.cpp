// Frames of suspected code: one for each call, in the trail (docs/design.md 4.1). A call that trusted code
// made is a callback: its frame holds the function, the result and when it finished as well.
#include "reduce/machine.h"

namespace inquest::reduce {

using trail::AddressOf;
using trail::Header;
using trail::kCallbackPrefix;
using trail::kCallbackResult;
using trail::Kind;
using trail::State;
using trail::StateWord;
using trail::Tag;
using trail::Tagged;

void Machine::StoreWeakParameters(const RoutineCode& routine, const Word* arguments, Word* parameters) {
  uint32_t weak = routine.first_weak;
  const uint32_t weak_end = weak + routine.weak_params;
  for (uint32_t i = 0; i < routine.arity; ++i) {
    if (weak < weak_end && code_.weak_variables[weak].slot == routine.first_param + i) {
      heap_->StoreWeak(parameters + i, arguments[i], weak++);
    } else {
      heap_->StoreTrail(parameters + i, arguments[i]);
    }
  }
}

inline void Machine::StoreParameters(const RoutineCode& routine, const Word* arguments, Word* base) {
  Word* parameters = base + routine.first_param;
  if (__builtin_expect(routine.weak_params > 0, 0)) {
    StoreWeakParameters(routine, arguments, parameters);
  } else {
    for (uint32_t i = 0; i < routine.arity; ++i) heap_->StoreTrail(parameters + i, arguments[i]);
  }
}

// The base of a new frame, for the redex at `redex`; null if the trace is full. `fun`: of a local function.
Word* Machine::MakeFrame(const RoutineCode& routine, uint32_t variant, Word fun, const Word* arguments,
                         Address redex) {
  Word* frame = heap_->AllocateTrail(code_.activations[routine.activation].size);
  if (frame == nullptr) {
    StopBecauseTraceIsFull();
    return nullptr;
  }
  ++counts_.frames[routine.variant];
  if (routine.local) heap_->StoreTrail(frame + 1, fun);
  StoreParameters(routine, arguments, frame);
  frame[0] = Header(Kind::kFrame, variant, redex);
  return frame;
}

// The same for a call that trusted code made. `fun`: 0 if it is known and not local; `whole`: that, or the
// partial application of it through which it was called.
Word* Machine::MakeCallback(const RoutineCode& routine, uint32_t variant, Word fun, Word whole,
                            Word* arguments, Address descent) {
  NoteArguments(routine, arguments, descent);
  if (routine.local && whole != fun) {
    descent = descents_.OfCall(whole, descent);
    if (descent == 0) return nullptr;
  }
  const uint32_t size = code_.activations[routine.activation].size;
  // A local function's frame holds its function anyway; otherwise the function stands at the end.
  Word* frame = heap_->AllocateTrail(size + kCallbackPrefix + (routine.local ? 0 : 1));
  if (frame == nullptr) {
    StopBecauseTraceIsFull();
    return nullptr;
  }
  ++counts_.callbacks[routine.variant];
  Word* base = frame + kCallbackPrefix;
  if (fun == 0) whole = Tagged(Tag::kFun, statics_.functions + 8 * uint64_t{routine.routine.index});
  heap_->StoreTrail(base + (routine.local ? 1 : size), routine.local ? fun : whole);
  base[0] = StateWord(State::kEntered, 0);
  StoreParameters(routine, arguments, base);
  frame[0] = Header(Kind::kCallback, variant, descent);
  return base;
}

// A suspended case or let has a frame of its own that belongs to the enclosing one, `base`.
Word* Machine::MakeBlockFrame(const Node& node, const Word* base) {
  const Block& block = code_.blocks[node.a];
  Word* frame = heap_->AllocateTrail(code_.activations[block.activation].size);
  if (frame == nullptr) {
    StopBecauseTraceIsFull();
    return nullptr;
  }
  ++counts_.frames[block.variant];
  frame[0] = Header(Kind::kFrame, block.variant, heap_->address(base + node.slot));
  return frame;
}

// The record on top waits for a value: the descent of the trusted code that looks at it; 0 if it is suspected
// code, or only passes the value on.
Address Machine::LookerAt(const Node& record, Word* sp) const {
  if (record.flags & kTrusted) return *BaseOn(sp);
  switch (record.op) {
    case Op::kNative:
      return DescentOfNative(NativeOn{sp});
    case Op::kExecute:
      return executions_.DescentOf(ExecutionOn(sp));
    case Op::kApplyMore: {
      const Caller caller = CallerOn(sp);
      return caller.trusted ? caller.address : 0;
    }
    default:
      return 0;
  }
}

// A callback, whose record is on top, has its result: it notes that and when it finished. Cells and thunks
// that waited for the result lead to the frame, also when the value is a number. Returns where the stack then
// ends.
Word* Machine::FinishCallback(Word* sp, Word w) {
  Word* base = heap_->at(CellOn(sp));
  heap_->StoreTrail(base - 1, Since(w));
  base[0] = trail::FinishWord(frames_);
  const Word result = Tagged(Tag::kRef, heap_->address(base - kCallbackPrefix));
  for (;;) {
    static_assert(WordsOf(Op::kUpdateCell) == WordsOf(Op::kFinishCallback) &&
                  WordsOf(Op::kUpdateThunk) == WordsOf(Op::kFinishCallback));
    sp -= WordsOf(Op::kFinishCallback);
    const Node* record = NodeOn(sp);
    if (record->op == Op::kMarker) record = stack_.TakeMarker(sp);
    if (record->op == Op::kUpdateCell) {
      *heap_->at(CellOn(sp)) = Since(result);  // each after what it waited for
    } else if (record->op == Op::kUpdateThunk) {
      Word* object = heap_->at(AddressOf(HeldOn(sp)));
      const Word value = Since(result);
      object[0] = Header(Kind::kIndirect, 0, 0);
      object[1] = value;
    } else if (record->op == Op::kNoteResult) {
      continue;  // suspected code gave it
    } else {
      descents_.NoteLook(base - kCallbackPrefix, LookerAt(*record, sp));
      return sp;
    }
  }
}

// A word of the trail keeps its value anyway, so the time may be an object that holds it.
Word Machine::NoteSince(Word w) {
  Word* note = heap_->AllocateTrail(2);
  if (note == nullptr) return w;  // the trace is full: the run stops at its next call
  heap_->StoreTrail(note + 1, w);
  note[0] = Header(Kind::kIndirect, 0, 0);
  return Tagged(Tag::kRef, heap_->address(note));
}

// Nobody but who refers to a thunk keeps its value: the time is in its header. What trusted constants made is
// no part of what is asked about.
Word Machine::TimedHeader(Word thunk) {
  const Address made = trail::HeaderAddress(thunk);
  if (descents_.IsInProgramFrame(made)) return Header(Kind::kIndirect, 0, 0);
  trail::Arena& arena = heap_->arena();
  if (arena.trail_end() != instants_at_) instants_ = 0;
  if (instants_ + 1 == trail::kInstants) {
    Word* tick = heap_->AllocateTrail(1);
    if (tick == nullptr) return Header(Kind::kIndirect, 0, 0);  // as above
    *tick = Header(Kind::kData, static_cast<uint32_t>(trail::DataKind::kTick), 0);
    instants_ = 0;
  }
  instants_at_ = arena.trail_end();
  return Header(Kind::kIndirect, ++instants_, instants_at_ - 8);
}

// The result of a callback, which was there already, for the record on top. Who looks at it may be further
// down: cells and thunks only pass it on.
Word Machine::ResultOfCallback(Word* frame, Word* sp) {
  for (;; sp -= WordsOf(Op::kUpdateCell)) {
    const Node* record = NodeOn(sp);
    if (record->op == Op::kMarker) record = stack_.TakeMarker(sp);
    if (record->op == Op::kUpdateCell || record->op == Op::kUpdateThunk) continue;
    descents_.NoteLook(frame, LookerAt(*record, sp));
    return frame[kCallbackResult];
  }
}

}  // namespace inquest::reduce
