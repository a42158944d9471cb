// Searches of runs that did not end.
#include "strategy/unfinished.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <ctime>
#include <string>

#include "base/sanitizer.h"
#include "strategy/strategy.h"
#include "strategy/test_unfinished_run.h"
#include "strategy/turn.h"

namespace inquest::strategy {
namespace {

std::vector<RoutineId> Routines(const std::string& letters) {
  std::vector<RoutineId> routines;
  for (const char letter : letters) routines.emplace_back(static_cast<size_t>(letter - 'a'));
  return routines;
}

TEST(TurnTest, TheShortestSequenceThatStandsTwiceAtTheEndIsTheTurn) {
  EXPECT_EQ(FindTurn(Routines("mffff")).length, 1u);
  EXPECT_EQ(FindTurn(Routines("mffff")).stretch, 4u);
  EXPECT_EQ(FindTurn(Routines("maeoeoe")).length, 2u);
  EXPECT_EQ(FindTurn(Routines("maeoeoe")).stretch, 5u);
  EXPECT_EQ(FindTurn(Routines("mfgfhfgfh")).length, 4u);
  EXPECT_EQ(FindTurn(Routines("mfgfhfgfh")).stretch, 8u);
}

TEST(TurnTest, CallsOfOneRoutineWithinATurnAreNoTurn) {
  EXPECT_EQ(FindTurn(Routines("mabbabbabb")).length, 3u);
  EXPECT_EQ(FindTurn(Routines("mabbabbabb")).stretch, 9u);
  EXPECT_EQ(FindTurn(Routines("mababbbbbb")).length, 1u);
}

TEST(TurnTest, CallsCanGoRoundInNoOrder) {
  EXPECT_EQ(FindTurn(Routines("mfgfhkf")).length, 3u);
  EXPECT_EQ(FindTurn(Routines("mfgfhkf")).stretch, 6u);
}

TEST(TurnTest, WhereTheLastRoutineIsCalledOnceNothingGoesRound) {
  EXPECT_EQ(FindTurn(Routines("mffg")).length, 0u);
  EXPECT_EQ(FindTurn(Routines("m")).length, 0u);
  EXPECT_EQ(FindTurn(Routines("")).length, 0u);
}

// main calls f 1, which calls f 2 and so on; f n called g n before, which finished. Routines: main 0, f 1,
// g 2.
struct Chain {
  explicit Chain(size_t length, bool repeats = false) {
    const NodeId main = run.Add(NodeId(), 0, 0, 1);
    NodeId above = main;
    for (size_t i = 1; i <= length; ++i) {
      const int64_t argument = repeats ? 1 : static_cast<int64_t>(i);
      above = run.Add(above, 1, argument, 1);
      f.push_back(above);
      g.push_back(run.AddFinished(above, 2, argument));
    }
    run.Finish();
  }
  UnfinishedRun run;
  std::vector<NodeId> f, g;
};

template <typename Answer>
std::vector<NodeId> AskUntilDone(Search* search, std::string_view name, Answer answer) {
  const std::unique_ptr<Strategy> strategy = Make(name);
  std::vector<NodeId> questions;
  while (const std::optional<NodeId> n = strategy->Next(*search)) {
    RC_ASSERT(search->askable(*n));
    RC_ASSERT(strategy->Likely(*search) >= 1u);
    questions.push_back(*n);
    RC_ASSERT(questions.size() <= 3 * search->tree().size());
    search->Judge(*n, answer(*n));
  }
  RC_ASSERT(search->done());
  return questions;
}

class EveryStrategyUnfinished : public testing::TestWithParam<std::string_view> {
 protected:
  // All calls down to the one of this position are wrong, all finished ones are right.
  std::vector<NodeId> AskWithWrong(Search* search, const Chain& chain, size_t wrong) {
    return AskUntilDone(search, GetParam(), [&](NodeId n) {
      const auto f = std::find(chain.f.begin(), chain.f.end(), n);
      const bool is_wrong =
          f == chain.f.end() ? n == tree::Tree::root() : static_cast<size_t>(f - chain.f.begin()) < wrong;
      return is_wrong ? Verdict::kWrong : Verdict::kCorrect;
    });
  }
  size_t MostQuestions(size_t length) {
    const Chain chain(length);
    size_t most = 0;
    for (size_t wrong = 0; wrong <= length; ++wrong) {
      Search search(chain.run.tree(), &chain.run, Order::kOutermost);
      most = std::max(most, AskWithWrong(&search, chain, wrong).size());
    }
    return most;
  }
};

// main calls a library that calls p again and again, each time with q below it. Routines: main 0, p 1, q 2.
struct ManyCalls {
  explicit ManyCalls(size_t count) {
    const NodeId main = run.Add(NodeId(), 0, 0, 1);
    for (size_t i = 1; i <= count; ++i) {
      p.push_back(run.AddFinished(main, 1, static_cast<int64_t>(i)));
      run.AddFinished(p.back(), 2, static_cast<int64_t>(i));
    }
    run.Finish();
  }
  UnfinishedRun run;
  std::vector<NodeId> p;
};

TEST_P(EveryStrategyUnfinished, OfManyCallsThatALibraryMadeSomeAreAskedAboutAndTheOthersAreNamed) {
  const auto questions = [&](size_t count) {
    const ManyCalls calls(count);
    Search search(calls.run.tree(), &calls.run, Order::kOutermost);
    const auto asked = AskUntilDone(&search, GetParam(), [](NodeId n) {
      return n == tree::Tree::root() ? Verdict::kWrong : Verdict::kCorrect;
    });
    const auto finding = search.finding();
    EXPECT_TRUE(finding && finding->node == tree::Tree::root());
    uint64_t unjudged = 0;
    for (const auto& some : finding->unjudged)
      if (some.routine == RoutineId(1)) unjudged = some.count;
    EXPECT_GT(unjudged, count - 16 - 3);
    return asked.size();
  };
  const size_t once = questions(1000);
  EXPECT_LE(once, 2 * 16u);  // single stepping asks about q as well
  EXPECT_LE(questions(2000), once + 2);
}

// `until done next 0`: two functions take turns, and neither is asked about each time.
TEST_P(EveryStrategyUnfinished, OfManyCallsOfSeveralFunctionsSomeOfEachAreAskedAbout) {
  UnfinishedRun run;
  const NodeId main = run.Add(NodeId(), 0, 0, 1);
  for (int64_t i = 1; i <= 2000; ++i) run.AddFinished(main, i % 2 == 0 ? 1 : 2, i);
  run.Finish();
  Search search(run.tree(), &run, Order::kOutermost);
  const auto asked = AskUntilDone(&search, GetParam(), [](NodeId n) {
    return n == tree::Tree::root() ? Verdict::kWrong : Verdict::kCorrect;
  });
  EXPECT_LE(asked.size(), 2 * 16u);
  const auto finding = search.finding();
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->unjudged.size(), 2u);
}

TEST_P(EveryStrategyUnfinished, OfManyCallsAWrongOneAmongTheLastIsFound) {
  const ManyCalls calls(1000);
  Search search(calls.run.tree(), &calls.run, Order::kOutermost);
  AskUntilDone(&search, GetParam(), [&](NodeId n) {
    return n == tree::Tree::root() || n == calls.p.back() ? Verdict::kWrong : Verdict::kCorrect;
  });
  const auto finding = search.finding();
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->node, calls.p.back());
  EXPECT_TRUE(finding->unjudged.empty());
}

// Calls from this one on should not have been made; the ones before are right.
std::vector<NodeId> AskWithTooMany(Search* search, std::string_view strategy, const ManyCalls& calls,
                                   size_t enough, NodeId wrong) {
  return AskUntilDone(search, strategy, [&](NodeId n) {
    if (n == tree::Tree::root() || n == wrong) return Verdict::kWrong;
    const auto position = std::find(calls.p.begin(), calls.p.end(), n) - calls.p.begin();
    const bool is_too_many = n.index >= calls.p[enough].index;
    return is_too_many && static_cast<size_t>(position) < calls.p.size() ? Verdict::kInadmissible
                                                                         : Verdict::kCorrect;
  });
}

TEST_P(EveryStrategyUnfinished, OfManyCallsTheFirstThatShouldNotHaveBeenMadeIsFoundByHalving) {
  const ManyCalls calls(1000);
  for (const size_t enough : {1, 2, 28, 500, 997, 999}) {
    Search search(calls.run.tree(), &calls.run, Order::kOutermost);
    const auto asked = AskWithTooMany(&search, GetParam(), calls, enough, NodeId());
    EXPECT_LE(asked.size(), 2 * 14u) << enough;  // single stepping asks about q as well
    const auto finding = search.finding();
    ASSERT_TRUE(finding);
    EXPECT_EQ(finding->node, tree::Tree::root());
    EXPECT_EQ(finding->inadmissible, std::vector<NodeId>{calls.p[enough]});
    EXPECT_FALSE(finding->unjudged.empty());
  }
}

TEST_P(EveryStrategyUnfinished, OfManyCallsTheLastOneBeforeThoseThatShouldNotHaveBeenMadeCanBeWrong) {
  const ManyCalls calls(1000);
  for (const size_t enough : {1, 28, 500, 999}) {
    Search search(calls.run.tree(), &calls.run, Order::kOutermost);
    AskWithTooMany(&search, GetParam(), calls, enough, calls.p[enough - 1]);
    const auto finding = search.finding();
    ASSERT_TRUE(finding);
    EXPECT_EQ(finding->node, calls.p[enough - 1]) << enough;
  }
}

TEST_P(EveryStrategyUnfinished, FewCallsAreAllAskedAbout) {
  const ManyCalls calls(20);
  Search search(calls.run.tree(), &calls.run, Order::kOutermost);
  AskUntilDone(&search, GetParam(), [&](NodeId n) {
    return n == tree::Tree::root() || n == calls.p.front() ? Verdict::kWrong : Verdict::kCorrect;
  });
  ASSERT_TRUE(search.finding());
  EXPECT_EQ(search.finding()->node, calls.p.front());
}

// Of several functions together one more where there are twice as many.
TEST_P(EveryStrategyUnfinished, OfManyCallsTwiceAsManyCostOneMoreQuestionHoweverManyFunctionsThereAre) {
  const auto questions = [&](int64_t count) {
    UnfinishedRun run;
    const NodeId main = run.Add(NodeId(), 0, 0, 1);
    for (int64_t i = 1; i <= count; ++i) run.AddFinished(main, 1 + static_cast<size_t>(i % 4), i);
    run.Finish();
    Search search(run.tree(), &run, Order::kOutermost);
    return AskUntilDone(
               &search, GetParam(),
               [](NodeId n) { return n == tree::Tree::root() ? Verdict::kWrong : Verdict::kCorrect; })
        .size();
  };
  const size_t once = questions(1000);
  EXPECT_LE(questions(4000), once + 3);
  EXPECT_LE(questions(16000), once + 5);
}

TEST_P(EveryStrategyUnfinished, OfManyCallsTheLastOneIsAskedAboutFirst) {
  const ManyCalls calls(20);
  Search search(calls.run.tree(), &calls.run, Order::kOutermost);
  search.Judge(tree::Tree::root(), Verdict::kWrong);
  EXPECT_EQ(Make(GetParam())->Next(search), calls.p.back());
}

// Whose function gave nothing: what it gave is no part of a value that could be wrong.
TEST_P(EveryStrategyUnfinished, OfManyCallsOfAFunctionThatGaveNothingSomeAreAskedAbout) {
  ManyCalls calls(1000);
  calls.run.GiveNothing(tree::Tree::root());
  Search search(calls.run.tree(), &calls.run, Order::kOutermost);
  const auto asked = AskUntilDone(&search, GetParam(), [](NodeId n) {
    return n == tree::Tree::root() ? Verdict::kWrong : Verdict::kCorrect;
  });
  EXPECT_LE(asked.size(), 2 * 16u);
}

// A constant whose function is applied again and again: the applications stand beside each other, and each
// needs the constant. Each made one call that finished. Routines: main 0, the constant 1, an application 2,
// the call 3.
struct Sequence {
  explicit Sequence(size_t count, bool needs_constant = true) {
    run.Add(NodeId(), 0, 0, 1);
    constant = run.Add(tree::Tree::root(), 1, 0, 1);
    for (size_t i = 1; i <= count; ++i) {
      applied.push_back(run.Add(constant, 2, static_cast<int64_t>(i), 1));
      if (needs_constant) run.AddReference(applied.back(), constant);
      called.push_back(run.AddFinished(applied.back(), 3, static_cast<int64_t>(i)));
    }
    run.Finish();
  }
  UnfinishedRun run;
  NodeId constant;
  std::vector<NodeId> applied, called;
};

TEST(UnfinishedTest, AnAnswerAboutOneOfAHundredThousandCallsThatNeedAConstantTakesLittleTime) {
  const Sequence sequence(100'000);
  Search search(sequence.run.tree(), &sequence.run, Order::kOutermost);
  const std::clock_t start = std::clock();
  const auto asked = AskUntilDone(&search, "top-down", [&](NodeId n) {
    return sequence.run.tree().routine(n) == RoutineId(3) ? Verdict::kCorrect : Verdict::kWrong;
  });
  const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  EXPECT_LE(asked.size(), 12u);
#if !defined(INQUEST_ADDRESS_SANITIZER)  // which takes ten times as long
  EXPECT_LT(seconds / static_cast<double>(asked.size()), 0.2);
#else
  (void)seconds;
#endif
}

TEST_P(EveryStrategyUnfinished, OfCallsBesideEachOtherTheLastWrongOneIsFoundByHalving) {
  const Sequence sequence(1000);
  for (const size_t wrong : {size_t{1}, size_t{2}, size_t{500}, size_t{997}, size_t{999}}) {
    Search search(sequence.run.tree(), &sequence.run, Order::kOutermost);
    const auto asked = AskUntilDone(&search, GetParam(), [&](NodeId n) {
      if (n == sequence.called[wrong - 1]) return Verdict::kWrong;
      const auto at = std::find(sequence.applied.begin(), sequence.applied.end(), n);
      const bool is_right =
          at != sequence.applied.end()
              ? static_cast<size_t>(at - sequence.applied.begin()) >= wrong
              : std::find(sequence.called.begin(), sequence.called.end(), n) != sequence.called.end();
      return is_right ? Verdict::kCorrect : Verdict::kWrong;
    });
    EXPECT_LE(asked.size(), 40u) << wrong;
    ASSERT_TRUE(search.finding());
    EXPECT_EQ(search.finding()->node, sequence.called[wrong - 1]) << wrong;
  }
}

// Nothing tells the last call from those before it: it was only cut off. Also where nobody needs the
// constant.
TEST_P(EveryStrategyUnfinished, OfCallsBesideEachOtherTheLastIsNotBlamedForHavingBeenCutOff) {
  for (const bool needs_constant : {false, true}) {
    const Sequence sequence(100, needs_constant);
    Search search(sequence.run.tree(), &sequence.run, Order::kOutermost);
    AskUntilDone(&search, GetParam(), [&](NodeId n) {
      const bool is_called = sequence.run.tree().routine(n) == RoutineId(3);
      return is_called && n != sequence.called[97] ? Verdict::kCorrect : Verdict::kWrong;
    });
    ASSERT_TRUE(search.finding());
    EXPECT_EQ(search.finding()->node, sequence.called[97]);
  }
}

TEST_P(EveryStrategyUnfinished, OfCallsBesideEachOtherThatAreAllWrongThreeAreLookedInto) {
  const Sequence sequence(1000);
  Search search(sequence.run.tree(), &sequence.run, Order::kOutermost);
  const auto asked = AskUntilDone(&search, GetParam(), [&](NodeId n) {
    return sequence.run.tree().routine(n) == RoutineId(3) ? Verdict::kCorrect : Verdict::kWrong;
  });
  EXPECT_LE(asked.size(), 12u);
  const auto finding = search.finding();
  ASSERT_TRUE(finding);
  std::vector<NodeId> found = finding->cycle;
  found.push_back(finding->node);
  EXPECT_NE(std::find(found.begin(), found.end(), sequence.constant), found.end());
  uint64_t unjudged = 0;
  for (const auto& some : finding->unjudged)
    if (some.routine == RoutineId(3)) unjudged = some.count;
  EXPECT_GT(unjudged, 990u);
}

TEST_P(EveryStrategyUnfinished, TheFindingIsTheLastWrongCallAboveOneThatIsRightSoFar) {
  const Chain chain(50);
  for (size_t wrong = 1; wrong < 50; ++wrong) {
    Search search(chain.run.tree(), &chain.run, Order::kOutermost);
    AskWithWrong(&search, chain, wrong);
    ASSERT_TRUE(search.finding());
    EXPECT_EQ(search.finding()->node, chain.f[wrong - 1]);
    EXPECT_FALSE(search.finding()->endless);
  }
}

TEST_P(EveryStrategyUnfinished, AChainThatIsTwiceAsLongCostsOneMoreQuestion) {
  size_t before = MostQuestions(8);
  for (const size_t length : {16u, 32u, 64u, 128u}) {
    const size_t now = MostQuestions(length);
    EXPECT_LE(now, before + 1) << length;
    before = now;
  }
}

TEST_P(EveryStrategyUnfinished, AfterADontKnowTheNextQuestionIsFarAway) {
  const Chain chain(1000);
  for (const bool skips : {false, true}) {
    Search search(chain.run.tree(), &chain.run, Order::kOutermost);
    search.Judge(tree::Tree::root(), Verdict::kWrong);
    const std::unique_ptr<Strategy> strategy = Make(GetParam());
    std::vector<ptrdiff_t> asked;
    for (int i = 0; i < 7; ++i) {
      const auto next = strategy->Next(search);
      ASSERT_TRUE(next);
      const ptrdiff_t at = std::find(chain.f.begin(), chain.f.end(), *next) - chain.f.begin();
      for (const ptrdiff_t before : asked) EXPECT_GT(std::abs(at - before), 100);
      asked.push_back(at);
      if (skips)
        search.Skip(*next);
      else
        search.Judge(*next, Verdict::kDontKnow);
    }
  }
}

TEST_P(EveryStrategyUnfinished, ADontKnowFarFromTheFaultCostsAFewQuestions) {
  const Chain chain(1000);
  for (const size_t wrong : {1u, 100u, 300u, 600u, 900u, 999u}) {
    Search known(chain.run.tree(), &chain.run, Order::kOutermost);
    const size_t questions = AskWithWrong(&known, chain, wrong).size();
    Search search(chain.run.tree(), &chain.run, Order::kOutermost);
    bool said = false;
    const std::vector<NodeId> asked = AskUntilDone(&search, GetParam(), [&](NodeId n) {
      const auto f = std::find(chain.f.begin(), chain.f.end(), n);
      if (f != chain.f.end() && !std::exchange(said, true)) return Verdict::kDontKnow;
      const bool is_wrong =
          f == chain.f.end() ? n == tree::Tree::root() : static_cast<size_t>(f - chain.f.begin()) < wrong;
      return is_wrong ? Verdict::kWrong : Verdict::kCorrect;
    });
    EXPECT_LE(asked.size(), questions + 3) << wrong;
    ASSERT_TRUE(search.finding());
    EXPECT_EQ(search.finding()->node, chain.f[wrong - 1]);
  }
}

TEST_P(EveryStrategyUnfinished, WhatFinishedWrongIsFoundBelowTheLastWrongCall) {
  const Chain chain(20);
  for (size_t wrong = 0; wrong < 20; ++wrong) {
    Search search(chain.run.tree(), &chain.run, Order::kOutermost);
    AskUntilDone(&search, GetParam(), [&](NodeId n) {
      const bool above = n <= chain.f[wrong];
      return n == chain.g[wrong] || (chain.run.OutcomeOf(n) == tree::Outcome::kUnfinished && above)
                 ? Verdict::kWrong
                 : Verdict::kCorrect;
    });
    ASSERT_TRUE(search.finding());
    EXPECT_EQ(search.finding()->node, chain.g[wrong]);
  }
}

TEST_P(EveryStrategyUnfinished, WhereAllIsWrongDownToTheEndWhatGoesRoundIsTheFinding) {
  const Chain chain(40, true);
  Search search(chain.run.tree(), &chain.run, Order::kOutermost);
  AskWithWrong(&search, chain, 40);
  const auto finding = search.finding();
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->node, chain.f.back());
  ASSERT_TRUE(finding->endless);
  EXPECT_EQ(finding->endless->turn, 1u);
  EXPECT_EQ(finding->endless->repeats, 1u);
  EXPECT_EQ(finding->endless->all_calls, 40u);
  EXPECT_TRUE(finding->endless->unjudged.empty());
}

// What it called last was only cut off: the same call had finished before.
TEST_P(EveryStrategyUnfinished, ACallThatFinishedElsewhereDoesNotExplainWhyTheOneAboveItDidNot) {
  UnfinishedRun run;
  NodeId last = run.Add(NodeId(), 0, 0, 1), finished;
  for (int i = 1; i <= 40; ++i) {
    last = run.Add(last, 1, i, 1);
    finished = run.AddFinished(last, 2, 1);
  }
  const NodeId faulty = finished;
  last = run.Add(last, 1, 41, 1);
  const NodeId twin = run.AddTwinOf(finished, last, 2, 1);
  run.Finish();
  for (const bool is_faulty : {false, true}) {
    Search search(run.tree(), &run, Order::kOutermost);
    AskUntilDone(&search, GetParam(), [&](NodeId n) {
      const bool is_right =
          n == twin || (run.tree().routine(n) == RoutineId(2) && !(is_faulty && n == faulty));
      return is_right ? Verdict::kCorrect : Verdict::kWrong;
    });
    ASSERT_TRUE(search.finding());
    EXPECT_EQ(search.finding()->node, is_faulty ? faulty : last);
    EXPECT_EQ(search.finding()->endless.has_value(), !is_faulty);
  }
}

TEST_P(EveryStrategyUnfinished, BeforeThatWhatFinishedInTheLastTurnsIsAskedAbout) {
  const Chain chain(40);
  for (const size_t faulty : {37u, 38u, 39u}) {
    Search search(chain.run.tree(), &chain.run, Order::kOutermost);
    AskUntilDone(&search, GetParam(), [&](NodeId n) {
      return n == chain.g[faulty] || chain.run.OutcomeOf(n) == tree::Outcome::kUnfinished ? Verdict::kWrong
                                                                                          : Verdict::kCorrect;
    });
    ASSERT_TRUE(search.finding());
    EXPECT_EQ(search.finding()->node, chain.g[faulty]);
  }
}

TEST_P(EveryStrategyUnfinished, WhereArgumentsChangeWhatNobodyJudgedIsNamedToo) {
  const Chain chain(40);
  Search search(chain.run.tree(), &chain.run, Order::kOutermost);
  AskWithWrong(&search, chain, 40);
  ASSERT_TRUE(search.finding() && search.finding()->endless);
  const auto endless = *search.finding()->endless;
  EXPECT_EQ(endless.repeats, 0u);
  ASSERT_EQ(endless.unjudged.size(), 1u);
  EXPECT_EQ(endless.unjudged[0].routine, RoutineId(2));
  EXPECT_EQ(endless.unjudged[0].count, 36u);  // of the last call and of three turns above it they were judged
}

TEST_P(EveryStrategyUnfinished, ACallThatNobodyMadeBeforeDoesNotGoRound) {
  UnfinishedRun run;
  const NodeId main = run.Add(NodeId(), 0, 0, 1);
  NodeId last = main;
  for (int64_t n = 5; n >= 0; --n) last = run.Add(last, 1, n, n == 0 ? 2 : 1);
  run.Finish();
  Search search(run.tree(), &run, Order::kOutermost);
  AskUntilDone(&search, GetParam(), [](NodeId) { return Verdict::kWrong; });
  ASSERT_TRUE(search.finding());
  EXPECT_EQ(search.finding()->node, last);
  EXPECT_FALSE(search.finding()->endless);
}

TEST_P(EveryStrategyUnfinished, WhereTheEndIsNotKnownTheFindingIsTheCallAboveItOrThatOne) {
  const Chain chain(40);
  Search search(chain.run.tree(), &chain.run, Order::kOutermost);
  AskWithWrong(&search, chain, 40);
  ASSERT_TRUE(search.finding());
  search.Judge(search.finding()->node, Verdict::kDontKnow);
  AskWithWrong(&search, chain, 40);
  ASSERT_TRUE(search.finding());
  EXPECT_EQ(search.finding()->node, chain.f[38]);
  EXPECT_EQ(search.finding()->dont_knows, std::vector<NodeId>{chain.f[39]});
}

// main calls f 0, which calls g 0, which calls f 0 and so on, each after h 0, which finished; the last call
// waits.
struct Rounds {
  explicit Rounds(size_t rounds) {
    NodeId above = run.Add(NodeId(), 0, 0, 1);
    for (size_t i = 0; i < rounds; ++i) {
      for (const size_t routine : {1u, 2u}) {
        above = run.Add(above, routine, 0, 1);
        calls.push_back(above);
        finished.push_back(run.AddFinished(above, 3, 0));
      }
    }
    run.AddWaiting(above, 1);
    run.Finish();
  }
  size_t CountUnfinished(const std::vector<NodeId>& nodes) const {
    return static_cast<size_t>(std::count_if(nodes.begin(), nodes.end(), [&](NodeId n) {
      return n != tree::Tree::root() && run.OutcomeOf(n) == tree::Outcome::kUnfinished;
    }));
  }
  UnfinishedRun run;
  std::vector<NodeId> calls, finished;
};

TEST_P(EveryStrategyUnfinished, CallsThatRecurAreAskedAboutInOneRoundOnly) {
  const Rounds rounds(50);
  Search search(rounds.run.tree(), &rounds.run, Order::kOutermost);
  const std::vector<NodeId> asked = AskUntilDone(&search, GetParam(), [&](NodeId n) {
    return rounds.run.OutcomeOf(n) == tree::Outcome::kUnfinished ? Verdict::kWrong : Verdict::kCorrect;
  });
  EXPECT_LE(rounds.CountUnfinished(asked), 2u);
  EXPECT_LE(asked.size(), 8u);
  ASSERT_TRUE(search.finding() && search.finding()->endless);
  EXPECT_EQ(search.finding()->endless->turn, 2u);
  EXPECT_EQ(search.finding()->endless->repeats, 1u);
  EXPECT_TRUE(search.finding()->endless->unjudged.empty());
}

// f 0 calls itself with an argument that k computes for all of them, k belongs to main: the run was stopped
// within it.
// Of a run that was killed: what looks the same may differ.
TEST_P(EveryStrategyUnfinished, CallsWhoseArgumentsWereNotKeptAreNotTheSame) {
  Rounds rounds(50);
  for (size_t i = 0; i < rounds.run.size(); ++i) rounds.run.ForgetArgument(NodeId(i));
  Search search(rounds.run.tree(), &rounds.run, Order::kOutermost);
  EXPECT_FALSE(search.horizon());
}

TEST_P(EveryStrategyUnfinished, CallsRecurAlsoWhereTheRunWasStoppedElsewhere) {
  UnfinishedRun run;
  const NodeId main = run.Add(NodeId(), 0, 0, 1);
  NodeId above = main;
  for (int i = 0; i < 100; ++i) above = run.Add(above, 1, 0, 1);
  run.Add(run.Add(main, 2, 0, 1), 3, 0, 1);
  run.Finish();
  Search search(run.tree(), &run, Order::kOutermost);
  const std::vector<NodeId> asked = AskUntilDone(&search, GetParam(), [&](NodeId n) {
    const RoutineId routine = run.tree().routine(n);
    return routine.index < 2 ? Verdict::kWrong : Verdict::kCorrect;
  });
  EXPECT_LE(asked.size(), 4u);
  ASSERT_TRUE(search.finding());
  EXPECT_EQ(run.tree().routine(search.finding()->node), RoutineId(1));
}

TEST_P(EveryStrategyUnfinished, CallsThatReturnedPairsRecurIfNothingInThemIsAnAction) {
  const auto questions = [&](bool have_actions) {
    UnfinishedRun run;
    NodeId above = run.Add(NodeId(), 0, 0, 1);
    for (int i = 0; i < 200; ++i) {
      above = run.Add(above, 1, 0, 1);
      have_actions ? run.ReturnPairWithAction(above) : run.ReturnPair(above);
    }
    run.Finish();
    Search search(run.tree(), &run, Order::kOutermost);
    return AskUntilDone(&search, GetParam(), [](NodeId) { return Verdict::kWrong; }).size();
  };
  EXPECT_LE(questions(false), 3u);
  EXPECT_GT(questions(true), 5u);
}

TEST_P(EveryStrategyUnfinished, WhereOneOfThoseThatRecurIsRightTheOneAboveItIsTheFinding) {
  const Rounds rounds(50);
  for (const size_t right : {1u, 2u}) {
    Search search(rounds.run.tree(), &rounds.run, Order::kOutermost);
    const std::vector<NodeId> asked = AskUntilDone(&search, GetParam(), [&](NodeId n) {
      const bool is_right = rounds.run.tree().routine(n) == RoutineId(right) ||
                            rounds.run.OutcomeOf(n) != tree::Outcome::kUnfinished;
      return is_right ? Verdict::kCorrect : Verdict::kWrong;
    });
    EXPECT_LE(rounds.CountUnfinished(asked), 2u);
    ASSERT_TRUE(search.finding());
    EXPECT_EQ(search.finding()->node, right == 1 ? tree::Tree::root() : rounds.calls[0]);
    EXPECT_FALSE(search.finding()->endless);
  }
}

TEST_P(EveryStrategyUnfinished, WhereNobodyKnowsOfCallsThatRecurOneRoundOnlyIsAskedAbout) {
  const Rounds rounds(50);
  Search search(rounds.run.tree(), &rounds.run, Order::kOutermost);
  const std::vector<NodeId> asked = AskUntilDone(&search, GetParam(), [&](NodeId n) {
    if (n == tree::Tree::root()) return Verdict::kWrong;
    return rounds.run.OutcomeOf(n) == tree::Outcome::kUnfinished ? Verdict::kDontKnow : Verdict::kCorrect;
  });
  EXPECT_LE(rounds.CountUnfinished(asked), 2u);
  ASSERT_TRUE(search.finding());
  EXPECT_EQ(search.finding()->node, tree::Tree::root());
  EXPECT_EQ(search.finding()->dont_knows, std::vector<NodeId>({rounds.calls[0], rounds.calls[1]}));
}

TEST_P(EveryStrategyUnfinished, WhatFinishedWrongInARoundThatRecursIsFound) {
  const Rounds rounds(50);
  Search search(rounds.run.tree(), &rounds.run, Order::kOutermost);
  AskUntilDone(&search, GetParam(), [&](NodeId) { return Verdict::kWrong; });
  ASSERT_TRUE(search.finding());
  EXPECT_EQ(rounds.run.tree().routine(search.finding()->node), RoutineId(3));
}

TEST_P(EveryStrategyUnfinished, AFindingAmongCallsThatRecurCanBeRejectedAndTakenBack) {
  const Rounds rounds(10);
  Search search(rounds.run.tree(), &rounds.run, Order::kOutermost);
  const auto answer = [&](NodeId n) {
    return rounds.run.OutcomeOf(n) == tree::Outcome::kUnfinished ? Verdict::kWrong : Verdict::kCorrect;
  };
  AskUntilDone(&search, GetParam(), answer);
  ASSERT_TRUE(search.finding());
  search.Judge(search.finding()->node, Verdict::kDontKnow);
  AskUntilDone(&search, GetParam(), answer);
  EXPECT_TRUE(search.finding());
  search.Judge(rounds.calls[0], Verdict::kCorrect);
  AskUntilDone(&search, GetParam(), answer);
  ASSERT_TRUE(search.finding());
  search.TakeOut(search.finding()->node);
  AskUntilDone(&search, GetParam(), answer);
}

// gcd' 12 12 calls gcd' 12 (modulo 12 12) and so on; the last call waits for its argument, and modulo had not
// begun.
TEST_P(EveryStrategyUnfinished, ACallThatCanOnlyWaitDoesNotMakeTheOneAboveItAFinding) {
  UnfinishedRun run;
  NodeId last = run.Add(NodeId(), 0, 0, 1);
  std::vector<NodeId> finished;
  for (int i = 0; i < 10; ++i) {
    last = run.Add(last, 1, 12, 1);
    if (i < 9) finished.push_back(run.AddFinished(last, 2, 12));
  }
  const NodeId waiting = run.AddWaiting(last, 1);
  run.Finish();
  Search search(run.tree(), &run, Order::kOutermost);
  AskUntilDone(&search, GetParam(),
               [&](NodeId n) { return n == waiting ? Verdict::kCorrect : Verdict::kWrong; });
  ASSERT_TRUE(search.finding());
  EXPECT_EQ(search.finding()->node, finished.back());
}

TEST_P(EveryStrategyUnfinished, WhatIsRightIsNotBlamedWhenARunIsRightlyEndless) {
  const Chain chain(20);
  Search search(chain.run.tree(), &chain.run, Order::kOutermost);
  AskUntilDone(&search, GetParam(), [](NodeId) { return Verdict::kCorrect; });
  EXPECT_FALSE(search.finding());
}

// A million calls one inside the other, each with a finished one; nothing about them is kept.
class MillionCalls : public tree::Behaviours {
 public:
  static constexpr size_t kCalls = 1'000'000;
  MillionCalls() : terms_(), statement_{.name = "f", .arguments = {terms_.Number(1)}} {
    statement_.result = terms_.Unfinished();
    tree::Builder builder;
    builder.Reserve(2 * kCalls);
    NodeId last = builder.Add(NodeId(), RoutineId(0));
    for (size_t i = 1; i < kCalls; ++i) {
      const NodeId next = builder.Add(last, RoutineId(1));
      builder.Add(last, RoutineId(2));
      last = next;
    }
    tree_ = builder.Finish(3);
  }
  const tree::Tree& tree() const { return tree_; }
  const value::Terms& terms() const override { return terms_; }
  value::Statement Describe(NodeId) const override { return statement_; }
  tree::Outcome OutcomeOf(NodeId n) const override {
    return tree_.routine(n) == RoutineId(2) ? tree::Outcome::kValue : tree::Outcome::kUnfinished;
  }
  view::RoutineInfo routine(RoutineId) const override { return {}; }
  tree::Placement PlacementOf(NodeId, NodeId child) const override { return {child.index, child.index}; }
  view::Code CodeOf(NodeId) const override { return {}; }

 private:
  value::MemoryTerms terms_;
  value::Statement statement_;
  tree::Tree tree_;
};

TEST(UnfinishedTest, AnAnswerAboutOneOfAMillionCallsTakesLittleTime) {
  const MillionCalls run;
  for (const char* name : {"top-down", "single-stepping", "optimal-divide-and-query", "divide-by-rules"}) {
    Search search(run.tree(), &run, Order::kOutermost);
    const std::unique_ptr<Strategy> strategy = Make(name);
    int questions = 0;
    const std::clock_t start = std::clock();
    while (const std::optional<NodeId> n = strategy->Next(search)) {
      ++questions;
      strategy->Likely(search);
      search.Judge(*n, run.OutcomeOf(*n) == tree::Outcome::kUnfinished ? Verdict::kWrong : Verdict::kCorrect);
    }
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    EXPECT_LE(questions, 30) << name;
#if !defined(INQUEST_ADDRESS_SANITIZER)  // which takes ten times as long
    EXPECT_LT(seconds / questions, 0.1) << name;
#else
    (void)seconds;
#endif
    ASSERT_TRUE(search.finding() && search.finding()->endless) << name;
    EXPECT_EQ(search.finding()->endless->all_calls, MillionCalls::kCalls - 1) << name;
  }
}

// A run in which some nodes did not finish, those above them neither.
void MakeRandom(UnfinishedRun* run, size_t most_nodes) {
  const size_t count = *rc::gen::inRange<size_t>(1, most_nodes + 1);
  const size_t reach = *rc::gen::inRange<size_t>(1, most_nodes + 1);
  std::vector<NodeId> parents;
  for (size_t i = 0; i < count; ++i) {
    const size_t earliest = i > reach ? i - reach : 0;
    const NodeId parent = i == 0 ? NodeId() : NodeId(*rc::gen::inRange<size_t>(earliest, i));
    parents.push_back(parent);
    run->AddFinished(parent, *rc::gen::inRange<size_t>(0, 3), *rc::gen::inRange<int64_t>(0, 3));
  }
  const size_t ends = *rc::gen::inRange<size_t>(1, 4);
  for (size_t i = 0; i < ends; ++i)
    for (NodeId n(*rc::gen::inRange<size_t>(0, count)); n; n = parents[n.index]) run->SetUnfinished(n);
  run->Finish(3);
}

TEST_P(EveryStrategyUnfinished, FindsABuggyNodeWhateverIsUnfinished) {
  rc::detail::checkGTest([&] {
    UnfinishedRun run;
    MakeRandom(&run, 40);
    std::vector<bool> wrong(run.size());
    for (size_t i = 0; i < run.size(); ++i)
      wrong[i] = *rc::gen::weightedElement<bool>({{1, true}, {1, false}});
    wrong[0] = true;
    Search search(run.tree(), &run, Order::kOutermost);
    std::vector<NodeId> asked = AskUntilDone(
        &search, GetParam(), [&](NodeId n) { return wrong[n.index] ? Verdict::kWrong : Verdict::kCorrect; });
    std::sort(asked.begin(), asked.end());
    RC_ASSERT(std::adjacent_find(asked.begin(), asked.end()) == asked.end());
    RC_ASSERT(search.finding().has_value());
    const NodeId found = search.finding()->node;
    RC_ASSERT(wrong[found.index]);
    for (const NodeId child : run.tree().children(found)) RC_ASSERT(!wrong[child.index]);
  });
}

// An endless list, each cell made by a call that finished; only who consumes it did not.
TEST_P(EveryStrategyUnfinished, HalvesTheWayToWhereTheRunWasStopped) {
  constexpr uint32_t kCalls = 1000;
  UnfinishedRun run;
  NodeId above = run.Add(NodeId(), 0, 0);
  for (uint32_t i = 0; i < kCalls; ++i) above = run.AddFinished(above, 1, i);
  run.Finish();
  Search search(run.tree(), &run, Order::kOutermost);
  uint32_t questions = 0;
  AskUntilDone(&search, GetParam(), [&](NodeId) {
    ++questions;
    return Verdict::kWrong;
  });
  EXPECT_LE(questions, 12u);
}

// Who consumes the endless list was entered last.
TEST_P(EveryStrategyUnfinished, HalvesTheWayToWhatWasMadeShortlyBeforeTheEnd) {
  constexpr uint32_t kCalls = 1000;
  UnfinishedRun run;
  const NodeId main = run.Add(NodeId(), 0, 0);
  NodeId producer = main, consumer = main;
  for (uint32_t i = 0; i < kCalls; ++i) {
    producer = run.AddFinished(producer, 1, i);
    consumer = run.Add(consumer, 2, i);
  }
  run.Finish();
  Search search(run.tree(), &run, Order::kOutermost);
  uint32_t questions = 0;
  AskUntilDone(&search, GetParam(), [&](NodeId n) {
    ++questions;
    return run.tree().routine(n) == RoutineId(2) ? Verdict::kCorrect : Verdict::kWrong;
  });
  EXPECT_EQ(search.finding()->node, producer);
  EXPECT_LE(questions, 24u);
}

TEST_P(EveryStrategyUnfinished, AsksNothingElseBeforeTheUnfinishedCallsAreKnown) {
  rc::detail::checkGTest([&] {
    UnfinishedRun run;
    MakeRandom(&run, 40);
    Search search(run.tree(), &run, Order::kOutermost);
    AskUntilDone(&search, GetParam(), [&](NodeId n) {
      if (!search.unfinished().is_on_the_way(n)) RC_ASSERT(!HalfOfUnfinished(search).has_value());
      return *rc::gen::element(Verdict::kWrong, Verdict::kCorrect, Verdict::kInadmissible,
                               Verdict::kDontKnow);
    });
  });
}

INSTANTIATE_TEST_SUITE_P(Strategies, EveryStrategyUnfinished, testing::ValuesIn(Names()),
                         [](const auto& info) {
                           std::string name(info.param);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace inquest::strategy
