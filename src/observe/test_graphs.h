// The definitions of hoed-2015, 4.2 and 5, followed word by word on statements, with what docs/observed.md
// adds to them: slow, and plain to see.
#pragma once

#include <functional>
#include <set>
#include <utility>
#include <vector>

#include "observe/classes.h"

namespace inquest::observe {

// From and to a statement; the root is number `statements`.
using StatementEdges = std::set<std::pair<size_t, size_t>>;

struct TestStatement {
  LabelId label;
  StackId stack;
};

inline StatementEdges EdgesByDefinition(Stacks& stacks, const std::vector<TestStatement>& all) {
  StatementEdges edges;
  const auto pushed = [&](size_t i) { return stacks.Push(all[i].stack, all[i].label); };
  const auto begins = [&](StackId beginning, StackId stack) {
    while (stacks.depth(stack) > stacks.depth(beginning)) stack = stacks.below(stack);
    return stack == beginning;
  };
  for (size_t i = 0; i < all.size(); ++i)
    for (size_t j = 0; j < all.size(); ++j)
      if (pushed(i) == all[j].stack) edges.emplace(i, j);
  for (size_t i = 0; i < all.size(); ++i) {
    for (size_t j = 0; j < all.size(); ++j) {
      const StackId merged = stacks.Merge(pushed(i), pushed(j));
      for (size_t k = 0; k < all.size(); ++k) {
        if (merged != all[k].stack) continue;
        if (!begins(pushed(j), pushed(i))) edges.emplace(i, j);
        edges.emplace(j, k);
      }
    }
  }
  // More than two stacks merged: that of the function comes first.
  for (size_t j = 0; j < all.size(); ++j)
    for (size_t k = 0; k < all.size(); ++k)
      if (begins(pushed(j), all[k].stack)) edges.emplace(j, k);
  return edges;
}

inline std::vector<bool> ReachedFrom(size_t from, size_t count, const StatementEdges& edges,
                                     size_t without = SIZE_MAX) {
  std::vector<bool> reached(count, false);
  std::vector<size_t> todo;
  if (from != without) todo.push_back(from);
  while (!todo.empty()) {
    const size_t at = todo.back();
    todo.pop_back();
    if (reached[at]) continue;
    reached[at] = true;
    for (auto edge = edges.lower_bound({at, 0}); edge != edges.end() && edge->first == at; ++edge)
      if (edge->second != without) todo.push_back(edge->second);
  }
  return reached;
}

}  // namespace inquest::observe
