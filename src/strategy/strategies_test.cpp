// What every strategy promises, whatever it asks first.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "strategy/strategy.h"
#include "strategy/test_steps.h"
#include "strategy/test_trees.h"

namespace inquest::strategy {
namespace {

using tree::Builder;
using tree::Tree;

TEST(StrategiesTest, EveryNameOfTheSpecificationIsKnown) {
  for (const char* name :
       {"single-stepping", "top-down", "heaviest-first", "more-rules-first", "top-down-zooming", "hat-delta",
        "divide-and-query-shapiro", "divide-and-query-hirunkitti", "optimal-divide-and-query",
        "biased-weighting", "divide-by-rules", "divide-by-yes"})
    EXPECT_NE(Make(name), nullptr) << name;
  EXPECT_EQ(Make("guessing"), nullptr);
  for (std::string_view name : Names()) EXPECT_NE(Make(name), nullptr) << name;
}

// Which nodes are wrong. Any such set is possible; the buggy nodes are the wrong ones without a wrong child.
std::vector<bool> RandomWrongNodes(const Tree& tree) {
  std::vector<bool> wrong(tree.size());
  for (size_t i = 0; i < tree.size(); ++i)
    wrong[i] = *rc::gen::weightedElement<bool>({{1, true}, {2, false}});
  wrong[0] = true;
  return wrong;
}

bool Buggy(const Tree& tree, const std::vector<bool>& wrong, NodeId n) {
  auto children = tree.children(n);
  return wrong[n.index] &&
         std::none_of(children.begin(), children.end(), [&](NodeId c) { return wrong[c.index]; });
}

// Lets `answer` judge what the strategy asks until the search is done; the questions.
template <typename Answer>
std::vector<NodeId> Ask(Search* search, std::string_view name, Answer answer) {
  std::unique_ptr<Strategy> strategy = Make(name);
  std::vector<NodeId> questions;
  while (std::optional<NodeId> n = strategy->Next(*search)) {
    RC_ASSERT(search->askable(*n));
    RC_ASSERT(strategy->Likely(*search) >= 1u);
    questions.push_back(*n);
    RC_ASSERT(questions.size() <= 3 * search->tree().size());
    answer(search, *n);
  }
  RC_ASSERT(search->done());
  return questions;
}

void ExpectNoRepetition(std::vector<NodeId> questions) {
  std::sort(questions.begin(), questions.end());
  RC_ASSERT(std::adjacent_find(questions.begin(), questions.end()) == questions.end());
}

template <typename Property>
void Holds(Property property) {
  rc::detail::checkGTest(property);
}

class EveryStrategy : public testing::TestWithParam<std::string_view> {};

TEST_P(EveryStrategy, FindsABuggyNodeAskingEachAtMostOnce) {
  Holds([&] {
    Tree tree = RandomTree(30, References::kAcyclic);
    std::vector<bool> wrong = RandomWrongNodes(tree);
    Search search(tree, nullptr, Order::kOutermost);
    ExpectNoRepetition(Ask(&search, GetParam(), [&](Search* s, NodeId n) {
      s->Judge(n, wrong[n.index] ? Verdict::kWrong : Verdict::kCorrect);
    }));
    RC_ASSERT(search.finding().has_value());
    RC_ASSERT(Buggy(tree, wrong, search.finding()->node));
  });
}

TEST_P(EveryStrategy, NamesAllThatIsWrongInACycleAndNeedsNothingElseThatIs) {
  Holds([&] {
    Tree tree = RandomTree(30, References::kAny);
    std::vector<bool> wrong = RandomWrongNodes(tree);
    Search search(tree, nullptr, Order::kOutermost);
    ExpectNoRepetition(Ask(&search, GetParam(), [&](Search* s, NodeId n) {
      s->Judge(n, wrong[n.index] ? Verdict::kWrong : Verdict::kCorrect);
    }));
    const auto finding = search.finding();
    RC_ASSERT(finding.has_value());
    std::vector<NodeId> named = finding->cycle;
    named.push_back(finding->node);
    const auto is_named = [&](NodeId n) { return std::find(named.begin(), named.end(), n) != named.end(); };
    for (NodeId n : named) {
      RC_ASSERT(wrong[n.index]);
      bool needs_another = named.size() == 1, is_needed = named.size() == 1;
      for (NodeId child : tree.children(n)) {
        RC_ASSERT(!wrong[child.index] || is_named(child));
        needs_another |= child != n && is_named(child);
      }
      for (NodeId parent : tree.parents(n)) is_needed |= parent != n && parent && is_named(parent);
      RC_ASSERT(needs_another);
      RC_ASSERT(is_needed);
    }
  });
}

TEST_P(EveryStrategy, LosesNoFaultWhereTheAnswerIsNotKnown) {
  Holds([&] {
    Tree tree = RandomTree(30, References::kAcyclic);
    std::vector<bool> wrong = RandomWrongNodes(tree);
    std::vector<bool> known = RandomWrongNodes(tree);
    Search search(tree, nullptr, Order::kOutermost);
    ExpectNoRepetition(Ask(&search, GetParam(), [&](Search* s, NodeId n) {
      Verdict verdict = wrong[n.index] ? Verdict::kWrong : Verdict::kCorrect;
      s->Judge(n, known[n.index] ? verdict : Verdict::kDontKnow);
    }));
    auto finding = search.finding();
    RC_ASSERT(finding.has_value());
    bool buggy = Buggy(tree, wrong, finding->node);
    for (NodeId n : finding->dont_knows) {
      RC_ASSERT(!known[n.index]);
      buggy |= Buggy(tree, wrong, n);
    }
    RC_ASSERT(buggy);
  });
}

TEST_P(EveryStrategy, AsksWhatWasSkippedOnceMore) {
  Holds([&] {
    Tree tree = RandomTree(30, References::kAcyclic);
    std::vector<bool> wrong = RandomWrongNodes(tree), skip = RandomWrongNodes(tree);
    Search search(tree, nullptr, Order::kOutermost);
    std::vector<NodeId> judged;
    Ask(&search, GetParam(), [&](Search* s, NodeId n) {
      if (skip[n.index]) {
        skip[n.index] = false;
        return s->Skip(n);
      }
      judged.push_back(n);
      s->Judge(n, wrong[n.index] ? Verdict::kWrong : Verdict::kCorrect);
    });
    ExpectNoRepetition(judged);
    RC_ASSERT(search.finding().has_value());
    RC_ASSERT(Buggy(tree, wrong, search.finding()->node));
  });
}

// The tree without the nodes of a routine, their children given to their parents; and which node is which.
struct Dropped {
  Tree tree;
  std::vector<NodeId> original;
};
Dropped Drop(const Tree& tree, RoutineId routine) {
  Builder builder;
  Dropped dropped;
  std::vector<NodeId> now(tree.size());  // a dropped node: what its parent became
  for (size_t i = 0; i < tree.size(); ++i) {
    NodeId parent = i == 0 ? NodeId() : now[tree.parent(NodeId(i)).index];
    if (i > 0 && tree.routine(NodeId(i)) == routine) {
      now[i] = parent;
      continue;
    }
    now[i] = builder.Add(parent, tree.routine(NodeId(i)));
    dropped.original.push_back(NodeId(i));
  }
  dropped.tree = builder.Finish(tree.routine_count());
  return dropped;
}

TEST_P(EveryStrategy, AsksTheSameWhetherTrustCameBeforeTheTreeOrInTheSession) {
  Holds([&] {
    Tree tree = RandomTree(30);
    std::vector<bool> wrong = RandomWrongNodes(tree);
    // Any routine but that of the root.
    RoutineId trusted((tree.routine(Tree::root()).index + *rc::gen::inRange<size_t>(1, 5)) % 5);
    Dropped dropped = Drop(tree, trusted);
    auto answer_as = [&](auto original) {
      return [&wrong, original](Search* s, NodeId n) {
        s->Judge(n, wrong[original(n).index] ? Verdict::kWrong : Verdict::kCorrect);
      };
    };
    Search before(dropped.tree, nullptr, Order::kOutermost);
    auto first = Ask(&before, GetParam(), answer_as([&](NodeId n) { return dropped.original[n.index]; }));
    for (NodeId& n : first) n = dropped.original[n.index];
    Search during(tree, nullptr, Order::kOutermost);
    during.TrustRoutine(trusted);
    auto second = Ask(&during, GetParam(), answer_as([](NodeId n) { return n; }));
    RC_ASSERT(first == second);
  });
}

TEST_P(EveryStrategy, ChoosesTheSameWhateverItRemembers) {
  Holds([&] {
    // Large ones too: some strategies update what they remember in another way where little of much is left.
    Tree tree = RandomTree(*rc::gen::element<size_t>(30, 400), References::kAcyclic);
    Search search(tree, nullptr, Order::kOutermost);
    std::unique_ptr<Strategy> strategy = Make(GetParam());
    for (int step = 0; step < 10 && !search.done(); ++step) {
      RC_ASSERT(strategy->Next(search) == Make(GetParam())->Next(search));
      RandomStep(&search);
    }
    RC_ASSERT(strategy->Next(search) == Make(GetParam())->Next(search));
  });
}

INSTANTIATE_TEST_SUITE_P(Strategies, EveryStrategy, testing::ValuesIn(Names()), [](const auto& info) {
  std::string name(info.param);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace inquest::strategy
