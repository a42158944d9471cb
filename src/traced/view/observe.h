// Observation of functions (foundations-2006, "Observation of Expressions and Functions"): the big-step
// reductions of a routine's redexes, `insert 's' "o" = "os"`.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "traced/tree/node_numbers.h"
#include "traced/value/trail_terms.h"
#include "trail/trail.h"
#include "value/print.h"
#include "value/sink.h"
#include "view/pattern.h"
#include "view/value_classes.h"

namespace inquest::traced {

enum class ObserveOrder : uint8_t {
  kRun,      // as the run came to them
  kTree,     // as in the execution tree, a call before what is below it
  kSize,     // smallest first
  kGeneral,  // the less evaluated first: a statement comes before those that it stands for
};

struct ObserveQuery {
  view::CallPattern pattern;
  ObserveOrder order = ObserveOrder::kRun;
  bool all = false;     // otherwise statements equal in full are one
  bool counts = false;  // how often each was observed: looks at the whole trail
  uint64_t from = 1;    // lines, from 1
  uint64_t count = value::kNoLimit;
};

struct Observation {
  size_t frame = 0;  // number of the first frame
  trail::Address address = 0;
  tree::NodeId node;
  uint64_t times = 1;  // as far as counted
};

struct Observations {
  std::vector<Observation> lines;  // from `from` on
  bool more = false;               // there are further lines
  bool is_counted = false;         // the whole trail was looked at:
  uint64_t calls = 0;              //   calls that match
  uint64_t distinct = 0;           //   different statements among them; with `all`: the same
};

struct RoutineCount {
  uint32_t callable = trail::kNone;
  uint64_t calls = 0;
};

class Observer {
 public:
  // `trail` must outlive it.
  explicit Observer(const trail::Trail& trail);

  // With order kRun and without counts only as much of the trail is looked at as the lines need. The error
  // says that there is no such routine, and which are alike.
  base::Result<Observations> Observe(const ObserveQuery& query);
  // The routines that were called, in the order of the source; from the index, but for what follows a
  // generator in a do block, which is listed where it is a node.
  std::vector<RoutineCount> CountRoutines();

  value::Statement Describe(const trail::Frame& frame);
  trail::Frame frame(const Observation& line) const { return trail_.frame(line.address); }
  // The routine whose right-hand side contains the call; kNone: none of the program's.
  uint32_t CallerOf(const trail::Frame& frame) const;
  const traced::TrailTerms& terms() const { return terms_; }

 private:
  base::Result<std::vector<bool>> FindRoutine(const view::CallPattern& pattern) const;
  // What is wrong with the rest of the pattern: arguments that no wanted routine has, a caller that is none.
  std::optional<base::Error> FindFault(const view::CallPattern& pattern,
                                       const std::vector<bool>& variants) const;
  // For patterns without a name.
  base::Result<std::vector<bool>> FindNameless(const view::CallPattern& pattern) const;
  bool IsNamed(const trail::Callable& callable, const view::CallPattern& pattern) const;
  bool IsMatch(const view::CallPattern& pattern, const trail::Frame& frame, value::Statement* statement);
  // Frames of these variants, blocks without them left out, until `visit` returns false.
  template <typename Visit>  // bool(uint64_t number, const trail::Object& frame)
  void ForEachCall(const std::vector<bool>& variants, Visit visit) const;
  bool IsNode(uint64_t number, const trail::Object& frame);
  std::string KeyOf(uint32_t callable, const value::Statement& statement);
  void Sort(ObserveOrder order, std::vector<Observation>* lines);

  const trail::Trail& trail_;
  traced::TrailTerms terms_;
  traced::NodeNumbers numbers_;
  view::ValueClasses classes_;
  std::vector<uint32_t> copies_;  // FirstCopies
};

}  // namespace inquest::traced
