// What executed actions did, as objects of the trail (DESIGN 4, IO): they stand in the order of execution,
// and each names where its action was made.
#include <cstring>

#include "reduce/machine.h"

namespace inquest::reduce {

using trail::ExecutionKind;
using trail::Header;
using trail::Kind;

void Machine::RecordExecution(ExecutionKind kind, Word action, Word result) {
  Word* object = heap_->AllocateTrail(4);
  if (object == nullptr) {
    StopBecauseTraceIsFull();
    return;
  }
  object[1] = 4;
  heap_->StoreTrail(object + 2, action);
  heap_->StoreTrail(object + 3, result);
  Word made = *heap_->at(trail::AddressOf(action));
  object[0] = Header(Kind::kExecution, static_cast<uint32_t>(kind), trail::HeaderAddress(made));
}

void Machine::RecordOutput(int handle, std::string_view bytes) {
  // Pieces that a 21-bit size can name, and then some: output comes in buffers anyway.
  constexpr size_t kPiece = size_t{1} << 20;
  Word origin = action_ == 0 ? 0 : trail::HeaderAddress(*heap_->at(trail::AddressOf(action_)));
  for (size_t done = 0; done < bytes.size(); done += kPiece) {
    std::string_view piece = bytes.substr(done, kPiece);
    auto words = static_cast<uint32_t>(4 + (piece.size() + 7) / 8);
    Word* object = heap_->AllocateTrail(words);
    if (object == nullptr) {
      StopBecauseTraceIsFull();
      return;
    }
    object[1] = words;
    object[2] = static_cast<Word>(handle);
    object[3] = piece.size();
    std::memcpy(object + 4, piece.data(), piece.size());
    object[0] = Header(Kind::kExecution, static_cast<uint32_t>(ExecutionKind::kOutput), origin);
  }
}

}  // namespace inquest::reduce
