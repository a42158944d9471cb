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

// From the top of the stack down, until `visit(record, top, base)` returns false: `top` is just above the
// record, `base` that of the activation it belongs to, or none. The stack was left in order by whoever
// stopped the run.
template <typename Visit>
void Machine::ForEachRecord(Visit visit) {
  Word* top = sp_;
  auto marker = markers_.rbegin();
  while (top > stack_) {
    const Node* record = reinterpret_cast<const Node*>(top[-1]);
    if (record->op == Op::kMarker) {
      if (marker == markers_.rend() || marker->at != top - 1) return;
      record = reinterpret_cast<const Node*>(marker->record);
      ++marker;
    }
    const Node* owner = record;
    Word* base = nullptr;
    Word* below = top;
    switch (record->op) {
      case Op::kExecute:
      case Op::kUpdateThunk:
      case Op::kFixed:
      case Op::kSeqSecond:
      case Op::kUpdateCell:
      case Op::kFinishCallback:
        below -= 2;
        break;
      case Op::kBindThen:
      case Op::kThen:
      case Op::kCatch:
        below -= 3;
        break;
      case Op::kNative:
        below -= kNativeRecord;
        break;
      case Op::kCase:
      case Op::kSeq:
      case Op::kApply:
      case Op::kMethod:
      case Op::kUnwrap:
        base = reinterpret_cast<Word*>(top[-2]);
        below -= 2;
        break;
      case Op::kPrim:
        base = reinterpret_cast<Word*>(top[-2]);
        below -= 3 + static_cast<uint32_t>(top[-3]);
        break;
      case Op::kResume:
        base = reinterpret_cast<Word*>(top[-2]);
        owner = reinterpret_cast<const Node*>(top[-3]);
        below -= 3;
        break;
      case Op::kKeepFunction:
        base = reinterpret_cast<Word*>(top[-3]);
        owner = reinterpret_cast<const Node*>(top[-2]);
        below -= 4;
        break;
      case Op::kApplyMore:
        below -= 3 + static_cast<uint32_t>(top[-2]);
        break;
      case Op::kPerformed:
        below -= 1;
        break;
      default:
        return;
    }
    if (!visit(*record, top, base)) return;
    top = below;
    if (base == nullptr || !(owner->flags & kTrusted)) continue;
    if (top == base + code_.activations[owner->routine].size) top = base;
  }
}

// The innermost action under execution of each thread, the innermost thread first: pure code that executes
// actions (runST) begins one of its own, while those around it go on waiting.
std::vector<Machine::Executed> Machine::UnderExecution() {
  std::vector<Executed> found;
  bool is_told = false;
  ForEachRecord([&](const Node& record, const Word* top, const Word*) {
    switch (record.op) {
      case Op::kPerformed:
        is_told = false;
        return true;
      case Op::kExecute:
      case Op::kBindThen:
      case Op::kThen:
      case Op::kCatch:
        if (!is_told && top[-2] != 0) found.push_back({heap_->at(top[-2])[3], top[-2]});
        is_told |= top[-2] != 0;
        return true;
      case Op::kNative:
        if (top[-3] == unit_) return true;
        // It has no beginning of its own.
        if (!is_told) found.push_back({top[-3], top[-3 - int64_t{kNativeWords}]});
        is_told = true;
        return true;
      default:
        return true;
    }
  });
  return found;
}

// The cell of the operand that a record of suspected code waits for, if it has one: it is written when the
// operand has a value.
Word* Machine::OperandCell(const Node& record, const Word* top, Word* base) const {
  uint32_t operand = 0;
  switch (record.op) {
    case Op::kCase:
    case Op::kSeq:
    case Op::kApply:
    case Op::kMethod:
    case Op::kUnwrap:
      break;
    case Op::kPrim:
      operand = static_cast<uint32_t>(top[-3]);
      break;
    default:
      return nullptr;
  }
  if (record.flags & kTrusted) return nullptr;
  const Node& part = code_.nodes[code_.kids[record.kids + operand]];
  return part.flags & kHasCell ? base + part.slot : nullptr;
}

void Machine::RecordUnfinished() {
  // Places that were entered stay entered.
  ForEachRecord([&](const Node& record, const Word* top, Word* base) {
    if (Word* cell = OperandCell(record, top, base))
      *cell = StateWord(trail::State::kEntered, trail::kNoPlace);
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
