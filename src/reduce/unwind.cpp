// Exceptions unwind the stack, up to the nearest handler. Whatever was under evaluation has failed with them.
#include "base/check.h"
#include "reduce/machine.h"
#include "reduce/natives.h"

namespace inquest::reduce {

using trail::AddressOf;
using trail::Header;
using trail::Kind;
using trail::State;
using trail::StateWord;

Machine::Next Machine::OverflowStack() {
  descent_ = program_frame_;  // whoever needed the last bit of it
  return Unwind(MakeAsync(kStackOverflow));
}

Machine::Next Machine::Unwind(Word exception) {
  result_is_last_ = true;
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
      RecordExecution(trail::ExecutionKind::kError, heap_->at(execution)[3], exception, execution);
    }
    noted = true;
  };
  Word* top = sp_;
  for (;;) {
    const Node* record = reinterpret_cast<const Node*>(top[-1]);
    const Node* owner = record;
    Word* base = nullptr;
    const auto fail_operand = [&] {
      if (Word* cell = OperandCell(*record, top, base)) *cell = failed_cell();
    };
    switch (record->op) {
      case Op::kCase:
      case Op::kSeq:
      case Op::kApply:
      case Op::kMethod:
      case Op::kUnwrap:
        base = reinterpret_cast<Word*>(top[-2]);
        fail_operand();
        top -= 2;
        break;
      case Op::kPrim: {
        base = reinterpret_cast<Word*>(top[-2]);
        fail_operand();
        top -= 3 + static_cast<uint32_t>(top[-3]);
        break;
      }
      case Op::kUpdateThunk: {
        Address a = AddressOf(top[-2]);
        // Where times are noted, the failure that was made now tells the time.
        const Word noted = code_.notes_times ? failed_cell() : 0;
        const bool is_noted = noted != 0 && trail::StateOf(noted) == State::kFailed;
        heap_->at(a)[0] = Header(Kind::kFailed, 0, is_noted ? trail::FailureOf(noted) : 0);
        heap_->at(a)[1] = exception;
        heap_->NoteMutation(a);
        top -= 2;
        break;
      }
      case Op::kExecute:
        note_failure(top[-2]);
        top -= 2;
        break;
      case Op::kFixed:
      case Op::kSeqSecond:
        top -= 2;
        break;
      case Op::kUpdateCell:
        *heap_->at(top[-2]) = failed_cell();
        top -= 2;
        break;
      case Op::kFinishCallback: {
        Word* frame = heap_->at(top[-2]);
        frame[-1] = failed_cell();
        frame[0] = trail::FinishWord(frames_);
        top -= 2;
        break;
      }
      case Op::kBindThen:
      case Op::kThen:
        note_failure(top[-2]);
        top -= 3;
        break;
      case Op::kApplyMore:
        top -= 3 + static_cast<uint32_t>(top[-2]);
        break;
      case Op::kNative:
        // An action whose argument fails has failed.
        noted = true;
        if (options_.record && top[-3] != unit_) {
          WriteUnbuffered(top - stack_);  // it was put before the failure
          RecordExecution(trail::ExecutionKind::kError, top[-3], exception, top[-3 - int64_t{kNativeWords}]);
        }
        top -= kNativeRecord;
        break;
      case Op::kMarker:
        TakeMarker(top);
        break;
      case Op::kPerformed:
        top -= 1;
        break;
      case Op::kCatch: {
        if (IsHole(exception)) {
          top -= 3;
          break;
        }
        // The handler is applied to the exception, and the action it gives is executed.
        WriteUnbuffered(top - stack_);
        const Word handler = top[-3];
        const Address execution = top[-2];
        sp_ = Push(top - 3, Op::kExecute, execution);
        sp_ = Push(sp_, Op::kApplyMore, exception, Caller{DescentOf(execution), true}.Pack(), 1);
        return handler;
      }
      case Op::kStop:
        sp_ = top;
        raised_ = exception;
        StopBecause(Ended::kExit, "uncaught exception");
        result_.exit_code = 1;
        return std::nullopt;
      default:
        CHECK(false && "a record");
    }
    if (base == nullptr || !(owner->flags & kTrusted)) continue;
    if (top == base + code_.activations[owner->routine].size) top = base;
  }
}

}  // namespace inquest::reduce
