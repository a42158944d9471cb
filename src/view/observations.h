// The calls of a routine with their results (foundations-2006, "Observation of Expressions and Functions"):
// what is asked, and what is shown.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "value/print.h"
#include "view/pattern.h"
#include "view/shown.h"

namespace inquest::view {

enum class ObserveOrder : uint8_t {
  kRun,      // as the run came to them
  kTree,     // as in the execution tree, a call before what is below it
  kSize,     // smallest first
  kGeneral,  // the less evaluated first: a statement comes before those that it stands for
};

// `run`, `tree`, `size`, `general`; none for another name.
std::optional<ObserveOrder> FindObserveOrder(std::string_view name);

struct ObserveQuery {
  CallPattern pattern;
  ObserveOrder order = ObserveOrder::kRun;
  bool all = false;     // otherwise statements equal in full are one
  bool counts = false;  // how often each was observed: looks at the whole run
  uint64_t from = 1;    // lines, from 1
  uint64_t count = value::kNoLimit;
};

struct Observation {
  uint64_t call = 0;             // the first one, by a number of `Observations::calls`
  std::optional<uint64_t> node;  // of the execution tree
  uint64_t times = 1;            // as far as counted
};

class CallLines : public Lines {
 public:
  // The routine whose code makes the call; empty: none of the program's.
  virtual std::string CallerOf(uint64_t call) const = 0;
};

struct Observations {
  std::vector<Observation> lines;  // from `from` on
  uint64_t from = 1;
  bool all = false, counts = false;  // as asked
  bool more = false;                 // there are further lines
  bool is_counted = false;           // the whole run was looked at:
  uint64_t matching = 0;             //   calls that match
  uint64_t distinct = 0;             //   different statements among them; with `all`: the same
  const CallLines* calls = nullptr;  // what they tell; lives as long as the run
};

// A routine, and how often it was called.
struct RoutineCalls {
  std::string name;
  std::string module;
  std::string around;  // of a local one: the routine around it
  std::string place;   // Sort.hs:9-10
  uint64_t calls = 0;
};

}  // namespace inquest::view
