// Algorithmic debugging of an expression without a person (hoed-2015, 6): statements are judged by the
// infected values in them (Figure 19), and every node that is wrong and depends on nothing wrong is a
// finding.
#pragma once

#include <string>
#include <vector>

#include "observe/computation_tree.h"
#include "observe/events.h"

namespace inquest::soundness {

struct Finding {
  std::vector<observe::StatementId> statements;  // all wrong; several where a cycle was collapsed
  std::vector<std::string> labels;
};

struct Debugged {
  base::Store<observe::StatementId, observe::Statement> statements;
  std::vector<bool> wrong;  // by statement
  observe::ComputationTree tree;
  std::vector<Finding> findings;  // those evaluated first come first
};

// With `narrow`, without the dependencies that time forbids (observe/times.h).
Debugged Debug(observe::Events& events, bool narrow = false);

// A statement, and the tree with a line a node, as the paper writes them.
std::string TextOf(const observe::Events& events, const observe::Statement& statement);
std::string TextOf(const observe::Events& events, const Debugged& debugged);
// A line a statement, with its stack.
std::string StacksText(const observe::Events& events, const Debugged& debugged);

}  // namespace inquest::soundness
