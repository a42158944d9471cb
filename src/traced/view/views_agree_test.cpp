// Views of one trace tell the same numbers of nodes.
#include <gtest/gtest.h>

#include "traced/tree/build_tree.h"
#include "traced/value/test_traced.h"
#include "traced/view/observe.h"
#include "traced/view/statistics.h"
#include "trail/trail.h"

namespace inquest::traced {
namespace {

using ViewsAgreeTest = tests::TracedTest;

// The rest of a do block that a `>>=` of the program applies is a node; in IO it is a part of one.
TEST_F(ViewsAgreeTest, StatisticsAndCountsOfRoutinesCountTheNodesOfTheTree) {
  Trace(
      "newtype S a = S { run :: Int -> (a, Int) }\n"
      "instance Functor S where fmap f (S g) = S (\\s -> let (a, t) = g s in (f a, t))\n"
      "instance Applicative S where\n"
      "  pure a = S (\\s -> (a, s))\n"
      "  S f <*> S g = S (\\s -> let { (h, t) = f s; (a, u) = g t } in (h a, u))\n"
      "instance Monad S where S g >>= f = S (\\s -> let (a, t) = g s in run (f a) t)\n"
      "tick :: S Int\ntick = S (\\s -> (s, s + 1))\n"
      "both :: S (Int, Int)\nboth = do { a <- tick; b <- tick; return (a, b) }\n"
      "shown :: Show a => a -> String\nshown x = show x\n"
      "main = do { l <- return (shown 1 ++ shown 'c'); putStrLn l; print (fst (run both 5)) }\n");
  const size_t nodes = BuildTree(*trail_).tree.size();
  EXPECT_EQ(CountTrail(*trail_).nodes, nodes);
  uint64_t calls = 0;
  for (const view::RoutineCalls& routine : Observer(*trail_).CountRoutines()) calls += routine.calls;
  EXPECT_EQ(calls, nodes);
}

TEST_F(ViewsAgreeTest, ATrustedMainIsANodeInTheStatistics) {
  Trace("main = print (f 3)\nf :: Int -> Int\nf n = n + 1\n", {.trusted = {"main"}});
  EXPECT_EQ(CountTrail(*trail_).nodes, BuildTree(*trail_).tree.size());
}

TEST_F(ViewsAgreeTest, ConstantsThatDependOnEachOtherAreOneNodeInTheStatistics) {
  Trace(
      "main = print (take 3 evens)\n"
      "evens, odds :: [Int]\nevens = 0 : map succ odds\nodds = map succ evens\n");
  EXPECT_EQ(CountTrail(*trail_).nodes, BuildTree(*trail_).tree.size());
}

}  // namespace
}  // namespace inquest::traced
