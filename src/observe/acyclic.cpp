#include "observe/acyclic.h"

#include <algorithm>
#include <map>

namespace inquest::observe {
namespace {

using Edges = std::vector<std::pair<uint32_t, uint32_t>>;

// Hubs: one for each set of classes, above it, and one for each pushed stack
// that leads to any, below what pushed it.
class Hubs {
 public:
  Hubs(const Classes& classes, const Dependencies& dependencies)
      : first_set_(static_cast<uint32_t>(classes.size() + 1)),
        next_(first_set_ + static_cast<uint32_t>(dependencies.sets.size())) {
    below_.assign(dependencies.targets.size(), kNowhere);
    for (size_t i = 0; i < below_.size(); ++i)
      if (!dependencies.targets[i].empty()) below_[i] = next_++;
  }
  uint32_t below(StackId stack) const { return below_[stack.index]; }
  uint32_t of(SetId set) const { return first_set_ + set.index; }
  uint32_t count() const { return next_; }

 private:
  const uint32_t first_set_;
  uint32_t next_;
  std::vector<uint32_t> below_;
};

void AddSets(const Dependencies& dependencies, const Hubs& hubs, Edges* edges) {
  edges->emplace_back(ClassGraph::kRoot, hubs.of(dependencies.at_top));
  for (size_t i = 0; i < dependencies.sets.size(); ++i)
    for (const ClassId member : dependencies.sets[SetId(i)])
      edges->emplace_back(hubs.of(SetId(i)), ClassGraph::VertexOf(member));
}

// What the root does not reach is put right below it, one by one.
void ReachAll(const Classes& classes, Edges* edges, size_t vertices) {
  const Graph graph(vertices, *edges);
  std::vector<bool> reached(vertices, false), has_edge(vertices, false);
  for (const auto& [from, to] : *edges)
    if (from != ClassGraph::kRoot) has_edge[to] = true;
  std::vector<uint32_t> todo;
  const auto reach = [&](uint32_t vertex) {
    todo.push_back(vertex);
    while (!todo.empty()) {
      const uint32_t at = todo.back();
      todo.pop_back();
      if (reached[at]) continue;
      reached[at] = true;
      for (const uint32_t to : graph.successors(at))
        if (!reached[to]) todo.push_back(to);
    }
  };
  reach(ClassGraph::kRoot);
  // A hub leads to a class only where something leads to the hub.
  std::vector<bool> is_needed(classes.size(), false);
  for (uint32_t vertex = static_cast<uint32_t>(classes.size() + 1); vertex < vertices; ++vertex)
    if (has_edge[vertex])
      for (const uint32_t to : graph.successors(vertex))
        if (to <= classes.size()) is_needed[to - 1] = true;
  for (const bool needed : {false, true}) {
    for (size_t i = 0; i < classes.size(); ++i) {
      const uint32_t vertex = ClassGraph::VertexOf(ClassId(i));
      if (reached[vertex] || is_needed[i] != needed) continue;
      edges->emplace_back(ClassGraph::kRoot, vertex);
      reach(vertex);
    }
  }
}

}  // namespace

ClassGraph BuildClassGraph(const Classes& classes, const Dependencies& dependencies) {
  const Hubs hubs(classes, dependencies);
  Edges edges;
  AddSets(dependencies, hubs, &edges);
  for (size_t i = 0; i < dependencies.targets.size(); ++i) {
    if (dependencies.targets[i].empty()) continue;
    const uint32_t below = hubs.below(StackId(i));
    for (const ClassId pusher : dependencies.pushing[i])
      edges.emplace_back(ClassGraph::VertexOf(pusher), below);
    for (const SetId target : dependencies.targets[i]) edges.emplace_back(below, hubs.of(target));
  }
  ReachAll(classes, &edges, hubs.count());
  return {Graph(hubs.count(), edges), classes.size()};
}

namespace {

// Those dominators of a class that have a single statement: only these can be
// left out.
class SingleDominators {
 public:
  SingleDominators(const Classes& classes, const ClassGraph& graph) {
    const std::vector<uint32_t> dominators = DominatorsOf(graph.graph, ClassGraph::kRoot);
    // The nearest one above each vertex; found from the top down along the ways
    // that are known.
    above_.assign(dominators.size(), kUnknown);
    std::vector<uint32_t> path;
    for (uint32_t start = 0; start < dominators.size(); ++start) {
      uint32_t at = start;
      while (at != kNowhere && above_[at] == kUnknown) {
        path.push_back(at);
        at = dominators[at];
      }
      for (; !path.empty(); path.pop_back()) {
        const uint32_t vertex = path.back(), dominator = dominators[vertex];
        const bool is_single = dominator != kNowhere && graph.is_class(dominator) &&
                               classes.is_single(ClassGraph::ClassOf(dominator));
        above_[vertex] = dominator == kNowhere ? kNowhere : is_single ? dominator : above_[dominator];
      }
    }
  }
  // kNowhere: there is none.
  uint32_t above(uint32_t vertex) const { return above_[vertex]; }

 private:
  static constexpr uint32_t kUnknown = UINT32_MAX - 1;
  std::vector<uint32_t> above_;
};

class BackEdges {
 public:
  BackEdges(const Classes& classes, const Dependencies& dependencies, const ClassGraph& before)
      : classes_(classes),
        dependencies_(dependencies),
        hubs_(classes, dependencies),
        before_(before),
        dominators_(classes, before),
        next_(hubs_.count()) {}

  ClassGraph Remove() {
    AddSets(dependencies_, hubs_, &edges_);
    for (const uint32_t to : before_.graph.successors(ClassGraph::kRoot))
      if (before_.is_class(to)) edges_.emplace_back(ClassGraph::kRoot, to);
    for (size_t i = 0; i < dependencies_.targets.size(); ++i) {
      if (!dependencies_.targets[i].empty()) RemoveBelow(StackId(i));
    }
    return {Graph(next_, edges_), classes_.size()};
  }

 private:
  // What the pushers of the stack depend on, each without its own dominators.
  // Most leave out the same.
  void RemoveBelow(StackId stack) {
    const std::vector<SetId>& targets = dependencies_.targets[stack.index];
    std::map<std::vector<uint32_t>, uint32_t> made;
    for (const ClassId pusher : dependencies_.pushing[stack.index]) {
      const uint32_t vertex = ClassGraph::VertexOf(pusher);
      std::vector<uint32_t> left_out;
      uint32_t dominator = classes_.is_single(pusher) ? vertex : dominators_.above(vertex);
      for (; dominator != kNowhere; dominator = dominators_.above(dominator)) {
        const bool is_target = std::any_of(targets.begin(), targets.end(),
                                           [&](SetId target) { return IsIn(dominator, target); });
        if (is_target) left_out.push_back(dominator);
      }
      std::vector<SetId> reached = targets;
      ReachThroughConstants(vertex, &left_out, &reached);
      std::sort(left_out.begin(), left_out.end());
      const auto [found, is_new] = made.try_emplace(left_out, 0);
      if (is_new) {
        found->second = left_out.empty() ? hubs_.below(stack) : next_++;
        Link(found->second, reached, left_out);
      }
      edges_.emplace_back(vertex, found->second);
    }
  }

  // A constant that code mentions may be above that code: a table that is made by calls which look into it.
  // The way back to it is left out, but what these calls needed may be anything below it.
  void ReachThroughConstants(uint32_t vertex, std::vector<uint32_t>* left_out,
                             std::vector<SetId>* reached) const {
    std::vector<uint32_t> todo;
    for (const uint32_t dominator : *left_out) {
      const bool is_mentioned = std::any_of(reached->begin(), reached->end(), [&](SetId set) {
        return set.index >= dependencies_.first_mentioned.index && IsIn(dominator, set);
      });
      if (is_mentioned && dominator != vertex) todo.push_back(dominator);
    }
    std::vector<uint32_t> done;
    while (!todo.empty()) {
      const uint32_t at = todo.back();
      todo.pop_back();
      if (std::find(done.begin(), done.end(), at) != done.end()) continue;
      done.push_back(at);
      for (const SetId set : dependencies_.targets[classes_[ClassGraph::ClassOf(at)].pushed.index]) {
        if (std::find(reached->begin(), reached->end(), set) == reached->end()) reached->push_back(set);
        for (uint32_t above = dominators_.above(vertex); above != kNowhere;
             above = dominators_.above(above)) {
          if (!IsIn(above, set)) continue;
          if (std::find(left_out->begin(), left_out->end(), above) == left_out->end())
            left_out->push_back(above);
          todo.push_back(above);
        }
        const bool is_own = classes_.is_single(ClassGraph::ClassOf(vertex)) && IsIn(vertex, set);
        if (is_own && std::find(left_out->begin(), left_out->end(), vertex) == left_out->end())
          left_out->push_back(vertex);
      }
    }
  }

  bool IsIn(uint32_t vertex, SetId set) const {
    const std::vector<ClassId>& members = dependencies_.sets[set];
    return std::binary_search(members.begin(), members.end(), ClassGraph::ClassOf(vertex));
  }

  void Link(uint32_t hub, const std::vector<SetId>& targets, const std::vector<uint32_t>& left_out) {
    for (const SetId target : targets) {
      const bool loses = std::any_of(left_out.begin(), left_out.end(),
                                     [&](uint32_t vertex) { return IsIn(vertex, target); });
      if (!loses) {
        edges_.emplace_back(hub, hubs_.of(target));
        continue;
      }
      for (const ClassId member : dependencies_.sets[target]) {
        const uint32_t vertex = ClassGraph::VertexOf(member);
        if (!std::binary_search(left_out.begin(), left_out.end(), vertex)) edges_.emplace_back(hub, vertex);
      }
    }
  }

  const Classes& classes_;
  const Dependencies& dependencies_;
  const Hubs hubs_;
  const ClassGraph& before_;
  const SingleDominators dominators_;
  uint32_t next_;
  Edges edges_;
};

}  // namespace

ClassGraph WithoutBackEdges(const Classes& classes, const Dependencies& dependencies,
                            const ClassGraph& before) {
  return BackEdges(classes, dependencies, before).Remove();
}

}  // namespace inquest::observe
