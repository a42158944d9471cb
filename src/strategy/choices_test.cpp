// Which node each strategy chooses, against its definition applied to every node.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <functional>
#include <set>
#include <sstream>

#include "strategy/strategy.h"
#include "strategy/test_steps.h"
#include "strategy/test_trees.h"

namespace inquest::strategy {
namespace {

using tree::Builder;
using tree::Tree;

Search WithWrongRoot(Search search) {
  if (!search.done() && search.askable(search.root())) search.Judge(search.root(), Verdict::kWrong);
  return search;
}

// A search some answers into it, so that there are judged and transparent nodes; its root is wrong, and
// there is something left to ask: an answer that would end it is not given. The tree has two nodes or more.
Search StartedSearch(const Tree& tree) {
  Search search(tree, nullptr, Order::kOutermost);
  for (int step = *rc::gen::inRange(0, 6); step > 0; --step) {
    Search next = search;
    RandomStep(&next);
    if (!WithWrongRoot(next).done()) search = next;
  }
  return WithWrongRoot(search);
}

// w(n) for any individual weights, by definition.
double Weight(const Search& search, NodeId n, const std::function<double(NodeId)>& own) {
  double sum = search.askable(n) ? own(n) : 0;
  std::vector<NodeId> todo = {n};
  while (!todo.empty()) {
    NodeId from = todo.back();
    todo.pop_back();
    search.ForEachChild(from, [&](NodeId child) {
      sum += own(child);
      todo.push_back(child);
    });
  }
  return sum;
}

size_t Rules(const Search& search, NodeId n) {
  std::set<RoutineId> routines;
  if (search.askable(n)) routines.insert(search.tree().routine(n));
  std::vector<NodeId> todo = {n};
  while (!todo.empty()) {
    NodeId from = todo.back();
    todo.pop_back();
    search.ForEachChild(from, [&](NodeId child) {
      routines.insert(search.tree().routine(child));
      todo.push_back(child);
    });
  }
  return routines.size();
}

// Checks that no node below the root costs less than the one chosen.
void ExpectLeast(const char* name, const std::function<double(const Search&, NodeId)>& cost) {
  Tree tree = RandomTree(40, References::kNone, 2);
  Search search = StartedSearch(tree);
  NodeId chosen = *Make(name)->Next(search);
  double least = cost(search, chosen);
  ForEachBelow(search, [&](NodeId n) { RC_ASSERT(cost(search, n) >= least - 1e-9); });
}

double One(NodeId) { return 1; }

RC_GTEST_PROP(ChoicesProperty, ShapiroTakesTheHeaviestOfAtMostHalf, ()) {
  ExpectLeast("divide-and-query-shapiro", [](const Search& search, NodeId n) {
    double half = std::ceil((Weight(search, search.root(), One) + 1) / 2), weight = Weight(search, n, One);
    return weight > half ? 1e9 : half - weight;
  });
}

RC_GTEST_PROP(ChoicesProperty, HirunkittiTakesTheNearestToHalf, ()) {
  ExpectLeast("divide-and-query-hirunkitti", [](const Search& search, NodeId n) {
    return std::abs((Weight(search, search.root(), One) + 1) / 2 - Weight(search, n, One));
  });
}

double UpAgainstDown(const Search& search, NodeId n, const std::function<double(NodeId)>& own) {
  return std::abs(Weight(search, search.root(), own) - 2 * Weight(search, n, own) + own(n));
}

TEST(ChoicesTest, OptimalDivideAndQueryIsOptimal) {
  rc::detail::TestParams params = rc::detail::configuration().testParams;
  params.maxSuccess = 12'000;  // the specification's own number
  const rc::detail::TestResult result = rc::detail::checkTestable(
      [] {
        ExpectLeast("optimal-divide-and-query",
                    [](const Search& search, NodeId n) { return UpAgainstDown(search, n, One); });
      },
      rc::detail::TestMetadata(), params);
  std::ostringstream message;
  rc::detail::printResultMessage(result, message);
  EXPECT_TRUE(result.is<rc::detail::SuccessResult>()) << message.str();
}

RC_GTEST_PROP(ChoicesProperty, BiasedWeightingIsOptimalForSuspicions, ()) {
  ExpectLeast("biased-weighting", [](const Search& search, NodeId n) {
    return UpAgainstDown(search, n,
                         [&](NodeId m) { return 1.0 + search.wrong_count(search.tree().routine(m)); });
  });
}

RC_GTEST_PROP(ChoicesProperty, DivideByYesIsOptimalForItsWeights, ()) {
  ExpectLeast("divide-by-yes", [](const Search& search, NodeId n) {
    return UpAgainstDown(
        search, n, [&](NodeId m) { return 1.0 / (1 + search.correct_count(search.tree().routine(m))); });
  });
}

RC_GTEST_PROP(ChoicesProperty, DivideByRulesTakesTheNearestToHalfOfTheRoutines, ()) {
  ExpectLeast("divide-by-rules", [](const Search& search, NodeId n) {
    // Ties: the heavier.
    return std::abs(Rules(search, search.root()) / 2.0 - static_cast<double>(Rules(search, n))) -
           search.weight(n) / 1000.0;
  });
}

// Checks that the strategy chooses a child of the root, and that no other one is better.
void ExpectBestChild(const char* name, const std::function<double(const Search&, NodeId)>& value) {
  Tree tree = RandomTree(40, References::kNone, 2);
  Search search = StartedSearch(tree);
  NodeId chosen = *Make(name)->Next(search);
  bool is_child = false;
  search.ForEachChild(search.root(), [&](NodeId child) {
    is_child |= child == chosen;
    // On the left of it, all are worse.
    double difference = value(search, chosen) - value(search, child);
    RC_ASSERT((child < chosen ? difference > 0 : difference >= 0));
  });
  RC_ASSERT(is_child);
}

RC_GTEST_PROP(ChoicesProperty, TopDownTakesTheFirstChild, ()) {
  ExpectBestChild("top-down", [](const Search&, NodeId n) { return -static_cast<double>(n.index); });
}

RC_GTEST_PROP(ChoicesProperty, HeaviestFirstTakesTheHeaviestChildFromTheLeft, ()) {
  ExpectBestChild("heaviest-first", [](const Search& search, NodeId n) { return Weight(search, n, One); });
}

RC_GTEST_PROP(ChoicesProperty, MoreRulesFirstTakesTheChildWithMostRoutinesThenTheHeaviest, ()) {
  ExpectBestChild("more-rules-first", [](const Search& search, NodeId n) {
    return static_cast<double>(Rules(search, n)) + search.weight(n) / 1000.0;
  });
}

RC_GTEST_PROP(ChoicesProperty, ZoomingTakesAChildWithTheRoutineOfTheRootFirst, ()) {
  ExpectBestChild("top-down-zooming", [](const Search& search, NodeId n) {
    return search.tree().routine(n) == search.tree().routine(search.root()) ? 1.0 : 0.0;
  });
}

NodeId FirstInPostOrder(const Search& search, NodeId n) {
  std::set<NodeId> children;
  search.ForEachChild(n, [&](NodeId child) { children.insert(child); });
  return children.empty() ? n : FirstInPostOrder(search, *children.begin());
}

RC_GTEST_PROP(ChoicesProperty, SingleSteppingTakesTheFirstInPostOrder, ()) {
  Tree tree = RandomTree(40, References::kNone, 2);
  Search search = StartedSearch(tree);
  RC_ASSERT(*Make("single-stepping")->Next(search) == FirstInPostOrder(search, search.root()));
}

// 0 - 1 (routine 1) - 2 (routine 2) - 3 (routine 3); 0 - 4 (routine 1) - 5 (routine 4)
struct Small {
  Small() {
    Builder builder;
    NodeId root = builder.Add(NodeId(), RoutineId(0));
    NodeId a = builder.Add(root, RoutineId(1));
    NodeId b = builder.Add(a, RoutineId(2));
    builder.Add(b, RoutineId(3));
    NodeId c = builder.Add(root, RoutineId(1));
    builder.Add(c, RoutineId(4));
    tree = builder.Finish(5);
  }
  Tree tree;
};

TEST(ChoicesTest, HatDeltaWeighsTheVerdictsOfARoutineAsChosen) {
  Small small;
  Search search(small.tree, nullptr, Order::kOutermost);
  search.Judge(NodeId(0), Verdict::kWrong);
  EXPECT_EQ(Make("hat-delta")->Next(search), NodeId(1));
  search.Judge(NodeId(1), Verdict::kCorrect);
  // Routine 1 is now correct one time out of one; routine 4 is not known.
  EXPECT_EQ(Make("hat-delta")->Next(search), NodeId(5));
  EXPECT_EQ(Make("hat-delta-fewest-correct")->Next(search), NodeId(5));
  EXPECT_EQ(Make("hat-delta-most-wrong")->Next(search), NodeId(4));
}

TEST(ChoicesTest, NothingIsAskedWhenTheRootIsCorrect) {
  Small small;
  for (std::string_view name : Names()) {
    Search search(small.tree, nullptr, Order::kOutermost);
    search.Judge(NodeId(0), Verdict::kCorrect);
    EXPECT_EQ(Make(name)->Next(search), std::nullopt) << name;
  }
}

TEST(ChoicesTest, TheRootIsAskedFirstButBySingleStepping) {
  Small small;
  for (std::string_view name : Names()) {
    Search search(small.tree, nullptr, Order::kOutermost);
    EXPECT_EQ(Make(name)->Next(search), NodeId(name == "single-stepping" ? 3 : 0)) << name;
  }
}

TEST(ChoicesTest, HalvingSaysHowManyQuestionsAreLikely) {
  Builder builder;
  for (size_t i = 0; i < 128; ++i) builder.Add(i == 0 ? NodeId() : NodeId(i - 1), RoutineId(0));
  Tree chain = builder.Finish(1);
  Search search(chain, nullptr, Order::kOutermost);
  search.Judge(NodeId(0), Verdict::kWrong);
  EXPECT_EQ(Make("optimal-divide-and-query")->Likely(search), 7u);
  EXPECT_EQ(Make("top-down")->Likely(search), 127u);
}

}  // namespace
}  // namespace inquest::strategy
