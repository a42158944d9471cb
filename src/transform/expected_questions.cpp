#include "transform/expected_questions.h"

#include <cmath>

namespace inquest::transform {

namespace {

// Part of the tree, searched: the nodes still in, by number; the first is the wrong one.
struct Open {
  std::vector<uint32_t> nodes;
};

}  // namespace

double ExpectedQuestions(const SmallTree& tree) {
  double all = 0;
  for (double weight : tree.weight) all += weight;
  double expected = 0;
  std::vector<Open> todo(1);
  for (uint32_t i = 0; i < tree.parent.size(); ++i) todo[0].nodes.push_back(i);
  std::vector<double> sum(tree.parent.size());
  std::vector<bool> below(tree.parent.size());
  while (!todo.empty()) {
    Open open = std::move(todo.back());
    todo.pop_back();
    if (open.nodes.size() == 1) continue;
    for (uint32_t n : open.nodes) sum[n] = tree.weight[n];
    for (size_t i = open.nodes.size(); i-- > 1;) sum[tree.parent[open.nodes[i]]] += sum[open.nodes[i]];
    const double total = sum[open.nodes[0]];
    uint32_t best = open.nodes[1];
    for (uint32_t n : open.nodes)
      if (n != open.nodes[0] && std::abs(total - 2 * sum[n]) < std::abs(total - 2 * sum[best])) best = n;
    expected += total / all;  // one question, whenever the fault is in here
    Open wrong, correct;
    for (uint32_t n : open.nodes) {
      below[n] = n == best || (n != open.nodes[0] && below[tree.parent[n]]);
      (below[n] ? wrong : correct).nodes.push_back(n);
    }
    todo.push_back(std::move(wrong));
    todo.push_back(std::move(correct));
  }
  return expected;
}

}  // namespace inquest::transform
