#include "observe/acyclic.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace inquest::observe {
namespace {

using Edges = std::vector<std::pair<uint32_t, uint32_t>>;

// The hubs of the stacks that matter: below what pushed it, above what has it, above what pushed it.
class Hubs {
 public:
  Hubs(const Classes& classes, const Dependencies& dependencies)
      : next_(static_cast<uint32_t>(classes.size() + 1)) {
    const size_t stacks = dependencies.targets.size();
    below_.assign(stacks, kNowhere);
    having_.assign(stacks, kNowhere);
    pushing_.assign(stacks, kNowhere);
    for (size_t i = 0; i < stacks; ++i) {
      if (dependencies.targets[i].empty()) continue;
      below_[i] = next_++;
      for (const Target target : dependencies.targets[i]) {
        uint32_t& hub = (target.pushed ? pushing_ : having_)[target.stack.index];
        if (hub == kNowhere) hub = next_++;
      }
    }
    if (having_[0] == kNowhere) having_[0] = next_++;
  }
  uint32_t below(StackId stack) const { return below_[stack.index]; }
  uint32_t having(StackId stack) const { return having_[stack.index]; }
  uint32_t of(Target target) const { return (target.pushed ? pushing_ : having_)[target.stack.index]; }
  uint32_t count() const { return next_; }

 private:
  uint32_t next_;
  std::vector<uint32_t> below_, having_, pushing_;
};

const std::vector<ClassId>& ClassesAt(const Dependencies& dependencies, Target target) {
  return (target.pushed ? dependencies.pushing : dependencies.having)[target.stack.index];
}

void AddTargets(const Dependencies& dependencies, const Hubs& hubs, Edges* edges) {
  edges->emplace_back(ClassGraph::kRoot, hubs.having(Stacks::empty()));
  std::unordered_set<uint32_t> done;
  const auto add_members = [&](Target target) {
    if (!done.insert(hubs.of(target)).second) return;
    for (const ClassId member : ClassesAt(dependencies, target))
      edges->emplace_back(hubs.of(target), ClassGraph::VertexOf(member));
  };
  add_members({Stacks::empty(), false});
  for (const std::vector<Target>& targets : dependencies.targets)
    for (const Target target : targets) add_members(target);
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
  AddTargets(dependencies, hubs, &edges);
  for (size_t i = 0; i < dependencies.targets.size(); ++i) {
    if (dependencies.targets[i].empty()) continue;
    const uint32_t below = hubs.below(StackId(i));
    for (const ClassId pusher : dependencies.pushing[i])
      if (classes[pusher].pushed == StackId(i)) edges.emplace_back(ClassGraph::VertexOf(pusher), below);
    for (const Target target : dependencies.targets[i]) edges.emplace_back(below, hubs.of(target));
  }
  ReachAll(classes, &edges, hubs.count());
  return {Graph(hubs.count(), edges), classes.size()};
}

namespace {

// Those dominators of a class that have a single statement: only these can be left out.
class SingleDominators {
 public:
  SingleDominators(const Classes& classes, const ClassGraph& graph) {
    const std::vector<uint32_t> dominators = DominatorsOf(graph.graph, ClassGraph::kRoot);
    // The nearest one above each vertex; found from the top down along the ways that are known.
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
    AddTargets(dependencies_, hubs_, &edges_);
    for (const uint32_t to : before_.graph.successors(ClassGraph::kRoot))
      if (before_.is_class(to)) edges_.emplace_back(ClassGraph::kRoot, to);
    for (size_t i = 0; i < dependencies_.targets.size(); ++i) {
      if (!dependencies_.targets[i].empty()) RemoveBelow(StackId(i));
    }
    return {Graph(next_, edges_), classes_.size()};
  }

 private:
  // What the pushers of the stack depend on, each without its own dominators. Most leave out the same.
  void RemoveBelow(StackId stack) {
    const std::vector<Target>& targets = dependencies_.targets[stack.index];
    std::unordered_set<uint64_t> is_target;
    for (const Target target : targets) is_target.insert(KeyOf(target));
    std::map<std::vector<uint32_t>, uint32_t> made;
    for (const ClassId pusher : dependencies_.pushing[stack.index]) {
      if (classes_[pusher].pushed != stack) continue;
      const uint32_t vertex = ClassGraph::VertexOf(pusher);
      std::vector<uint32_t> left_out;
      uint32_t dominator = classes_.is_single(pusher) ? vertex : dominators_.above(vertex);
      for (; dominator != kNowhere; dominator = dominators_.above(dominator)) {
        const Class& above = classes_[ClassGraph::ClassOf(dominator)];
        if (is_target.contains(KeyOf({above.stack, false})) ||
            is_target.contains(KeyOf({above.pushed, true})) ||
            is_target.contains(KeyOf({Stacks::empty(), true})))
          left_out.push_back(dominator);
      }
      std::sort(left_out.begin(), left_out.end());
      const auto [found, is_new] = made.try_emplace(left_out, 0);
      if (is_new) {
        found->second = left_out.empty() ? hubs_.below(stack) : next_++;
        Link(found->second, targets, left_out);
      }
      edges_.emplace_back(vertex, found->second);
    }
  }

  static uint64_t KeyOf(Target target) { return uint64_t{target.stack.index} << 1 | (target.pushed ? 1 : 0); }

  void Link(uint32_t hub, const std::vector<Target>& targets, const std::vector<uint32_t>& left_out) {
    for (const Target target : targets) {
      const bool loses = std::any_of(left_out.begin(), left_out.end(), [&](uint32_t vertex) {
        const Class& above = classes_[ClassGraph::ClassOf(vertex)];
        return target.pushed ? above.pushed == target.stack || target.stack == Stacks::empty()
                             : above.stack == target.stack;
      });
      if (!loses) {
        edges_.emplace_back(hub, hubs_.of(target));
        continue;
      }
      for (const ClassId member : ClassesAt(dependencies_, target)) {
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
