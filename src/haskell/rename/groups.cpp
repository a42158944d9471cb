#include "haskell/rename/groups.h"

#include <algorithm>
#include <tuple>

namespace inquest::haskell::rename {
namespace {

// A graph on 0..size-1 in compressed rows.
class Graph {
 public:
  Graph(uint32_t size, const std::vector<Dependency>& edges) : starts_(size + 1, 0) {
    for (const Dependency& edge : edges) ++starts_[edge.user + 1];
    for (uint32_t i = 0; i < size; ++i) starts_[i + 1] += starts_[i];
    targets_.resize(edges.size());
    std::vector<uint32_t> next(starts_.begin(), starts_.end() - 1);
    for (const Dependency& edge : edges) targets_[next[edge.user]++] = edge.used;
  }

  uint32_t size() const { return static_cast<uint32_t>(starts_.size() - 1); }
  uint32_t first(uint32_t node) const { return starts_[node]; }
  uint32_t last(uint32_t node) const { return starts_[node + 1]; }
  uint32_t target(uint32_t edge) const { return targets_[edge]; }

 private:
  std::vector<uint32_t> starts_, targets_;
};

// Tarjan's algorithm with an explicit stack; components come out dependencies first.
class ComponentFinder {
 public:
  explicit ComponentFinder(const Graph& graph)
      : graph_(graph), number_(graph.size(), kUnvisited), low_(graph.size(), 0), open_(graph.size(), false) {}

  std::vector<std::vector<uint32_t>> Find() {
    for (uint32_t node = 0; node < graph_.size(); ++node) {
      if (number_[node] == kUnvisited) Visit(node);
    }
    return std::move(components_);
  }

 private:
  static constexpr uint32_t kUnvisited = 0xffffffffu;
  struct Step {
    uint32_t node, edge;
  };

  void Visit(uint32_t root) {
    Enter(root);
    while (!steps_.empty()) {
      Step& step = steps_.back();
      uint32_t node = step.node;
      if (step.edge == graph_.last(node)) {
        steps_.pop_back();
        Leave(node);
        if (!steps_.empty()) low_[steps_.back().node] = std::min(low_[steps_.back().node], low_[node]);
        continue;
      }
      uint32_t target = graph_.target(step.edge++);
      if (number_[target] == kUnvisited) {
        Enter(target);
      } else if (open_[target]) {
        low_[node] = std::min(low_[node], number_[target]);
      }
    }
  }

  void Enter(uint32_t node) {
    number_[node] = low_[node] = next_number_++;
    open_[node] = true;
    stack_.push_back(node);
    steps_.push_back({node, graph_.first(node)});
  }

  void Leave(uint32_t node) {
    if (low_[node] != number_[node]) return;
    std::vector<uint32_t> component;
    uint32_t member;
    do {
      member = stack_.back();
      stack_.pop_back();
      open_[member] = false;
      component.push_back(member);
    } while (member != node);
    std::sort(component.begin(), component.end());
    components_.push_back(std::move(component));
  }

  const Graph& graph_;
  std::vector<uint32_t> number_, low_;
  std::vector<bool> open_;
  std::vector<uint32_t> stack_;
  std::vector<Step> steps_;
  uint32_t next_number_ = 0;
  std::vector<std::vector<uint32_t>> components_;
};

std::vector<std::vector<uint32_t>> Components(uint32_t size, const std::vector<Dependency>& edges) {
  Graph graph(size, edges);
  return ComponentFinder(graph).Find();
}

void SortAndUnique(std::vector<Dependency>& edges) {
  auto key = [](const Dependency& d) { return std::tuple(d.user, d.used, d.has_signature); };
  std::sort(edges.begin(), edges.end(), [&](const auto& a, const auto& b) { return key(a) < key(b); });
  edges.erase(
      std::unique(edges.begin(), edges.end(), [&](const auto& a, const auto& b) { return key(a) == key(b); }),
      edges.end());
}

class Grouper {
 public:
  Grouper(const std::vector<BindingId>& bindings, std::vector<Dependency> edges)
      : bindings_(bindings), edges_(std::move(edges)), local_number_(bindings.size(), kOutside) {
    SortAndUnique(edges_);
    for (const Dependency& edge : edges_) first_edge_.push_back(edge.user);
  }

  std::vector<BindingGroup> Run() {
    for (const std::vector<uint32_t>& component : Components(Size(), edges_)) {
      if (component.size() == 1) {
        AddGroup(component);
      } else {
        Refine(component);
      }
    }
    return std::move(groups_);
  }

 private:
  static constexpr uint32_t kOutside = 0xffffffffu;

  uint32_t Size() const { return static_cast<uint32_t>(bindings_.size()); }

  auto EdgesOf(uint32_t node) const {
    auto range = std::equal_range(first_edge_.begin(), first_edge_.end(), node);
    return std::pair(edges_.begin() + (range.first - first_edge_.begin()),
                     edges_.begin() + (range.second - first_edge_.begin()));
  }

  // Splits a component by the dependencies that do not go through a signature.
  void Refine(const std::vector<uint32_t>& component) {
    for (uint32_t i = 0; i < component.size(); ++i) local_number_[component[i]] = i;
    std::vector<Dependency> inner;
    for (uint32_t node : component) {
      auto [first, last] = EdgesOf(node);
      for (auto edge = first; edge != last; ++edge) {
        if (edge->has_signature || local_number_[edge->used] == kOutside) continue;
        inner.push_back({local_number_[node], local_number_[edge->used], false});
      }
    }
    for (std::vector<uint32_t>& part : Components(static_cast<uint32_t>(component.size()), inner)) {
      for (uint32_t& node : part) node = component[node];
      AddGroup(part);
    }
    for (uint32_t node : component) local_number_[node] = kOutside;
  }

  void AddGroup(const std::vector<uint32_t>& nodes) {
    BindingGroup group;
    for (uint32_t node : nodes) group.bindings.push_back(bindings_[node]);
    group.recursive = nodes.size() > 1 || MentionsItself(nodes.front());
    groups_.push_back(std::move(group));
  }

  bool MentionsItself(uint32_t node) const {
    auto [first, last] = EdgesOf(node);
    return std::any_of(first, last, [&](const Dependency& edge) { return edge.used == node; });
  }

  const std::vector<BindingId>& bindings_;
  std::vector<Dependency> edges_;
  std::vector<uint32_t> first_edge_;    // the user of each edge, for searching
  std::vector<uint32_t> local_number_;  // in the component that is being refined
  std::vector<BindingGroup> groups_;
};

}  // namespace

std::vector<BindingGroup> OrderIntoGroups(const std::vector<BindingId>& bindings,
                                          std::vector<Dependency> dependencies) {
  if (bindings.size() == 1) {  // by far the most frequent local block
    return {BindingGroup{bindings, !dependencies.empty()}};
  }
  return Grouper(bindings, std::move(dependencies)).Run();
}

}  // namespace inquest::haskell::rename
