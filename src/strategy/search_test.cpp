#include "strategy/search.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "strategy/test_steps.h"
#include "strategy/test_trees.h"

namespace inquest::strategy {
namespace {

using tree::Builder;
using tree::Tree;

bool Out(const Search& search, NodeId n) {
  Verdict verdict = search.verdict(n);
  return verdict == Verdict::kCorrect || verdict == Verdict::kInadmissible;
}

// By definition: what the root reaches without passing a node that is out.
std::set<NodeId> AskableByDefinition(const Search& search) {
  std::set<NodeId> seen = {search.root()}, askable;
  std::vector<NodeId> todo = {search.root()};
  if (Out(search, search.root())) return {};
  while (!todo.empty()) {
    NodeId n = todo.back();
    todo.pop_back();
    if (search.askable(n)) askable.insert(n);
    for (NodeId c : search.tree().children(n))
      if (!Out(search, c) && seen.insert(c).second) todo.push_back(c);
  }
  return askable;
}

// Goes down the searched tree and checks weights; the askable nodes found.
std::set<NodeId> AskableByWeights(const Search& search) {
  std::set<NodeId> askable;
  if (Out(search, search.root())) {
    RC_ASSERT(search.remaining() == 0u);
    return {};
  }
  struct Visit {
    NodeId node;
    bool leave;
  };
  std::vector<Visit> todo = {{search.root(), false}};
  std::vector<uint32_t> sum(search.tree().size(), 0);
  while (!todo.empty()) {
    auto [n, leave] = todo.back();
    todo.pop_back();
    if (leave) {
      for (NodeId c : search.tree().children(n))
        if (search.counts(n, c) && search.weight(c) > 0) sum[n.index] += sum[c.index];
      RC_ASSERT(sum[n.index] == search.weight(n));
      continue;
    }
    todo.push_back({n, true});
    if (search.askable(n)) {
      RC_ASSERT(askable.insert(n).second);
      ++sum[n.index];
    }
    for (NodeId c : search.tree().children(n))
      if (search.counts(n, c) && search.weight(c) > 0) todo.push_back({c, false});
  }
  RC_ASSERT(askable.size() + (search.due() ? 1 : 0) == search.remaining());
  return askable;
}

RC_GTEST_PROP(SearchProperty, WeightsAndHoldersAreAsDefinedAfterEveryStep, ()) {
  Tree tree = RandomTree(25, References::kAcyclic);
  Search search(tree, nullptr, Order::kOutermost);
  for (int step = 0; step < 12 && !search.done(); ++step) {
    RandomStep(&search);
    RC_ASSERT(AskableByWeights(search) == AskableByDefinition(search));
  }
}

RC_GTEST_PROP(SearchProperty, CyclesOfReferencesDoNoHarm, ()) {
  Tree tree = RandomTree(25, References::kAny);
  Search search(tree, nullptr, Order::kOutermost);
  for (int step = 0; step < 12 && !search.done(); ++step) {
    RandomStep(&search);
    AskableByWeights(search);
  }
}

RC_GTEST_PROP(SearchProperty, AFreshSearchIsAsNew, ()) {
  Tree tree = RandomTree(25, References::kAcyclic);
  Search used(tree, nullptr, Order::kOutermost);
  for (int step = 0; step < 5 && !used.done(); ++step) RandomStep(&used);
  Search fresh = used.Fresh(Order::kEvaluation);
  RC_ASSERT(fresh.order() == Order::kEvaluation);
  RC_ASSERT(fresh.root() == Tree::root());
  RC_ASSERT(fresh.remaining() == tree.size());
  RC_ASSERT(AskableByWeights(fresh).size() == tree.size());
}

// 0 - 1 - 2, and 0 - 3; 2 is a child of 3 too.
struct SharedConstant {
  SharedConstant() {
    Builder builder;
    main = builder.Add(NodeId(), RoutineId(0));
    first = builder.Add(main, RoutineId(1));
    constant = builder.Add(first, RoutineId(2));
    second = builder.Add(main, RoutineId(3));
    builder.AddReference(second, constant);
    tree = builder.Finish(4);
  }
  NodeId main, first, constant, second;
  Tree tree;
};

TEST(SearchTest, ASharedNodePassesToAnotherParentWhenItsHolderIsCorrect) {
  SharedConstant t;
  Search search(t.tree, nullptr, Order::kOutermost);
  search.Judge(t.main, Verdict::kWrong);
  EXPECT_EQ(search.weight(t.second), 1u);
  search.Judge(t.first, Verdict::kCorrect);
  EXPECT_EQ(search.weight(t.second), 2u);
  EXPECT_EQ(search.remaining(), 2u);
}

TEST(SearchTest, AFindingNeedsItsConstantsJudged) {
  SharedConstant t;
  Search search(t.tree, nullptr, Order::kOutermost);
  search.Judge(t.second, Verdict::kWrong);
  EXPECT_FALSE(search.done());
  search.Judge(t.constant, Verdict::kWrong);
  ASSERT_TRUE(search.finding());
  EXPECT_EQ(search.finding()->node, t.constant);
}

TEST(SearchTest, WhatIsNotKnownIsPartOfTheFinding) {
  SharedConstant t;
  Search search(t.tree, nullptr, Order::kOutermost);
  search.Judge(t.second, Verdict::kWrong);
  search.Judge(t.constant, Verdict::kDontKnow);
  ASSERT_TRUE(search.finding());
  EXPECT_EQ(search.finding()->node, t.second);
  EXPECT_EQ(search.finding()->dont_knows, std::vector<NodeId>{t.constant});
}

TEST(SearchTest, AnInadmissibleChildIsRemembered) {
  SharedConstant t;
  Search search(t.tree, nullptr, Order::kOutermost);
  search.Judge(t.second, Verdict::kWrong);
  search.Judge(t.constant, Verdict::kInadmissible);
  ASSERT_TRUE(search.finding());
  EXPECT_EQ(search.finding()->inadmissible, std::vector<NodeId>{t.constant});
}

TEST(SearchTest, ARootThatIsCorrectEndsTheSearchWithoutAFinding) {
  SharedConstant t;
  Search search(t.tree, nullptr, Order::kOutermost);
  search.Judge(t.main, Verdict::kCorrect);
  EXPECT_TRUE(search.done());
  EXPECT_FALSE(search.finding());
}

TEST(SearchTest, WhatWasSkippedIsAskedAgainLast) {
  SharedConstant t;
  Search search(t.tree, nullptr, Order::kOutermost);
  search.Judge(t.main, Verdict::kWrong);
  search.Skip(t.first);
  EXPECT_FALSE(search.askable(t.first));
  EXPECT_EQ(search.remaining(), 2u);
  search.Judge(t.second, Verdict::kCorrect);
  search.Judge(t.constant, Verdict::kCorrect);
  EXPECT_TRUE(search.askable(t.first));
  EXPECT_FALSE(search.done());
  search.Judge(t.first, Verdict::kCorrect);
  ASSERT_TRUE(search.finding());
  EXPECT_EQ(search.finding()->node, t.main);
}

// 0 - 1 - 2, 0 - 3
struct TwoFaults {
  TwoFaults() {
    Builder builder;
    main = builder.Add(NodeId(), RoutineId(0));
    upper = builder.Add(main, RoutineId(1));
    lower = builder.Add(upper, RoutineId(2));
    other = builder.Add(main, RoutineId(3));
    tree = builder.Finish(4);
  }
  NodeId main, upper, lower, other;
  Tree tree;
};

TEST(SearchTest, TheNextFindingIsSoughtFromTheTop) {
  TwoFaults t;
  Search search(t.tree, nullptr, Order::kOutermost);
  search.Judge(t.main, Verdict::kWrong);
  search.Judge(t.lower, Verdict::kWrong);
  ASSERT_TRUE(search.finding());
  search.TakeOut(t.lower);
  EXPECT_FALSE(search.done());
  search.Judge(t.upper, Verdict::kWrong);  // because of the node taken out
  EXPECT_FALSE(search.done());
  EXPECT_EQ(search.root(), t.main);
  search.Judge(t.other, Verdict::kWrong);
  ASSERT_TRUE(search.finding());
  EXPECT_EQ(search.finding()->node, t.other);
}

TEST(SearchTest, WhatATakenOutFaultExplainsIsNoFinding) {
  TwoFaults t;
  Search search(t.tree, nullptr, Order::kOutermost);
  search.Judge(t.main, Verdict::kWrong);
  search.Judge(t.lower, Verdict::kWrong);
  search.TakeOut(t.lower);
  search.Judge(t.upper, Verdict::kWrong);
  search.Judge(t.other, Verdict::kCorrect);
  EXPECT_TRUE(search.done());
  EXPECT_FALSE(search.finding());
}

TEST(SearchTest, ARejectedFindingIsNotKnownAndTheSearchGoesOnAbove) {
  TwoFaults t;
  Search search(t.tree, nullptr, Order::kOutermost);
  search.Judge(t.main, Verdict::kWrong);
  search.Judge(t.lower, Verdict::kWrong);
  search.Judge(t.lower, Verdict::kDontKnow);
  EXPECT_EQ(search.root(), t.main);
  search.Judge(t.upper, Verdict::kCorrect);
  search.Judge(t.other, Verdict::kCorrect);
  ASSERT_TRUE(search.finding());
  EXPECT_EQ(search.finding()->node, t.main);
  EXPECT_TRUE(search.finding()->dont_knows.empty());
}

TEST(SearchTest, AfterARestartAboveAWrongNodeTheSearchComesBackToIt) {
  TwoFaults t;
  Search search(t.tree, nullptr, Order::kOutermost);
  search.Judge(t.lower, Verdict::kWrong);
  search.Restart(t.main);
  EXPECT_EQ(search.root(), t.main);
  search.Judge(t.other, Verdict::kCorrect);
  search.Judge(t.upper, Verdict::kDontKnow);
  ASSERT_TRUE(search.finding());
  EXPECT_EQ(search.finding()->node, t.lower);
}

TEST(SearchTest, TrustMakesEveryNodeOfTheRoutineTransparent) {
  TwoFaults t;
  Search search(t.tree, nullptr, Order::kOutermost);
  search.TrustRoutine(RoutineId(1));
  EXPECT_TRUE(search.trusted(RoutineId(1)));
  EXPECT_EQ(search.verdict(t.upper), Verdict::kTrusted);
  EXPECT_EQ(search.remaining(), 3u);
  std::set<NodeId> children;
  search.ForEachChild(t.main, [&](NodeId n) { children.insert(n); });
  EXPECT_EQ(children, (std::set<NodeId>{t.lower, t.other}));
}

// 0 - 1 - 2 - 3, and 1 is a child of 3 too: a table, and what fills it by reading it.
struct Table {
  Table() {
    Builder builder;
    main = builder.Add(NodeId(), RoutineId(0));
    table = builder.Add(main, RoutineId(1));
    entry = builder.Add(table, RoutineId(2));
    reader = builder.Add(entry, RoutineId(3));
    builder.AddReference(reader, table);
    tree = builder.Finish(4);
  }
  NodeId main, table, entry, reader;
  Tree tree;
};

TEST(SearchTest, AWrongNodeIsNotBlamedBeforeWhatItReferencesAboveIsJudged) {
  Table t;
  Search search(t.tree, nullptr, Order::kOutermost);
  search.Judge(t.reader, Verdict::kWrong);
  EXPECT_FALSE(search.done());
  EXPECT_EQ(search.due(), t.table);
  search.Judge(t.table, Verdict::kCorrect);
  ASSERT_TRUE(search.finding());
  EXPECT_EQ(search.finding()->node, t.reader);
  EXPECT_TRUE(search.finding()->cycle.empty());
}

TEST(SearchTest, WhatIsWrongInACycleIsNamedTogether) {
  Table t;
  Search search(t.tree, nullptr, Order::kOutermost);
  for (NodeId n : {t.main, t.table, t.entry, t.reader}) search.Judge(n, Verdict::kWrong);
  const auto finding = search.finding();
  ASSERT_TRUE(finding);
  std::set<NodeId> named(finding->cycle.begin(), finding->cycle.end());
  named.insert(finding->node);
  EXPECT_EQ(named, (std::set<NodeId>{t.table, t.entry, t.reader}));
}

TEST(SearchTest, ACycleThatAFaultTakenOutExplainsIsNoFinding) {
  Table t;
  Search search(t.tree, nullptr, Order::kOutermost);
  for (NodeId n : {t.main, t.table, t.entry, t.reader}) search.Judge(n, Verdict::kWrong);
  search.TakeOut(search.finding()->node);
  EXPECT_TRUE(search.done());
  EXPECT_FALSE(search.finding());
}

}  // namespace
}  // namespace inquest::strategy
