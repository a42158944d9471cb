// What executed actions did, as objects of the trail (docs/design.md 4.6): they stand in the order of
// execution, and each names where its action was made.
#include <cstring>

#include "reduce/machine.h"

namespace inquest::reduce {

using trail::ExecutionKind;
using trail::Header;
using trail::Kind;
using trail::StateWord;

namespace {

Address HeaderLink(const Heap& heap, Word object) {
  return trail::HeaderAddress(*heap.at(trail::AddressOf(object)));
}

}  // namespace

Address Machine::DescentOf(Address execution) const {
  if (execution == 0) return program_frame_;
  return HeaderLink(*heap_, heap_->at(execution)[3]);
}

// What trusted code makes for one origin is one action to whoever asks: its parts are not recorded.
Address Machine::BeginExecution(Word action, Address execution) {
  const Address made = OriginIn(HeaderLink(*heap_, action));
  const bool is_part =
      trail::IsRegion(trail::AddressOf(action)) && execution != 0 && made == OriginIn(DescentOf(execution));
  if (is_part) return execution;
  Word* object = heap_->AllocateTrail(4);
  if (object == nullptr) {
    StopBecauseTraceIsFull();
    return execution;
  }
  ++counts_.executions;
  object[1] = 4;
  object[2] = execution;
  heap_->StoreTrail(object + 3, action);
  object[0] = Header(Kind::kExecution, static_cast<uint32_t>(ExecutionKind::kBegin), made);
  return heap_->address(object);
}

void Machine::RecordExecution(ExecutionKind kind, Word action, Word result, Address execution) {
  const Address made = OriginIn(HeaderLink(*heap_, action));
  // An uninteresting result is recorded only where it would otherwise seem that the one before it was the
  // last.
  const bool is_plain = kind == ExecutionKind::kResult && result == unit_ && !changed_outer_;
  changed_outer_ = false;
  if (is_plain && !result_is_last_ && trail::IsRegion(trail::AddressOf(action)) && execution != 0 &&
      made == OriginIn(DescentOf(execution))) {
    return;
  }
  result_is_last_ = result != unit_ || kind != ExecutionKind::kResult;
  Word* object = heap_->AllocateTrail(5);
  if (object == nullptr) {
    StopBecauseTraceIsFull();
    return;
  }
  ++counts_.executions;
  object[1] = 5;
  object[2] = execution;
  heap_->StoreTrail(object + 3, action);
  heap_->StoreTrail(object + 4, result);
  object[0] = Header(Kind::kExecution, static_cast<uint32_t>(kind), made);
}

void Machine::RecordOutput(int handle, std::string_view bytes) {
  // Pieces that a 21-bit size can name, and then some: output comes in buffers anyway.
  constexpr size_t kPiece = size_t{1} << 20;
  const Address origin = action_ == 0 ? 0 : OriginIn(HeaderLink(*heap_, action_));
  for (size_t done = 0; done < bytes.size();) {
    std::string_view piece = bytes.substr(done, kPiece);
    // A character is in one piece.
    const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; };
    for (int i = 0; i < 3 && done + piece.size() < bytes.size() && continues(bytes[done + piece.size()]);
         ++i) {
      piece.remove_suffix(1);
    }
    auto words = static_cast<uint32_t>(6 + (piece.size() + 7) / 8);
    Word* object = heap_->AllocateTrail(words);
    if (object == nullptr) {
      StopBecauseTraceIsFull();
      return;
    }
    ++counts_.executions;
    object[1] = words;
    object[2] = execution_;
    if (action_ != 0) heap_->StoreTrail(object + 3, action_);
    object[4] = static_cast<Word>(handle);
    object[5] = piece.size();
    std::memcpy(object + 6, piece.data(), piece.size());
    done += piece.size();
    object[0] = Header(Kind::kExecution, static_cast<uint32_t>(ExecutionKind::kOutput), origin);
  }
}

// The innermost action under execution of each thread, the innermost thread first: pure code that executes
// actions (runST) begins one of its own, while those around it go on waiting.
std::vector<Machine::Executed> Machine::UnderExecution() {
  std::vector<Executed> found;
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
          found.push_back({heap_->at(ExecutionOn(top))[3], ExecutionOn(top)});
        }
        is_told |= ExecutionOn(top) != 0;
        return true;
      case Op::kNative: {
        const NativeOn native{top};
        if (native.action() == unit_) return true;
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
  for (const Executed& executed : UnderExecution()) {
    Word* object = heap_->AllocateTrail(4);
    if (object == nullptr) return;  // there is no room to say it
    ++counts_.executions;
    object[1] = 4;
    object[2] = executed.execution;
    heap_->StoreTrail(object + 3, executed.action);
    object[0] = Header(Kind::kExecution, static_cast<uint32_t>(ExecutionKind::kUnfinished),
                       OriginIn(HeaderLink(*heap_, executed.action)));
  }
}

}  // namespace inquest::reduce
