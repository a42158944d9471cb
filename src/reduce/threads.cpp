#include "reduce/threads.h"

#include <algorithm>

#include "base/check.h"

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

}  // namespace inquest::reduce
