// Where the executions of actions are in a trail (docs/design.md 4.6). An **event** is an object that says
// what an executed action did, or that one begins which consists of others; events are numbered in the order
// of the run. An **execution** is a range of events: effects.h puts together what it did.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "trail/effect_roles.h"
#include "trail/trail.h"

namespace inquest::trail {

struct Event {
  Address address = 0;
  ExecutionKind kind = ExecutionKind::kResult;
  Address part_of = 0;  // the execution it is a part of, by the address of its first event; 0: of none
  Address action = 0;
};

// One execution of an action: the events of its thread in [begin, end).
struct Execution {
  Address action = 0;
  uint32_t begin = 0;
  uint32_t end = 0;
};

// How an execution ended.
struct Ending {
  enum Kind : uint8_t {
    kPlain,       // with (), or it was recorded no further
    kReturned,    // with a result, `word`
    kFailed,      // with an exception, `word`
    kUnfinished,  // the run was stopped while it was executed; `word`: the exception that stopped it, or 0
  } kind = kPlain;
  Word word = 0;
};

// A file that the program opened, and how: the numbers of handleOpen's modes.
inline constexpr int64_t kReadMode = 0, kWriteMode = 1, kAppendMode = 2, kReadWriteMode = 3;
struct OpenedFile {
  Word path = 0;
  int64_t mode = kReadMode;
};

class Executions {
 public:
  // Passes over all events. `trail` must outlive it.
  explicit Executions(const Trail& trail);

  // The first execution of the action that begins at event `from` or later and is no part of an earlier
  // execution of the same action; what such a part did is told with the whole.
  std::optional<Execution> Find(Address action, uint32_t from = 0) const;
  // The last such execution; none if the action was never executed.
  std::optional<Execution> Last(Address action) const;
  // The execution that begins with the event; an empty one if it begins none.
  Execution At(uint32_t begin) const;
  Ending EndingOf(const Execution& execution) const;
  // Whether this exception is one that means that something did not finish (endless_exceptions.h), in a run
  // that such a one ended. Where they are caught they are exceptions like others.
  bool MeansUnfinished(Word exception) const;
  // The results of all parts of an action and what it failed with on the way are not how it ended: only the
  // last event is. kNone if nothing but beginnings were recorded.
  uint32_t LastEvent(const Execution& execution) const;

  size_t event_count() const { return threads_.size(); }
  Event event(uint32_t number) const { return EventAt(trail_.executions()[number]); }
  // Pure code may execute actions too (runST): such a thread of executions is no part of the one around it.
  bool IsSameThread(uint32_t a, uint32_t b) const { return threads_[a] == threads_[b]; }
  // The next event of the execution that can be an effect, if not of its thread alone: what threads do that
  // it forked is its doing. One beyond its end, or event_count(), if there is none.
  uint32_t Next(uint32_t number, const Execution& execution) const;
  // The same; but after output, perhaps one that is no output to the same handle.
  uint32_t After(uint32_t number, const Execution& execution) const {
    return forkers_.empty() ? after_[number] : Next(number, execution);
  }
  EffectRole RoleOf(const Event& event) const;
  // Whether threads began in the execution; what they do is a part of it, also after its own end.
  bool Forks(const Execution& execution) const;
  // The first event that cannot be a part of it.
  uint32_t EndOf(const Execution& execution) const {
    return Forks(execution) ? static_cast<uint32_t>(event_count()) : execution.end;
  }

  // What kOutput says. Nothing if the object cannot hold it.
  int HandleOf(const Event& output) const { return static_cast<int>(trail_.word(output.address + 32)); }
  std::string_view TextOf(const Event& output) const;
  // The file that a handle was opened for; none for standard ones, or where the trace does not tell.
  const OpenedFile* FileOf(int64_t handle) const;
  // The reference or mutable array that an event made or used; 0 if none, or if the trace does not tell.
  Address UsedBy(const Event& event) const;
  // Whether it is a library's own affair: statements say nothing of it.
  bool IsPrivate(Address reference) const;
  // The last event that used this one; 0 if none did.
  uint32_t LastUseOf(Address reference) const;
  // Mutable arrays are numbered from 1 in the order in which they were made; 0 if the trace does not tell.
  uint32_t NumberOfArray(Address array) const;
  // What a reference held when the pure code that made it was done (unsafePerformIO), if others used it
  // since; none of other references: what those held first is told where they were made.
  std::optional<Word> GivenWith(Address reference) const;
  std::optional<uint32_t> GivenBy(Address reference) const;  // the event that put it there
  const Trail& trail() const { return trail_; }

 private:
  struct Mutable {
    uint32_t last_use = 0;
    uint32_t number = 0;     // of an array
    uint32_t maker = kNone;  // of a reference: the thread that made it
    uint32_t set = 0;        // the last event of that thread that made or set it
    bool is_used_by_others = false;
    bool is_private = false;
  };
  // What an event is to those before it.
  enum Sort : uint8_t { kPassedOver, kOutput, kEffect };
  Event EventAt(Address address) const;
  uint32_t ThreadOf(Address event) const;
  Sort SortOf(const Event& event) const;
  bool IsFork(const Event& event) const;
  bool IsPartOf(uint32_t number, const Execution& execution) const;
  void FindExecutions(std::vector<uint32_t>* ends, std::vector<Sort>* sorts);
  void SortBegins(const std::vector<uint32_t>& ends);
  void FindNext(const std::vector<Sort>& sorts);
  Word ExceptionThatEnded() const;
  std::optional<Address> MainAction() const;
  bool IsPureThread(uint32_t thread) const;
  bool WasKilledIn(const Execution& execution) const;
  std::span<const Execution> BeginsOf(Address action) const;
  void FindFiles() const;
  Mutable MutableAt(Address reference) const;
  void FindMutables() const;

  const Trail& trail_;
  std::vector<EffectRole> roles_;       // by action site
  std::vector<bool> is_fork_site_;      // by action site
  std::vector<uint32_t> threads_;       // by event: the number of the first event of its thread
  std::vector<uint32_t> next_, after_;  // by event
  // By thread that the program forked, which takes turns with others: the thread that did, or kNone.
  std::map<uint32_t, uint32_t> forkers_;
  std::vector<Execution> begins_;  // sorted by action, those of one in order
  mutable std::optional<std::unordered_map<int64_t, OpenedFile>> files_;  // by handle
  mutable std::optional<bool> ended_endless_;                             // such an exception ended the run
  mutable std::optional<std::unordered_map<Address, Mutable>> mutables_;  // references and arrays
};

}  // namespace inquest::trail
