// What executed actions did (DESIGN 4, IO): for an action of the trail, what it read, printed and returned
// when it was executed, including what actions it consists of did.
#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "trail/trail.h"

namespace inquest::trail {

// One thing that happened while an action was executed.
struct Effect {
  enum Kind : uint8_t {
    kOutput,  // `text` was written to `handle`
    kInput,   // `value` was read from `handle`
    kError,   // a part failed with the exception `value`
    kGet,     // `reference` (its element `index`, if it is an array) held `value` at first
    kSet,     // it holds `value` at last
  } kind = kOutput;
  int handle = 0;
  std::string text;
  Word value = 0;
  Address reference = 0;  // a reference or mutable array that the action did not make itself
  Word index = 0;
};

struct Execution {
  std::vector<Effect> effects;  // in order; output to one handle is joined
  bool failed = false;          // it ended with an error
  bool unfinished = false;      // the run was stopped while it was executed
  bool has_result = false;
  Word result = 0;
  size_t elements_left_out = 0;  // reads and changes of elements of arrays beyond those told
};

class Executions {
 public:
  explicit Executions(const Trail& trail);
  // How often the action was executed.
  size_t Count(Address action) const;
  // The n-th execution, at most `max_bytes` of output; `text` says where more was left out.
  Execution Describe(Address action, size_t n, size_t max_bytes) const;

 private:
  struct Event {
    Address address;
    ExecutionKind kind;
    Address part_of;
    Address action;
  };
  // With the number of the event that begins it.
  struct Begin {
    Address action;
    uint32_t event;
  };
  void SortBegins(const std::vector<bool>& begins);
  std::span<const Begin> BeginsOf(Address action) const;
  Event EventAt(Address address) const;
  uint32_t ThreadOf(Address event) const;
  // What happened to a reference or an element so far, as positions in the effects.
  struct Use {
    size_t get = kNone, set = kNone;
  };
  struct Collected {
    size_t max_bytes;
    size_t bytes = 0;
    std::set<Address> made;  // by the action itself: nobody else sees what they hold
    std::map<std::pair<Address, int64_t>, Use> uses;
    Execution execution;
  };
  void Add(const Event& event, Collected* into) const;
  void AddOutput(const Event& event, Collected* into) const;
  void AddResult(const Event& event, Collected* into) const;
  void AddUse(const Event& event, std::string_view primitive, Collected* into) const;

  const Trail& trail_;
  std::vector<uint32_t> threads_;  // of each event: the number of the first event of its thread
  std::vector<Begin> begins_;      // sorted by action, those of one in order
};

}  // namespace inquest::trail
