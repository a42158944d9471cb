#include "observe/computation_tree.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "observe/acyclic.h"
#include "observe/test_graphs.h"

namespace inquest::observe {
namespace {

struct Made {
  Events events;
  base::Store<StatementId, Statement> statements;
  std::vector<TestStatement> all;
};

// Constants with these labels and stacks.
Made MakeStatements(const std::vector<std::pair<uint32_t, std::vector<uint32_t>>>& described) {
  Made made;
  for (int i = 0; i < 6; ++i) made.events.labels.Add({.name = std::string(1, static_cast<char>('a' + i))});
  for (const auto& [label, labels] : described) {
    StackId stack = Stacks::empty();
    for (const uint32_t below : labels) stack = made.events.stacks.Push(stack, LabelId(below));
    const EventId root = made.events.AddRoot(LabelId(label), stack).value();
    (void)made.events.AddInteger(root, 0, 1).value();
    made.all.push_back({LabelId(label), stack});
  }
  made.statements = FindStatements(made.events);
  return made;
}

// The edges between statements that the graph of classes stands for, hubs passed through; the root is
// number `count`.
StatementEdges EdgesOf(const Classes& classes, const ClassGraph& graph, size_t count) {
  StatementEdges edges;
  const auto members = [&](uint32_t vertex) {
    std::vector<size_t> numbers;
    if (vertex == ClassGraph::kRoot) return std::vector<size_t>{count};
    for (const StatementId member : classes.members(ClassGraph::ClassOf(vertex)))
      numbers.push_back(member.index);
    return numbers;
  };
  for (uint32_t from = 0; from <= classes.size(); ++from) {
    std::set<uint32_t> seen;
    std::vector<uint32_t> todo(graph.graph.successors(from).begin(), graph.graph.successors(from).end());
    while (!todo.empty()) {
      const uint32_t to = todo.back();
      todo.pop_back();
      if (!seen.insert(to).second) continue;
      if (!graph.is_class(to)) {
        todo.insert(todo.end(), graph.graph.successors(to).begin(), graph.graph.successors(to).end());
        continue;
      }
      for (const size_t a : members(from))
        for (const size_t b : members(to)) edges.emplace(a, b);
    }
  }
  return edges;
}

StatementEdges WithoutRoot(const StatementEdges& edges, size_t root) {
  StatementEdges without;
  for (const auto& edge : edges)
    if (edge.first != root) without.insert(edge);
  return without;
}

Made AnyStatements() {
  const auto label = rc::gen::inRange<uint32_t>(0, 5);
  auto described = *rc::gen::container<std::vector<std::pair<uint32_t, std::vector<uint32_t>>>>(
      rc::gen::pair(label, rc::gen::container<std::vector<uint32_t>>(label)));
  if (described.size() > 14) described.resize(14);
  // Every label has a statement, so that none is left out of the stacks.
  for (uint32_t i = 0; i < 5; ++i) described.push_back({i, {}});
  return MakeStatements(described);
}

RC_GTEST_PROP(ComputationTreeProperty, DependenciesAreThoseOfTheDefinitions, ()) {
  Made made = AnyStatements();
  const Classes classes(made.events, made.statements);
  const Dependencies dependencies = FindDependencies(made.events.stacks, classes);
  const ClassGraph graph = BuildClassGraph(classes, dependencies);
  RC_ASSERT(WithoutRoot(EdgesOf(classes, graph, made.all.size()), made.all.size()) ==
            EdgesByDefinition(made.events.stacks, made.all));
}

RC_GTEST_PROP(ComputationTreeProperty, BackEdgesLeadToADominatorAndNoOthersAreRemoved, ()) {
  Made made = AnyStatements();
  const size_t root = made.all.size();
  const Classes classes(made.events, made.statements);
  const Dependencies dependencies = FindDependencies(made.events.stacks, classes);
  const ClassGraph graph = BuildClassGraph(classes, dependencies);
  StatementEdges expected = EdgesOf(classes, graph, root);
  const StatementEdges all = expected;
  for (size_t d = 0; d < root; ++d) {
    const std::vector<bool> reached = ReachedFrom(root, root + 1, all, d);
    for (size_t p = 0; p < root; ++p)
      if (!reached[p] || p == d) expected.erase({p, d});
  }
  // A statement that depends on itself alone is no cycle.
  StatementEdges found = EdgesOf(classes, WithoutBackEdges(classes, dependencies, graph), root);
  for (size_t i = 0; i < root; ++i) found.erase({i, i});
  RC_ASSERT(found == expected);
}

RC_GTEST_PROP(ComputationTreeProperty, CyclesThatAreLeftAreCollapsedAndTheRestIsBelowWhatItWasBelow, ()) {
  Made made = AnyStatements();
  const size_t root = made.all.size();
  const Classes classes(made.events, made.statements);
  const Dependencies dependencies = FindDependencies(made.events.stacks, classes);
  const ClassGraph graph = WithoutBackEdges(classes, dependencies, BuildClassGraph(classes, dependencies));
  const StatementEdges edges = EdgesOf(classes, graph, root);
  std::vector<std::vector<bool>> reaches;
  for (size_t i = 0; i < root; ++i) reaches.push_back(ReachedFrom(i, root + 1, edges));
  std::set<std::vector<StatementId>> cycles;
  for (size_t i = 0; i < root; ++i) {
    std::vector<StatementId> cycle;
    for (size_t j = 0; j < root; ++j)
      if (reaches[i][j] && reaches[j][i]) cycle.emplace_back(j);
    if (cycle.size() > 1) cycles.insert(cycle);
  }
  const ComputationTree tree = BuildComputationTree(classes, dependencies);
  RC_ASSERT(std::set<std::vector<StatementId>>(tree.collapsed.begin(), tree.collapsed.end()) == cycles);
  // Below each statement, groups passed through: what it depends on, and of its cycle those of other labels.
  std::vector<bool> has_parent(tree.size(), false);
  for (uint32_t node = 0; node < tree.size(); ++node) {
    for (const uint32_t child : tree.children_of(node)) has_parent[child] = has_parent[child] || node < child;
    if (tree.is_group(node)) continue;
    const size_t statement = tree.statements[node].index;
    std::set<size_t> found, expected;
    std::set<uint32_t> seen;
    std::vector<uint32_t> todo(tree.children_of(node).begin(), tree.children_of(node).end());
    while (!todo.empty()) {
      const uint32_t at = todo.back();
      todo.pop_back();
      if (!seen.insert(at).second) continue;
      if (tree.is_group(at))
        todo.insert(todo.end(), tree.children_of(at).begin(), tree.children_of(at).end());
      else
        found.insert(tree.statements[at].index);
    }
    for (size_t i = 0; i < root; ++i) {
      const bool together = reaches[statement][i] && reaches[i][statement];
      if (together && made.all[i].label != made.all[statement].label) expected.insert(i);
      if (!together) continue;
      for (size_t j = 0; j < root; ++j) {
        if (!edges.contains({i, j}) || reaches[j][i]) continue;
        // With all that it was collapsed with.
        for (size_t k = 0; k < root; ++k)
          if (reaches[j][k] && reaches[k][j]) expected.insert(k);
      }
    }
    RC_ASSERT(found == expected);
  }
  for (uint32_t node = 1; node < tree.size(); ++node) RC_ASSERT(has_parent[node]);
}

TEST(ComputationTree, WithoutStatementsItIsAGroup) {
  Made made = MakeStatements({});
  const Classes classes(made.events, made.statements);
  const ComputationTree tree = BuildComputationTree(classes, FindDependencies(made.events.stacks, classes));
  EXPECT_EQ(tree.size(), 1u);
  EXPECT_TRUE(tree.is_group(0));
}

TEST(ComputationTree, ALabelThatNoStatementHasIsPassedOver) {
  // b with stack ⟨a,c⟩, and c has no statement.
  Made made = MakeStatements({{0, {}}, {1, {0, 2}}});
  const Classes classes(made.events, made.statements);
  const ComputationTree tree = BuildComputationTree(classes, FindDependencies(made.events.stacks, classes));
  ASSERT_EQ(tree.size(), 2u);
  EXPECT_EQ(tree.statements[0], StatementId(0));
  EXPECT_EQ(tree.children_of(0).front(), 1u);
}

TEST(ComputationTree, WhereThereAreTooManyDependenciesEverythingMayDependOnEverything) {
  Made made = MakeStatements({{0, {}}, {1, {0}}, {2, {0, 1}}, {1, {0, 2}}});
  const Classes classes(made.events, made.statements);
  const Dependencies dependencies = FindDependencies(made.events.stacks, classes, 2);
  EXPECT_FALSE(dependencies.is_exact);
  const ComputationTree tree = BuildComputationTree(classes, dependencies);
  ASSERT_EQ(tree.collapsed.size(), 1u);
  EXPECT_EQ(tree.collapsed.front().size(), 3u);  // all but the first, which is above everything
}

TEST(ComputationTree, WhatLooksIntoATableDependsOnWhatTheTableIsMadeOf) {
  // A table (a), made by calls of b, each of which calls c, which looks into the table.
  Made made = MakeStatements({{0, {}}, {1, {0}}, {1, {0}}, {2, {0, 1}}});
  const Classes classes(made.events, made.statements);
  const std::vector<std::pair<LabelId, LabelId>> uses = {{LabelId(2), LabelId(0)}};
  const auto collapsed = [&](Uses mentioned) {
    const Dependencies dependencies =
        FindDependencies(made.events.stacks, classes, Dependencies::kMostSteps, mentioned);
    return BuildComputationTree(classes, dependencies).collapsed;
  };
  EXPECT_TRUE(collapsed({}).empty());
  ASSERT_EQ(collapsed(uses).size(), 1u);
  EXPECT_EQ(collapsed(uses).front().size(), 3u);  // the table is above them
}

// The cycles of Figures 14 to 16, by the graphs that they are: stacks that make them are not in the paper.
// 0 is the root.
TEST(ComputationTree, TheReducibleCycleOfFigure14HasADominatorAndThatOfFigure15HasNone) {
  enum : uint32_t { kR, kP, kQ };
  const auto reducible = DominatorsOf(Graph(3, {{kR, kP}, {kP, kQ}, {kQ, kP}}), kR);
  EXPECT_EQ(reducible[kQ], kP);
  const auto irreducible = DominatorsOf(Graph(3, {{kR, kP}, {kR, kQ}, {kP, kQ}, {kQ, kP}}), kR);
  EXPECT_EQ(irreducible[kQ], kR);
  EXPECT_EQ(irreducible[kP], kR);
}

}  // namespace
}  // namespace inquest::observe
