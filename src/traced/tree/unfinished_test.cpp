// What is shown of runs that did not end, whoever made the calls, and which nodes of the tree are unfinished.
#include <string_view>

#include "traced/tree/build_tree.h"
#include "traced/value/test_traced.h"
#include "value/print.h"

namespace inquest::traced {
namespace {

using tree::NodeId;

constexpr const char* kSpin = "spin :: Int -> Int\nspin n = spin n\n";

class UnfinishedTest : public tests::TracedTest {
 protected:
  void Trace(const std::string& program, const tests::RecordOptions& options = {.max_steps = 3000}) {
    built_.behaviours.reset();  // refers to the trail before
    TracedTest::Trace(program, options);
    built_ = BuildTree(*trail_);
  }

  std::string TextOf(NodeId node) const {
    return value::Text(behaviours().terms(), behaviours().Describe(node), {.columns = 100});
  }
  // The first node with this statement.
  NodeId Find(std::string_view statement) const {
    for (size_t i = 0; i < built_.tree.size(); ++i) {
      if (TextOf(NodeId(i)) == statement) return NodeId(i);
    }
    ADD_FAILURE() << "no node " << statement << " in\n" << Texts();
    return NodeId(0);
  }
  bool IsUnfinished(std::string_view statement) const {
    return behaviours().OutcomeOf(Find(statement)) == tree::Outcome::kUnfinished;
  }
  std::string Texts() const {
    std::string texts;
    for (size_t i = 0; i < std::min<size_t>(built_.tree.size(), 12); ++i) texts += TextOf(NodeId(i)) + "\n";
    return texts;
  }
  // Those with a parent that is not.
  size_t CountBelowFinished() const {
    size_t count = 0;
    for (size_t i = 1; i < built_.tree.size(); ++i) {
      const auto is_unfinished = [&](NodeId node) {
        return behaviours().OutcomeOf(node) == tree::Outcome::kUnfinished;
      };
      count += is_unfinished(NodeId(i)) && !is_unfinished(built_.tree.parent(NodeId(i)));
    }
    return count;
  }
  const tree::Behaviours& behaviours() const { return *built_.behaviours; }

  tree::BuiltTree built_;
};

TEST_F(UnfinishedTest, ACallThatALibraryMadeIsShownAsUnfinished) {
  Trace("main :: IO ()\nmain = print (all p [1])\np :: Int -> Bool\np x = p x\n");
  EXPECT_TRUE(IsUnfinished("main = {does not finish}"));
  EXPECT_TRUE(IsUnfinished("p 1 = ⊥"));
  EXPECT_EQ(CountBelowFinished(), 0U);
}

TEST_F(UnfinishedTest, AnActionOfOneStepThatWasUnderExecutionIsShownAsUnfinished) {
  Trace(std::string("main :: IO ()\nmain = say 1 >> put 2\nsay, put :: Int -> IO ()\nsay n = print n\n"
                    "put n = putStr (show (spin n))\n") +
        kSpin);
  EXPECT_FALSE(IsUnfinished("say 1 = {prints \"1\\n\"}"));
  EXPECT_TRUE(IsUnfinished("put 2 = {does not finish}"));
  EXPECT_TRUE(IsUnfinished("main = {prints \"1\\n\"; does not finish}"));
}

TEST_F(UnfinishedTest, ActionsAroundPureCodeThatExecutesSomeAreUnfinishedToo) {
  Trace(
      "import Control.Monad.ST\nmain :: IO ()\nmain = putStrLn \"a\" >> print (total 1)\n"
      "total :: Int -> Int\ntotal n = runST (again n >> return n)\nagain :: Int -> ST s ()\n"
      "again n = return () >> again n\n");
  EXPECT_TRUE(IsUnfinished("main = {prints \"a\\n\"; does not finish}"));
  EXPECT_TRUE(IsUnfinished("total 1 = ⊥"));
  EXPECT_TRUE(IsUnfinished("again 1 = {does not finish}"));
}

TEST_F(UnfinishedTest, AResultWithAnUnfinishedPartIsUnfinished) {
  Trace(
      std::string("main :: IO ()\nmain = print (sum (go 3)) \ngo :: Int -> [Int]\ngo n = 1 : 2 : rest n\n"
                  "rest :: Int -> [Int]\nrest n = rest n\n"));
  EXPECT_TRUE(IsUnfinished("go 3 = 1 : 2 : ⊥"));
}

TEST_F(UnfinishedTest, CyclicResultsAreLookedAtInFull) {
  Trace(std::string("main :: IO ()\nmain = print (take 9 (clean 1)) >> print (take 9 (ring 1))\n"
                    "clean, ring :: Int -> [Int]\nclean n = let xs = n : 2 : xs in xs\n"
                    "ring n = let xs = n : ys; ys = 2 : spin n : xs in xs\n") +
        kSpin);
  EXPECT_FALSE(IsUnfinished("clean 1 = 1 : 2 : ↺"));
  EXPECT_TRUE(IsUnfinished("ring 1 = 1 : 2 : ⊥ : ↺"));
}

TEST_F(UnfinishedTest, WhatLeftSomethingUnfinishedInAReferenceIsUnfinished) {
  Trace(std::string("import Data.IORef\nmain :: IO ()\nmain = do\n  r <- newIORef 1\n  fill r 1\n"
                    "  fill r (spin 2)\n  x <- readIORef r\n  print x\n"
                    "fill :: IORef Int -> Int -> IO ()\nfill r n = writeIORef r n\n") +
        kSpin);
  EXPECT_FALSE(IsUnfinished("fill <ref 1> 1 = {sets <ref 1> to 1}"));
  EXPECT_TRUE(IsUnfinished("fill <ref 1> ⊥ = {sets <ref 1> to ⊥}"));
}

TEST_F(UnfinishedTest, AnUnfinishedArgumentDoesNotMakeACallUnfinished) {
  Trace(std::string("main :: IO ()\nmain = let x = spin 1 in print (fst (pair 1 x)) >> print x\n"
                    "pair :: Int -> Int -> (Int, Int)\npair a b = (a, a + first a b)\n"
                    "first :: Int -> Int -> Int\nfirst a _ = a\n") +
        kSpin);
  EXPECT_FALSE(IsUnfinished("pair 1 ⊥ = (1,_)")) << Texts();
}

TEST_F(UnfinishedTest, ThereIsAFinishedTwinOfACallThatWasOnlyCutOff) {
  // Of all points to stop at, some lie within the second total.
  const std::string program =
      "main :: IO ()\nmain = print (total 6) >> print (again 6)\ntotal, again :: Int -> Int\n"
      "total 0 = 0\ntotal n = n + total (n - 1)\nagain n = total n + again n\n";
  size_t with = 0, without = 0;
  for (int steps = 330; steps < 360; ++steps) {
    Trace(program, {.max_steps = static_cast<uint64_t>(steps)});
    for (size_t i = 1; i < built_.tree.size(); ++i) {
      const NodeId node(i);
      if (behaviours().OutcomeOf(node) != tree::Outcome::kUnfinished) continue;
      const auto twin = behaviours().FinishedTwin(node);
      const bool is_total = TextOf(node).starts_with("total");
      EXPECT_EQ(twin.has_value(), is_total) << TextOf(node);
      if (twin.has_value()) {
        EXPECT_EQ(TextOf(*twin).substr(0, 8), TextOf(node).substr(0, 8));
      }
      ++(is_total ? with : without);
    }
  }
  EXPECT_GT(with, 0U);
  EXPECT_GT(without, 0U);
}

TEST_F(UnfinishedTest, ABlackHoleDoesNotFinish) {
  Trace(
      "main :: IO ()\nmain = print (f 3)\nf :: Int -> Int\nf n = x + n\nx, y :: Int\nx = y + 1\ny = x + 1\n",
      {});
  EXPECT_TRUE(IsUnfinished("main = {does not finish}"));
  EXPECT_TRUE(IsUnfinished("f 3 = ⊥"));
  EXPECT_TRUE(IsUnfinished("y = ⊥"));
}

TEST_F(UnfinishedTest, ABlackHoleThatIsCaughtIsAnError) {
  Trace(
      "import Control.Exception\nmain :: IO ()\n"
      "main = catch (print (f 3)) (\\NonTermination -> putStrLn \"loops\")\n"
      "f :: Int -> Int\nf n = let x = x + n in x\n",
      {});
  EXPECT_FALSE(IsUnfinished("f 3 = error \"<<loop>>\""));
}

TEST_F(UnfinishedTest, AStackOverflowDoesNotFinish) {
  Trace("main :: IO ()\nmain = print (count 1)\ncount :: Int -> Int\ncount n = 1 + count (n + 1)\n",
        {.max_memory = uint64_t{20} << 20});
  EXPECT_TRUE(IsUnfinished("main = {does not finish}"));
  EXPECT_TRUE(IsUnfinished("count 1 = ⊥"));
}

TEST_F(UnfinishedTest, AThreadThatWaitsForEverDoesNotFinish) {
  Trace(
      "import Control.Concurrent.MVar\nmain :: IO ()\nmain = newEmptyMVar >>= \\v -> use v\n"
      "use :: MVar Int -> IO ()\nuse v = takeMVar v >>= \\x -> print x\n",
      {});
  EXPECT_EQ(behaviours().OutcomeOf(NodeId(0)), tree::Outcome::kUnfinished);
  EXPECT_EQ(behaviours().OutcomeOf(NodeId(1)), tree::Outcome::kUnfinished);
  EXPECT_TRUE(TextOf(NodeId(1)).ends_with("does not finish}")) << TextOf(NodeId(1));
}

TEST_F(UnfinishedTest, WhereTheTraceIsFullItIsSaidWhatDidNotFinish) {
  Trace(
      "main :: IO ()\nmain = serve 1\nserve :: Int -> IO ()\n"
      "serve n = print n >> serve (n + 1)\n",
      {.max_trace = uint64_t{2} << 20});
  EXPECT_EQ(behaviours().OutcomeOf(NodeId(0)), tree::Outcome::kUnfinished);
  EXPECT_EQ(behaviours().OutcomeOf(NodeId(1)), tree::Outcome::kUnfinished);
  EXPECT_EQ(CountBelowFinished(), 0U);
}

TEST_F(UnfinishedTest, ARunThatEndedHasNothingUnfinished) {
  Trace("main :: IO ()\nmain = print (head (go 3))\ngo :: Int -> [Int]\ngo n = n : go (n + 1)\n", {});
  EXPECT_FALSE(IsUnfinished("go 3 = 3 : _"));
  EXPECT_FALSE(behaviours().FinishedTwin(Find("go 3 = 3 : _")).has_value());
}

}  // namespace
}  // namespace inquest::traced
