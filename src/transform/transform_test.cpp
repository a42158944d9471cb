#include "transform/transform.h"

#include <gtest/gtest.h>

#include <numeric>

#include "strategy/strategy.h"
#include "transform/expected_questions.h"
#include "transform/test_program.h"
#include "transform/transformed.h"
#include "value/print.h"

namespace inquest::transform {
namespace {

using strategy::Search;
using strategy::Verdict;

std::string Text(const TransformedTree& tree, NodeId n) {
  return value::Text(tree.terms(), tree.Describe(n));
}

// main calls f k times, each taking what the one before made.
void AddChain(TestProgram* program, NodeId parent, size_t length, std::vector<NodeId>* chain) {
  for (size_t i = 0; i < length; ++i) {
    chain->push_back(program->Call(parent, "f", static_cast<int64_t>(i), static_cast<int64_t>(i) + 1));
    if (i > 0) program->Feed((*chain)[i - 1], chain->back());
  }
}

TEST(TransformTest, EveryNameOfTheSpecificationIsKnown) {
  for (const char* name : {"tree-compression", "tree-balancing"}) EXPECT_NE(Find(name), nullptr) << name;
  EXPECT_EQ(Find("pruning"), nullptr);
  EXPECT_EQ(Names().size(), 2u);
}

TEST(TransformTest, WhatDidNotFinishStaysAsItIs) {
  TestProgram program;
  const NodeId main = program.Call(NodeId(), "main", 0, 0);
  NodeId last = main;
  for (int i = 0; i < 3; ++i) last = program.Call(last, "f", 3, 0);
  std::vector<NodeId> chain;
  AddChain(&program, last, 3, &chain);
  program.Finish();
  program.SetUnfinished(chain.back());
  for (NodeId n = last; n; n = program.tree().parent(n)) program.SetUnfinished(n);
  for (const char* name : {"tree-compression", "tree-balancing"}) {
    const TransformedTree tree(Find(name), program.tree(), program);
    size_t unfinished = 0;
    for (size_t i = 0; i < tree.tree().size(); ++i) {
      if (tree.OutcomeOf(NodeId(i)) != tree::Outcome::kUnfinished) continue;
      ++unfinished;
      EXPECT_TRUE(tree.original(NodeId(i)).has_value()) << name;
      EXPECT_TRUE(tree.parts(NodeId(i)).empty()) << name;
    }
    EXPECT_EQ(unfinished, 5u) << name;
  }
}

// main - f - f - f - g
struct Recursion {
  Recursion() {
    main = program.Call(NodeId(), "main", 0, 9);
    for (NodeId parent = main; f.size() < 3; parent = f.back()) f.push_back(program.Call(parent, "f", 3, 9));
    g = program.Call(f.back(), "g", 2, 9);
    program.Finish();
  }
  TestProgram program;
  NodeId main, g;
  std::vector<NodeId> f;
};

TEST(TreeCompressionTest, AShortRecursionIsAskedAboutOnce) {
  Recursion r;
  TransformedTree compressed(Find("tree-compression"), r.program.tree(), r.program);
  EXPECT_EQ(tree::Dump(compressed.tree(), &compressed), "0 main\n  1 f\n    2 g\n");
  EXPECT_TRUE(tree::Verify(compressed.tree()).empty());
  EXPECT_EQ(compressed.original(NodeId(1)), r.f[0]);
  EXPECT_EQ(std::vector<NodeId>(compressed.parts(NodeId(1)).begin(), compressed.parts(NodeId(1)).end()),
            (std::vector<NodeId>{r.f[1], r.f[2]}));
}

TEST(TreeCompressionTest, AFindingNamesWhatAllAbsorbedCallsExecuted) {
  Recursion r;
  TransformedTree compressed(Find("tree-compression"), r.program.tree(), r.program);
  // The first call executes one half of the line, the second all of it.
  EXPECT_FALSE(compressed.CodeOf(NodeId(1)).pieces[1].executed);
  std::vector<view::Code> codes = compressed.CodesOf(std::vector{NodeId(1)});
  ASSERT_EQ(codes.size(), 1u);
  ASSERT_EQ(codes[0].pieces.size(), 1u);
  EXPECT_EQ(codes[0].pieces[0].text, "f x = y\n");
  EXPECT_TRUE(codes[0].pieces[0].executed);
}

TEST(TreeCompressionTest, WhatAnAbsorbedCallMadeStandsInItsPlace) {
  Recursion r;
  TransformedTree compressed(Find("tree-compression"), r.program.tree(), r.program);
  tree::Placement placement = compressed.PlacementOf(NodeId(1), NodeId(2));
  EXPECT_EQ(placement.outermost, r.f[1].index);
  EXPECT_EQ(placement.start, r.g.index);
}

TEST(TreeCompressionTest, ALongRecursionThatCallsMuchIsLeftAlone) {
  TestProgram program;
  NodeId at = program.Call(NodeId(), "main", 0, 0);
  for (int i = 0; i < 20; ++i) {
    at = program.Call(at, "f", i, 0);
    program.Call(at, "g", i, 0);
  }
  program.Finish();
  TransformedTree compressed(Find("tree-compression"), program.tree(), program);
  EXPECT_EQ(compressed.tree().size(), program.tree().size());
}

TEST(TreeCompressionTest, ALongRecursionThatCallsNothingElseIsOneNode) {
  TestProgram program;
  NodeId at = program.Call(NodeId(), "main", 0, 0);
  for (int i = 0; i < 1000; ++i) at = program.Call(at, "f", i, 0);
  program.Finish();
  TransformedTree compressed(Find("tree-compression"), program.tree(), program);
  EXPECT_EQ(compressed.tree().size(), 2u);
}

TEST(TreeCompressionTest, ASharedNodeStaysAChildOfAll) {
  TestProgram program;
  NodeId main = program.Call(NodeId(), "main", 0, 0);
  NodeId first = program.Call(main, "f", 0, 0);
  NodeId second = program.Call(first, "f", 0, 0);
  NodeId constant = program.Call(main, "table", 0, 0);
  program.AddReference(second, constant);
  program.Finish();
  TransformedTree compressed(Find("tree-compression"), program.tree(), program);
  EXPECT_EQ(tree::Dump(compressed.tree(), &compressed),
            "0 main\n  1 f\n    2 table (see above or below)\n  2 table\n");
}

TEST(TreeBalancingTest, AShortChainOfLeavesBecomesOneNode) {
  TestProgram program;
  NodeId main = program.Call(NodeId(), "main", 0, 3);
  std::vector<NodeId> chain;
  AddChain(&program, main, 3, &chain);
  program.Finish();
  TransformedTree balanced(Find("tree-balancing"), program.tree(), program);
  EXPECT_EQ(tree::Dump(balanced.tree(), &balanced), "0 main\n  1 f collapse\n");
  EXPECT_EQ(Text(balanced, NodeId(1)), "f 0 (f 0 (f 0 0)) = 3");
  EXPECT_EQ(balanced.CodesOf(std::vector{NodeId(1)}).size(), 1u);
}

TEST(TreeBalancingTest, ALongChainIsHalvedAgainAndAgain) {
  TestProgram program;
  NodeId main = program.Call(NodeId(), "main", 0, 8);
  std::vector<NodeId> chain;
  AddChain(&program, main, 8, &chain);
  program.Finish();
  TransformedTree balanced(Find("tree-balancing"), program.tree(), program);
  EXPECT_TRUE(tree::Verify(balanced.tree()).empty());
  // Two projections of four, each with its four calls.
  auto top = balanced.tree().children(tree::Tree::root());
  ASSERT_EQ(top.size(), 2u);
  for (NodeId n : top) EXPECT_EQ(balanced.tree().kind(n), tree::NodeKind::kProjection);
  EXPECT_EQ(Text(balanced, top[0]), "f 0 (f 0 (f 0 (f 0 0))) = 4");
  EXPECT_EQ(Text(balanced, top[1]), "f 0 (f 0 (f 0 (f 0 4))) = 8");
  EXPECT_EQ(balanced.tree().size(), 11u);
}

// Asks divide and query about a chain of 64 calls, one of them faulty; the number of questions.
size_t QuestionsOnChain(const tree::Tree& tree, const TransformedTree* balanced, NodeId fault) {
  Search search(tree, nullptr, strategy::Order::kOutermost);
  search.Judge(tree::Tree::root(), Verdict::kWrong);
  auto strategy = strategy::Make("optimal-divide-and-query");
  size_t count = 0;
  while (auto n = strategy->Next(search)) {
    bool wrong = *n == fault;
    if (balanced) {
      wrong = balanced->original(*n) == fault;
      for (NodeId part : balanced->parts(*n)) wrong |= part == fault;
    }
    search.Judge(*n, wrong ? Verdict::kWrong : Verdict::kCorrect);
    ++count;
  }
  EXPECT_TRUE(search.finding());
  EXPECT_NE(tree.kind(search.finding()->node), tree::NodeKind::kProjection);
  if (balanced) {
    EXPECT_EQ(balanced->original(search.finding()->node), fault);
  }
  return count;
}

TEST(TreeBalancingTest, OnALongChainFewQuestionsAreAsked) {
  TestProgram program;
  NodeId main = program.Call(NodeId(), "main", 0, 64);
  std::vector<NodeId> chain;
  AddChain(&program, main, 64, &chain);
  program.Finish();
  TransformedTree balanced(Find("tree-balancing"), program.tree(), program);
  size_t before = 0, after = 0;
  for (NodeId fault : chain) {
    before += QuestionsOnChain(program.tree(), nullptr, fault);
    after += QuestionsOnChain(balanced.tree(), &balanced, fault);
  }
  EXPECT_EQ(before, 64u * 65u / 2u);
  EXPECT_LE(after, 64u * 8u);
}

TEST(TreeBalancingTest, WhatFeedsNothingStaysWhereItIs) {
  TestProgram program;
  NodeId main = program.Call(NodeId(), "main", 0, 3);
  for (int i = 0; i < 10; ++i) program.Call(main, "f", i, i);
  program.Finish();
  TransformedTree balanced(Find("tree-balancing"), program.tree(), program);
  EXPECT_EQ(tree::Dump(balanced.tree()), tree::Dump(program.tree()));
}

TEST(TreeBalancingTest, AProjectionJudgedWrongAgainstItsPartsIsNoFinding) {
  TestProgram program;
  NodeId main = program.Call(NodeId(), "main", 0, 8);
  std::vector<NodeId> chain;
  AddChain(&program, main, 8, &chain);
  program.Finish();
  TransformedTree balanced(Find("tree-balancing"), program.tree(), program);
  NodeId projection = balanced.tree().children(tree::Tree::root())[0];
  Search search(balanced.tree(), &balanced, strategy::Order::kOutermost);
  search.Judge(tree::Tree::root(), Verdict::kWrong);
  search.Judge(projection, Verdict::kWrong);
  for (NodeId n : balanced.tree().children(projection)) search.Judge(n, Verdict::kCorrect);
  EXPECT_EQ(search.root(), tree::Tree::root());
  search.Judge(balanced.tree().children(tree::Tree::root())[1], Verdict::kCorrect);
  ASSERT_TRUE(search.finding());
  EXPECT_EQ(search.finding()->node, tree::Tree::root());
}

TEST(TreeBalancingTest, BelowAWrongProjectionWhatIsNotKnownIsTheFinding) {
  TestProgram program;
  NodeId main = program.Call(NodeId(), "main", 0, 8);
  std::vector<NodeId> chain;
  AddChain(&program, main, 8, &chain);
  program.Finish();
  TransformedTree balanced(Find("tree-balancing"), program.tree(), program);
  NodeId projection = balanced.tree().children(tree::Tree::root())[0];
  auto parts = balanced.tree().children(projection);
  Search search(balanced.tree(), &balanced, strategy::Order::kOutermost);
  search.Judge(tree::Tree::root(), Verdict::kWrong);
  search.Judge(projection, Verdict::kWrong);
  for (NodeId n : parts) search.Judge(n, n == parts[1] ? Verdict::kDontKnow : Verdict::kCorrect);
  ASSERT_TRUE(search.finding());
  EXPECT_EQ(search.finding()->node, parts[1]);
  EXPECT_TRUE(search.finding()->dont_knows.empty());
}

TEST(TransformTest, TransformsCanBeAppliedOneAfterTheOther) {
  TestProgram program;
  NodeId main = program.Call(NodeId(), "main", 0, 8);
  std::vector<NodeId> chain;
  AddChain(&program, main, 8, &chain);
  program.Finish();
  TransformedTree once(Find("tree-balancing"), program.tree(), program);
  TransformedTree twice(Find("tree-balancing"), once.tree(), once);
  TransformedTree all(Find("tree-compression"), twice.tree(), twice);
  // The four calls below each projection are a chain again, now of all that it weighs.
  for (size_t i = 0; i < all.tree().size(); ++i) EXPECT_FALSE(Text(all, NodeId(i)).empty());
  auto top = all.tree().children(tree::Tree::root());
  EXPECT_EQ(Text(all, top[0]), "f 0 (f 0 (f 0 (f 0 0))) = 4");
}

TEST(ExpectedQuestionsTest, AChainTakesItsLogarithm) {
  SmallTree chain;
  for (uint32_t i = 0; i < 64; ++i) chain.Add(i == 0 ? 0 : i - 1, 1);
  EXPECT_DOUBLE_EQ(ExpectedQuestions(chain), 6);
}

TEST(ExpectedQuestionsTest, AStarTakesHalfOfItsSize) {
  SmallTree star;
  for (uint32_t i = 0; i < 64; ++i) star.Add(0, 1);
  EXPECT_NEAR(ExpectedQuestions(star), 32, 1);
}

}  // namespace
}  // namespace inquest::transform
