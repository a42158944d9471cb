// Divides the routines rather than the nodes: the node below which nearest to half of the distinct routines
// occur. Ties: the heavier, then the first in pre-order.
#include <algorithm>
#include <cstdlib>
#include <vector>

#include "strategy/halving.h"
#include "strategy/registry.h"
#include "strategy/rule_counts.h"

namespace inquest::strategy {

namespace {

class DivideByRules : public Halving {
 protected:
  NodeId Below(Search& search) override {
    rules_.Refresh(search);
    const int64_t total = rules_.count(search.root());
    auto distance = [&](NodeId n) { return std::abs(total - 2 * int64_t{rules_.count(n)}); };
    auto better = [&](NodeId a, NodeId b) {
      if (distance(a) != distance(b)) return distance(a) < distance(b);
      return search.weight(a) > search.weight(b);
    };
    NodeId best;
    std::vector<NodeId> todo = {search.root()}, children;
    while (!todo.empty()) {
      NodeId n = todo.back();
      todo.pop_back();
      if (n != search.root() && (!best || better(n, best))) best = n;
      // Below a node that has at most half there is nothing nearer to half.
      if (n != search.root() && 2 * int64_t{rules_.count(n)} <= total) continue;
      children.clear();
      search.ForEachChild(n, [&](NodeId child) { children.push_back(child); });
      std::sort(children.begin(), children.end());
      todo.insert(todo.end(), children.rbegin(), children.rend());
    }
    return best;
  }

 private:
  RuleCounts rules_;
};

}  // namespace

std::unique_ptr<Strategy> MakeDivideByRules() { return std::make_unique<DivideByRules>(); }

}  // namespace inquest::strategy
