// Observation of functions (view/observations.h) in a trail: the big-step reductions of a routine's redexes,
// `insert 's' "o" = "os"`.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"
#include "traced/tree/node_numbers.h"
#include "traced/value/trail_terms.h"
#include "trail/trail.h"
#include "view/observations.h"
#include "view/pattern.h"
#include "view/value_classes.h"

namespace inquest::traced {

class Observer : public view::CallLines {
 public:
  // `trail` must outlive it.
  explicit Observer(const trail::Trail& trail);

  // With order kRun and without counts only as much of the trail is looked at as the lines need. The error
  // says that there is no such routine, and which are alike.
  base::Result<view::Observations> Observe(const view::ObserveQuery& query, const std::stop_token& stop = {});
  // The routines that were called, in the order of the source; from the index, but for what follows a
  // generator in a do block, which is listed where it is a node.
  std::vector<view::RoutineCalls> CountRoutines(const std::stop_token& stop = {});

  // Of calls, by the numbers of their frames.
  view::Shown Describe(uint64_t call) const override;
  std::string CallerOf(uint64_t call) const override;

 private:
  value::Statement DescribeFrame(const trail::Frame& frame) const;
  // The routine whose right-hand side contains the call; none: not one of the program's.
  trail::CallableId CallerOfFrame(const trail::Frame& frame) const;
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
  std::string KeyOf(trail::CallableId callable, const value::Statement& statement);
  void Sort(view::ObserveOrder order, std::vector<view::Observation>* lines);

  const trail::Trail& trail_;
  traced::TrailTerms terms_;
  traced::NodeNumbers numbers_;
  view::ValueClasses classes_;
  base::Store<trail::CallableId, trail::CallableId> copies_;  // FirstCopies
};

}  // namespace inquest::traced
