// The threads of a program, which take turns: one runs until it ends, lets others go first, sleeps or has to
// wait. The others are kept as what they had on the stack. Every thread has the whole stack while it runs, so
// what points into the stack stays right. A run is the same each time: time passes only while all sleep.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <utility>
#include <vector>

#include "reduce/puts.h"
#include "trail/word.h"

namespace inquest::reduce {

class Threads {
 public:
  using Id = uint32_t;
  // What a thread is told when it goes on; lib/Control/Concurrent/Scheduler.hs knows the numbers.
  enum Outcome : uint8_t {
    kGoesOn,
    kWaitsForEver,  // nobody is left who could change what it waits for
    kInterrupted,   // another one threw it an exception
  };
  enum class Leaves : uint8_t { kNot, kYields, kWaits, kSleeps, kEnds };
  // Of a thread that does not run.
  struct Kept {
    std::vector<trail::Word> stack;
    std::vector<ActivePut> puts;
  };

  Threads() { Clear(); }
  // As at the beginning of a program: the main thread runs, and there is no other.
  void Clear();

  Id running() const { return running_; }
  // A thread that is to run: it comes last.
  Id Add(Kept kept);
  // All that wait for the key have another try, in the order in which they came.
  void Notify(uint64_t key);
  // The thread goes on with kInterrupted; false if it has ended, or is the one that runs.
  bool Interrupt(Id id);
  // What a thread was told when it went on last.
  Outcome outcome() const { return threads_[running_].outcome; }

  // The running thread says why it stops. `argument`: the key that it waits for, or how long it sleeps.
  void Leave(Leaves why, uint64_t argument = 0) {
    leaves_ = why;
    argument_ = argument;
  }
  bool is_leaving() const { return leaves_ != Leaves::kNot; }
  // Keeps what it had, chooses the next one, which runs from now on, and gives what that one had. The same
  // thread can be the next.
  Kept Switch(Kept kept);

  // Of those that do not run and have not ended.
  template <typename Visit>
  void ForEachKept(Visit visit) {
    for (Id id = 1; id < threads_.size(); ++id) {
      if (id != running_ && threads_[id].state != State::kEnded) visit(threads_[id].kept);
    }
  }

 private:
  enum class State : uint8_t { kReady, kWaits, kSleeps, kEnded };
  struct Thread {
    Kept kept;
    State state = State::kReady;
    Outcome outcome = kGoesOn;
    uint64_t key = 0;
  };
  void MakeReady(Id id, Outcome outcome);
  Id ChooseNext();

  std::vector<Thread> threads_;  // by id; the first is unused
  std::deque<Id> ready_;
  std::vector<Id> waiting_;               // in the order in which they came
  std::multimap<uint64_t, Id> sleeping_;  // by the time when they wake up
  uint64_t now_ = 0;
  Id running_ = 1;
  Leaves leaves_ = Leaves::kNot;
  uint64_t argument_ = 0;
};

}  // namespace inquest::reduce
