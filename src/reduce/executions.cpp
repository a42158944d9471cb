#include "reduce/executions.h"

#include <cstring>

namespace inquest::reduce {

using trail::ExecutionKind;

Word* Executions::Allocate(uint32_t words, Word action, Address execution) {
  Word* object = heap_.AllocateTrail(words);
  if (object == nullptr) return nullptr;
  ++counts_.executions;
  object[1] = words;
  object[2] = execution;
  if (action != 0) heap_.StoreTrail(object + 3, action);
  return object;
}

// Written last: an object of the trail is there once its header is.
void Executions::Finish(Word* object, ExecutionKind kind, Address made) {
  object[0] = trail::Header(trail::Kind::kExecution, static_cast<uint32_t>(kind), made);
}

void Executions::StopBecauseFull() { ending_.Stop(Ended::kTraceFull, heap_.arena().failure()); }

bool Executions::IsPartOf(Word action, Address execution) const {
  if (!trail::IsRegion(trail::AddressOf(action)) || execution == 0) return false;
  // What the map of a noted function shows is an action of its own, whoever executes it.
  const Address made = DescentOfAction(action), around = DescentOf(execution);
  return descents_.OriginIn(made) == descents_.OriginIn(around) &&
         descents_.OwnerIn(made) == descents_.OwnerIn(around);
}

Address Executions::Begin(Word action, Address execution) {
  if (IsPartOf(action, execution)) return execution;
  Word* object = Allocate(4, action, execution);
  if (object == nullptr) {
    StopBecauseFull();
    return execution;
  }
  Finish(object, ExecutionKind::kBegin, OriginOf(action));
  return heap_.address(object);
}

Address Executions::BeginThread() {
  Word* object = Allocate(4, current_.action, current_.execution);
  if (object == nullptr) {
    StopBecauseFull();
    return 0;
  }
  Finish(object, ExecutionKind::kBegin, OriginOfCurrent());
  return heap_.address(object);
}

void Executions::Record(ExecutionKind kind, Word action, Word result, Address execution) {
  // An uninteresting result is recorded only where it would otherwise seem that the one before it was the
  // last.
  const bool is_plain = kind == ExecutionKind::kResult && result == unit_ && !changed_outer_;
  changed_outer_ = false;
  if (is_plain && !result_is_last_ && IsPartOf(action, execution)) return;
  result_is_last_ = result != unit_ || kind != ExecutionKind::kResult;
  Word* object = Allocate(5, action, execution);
  if (object == nullptr) {
    StopBecauseFull();
    return;
  }
  heap_.StoreTrail(object + 4, result);
  Finish(object, kind, OriginOf(action));
}

void Executions::RecordOutput(int handle, std::string_view bytes) {
  // Pieces that a 21-bit size can name, and then some: output comes in buffers anyway.
  constexpr size_t kPiece = size_t{1} << 20;
  for (size_t done = 0; done < bytes.size();) {
    std::string_view piece = bytes.substr(done, kPiece);
    // A character is in one piece.
    const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; };
    for (int i = 0; i < 3 && done + piece.size() < bytes.size() && continues(bytes[done + piece.size()]);
         ++i) {
      piece.remove_suffix(1);
    }
    const auto words = static_cast<uint32_t>(6 + (piece.size() + 7) / 8);
    Word* object = Allocate(words, current_.action, current_.execution);
    if (object == nullptr) {
      StopBecauseFull();
      return;
    }
    object[4] = static_cast<Word>(handle);
    object[5] = piece.size();
    std::memcpy(object + 6, piece.data(), piece.size());
    done += piece.size();
    Finish(object, ExecutionKind::kOutput, OriginOfCurrent());
  }
}

void Executions::RecordUnfinished(Word action, Address execution) {
  Word* object = Allocate(4, action, execution);
  if (object != nullptr) Finish(object, ExecutionKind::kUnfinished, OriginOf(action));
}

}  // namespace inquest::reduce
