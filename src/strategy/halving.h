// What the divide-and-query strategies share. The nodes that weigh more than half of the searched tree form a
// path from its root, the heavy path, since no two of them can be siblings: what halves best is on it or is a
// child of one on it.
#pragma once

#include <bit>
#include <cstdint>

#include "strategy/root_first.h"
#include "strategy/search.h"

namespace inquest::strategy {

class Halving : public RootFirst {
 public:
  bool reads_order() const final { return false; }
  uint32_t Estimate(Search& search) final {
    return static_cast<uint32_t>(std::bit_width(search.remaining()));
  }
};

// The node of least cost among the children of the heavy path. Ties: the one further up, among siblings the
// older. cost(weight) is least at half of the tree; a child belongs to the path if heavy(weight).
template <typename Cost, typename Heavy>
NodeId LeastCost(const Search& search, Cost cost, Heavy heavy) {
  using CostType = decltype(cost(uint32_t{}));
  NodeId best;
  CostType least{};
  for (NodeId at = search.root(); at;) {
    NodeId next, best_here;
    CostType least_here{};
    search.ForEachChild(at, [&](NodeId child) {
      const uint32_t weight = search.weight(child);
      const CostType here = cost(weight);
      if (heavy(weight)) next = child;
      if (best_here && (here > least_here || (here == least_here && best_here < child))) return;
      best_here = child;
      least_here = here;
    });
    if (best_here && (!best || least_here < least)) {
      best = best_here;
      least = least_here;
    }
    at = next;
  }
  return best;
}

// The node with least |w(n) - wi(n) - (w(r) - w(n))|, what is left to ask if it is wrong against what is left
// if it is correct (Insa, Silva: an optimal strategy for algorithmic debugging). The root is judged, so it
// weighs nothing itself. `weights` gives weight(n) and own(n); both are compared doubled, as f(n) = 2w(n) -
// wi(n). Ties: the heavier node, which is the one further up; among siblings the older.
template <typename Weights>
NodeId OptimalHalf(const Search& search, const Weights& weights) {
  const NodeId root = search.root();
  const uint64_t total = weights.weight(root);
  NodeId best = root, candidate = root;
  uint64_t f_best = 0, f_candidate = 0;
  do {
    best = candidate;
    f_best = f_candidate;
    NodeId heaviest;
    uint64_t f_heaviest = 0, w_heaviest = 0;
    search.ForEachChild(best, [&](NodeId child) {
      const uint64_t w = weights.weight(child), f = 2 * w - weights.own(child);
      if (f < f_heaviest) return;
      if (f == f_heaviest && (w < w_heaviest || (w == w_heaviest && heaviest < child))) return;
      heaviest = child;
      f_heaviest = f;
      w_heaviest = w;
    });
    if (!heaviest) return best;
    candidate = heaviest;
    f_candidate = f_heaviest;
  } while (f_candidate > total);
  return best == root || 2 * total < f_best + f_candidate ? candidate : best;
}

// Every node counts as one.
struct UniformWeights {
  const Search& search;
  uint64_t weight(NodeId n) const { return search.weight(n); }
  uint64_t own(NodeId) const { return 1; }
};

}  // namespace inquest::strategy
