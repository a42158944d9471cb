// Executing actions, and lazy primitives: they take turns with the loop of eval.cpp, which evaluates what
// they need. Each function here works on the stack at sp_ and returns the word that the loop goes on with.
//
// An action that runs is a record on the stack: kNative if C++ executes it, otherwise kBindThen, kThen,
// kCatch or kFixed, which say what follows its first part.
#include "base/check.h"
#include "reduce/machine.h"
#include "reduce/natives.h"
#include "reduce/records.h"

namespace inquest::reduce {

using core::Primitive;
using trail::AddressOf;
using trail::Header;
using trail::Kind;
using trail::KindOf;
using trail::Tag;
using trail::Tagged;
using trail::TagOf;

namespace {

// A primitive and the step it is at share a word of its record.
Word PackStep(Primitive primitive, uint32_t step) { return static_cast<Word>(primitive) << 32 | step; }
Primitive PrimitiveOf(Word packed) { return static_cast<Primitive>(packed >> 32); }
uint32_t StepOf(Word packed) { return static_cast<uint32_t>(packed); }

Op OpOf(Primitive primitive) {
  if (primitive == Primitive::kIoBind) return Op::kBindThen;
  return primitive == Primitive::kIoThen ? Op::kThen : Op::kCatch;
}

}  // namespace

// The thread that runs has finished the action with which it leaves.
Word Machine::SwitchThread() {
  stack_.TakeAllMarkers();
  Threads::Kept next = threads_.Switch({{stack_.bottom(), sp_}, puts_.Take()});
  sp_ = std::copy(next.stack.begin(), next.stack.end(), stack_.bottom());
  puts_.Restore(std::move(next.puts));
  executions_.set_current({});
  executions_.NoteSwitch();
  return trail::SmallInt(threads_.outcome());
}

// `result`: what an action returned, perhaps not evaluated; the record on top says what follows it.
Machine::Next Machine::FinishAction(Word result) {
  if (threads_.is_leaving()) result = SwitchThread();
  for (;;) {
    switch (NodeOn(sp_)->op) {
      case Op::kBindThen: {
        const Word continuation = FollowingOn(sp_);
        const Address execution = ExecutionOn(sp_);
        sp_ = Push(sp_ - WordsOf(Op::kBindThen), Op::kExecute, execution);
        sp_ = Push(sp_, Op::kApplyMore, result, Caller{executions_.DescentOf(execution), true}.Pack(), 1);
        return continuation;
      }
      case Op::kThen: {
        const Word following = FollowingOn(sp_);
        const Address execution = ExecutionOn(sp_);
        sp_ = Push(sp_ - WordsOf(Op::kThen), Op::kExecute, execution);
        return following;
      }
      case Op::kCatch:
        sp_ -= WordsOf(Op::kCatch);
        break;
      case Op::kMarker:
        stack_.TakeMarker(sp_);
        break;
      case Op::kPerformed:
        sp_ -= WordsOf(Op::kPerformed);
        executions_.NoteSwitch();
        return result;
      case Op::kFixed: {
        const Address a = AddressOf(HeldOn(sp_));
        heap_->at(a)[0] = EvaluatedHeader(*heap_->at(a));
        heap_->at(a)[1] = result;
        heap_->NoteMutation(a);
        sp_ -= WordsOf(Op::kFixed);
        break;
      }
      case Op::kStop:
        given_ = result;
        return std::nullopt;
      default:
        CHECK(false && "an action returns to an action");
    }
  }
}

// What the native whose record is on top wants.
inline Machine::Next Machine::FollowNative(const NativeResult& result) {
  if (ending_.is_stopping()) return std::nullopt;
  const NativeOn native{sp_};
  const Primitive primitive = PrimitiveOf(native.step());
  if (result.kind == NativeResult::kForce) {
    native.step() = PackStep(primitive, result.next_step);
    return result.value;
  }
  const Word action = native.action();
  const Address execution = native.context();
  const bool is_action = core::Info(primitive).flags & core::kAction;
  sp_ -= WordsOf(Op::kNative);
  if (result.kind == NativeResult::kExecute) {
    sp_ = Push(sp_, Op::kExecute, execution);
    return result.value;
  }
  const bool raised = result.kind == NativeResult::kRaise;
  if (is_action && options_.record) {
    const auto kind = raised ? trail::ExecutionKind::kError : trail::ExecutionKind::kResult;
    executions_.Record(kind, action, result.value, execution);
  }
  if (raised) return Unwind(result.value);
  return is_action ? FinishAction(result.value) : result.value;
}

// `action`: what is executed, if that is recorded. `context`: the execution that it is a part of; of what is
// no action, the origin. The arguments may lie just above the stack: they are read before anything is pushed.
inline Machine::Next Machine::StartNative(Primitive primitive, const Word* arguments, uint32_t count,
                                          Word action, Address context) {
  const auto argument = [&](uint32_t i) { return i < count ? arguments[i] : values_.unit(); };
  static_assert(kNativeState == 4);
  sp_ = Push(sp_, Op::kNative, context, argument(0), argument(1), argument(2), argument(3), action,
             PackStep(primitive, 0));
  return FollowNative(Natives::RunLazy(context_, primitive, 0, NativeOn{sp_}.state(), values_.unit()));
}

// Whom the native whose record is on top works for: where the action was made that is executed.
Address Machine::DescentOfNative(NativeOn native) const {
  if (native.action() == values_.unit()) return native.context();
  return executions_.DescentOfAction(native.action());
}

// Whether it applies a function that the outside knows (outside.h).
bool Machine::IsLookup(NativeOn native) { return PrimitiveOf(native.step()) == Primitive::kApplyMap; }

// The native whose record is on top has the value that it asked for.
Machine::Next Machine::ContinueNative(Word evaluated) {
  const NativeOn native{sp_};
  const Word step = native.step();
  values_.set_descent(DescentOfNative(native));
  if (native.action() != values_.unit()) executions_.set_current({native.action(), native.context()});
  return FollowNative(Natives::RunLazy(context_, PrimitiveOf(step), StepOf(step), native.state(), evaluated));
}

// fixIO: the function is applied to a reference that is filled when the action it gives is done.
Machine::Next Machine::ExecuteFix(Word action, Address execution) {
  const Word* object = heap_->at(AddressOf(action));
  const Address origin = trail::HeaderAddress(*object);
  Word* thunk = heap_->Allocate(2);
  thunk[0] = Header(Kind::kEntered, Code::kPerformSuspension, origin);
  thunk[1] = values_.unit();
  const Word result = Tagged(Tag::kRef, heap_->address(thunk));
  if (options_.record) execution = executions_.Begin(action, execution);
  sp_ = Push(sp_, Op::kFixed, result);
  sp_ = Push(sp_, Op::kExecute, execution);
  sp_ = Push(sp_, Op::kApplyMore, result, Caller{origin, true}.Pack(), 1);
  return object[1];
}

// The record kExecute is on top: its execution is that which `action` is a part of.
Machine::Next Machine::Execute(Word action) {
  CHECK(TagOf(action) == Tag::kBox && KindOf(*heap_->at(AddressOf(action))) == Kind::kAction);
  const Address execution = ExecutionOn(sp_);
  sp_ -= WordsOf(Op::kExecute);
  if (!stack_.HasRoom(sp_)) return OverflowStack();
  if (!heap_->HasRoom(Values::kFreeWords)) {
    sp_ = Push(sp_, Op::kSeqSecond, action);
    Collect(Values::kFreeWords);
    action = HeldOn(sp_);
    sp_ -= WordsOf(Op::kSeqSecond);
    if (ending_.is_stopping()) {
      sp_ = Push(sp_, Op::kExecute, execution);  // what does not finish
      return std::nullopt;
    }
  }
  const Word* object = heap_->at(AddressOf(action));
  const Primitive primitive = code_.action_sites[trail::IdOf(*object)].primitive;
  switch (primitive) {
    case Primitive::kIoReturn: {
      const Word returned = object[1];
      if (options_.record) executions_.Record(trail::ExecutionKind::kResult, action, returned, execution);
      return FinishAction(returned);
    }
    case Primitive::kIoBind:
    case Primitive::kIoThen:
    case Primitive::kIoCatch: {
      const Address begun = options_.record ? executions_.Begin(action, execution) : execution;
      sp_ = Push(sp_, OpOf(primitive), object[2], begun);
      sp_ = Push(sp_, Op::kExecute, begun);
      return object[1];
    }
    case Primitive::kIoRaise: {
      const Word exception = object[1];
      if (options_.record) executions_.Record(trail::ExecutionKind::kError, action, exception, execution);
      return Unwind(exception);
    }
    case Primitive::kIoInterleave: {
      Word* thunk = heap_->Allocate(2);
      thunk[0] = Header(Kind::kThunk, Code::kPerformSuspension, trail::HeaderAddress(*object));
      thunk[1] = object[1];
      return FinishAction(Tagged(Tag::kRef, heap_->address(thunk)));
    }
    case Primitive::kIoFix:
      return ExecuteFix(action, execution);
    default: {
      // If nothing is recorded the action must not keep its arguments: they may be long strings.
      if (options_.record) executions_.set_current({action, execution});
      values_.set_descent(trail::HeaderAddress(*object));
      const auto arity = static_cast<uint32_t>(core::Info(primitive).arity);
      return StartNative(primitive, object + 1, arity, options_.record ? action : values_.unit(), execution);
    }
  }
}

// Pure code calls a primitive that evaluates its arguments itself, or none. They may lie just above the
// stack, too.
Machine::Next Machine::RunLazyPrimitive(const Node& node, const Word* arguments) {
  const auto primitive = static_cast<Primitive>(node.a);
  const Word first = node.count > 0 ? arguments[0] : values_.unit();
  switch (primitive) {
    case Primitive::kSeq:
      sp_ = Push(sp_, Op::kSeqSecond, arguments[1]);
      return first;
    case Primitive::kUnsafeCoerce:
      return first;
    case Primitive::kRaise:
      return Unwind(first);
    case Primitive::kRaiseError:
    case Primitive::kRaisePlainError:
      return Unwind(
          exceptions_.MakeErrorCall(first, primitive == Primitive::kRaiseError ? node.expr : kNoNode));
    case Primitive::kIoPerform:
      sp_ = Push(sp_, Op::kPerformed);
      sp_ = Push(sp_, Op::kExecute, 0);
      return first;
    default:
      return StartNative(primitive, arguments, node.count, values_.unit(), values_.descent());
  }
}

}  // namespace inquest::reduce
