// A run that was stopped: what was under evaluation or execution, as the records of the stack tell it.
#include <algorithm>

#include "reduce/machine.h"
#include "reduce/records.h"

namespace inquest::reduce {

using trail::StateWord;

// The innermost action under execution of each thread, the innermost thread first: pure code that executes
// actions (runST) begins one of its own, while those around it go on waiting.
std::vector<Executions::Current> Machine::UnderExecution() const {
  std::vector<Executions::Current> found;
  bool is_told = false;
  stack_.ForEachRecord(sp_, code_, [&](const Record& record, Word* top) {
    switch (record.node->op) {
      case Op::kPerformed:
        is_told = false;
        return true;
      case Op::kExecute:
      case Op::kBindThen:
      case Op::kThen:
      case Op::kCatch:
        if (!is_told && ExecutionOn(top) != 0) {
          found.push_back({executions_.ActionOf(ExecutionOn(top)), ExecutionOn(top)});
        }
        is_told |= ExecutionOn(top) != 0;
        return true;
      case Op::kNative: {
        const NativeOn native{top};
        if (native.action() == values_.unit()) return true;
        // It has no beginning of its own.
        if (!is_told) found.push_back({native.action(), native.context()});
        is_told = true;
        return true;
      }
      default:
        return true;
    }
  });
  return found;
}

// The cell of the operand that a record of suspected code waits for, if it has one: it is written when the
// operand has a value.
Word* Machine::OperandCell(const Record& record, const Word* top) const {
  const Node& node = *record.node;
  uint32_t operand = 0;
  switch (node.op) {
    case Op::kCase:
    case Op::kSeq:
    case Op::kApply:
    case Op::kMethod:
    case Op::kUnwrap:
      break;
    case Op::kPrim:
      operand = OperandsOn(top);
      break;
    default:
      return nullptr;
  }
  if (node.flags & kTrusted) return nullptr;
  const Node& part = code_.nodes[code_.kids[node.kids + operand]];
  return part.flags & kHasCell ? record.base + part.slot : nullptr;
}

void Machine::RecordUnfinished() {
  // Places that were entered stay entered.
  stack_.ForEachRecord(sp_, code_, [&](const Record& record, const Word* top) {
    if (Word* cell = OperandCell(record, top)) *cell = StateWord(trail::State::kEntered, trail::kNoPlace);
    return true;
  });
  heap_->arena().UseReserve();
  for (const Executions::Current& executed : UnderExecution()) {
    executions_.RecordUnfinished(executed.action, executed.execution);
  }
}

// The program ended while they waited: the stack is nobody's any more.
void Machine::RecordUnfinishedThreads() {
  stack_.ForgetMarkers();
  threads_.ForEachKept([&](const Threads::Kept& kept) {
    sp_ = std::copy(kept.stack.begin(), kept.stack.end(), stack_.bottom());
    RecordUnfinished();
  });
}

}  // namespace inquest::reduce
