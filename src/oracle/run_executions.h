// Where the executions of actions are among the events of a run.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "trail/trail.h"

namespace inquest::oracle {

struct Event {
  trail::Address address = 0;
  trail::ExecutionKind kind = trail::ExecutionKind::kResult;
  trail::Address part_of = 0;
  trail::Address action = 0;
};

// One execution of an action: the events of its thread in [begin, end).
struct Execution {
  uint32_t begin = 0;
  uint32_t end = 0;
};

struct Ending {
  enum Kind : uint8_t {
    kPlain,       // with (), or it was recorded no further
    kReturned,    // with a result, `word`
    kFailed,      // with an exception, `word`
    kUnfinished,  // the run was stopped while it was executed
  } kind = kPlain;
  trail::Word word = 0;
};

// Whether executing this gives the same whenever it is executed.
bool IsLasting(std::string_view primitive);

class RunExecutions {
 public:
  // Passes over all events. `run` must outlive it.
  explicit RunExecutions(const trail::Trail& run);

  // The first execution of the action that begins at event `from` or later.
  std::optional<Execution> Next(trail::Address action, uint32_t from = 0) const;
  Ending EndingOf(const Execution& execution) const;
  uint32_t event_count() const { return static_cast<uint32_t>(threads_.size()); }
  Event event(uint32_t number) const;
  // Those that asked for what stays the same for the whole run: arguments, environment.
  const std::vector<uint32_t>& lasting_events() const { return lasting_; }
  // Pure code may execute actions too (runST): such a thread of executions is no part of the one around it.
  bool IsSameThread(uint32_t a, uint32_t b) const { return threads_[a] == threads_[b]; }

  // What an event of kind kOutput wrote.
  int HandleOf(const Event& output) const { return static_cast<int>(run_.word(output.address + 32)); }
  std::string_view TextOf(const Event& output) const;
  trail::Word ResultOf(const Event& event) const { return run_.word(event.address + 32); }
  // The primitive that an event's action is made of, and its n-th argument, from 1 on; "" if it is unknown.
  std::string_view PrimitiveOf(const Event& event) const;
  trail::Word ArgumentOf(const Event& event, uint32_t n) const {
    return run_.word(event.action + 8 * uint64_t{n});
  }

 private:
  uint32_t ThreadOf(trail::Address event) const;

  const trail::Trail& run_;
  std::vector<uint32_t> threads_;  // by event: the number of the first event of its thread
  std::map<trail::Address, std::vector<Execution>> executions_;
  std::vector<uint32_t> lasting_;
};

}  // namespace inquest::oracle
