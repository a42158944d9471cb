// Exceptions unwind the stack, up to the nearest handler. Whatever was under evaluation has failed with them.
#include "base/check.h"
#include "reduce/machine.h"

namespace inquest::reduce {

using trail::AddressOf;
using trail::Header;
using trail::Kind;
using trail::State;
using trail::StateWord;

Machine::Next Machine::OverflowStack() {
  values_.set_descent(program_frame_);  // whoever needed the last bit of it
  return Unwind(exceptions_.MakeAsync(kStackOverflow));
}

Machine::Next Machine::Unwind(Word exception) {
  executions_.NoteSwitch();
  Word failed = 0;
  auto failed_cell = [&] {
    if (failed == 0) {
      // One object for all cells that fail with this exception.
      Word* object = heap_->AllocateTrail(2);
      if (object == nullptr) return StateWord(State::kEntered, 0);  // the trace is full: it did not finish
      heap_->StoreTrail(object + 1, exception);
      object[0] = Header(Kind::kFailure, 0, 0);
      failed = trail::FailedWord(heap_->address(object));
    }
    return failed;
  };
  // The innermost action under execution has failed: all that it is a part of has, unless a handler follows.
  bool noted = false;
  auto note_failure = [&](Address execution) {
    if (options_.record && !noted && execution != 0) {
      executions_.Record(trail::ExecutionKind::kError, executions_.ActionOf(execution), exception, execution);
    }
    noted = true;
  };
  for (Word* top = sp_;;) {
    const Node& node = *NodeOn(top);
    if (node.op == Op::kMarker) {
      stack_.TakeMarker(top);
      continue;
    }
    const Record record = ReadRecord(top, node);
    switch (node.op) {
      case Op::kCase:
      case Op::kSeq:
      case Op::kApply:
      case Op::kMethod:
      case Op::kUnwrap:
      case Op::kPrim:
        if (Word* cell = OperandCell(record, top)) *cell = failed_cell();
        break;
      case Op::kUpdateThunk: {
        Address a = AddressOf(HeldOn(top));
        // Where times are noted, the failure that was made now tells the time.
        const Word noted = code_.notes_times ? failed_cell() : 0;
        const bool is_noted = noted != 0 && trail::StateOf(noted) == State::kFailed;
        heap_->at(a)[0] = Header(Kind::kFailed, 0, is_noted ? trail::FailureOf(noted) : 0);
        heap_->at(a)[1] = exception;
        heap_->NoteMutation(a);
        break;
      }
      case Op::kUpdateCell:
        *heap_->at(CellOn(top)) = failed_cell();
        break;
      case Op::kFinishCallback: {
        Word* frame = heap_->at(CellOn(top));
        frame[-1] = failed_cell();
        frame[0] = trail::FinishWord(frames_);
        break;
      }
      case Op::kExecute:
      case Op::kBindThen:
      case Op::kThen:
        note_failure(ExecutionOn(top));
        break;
      case Op::kNative:
        if (IsLookup(NativeOn{top})) {
          // What it asked for has failed, and says so: that is what it wants to know.
          sp_ = top;
          return ContinueNative(values_.unit());
        }
        // An action whose argument fails has failed.
        noted = true;
        if (options_.record && NativeOn{top}.action() != values_.unit()) {
          puts_.WriteUnbuffered(top - stack_.bottom());  // it was put before the failure
          executions_.Record(trail::ExecutionKind::kError, NativeOn{top}.action(), exception,
                             NativeOn{top}.context());
        }
        break;
      case Op::kFixed:
      case Op::kSeqSecond:
      case Op::kApplyMore:
      case Op::kPerformed:
      case Op::kNoteResult:
        break;
      case Op::kCatch: {
        if (IsHole(exception)) break;
        // The handler is applied to the exception, and the action it gives is executed.
        puts_.WriteUnbuffered(top - stack_.bottom());
        const Word handler = FollowingOn(top);
        const Address execution = ExecutionOn(top);
        sp_ = Push(record.begin, Op::kExecute, execution);
        sp_ = Push(sp_, Op::kApplyMore, exception, Caller{executions_.DescentOf(execution), true}.Pack(), 1);
        return handler;
      }
      case Op::kStop:
        sp_ = top;
        raised_ = exception;
        ending_.Exit(1, "uncaught exception");
        return std::nullopt;
      default:
        CHECK(false && "a record");
    }
    top = record.Below(code_);
  }
}

}  // namespace inquest::reduce
