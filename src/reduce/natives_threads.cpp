// Threads, for lib/Control/Concurrent: making them, and why one stops running (threads.h).
#include <algorithm>

#include "reduce/natives.h"
#include "reduce/records.h"

namespace inquest::reduce {

using core::Primitive;

namespace {

// What is waited for: a reference, or the transactions of the whole program.
uint64_t KeyOf(const Heap& heap, Word w) {
  return trail::IsInt(w) ? 0 : static_cast<uint64_t>(trail::SmallValue(heap.at(trail::AddressOf(w))[2]));
}

}  // namespace

// A thread of executions of its own: all it has on its stack is the action that it executes.
// NOLINTNEXTLINE(readability-non-const-parameter): the table holds functions that may change it
NativeResult Natives::ForkThread(NativeContext& m, Word* state) {
  const Address begun = m.records ? m.executions.BeginThread() : 0;
  if (m.ending.is_stopping()) return {};
  Word words[WordsOf(Op::kStop) + WordsOf(Op::kThen)];
  Word* end = Push(words, Op::kStop);
  end = Push(end, Op::kThen, state[0], begun);
  return Value(trail::SmallInt(m.threads.Add({{words, end}, {}})));
}

void Natives::AddThreads(LazyTable& table) {
  table[Primitive::kThreadFork] = {"-", ForkThread};
  table[Primitive::kThreadLeave] = {
      "vv", [](NativeContext& m, Word* state) {
        const auto why = static_cast<Threads::Leaves>(m.values.IntValue(state[0]));
        const int64_t time =
            why == Threads::Leaves::kSleeps ? std::max<int64_t>(m.values.IntValue(state[1]), 0) : 0;
        m.threads.Leave(
            why, why == Threads::Leaves::kWaits ? KeyOf(m.heap, state[1]) : static_cast<uint64_t>(time));
        return Unit(m);
      }};
  table[Primitive::kThreadNotify] = {"v", [](NativeContext& m, Word* state) {
                                       m.threads.Notify(KeyOf(m.heap, state[0]));
                                       return Unit(m);
                                     }};
  table[Primitive::kThreadInterrupt] = {"v", [](NativeContext& m, Word* state) {
                                          return Value(m.values.MakeBool(m.threads.Interrupt(
                                              static_cast<Threads::Id>(m.values.IntValue(state[0])))));
                                        }};
  // NOLINTNEXTLINE(readability-non-const-parameter): the table holds functions that may change it
  table[Primitive::kThreadSelf] = {
      "", [](NativeContext& m, Word*) { return Value(trail::SmallInt(m.threads.running())); }};
  // NOLINTNEXTLINE(readability-non-const-parameter)
  table[Primitive::kThreadOutcome] = {
      "", [](NativeContext& m, Word*) { return Value(trail::SmallInt(m.threads.outcome())); }};
}

}  // namespace inquest::reduce
