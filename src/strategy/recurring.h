// Calls that did not finish and recur: from some call of a path on, each has the same arguments as the one so
// many calls above it. So it does the same, and whoever answers for one of them answers for all.
//
// Likewise a call that makes an endless list and calls itself for the rest with the same arguments: `"" : ""
// :
// _`. Each of these has a value, and what is known of it is the shorter the further in it is.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "tree/behaviours.h"
#include "tree/tree.h"
#include "tree/unfinished.h"

namespace inquest::strategy {

using tree::NodeId;

// Whether two calls that did not finish depend on the same: they are of one routine, their arguments and what
// else decides are equal, and they read nothing of the world. False also where nobody can tell.
bool DependOnTheSame(const tree::Behaviours& behaviours, NodeId a, NodeId b);

class Recurring {
 public:
  // What recurs on the path to where the run was stopped, or on the longest one. Looks at a few hundred
  // calls, however long these are.
  static Recurring Find(const tree::Tree& tree, const tree::Behaviours& behaviours,
                        const tree::Unfinished& unfinished);

  bool empty() const { return calls_.empty(); }
  // Outermost first; the same as the call `period` further on, if there is one. Two rounds at least.
  const std::vector<NodeId>& calls() const { return calls_; }
  size_t period() const { return period_; }
  // Whether these have values that go on, of which each is the rest of the one before; then the period is 1.
  bool have_values() const { return have_values_; }
  std::optional<size_t> position(NodeId n) const;

 private:
  static Recurring FindOn(const tree::Tree& tree, const tree::Behaviours& behaviours, NodeId last,
                          size_t longest_period);

  std::vector<NodeId> calls_;
  size_t period_ = 0;
  bool have_values_ = false;
};

}  // namespace inquest::strategy
