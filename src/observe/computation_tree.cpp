#include "observe/computation_tree.h"

#include <algorithm>
#include <map>

#include "base/components.h"
#include "observe/acyclic.h"

namespace inquest::observe {
namespace {

// Nodes as they are made, what is below them before them. Numbered anew in the
// end.
class Maker {
 public:
  Maker(const Classes& classes, const ClassGraph& graph) : classes_(classes), graph_(graph) {
    as_child_.assign(graph.graph.size(), kNowhere);
  }

  ComputationTree Make() {
    const auto successors = [&](uint32_t vertex) {
      const auto to = graph_.graph.successors(vertex);
      return std::vector<uint32_t>(to.begin(), to.end());
    };
    const auto components = base::ComponentsFrom(ClassGraph::kRoot, successors);
    for (const std::vector<uint32_t>& component : components) {
      if (IsCycle(component))
        Collapse(component);
      else
        AddVertex(component.front());
    }
    return Numbered(as_child_[ClassGraph::kRoot]);
  }

 private:
  uint32_t AddNode(StatementId statement, std::vector<uint32_t> children) {
    return AddNodeWith(statement, AddList(std::move(children)));
  }
  uint32_t AddNodeWith(StatementId statement, uint32_t list) {
    nodes_.push_back({statement, list});
    return static_cast<uint32_t>(nodes_.size() - 1);
  }
  uint32_t AddList(std::vector<uint32_t> children) {
    lists_.push_back(std::move(children));
    return static_cast<uint32_t>(lists_.size() - 1);
  }
  std::vector<uint32_t>& ChildrenOfNode(uint32_t node) { return lists_[nodes_[node].list]; }

  // Nothing if there is nothing in it, and no group if there is one thing only.
  uint32_t AddGroup(std::vector<uint32_t> children) {
    std::erase(children, kNowhere);
    std::sort(children.begin(), children.end());
    children.erase(std::unique(children.begin(), children.end()), children.end());
    if (children.empty()) return kNowhere;
    if (children.size() == 1) return children.front();
    return AddNode(StatementId(), std::move(children));
  }

  // There are cycles where more than one class is in one, or where statements
  // of the same class depend on each other. Hubs make none by themselves, and
  // the only statement of a class does not depend on itself.
  bool IsCycle(const std::vector<uint32_t>& component) const { return component.size() > 1; }

  std::vector<uint32_t> ChildrenOf(const std::vector<uint32_t>& component) const {
    std::vector<uint32_t> children;
    for (const uint32_t vertex : component)
      for (const uint32_t to : graph_.graph.successors(vertex))
        if (as_child_[to] != kNowhere) children.push_back(as_child_[to]);
    return children;
  }

  void AddVertex(uint32_t vertex) {
    const uint32_t below = AddGroup(ChildrenOf({vertex}));
    if (vertex == ClassGraph::kRoot) {
      const bool has_groups = std::any_of(nodes_.begin(), nodes_.end(),
                                          [](const Node& node) { return !node.statement.has_value(); });
      const bool is_group = below != kNowhere && !nodes_[below].statement.has_value();
      const bool stays = is_group || (below != kNowhere && !has_groups);
      as_child_[vertex] = stays               ? below
                          : below == kNowhere ? AddNode(StatementId(), {})
                                              : AddNode(StatementId(), {below});
      return;
    }
    if (!graph_.is_class(vertex)) {
      as_child_[vertex] = below;
      return;
    }
    const auto members = classes_.members(ClassGraph::ClassOf(vertex));
    as_child_[vertex] = AddMembers({members.begin(), members.end()}, {below});
  }

  uint32_t AddMembers(const std::vector<StatementId>& members, std::vector<uint32_t> below) {
    std::erase(below, kNowhere);
    std::vector<uint32_t> nodes;
    nodes.reserve(members.size());
    const uint32_t list = AddList(std::move(below));
    for (const StatementId statement : members) nodes.push_back(AddNodeWith(statement, list));
    return AddGroup(std::move(nodes));
  }

  void Collapse(const std::vector<uint32_t>& component) {
    const uint32_t below = AddGroup(ChildrenOf(component));
    std::map<uint32_t, std::vector<StatementId>> by_label;
    std::vector<StatementId> all;
    for (const uint32_t vertex : component) {
      if (!graph_.is_class(vertex)) continue;
      const ClassId id = ClassGraph::ClassOf(vertex);
      std::vector<StatementId>& members = by_label[classes_[id].label.index];
      members.insert(members.end(), classes_.members(id).begin(), classes_.members(id).end());
    }
    // Those with other labels are in one of two groups: the labels before, and
    // the labels after.
    const size_t labels = by_label.size();
    std::vector<uint32_t> before(labels, kNowhere), after(labels, kNowhere), own;
    if (labels > 1) {
      for (size_t i = 0; i < labels; ++i) {
        before[i] = AddNode(StatementId(), {});
        after[i] = AddNode(StatementId(), {});
      }
    }
    size_t place = 0;
    for (auto& [label, members] : by_label) {
      std::sort(members.begin(), members.end());
      all.insert(all.end(), members.begin(), members.end());
      std::vector<uint32_t> children = {below};
      if (place > 0) children.push_back(before[place - 1]);
      if (place + 1 < labels) children.push_back(after[place + 1]);
      own.push_back(AddMembers(members, std::move(children)));
      ++place;
    }
    for (size_t i = 0; i < labels && labels > 1; ++i) {
      ChildrenOfNode(before[i]) = {own[i]};
      ChildrenOfNode(after[i]) = {own[i]};
      if (i > 0) ChildrenOfNode(before[i]).push_back(before[i - 1]);
      if (i + 1 < labels) ChildrenOfNode(after[i]).push_back(after[i + 1]);
    }
    std::sort(all.begin(), all.end());
    collapsed_.push_back(std::move(all));
    const uint32_t entry = AddGroup(std::move(own));
    for (const uint32_t vertex : component)
      if (graph_.is_class(vertex)) as_child_[vertex] = entry;
    // A hub stands for what it leads to outside of the cycle as well. Some lead
    // to classes only, others to these.
    const auto leads_to_hub = [&](uint32_t vertex) {
      const auto to = graph_.graph.successors(vertex);
      return std::any_of(to.begin(), to.end(), [&](uint32_t next) { return !graph_.is_class(next); });
    };
    for (const bool is_upper : {false, true}) {
      for (const uint32_t vertex : component)
        if (!graph_.is_class(vertex) && leads_to_hub(vertex) == is_upper)
          as_child_[vertex] = AddGroup(ChildrenOf({vertex}));
    }
  }

  // So that what is below a node comes after it, and earlier statements before
  // later ones where nothing else decides: the nodes as a depth-first search
  // leaves them, backwards.
  ComputationTree Numbered(uint32_t root) {
    std::vector<uint32_t> first_statement(nodes_.size(), kNowhere);
    for (size_t i = 0; i < nodes_.size(); ++i) {
      first_statement[i] = nodes_[i].statement.index;
      if (nodes_[i].statement.has_value()) continue;
      for (const uint32_t child : lists_[nodes_[i].list])
        first_statement[i] = std::min(first_statement[i], first_statement[child]);
    }
    std::vector<uint32_t> left;
    left.reserve(nodes_.size());
    std::vector<bool> entered(nodes_.size(), false), is_sorted(lists_.size(), false);
    std::vector<std::pair<uint32_t, size_t>> visits;
    const auto enter = [&](uint32_t node) {
      entered[node] = true;
      std::vector<uint32_t>& children = ChildrenOfNode(node);
      if (!is_sorted[nodes_[node].list]) {
        is_sorted[nodes_[node].list] = true;
        std::sort(children.begin(), children.end(), [&](uint32_t a, uint32_t b) {
          return std::pair(first_statement[a], a) > std::pair(first_statement[b], b);
        });
      }
      visits.emplace_back(node, 0);
    };
    enter(root);
    while (!visits.empty()) {
      auto& [node, next] = visits.back();
      const std::vector<uint32_t>& children = ChildrenOfNode(node);
      if (next == children.size()) {
        left.push_back(node);
        visits.pop_back();
      } else if (const uint32_t child = children[next++]; !entered[child]) {
        enter(child);
      }
    }
    ComputationTree tree;
    std::vector<uint32_t> number(nodes_.size(), kNowhere);
    for (size_t i = left.size(); i-- > 0;) number[left[i]] = static_cast<uint32_t>(left.size() - 1 - i);
    tree.statements.reserve(left.size());
    tree.first_child.reserve(left.size() + 1);
    tree.first_child.push_back(0);
    for (size_t i = left.size(); i-- > 0;) {
      const Node& node = nodes_[left[i]];
      tree.statements.push_back(node.statement);
      for (const uint32_t child : lists_[node.list]) tree.children.push_back(number[child]);
      std::sort(tree.children.begin() + static_cast<ptrdiff_t>(tree.first_child.back()), tree.children.end());
      tree.first_child.push_back(tree.children.size());
    }
    std::sort(collapsed_.begin(), collapsed_.end());
    tree.collapsed = std::move(collapsed_);
    return tree;
  }

  struct Node {
    StatementId statement;
    uint32_t list;  // its children; members of a class have the same
  };
  const Classes& classes_;
  const ClassGraph& graph_;
  std::vector<Node> nodes_;
  std::vector<std::vector<uint32_t>> lists_;
  std::vector<uint32_t> as_child_;  // by vertex: the node that stands for it;
                                    // kNowhere: there is nothing
  std::vector<std::vector<StatementId>> collapsed_;
};

}  // namespace

ComputationTree BuildComputationTree(const Classes& classes, const Dependencies& dependencies) {
  const ClassGraph whole = BuildClassGraph(classes, dependencies);
  return Maker(classes, WithoutBackEdges(classes, dependencies, whole)).Make();
}

}  // namespace inquest::observe
