#include "reduce/puts.h"

#include "reduce/records.h"

namespace inquest::reduce {

size_t Puts::Begin(runtime::TextPut put, Word* state) {
  const int64_t depth = NativeOn::WithState(state).top - stack_.bottom();
  // Puts from here upwards on the stack were left by an exception.
  while (!active_.empty() && active_.back().depth >= depth) active_.pop_back();
  WriteUnbuffered(0);
  active_.push_back({std::move(put), depth});
  return active_.size() - 1;
}

runtime::TextPut& Puts::GoOn(size_t number) {
  active_.resize(number + 1);
  return active_[number].put;
}

void Puts::WriteUnbuffered(int64_t depth) {
  const Executions::Current current = executions_.current();
  for (ActivePut& active : active_) {
    if (active.depth < depth || active.put.buffering != runtime::Buffering::kNone) continue;
    if (records_) {  // of the put's own record
      const NativeOn native{stack_.bottom() + active.depth};
      executions_.set_current({native.action(), native.context()});
    }
    // A failure is reported by the next operation on the handle.
    (void)handles_.FinishPut(active.put);
  }
  executions_.set_current(current);
}

}  // namespace inquest::reduce
