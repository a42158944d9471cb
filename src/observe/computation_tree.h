// From the computation graph to a tree (hoed-2015, 5): back edges of reducible cycles are removed first, then
// the irreducible cycles that remain are collapsed (Figure 16). What is left has no cycles and, as in the
// paper, shares equal subtrees.
//
// Dependencies are between classes of statements. So a node is a statement, or a group: it stands for the
// nodes below it, and nothing is asked about it. A collapsed cycle is a group of statements; what these
// depend on is below each of them, and so are the statements in the cycle with other labels, by a way round.
// With that a search asks about each, takes the cycle as wrong if one is, and finds all that are wrong
// together (5.2). Statements in it with the same label need not all be asked about: their code is the same.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "observe/classes.h"
#include "observe/dependencies.h"

namespace inquest::observe {

struct ComputationTree {
  // By node: the statement; none of a group. Node 0 is the root: a group, unless there are none, and
  // all others are below one statement. A node comes after the first of those that it is below.
  std::vector<StatementId> statements;
  std::vector<uint64_t> first_child;
  std::vector<uint32_t> children;  // ascending; what is before its node leads round
  // The statements of each collapsed cycle, ascending.
  std::vector<std::vector<StatementId>> collapsed;

  size_t size() const { return statements.size(); }
  bool is_group(uint32_t node) const { return !statements[node].has_value(); }
  std::span<const uint32_t> children_of(uint32_t node) const {
    return {children.data() + first_child[node], children.data() + first_child[node + 1]};
  }
};

ComputationTree BuildComputationTree(const Classes& classes, const Dependencies& dependencies);

}  // namespace inquest::observe
