// How nodes read: statements as text, and the keys by which equal statements are known.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tree/behaviours.h"
#include "value/print.h"

namespace inquest::session {

// Columns of a statement in transcripts, journals and JSON: enough for what a person can judge, and the
// same whatever the screen.
inline constexpr size_t kTranscriptBudget = 2000;
// Of a statement that was shown before.
inline constexpr size_t kReminderBudget = 200;
// Columns of what is asked for in full.
inline constexpr size_t kShowBudget = 1'000'000;

// On one line; what does not fit in `budget` columns is folded, with `paths` saying how to unfold it. No
// columns at all: an empty text, which takes no time.
std::string DescribeStatement(const tree::Behaviours& behaviours, tree::NodeId node, size_t budget,
                              bool paths = false);
std::string DescribeStatement(const tree::Behaviours& behaviours, tree::NodeId node,
                              const value::Budget& budget);

// The key of a statement that is like no other: that of one node, or of nodes that are asked about together,
// by their numbers in the tree of the run. Means nothing in another run.
std::string KeyOfNodes(const std::vector<tree::NodeId>& nodes);
bool IsKeyOfNode(std::string_view key);

// The keys of statements: the same for two nodes if routine, arguments, free variables and result are equal
// in full, also in another run of the program.
class Keys {
 public:
  // Looks at all routines.
  Keys(const tree::Tree& tree, const tree::Behaviours& behaviours);

  // `node` is one of `behaviours`, which may be those of a transformed tree. Costs as much as the values are
  // large.
  std::string Of(const tree::Behaviours& behaviours, tree::RoutineId routine, tree::NodeId node) const;

 private:
  // Routines whose name another one of their module has: local functions, instances. Their keys contain the
  // text of the equation as well.
  std::vector<bool> ambiguous_;
};

// Of a call that did not finish: one with the same arguments that did, in the run's own tree. It is not
// suspect for not having finished. None otherwise.
std::optional<tree::NodeId> FinishedElsewhere(const tree::Behaviours& behaviours, tree::NodeId node);

}  // namespace inquest::session
