#include "reduce/threads.h"

#include <algorithm>

#include "base/check.h"
#include "reduce/machine.h"
#include "reduce/natives.h"

namespace inquest::reduce {

void Threads::Clear() {
  threads_.assign(2, {});
  ready_.clear();
  waiting_.clear();
  sleeping_.clear();
  now_ = 0;
  running_ = 1;
  leaves_ = Leaves::kNot;
}

Threads::Id Threads::Add(Kept kept) {
  threads_.push_back({.kept = std::move(kept)});
  const Id id = static_cast<Id>(threads_.size() - 1);
  ready_.push_back(id);
  return id;
}

void Threads::MakeReady(Id id, Outcome outcome) {
  threads_[id].state = State::kReady;
  threads_[id].outcome = outcome;
  ready_.push_back(id);
}

void Threads::Notify(uint64_t key) {
  std::erase_if(waiting_, [&](Id id) {
    if (threads_[id].key != key) return false;
    MakeReady(id, kGoesOn);
    return true;
  });
}

bool Threads::Interrupt(Id id) {
  if (id == 0 || id >= threads_.size() || id == running_) return false;
  switch (threads_[id].state) {
    case State::kEnded:
      return false;
    case State::kReady:
      threads_[id].outcome = kInterrupted;
      return true;
    case State::kWaits:
      std::erase(waiting_, id);
      break;
    case State::kSleeps:
      std::erase_if(sleeping_, [&](const auto& sleeper) { return sleeper.second == id; });
      break;
  }
  MakeReady(id, kInterrupted);
  return true;
}

Threads::Id Threads::ChooseNext() {
  if (ready_.empty() && !sleeping_.empty()) {
    now_ = sleeping_.begin()->first;
    const Id id = sleeping_.begin()->second;
    sleeping_.erase(sleeping_.begin());
    MakeReady(id, kGoesOn);
  }
  if (ready_.empty()) {
    std::sort(waiting_.begin(), waiting_.end());  // as in GHC: the main thread first, then as they were made
    for (const Id id : waiting_) MakeReady(id, kWaitsForEver);
    waiting_.clear();
  }
  CHECK(!ready_.empty());  // the main thread does not end
  const Id next = ready_.front();
  ready_.pop_front();
  return next;
}

Threads::Kept Threads::Switch(Kept kept) {
  Thread& left = threads_[running_];
  switch (leaves_) {
    case Leaves::kNot:
      CHECK(false);
      break;
    case Leaves::kYields:
      MakeReady(running_, kGoesOn);
      break;
    case Leaves::kWaits:
      left.state = State::kWaits;
      left.key = argument_;
      waiting_.push_back(running_);
      break;
    case Leaves::kSleeps:
      left.state = State::kSleeps;
      sleeping_.emplace(now_ + argument_, running_);
      break;
    case Leaves::kEnds:
      left.state = State::kEnded;
      break;
  }
  leaves_ = Leaves::kNot;
  if (left.state != State::kEnded) left.kept = std::move(kept);
  running_ = ChooseNext();
  return std::exchange(threads_[running_].kept, {});
}

// The thread that runs has finished the action with which it leaves.
Word Machine::SwitchThread() {
  stack_.TakeAllMarkers();
  Threads::Kept next = threads_.Switch({{stack_.bottom(), sp_}, std::move(puts_)});
  sp_ = std::copy(next.stack.begin(), next.stack.end(), stack_.bottom());
  puts_ = std::move(next.puts);
  action_ = 0;
  execution_ = 0;
  result_is_last_ = true;  // of another thread
  return trail::SmallInt(threads_.outcome());
}

// The program ended while they waited: the stack is nobody's any more.
void Machine::RecordUnfinishedThreads() {
  stack_.ForgetMarkers();
  threads_.ForEachKept([&](const Threads::Kept& kept) {
    sp_ = std::copy(kept.stack.begin(), kept.stack.end(), stack_.bottom());
    RecordUnfinished();
  });
}

namespace {

// What is waited for: a reference, or the transactions of the whole program.
uint64_t KeyOf(const Heap& heap, Word w) {
  return trail::IsInt(w) ? 0 : static_cast<uint64_t>(trail::SmallValue(heap.at(trail::AddressOf(w))[2]));
}

}  // namespace

void Natives::AddThreads(LazyTable& table) {
  table[core::Primitive::kThreadFork] = {"-", [](Machine& m, Word* state) { return m.ForkThread(state[0]); }};
  table[core::Primitive::kThreadLeave] = {
      "vv", [](Machine& m, Word* state) {
        const auto why = static_cast<Threads::Leaves>(m.IntValue(state[0]));
        const int64_t time = why == Threads::Leaves::kSleeps ? std::max<int64_t>(m.IntValue(state[1]), 0) : 0;
        m.threads_.Leave(
            why, why == Threads::Leaves::kWaits ? KeyOf(*m.heap_, state[1]) : static_cast<uint64_t>(time));
        return Unit(m);
      }};
  table[core::Primitive::kThreadNotify] = {"v", [](Machine& m, Word* state) {
                                             m.threads_.Notify(KeyOf(*m.heap_, state[0]));
                                             return Unit(m);
                                           }};
  table[core::Primitive::kThreadInterrupt] = {
      "v", [](Machine& m, Word* state) {
        return Value(m.MakeBool(m.threads_.Interrupt(static_cast<Threads::Id>(m.IntValue(state[0])))));
      }};
  // NOLINTNEXTLINE(readability-non-const-parameter): the table holds functions that may change it
  table[core::Primitive::kThreadSelf] = {
      "", [](Machine& m, Word*) { return Value(trail::SmallInt(m.threads_.running())); }};
  // NOLINTNEXTLINE(readability-non-const-parameter)
  table[core::Primitive::kThreadOutcome] = {
      "", [](Machine& m, Word*) { return Value(trail::SmallInt(m.threads_.outcome())); }};
}

// A thread of executions of its own, which is a part of the one that made it (trail/executions.h).
Machine::NativeResult Machine::ForkThread(Word action) {
  Address begun = 0;
  if (options_.record) {
    Word* object = heap_->AllocateTrail(4);
    if (object == nullptr) {
      StopBecauseTraceIsFull();
      return {};
    }
    ++counts_.executions;
    object[1] = 4;
    object[2] = execution_;
    heap_->StoreTrail(object + 3, action_);
    object[0] = trail::Header(trail::Kind::kExecution, static_cast<uint32_t>(trail::ExecutionKind::kBegin),
                              OriginIn(trail::HeaderAddress(*heap_->at(trail::AddressOf(action_)))));
    begun = heap_->address(object);
  }
  Word words[4];
  Word* end = Push(words, Op::kStop);
  end = Push(end, Op::kThen, action, begun);
  return {NativeResult::kValue, trail::SmallInt(threads_.Add({{words, end}, {}})), 0};
}

}  // namespace inquest::reduce
