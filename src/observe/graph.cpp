#include "observe/graph.h"

#include <algorithm>

namespace inquest::observe {

Graph::Graph(size_t nodes, const std::vector<std::pair<uint32_t, uint32_t>>& edges)
    : first_(nodes + 1, 0), to_(edges.size()) {
  for (const auto& [from, to] : edges) ++first_[from + 1];
  for (size_t i = 1; i <= nodes; ++i) first_[i] += first_[i - 1];
  std::vector<uint64_t> next(first_.begin(), first_.end() - 1);
  for (const auto& [from, to] : edges) to_[next[from]++] = to;
}

Graph Graph::Reversed() const {
  std::vector<std::pair<uint32_t, uint32_t>> edges;
  edges.reserve(to_.size());
  for (uint32_t from = 0; from < size(); ++from)
    for (const uint32_t to : successors(from)) edges.emplace_back(to, from);
  return Graph(size(), edges);
}

namespace {

// Nodes are known by their numbers in depth-first order here, so a smaller number is nearer to the root.
class SemiNca {
 public:
  SemiNca(const Graph& graph, uint32_t root) : graph_(graph) {
    Number(root);
    const size_t count = nodes_.size();
    semi_.resize(count);
    best_.resize(count);
    for (uint32_t i = 0; i < count; ++i) semi_[i] = best_[i] = i;
    linked_ = parent_;
    dominator_ = parent_;
  }

  std::vector<uint32_t> Find() {
    const Graph before = graph_.Reversed();
    for (uint32_t node = static_cast<uint32_t>(nodes_.size()); node-- > 1;) {
      uint32_t semi = parent_[node];
      for (const uint32_t predecessor : before.successors(nodes_[node])) {
        if (number_[predecessor] == kNowhere) continue;
        semi = std::min(semi, semi_[BestAbove(number_[predecessor], node)]);
      }
      semi_[node] = semi;
    }
    std::vector<uint32_t> result(graph_.size(), kNowhere);
    for (uint32_t node = 1; node < nodes_.size(); ++node) {
      uint32_t dominator = dominator_[node];
      while (dominator > semi_[node]) dominator = dominator_[dominator];
      dominator_[node] = dominator;
      result[nodes_[node]] = nodes_[dominator];
    }
    return result;
  }

 private:
  void Number(uint32_t root) {
    struct Visit {
      uint32_t number;
      size_t next;
    };
    number_.assign(graph_.size(), kNowhere);
    std::vector<Visit> visits;
    const auto enter = [&](uint32_t node, uint32_t parent) {
      number_[node] = static_cast<uint32_t>(nodes_.size());
      nodes_.push_back(node);
      parent_.push_back(parent);
      visits.push_back({number_[node], 0});
    };
    enter(root, 0);
    while (!visits.empty()) {
      Visit& visit = visits.back();
      const auto successors = graph_.successors(nodes_[visit.number]);
      if (visit.next == successors.size()) {
        visits.pop_back();
        continue;
      }
      const uint32_t to = successors[visit.next++];
      const uint32_t from = visit.number;
      if (number_[to] == kNowhere) enter(to, from);
    }
  }

  // The one with the least semidominator on the way from `node` up to what was visited before `last`;
  // shortens the way for the next time.
  uint32_t BestAbove(uint32_t node, uint32_t last) {
    if (node <= last) return node;
    path_.clear();
    for (uint32_t at = node; linked_[at] > last; at = linked_[at]) path_.push_back(at);
    // From the top down: what is above has its best already.
    for (size_t i = path_.size(); i-- > 0;) {
      const uint32_t at = path_[i], above = linked_[at];
      if (semi_[best_[above]] < semi_[best_[at]]) best_[at] = best_[above];
      linked_[at] = linked_[above];
    }
    return best_[node];
  }

  const Graph& graph_;
  std::vector<uint32_t> nodes_, number_;  // by number the node, and back
  std::vector<uint32_t> parent_, linked_, semi_, best_, dominator_;
  std::vector<uint32_t> path_;
};

}  // namespace

std::vector<uint32_t> DominatorsOf(const Graph& graph, uint32_t root) { return SemiNca(graph, root).Find(); }

}  // namespace inquest::observe
