// Views of one trace tell the same numbers of nodes.
#include <gtest/gtest.h>

#include "driver/test_commands.h"
#include "traced/tree/build_tree.h"
#include "traced/view/observe.h"
#include "traced/view/statistics.h"
#include "trail/trail.h"

namespace inquest::driver {
namespace {

class ViewsAgreeTest : public CommandsTest {
 protected:
  std::unique_ptr<trail::Trail> Trace(const std::string& program,
                                      const std::vector<std::string>& options = {}) {
    const std::string trace = (folder_ / "P.trace").string();
    std::vector<std::string> command = {"trace", "-o", trace, Write("P.hs", program)};
    command.insert(command.end(), options.begin(), options.end());
    EXPECT_EQ(Inquest(command).exit_code, kDone);
    std::ifstream file(trace, std::ios::binary);
    bytes_ = {std::istreambuf_iterator<char>(file), {}};
    auto reader = trail::Reader::FromBytes(bytes_);
    EXPECT_TRUE(reader.ok());
    return std::make_unique<trail::Trail>(std::move(*reader));
  }
  std::string bytes_;
};

// The rest of a do block that a `>>=` of the program applies is a node; in IO it is a part of one.
TEST_F(ViewsAgreeTest, StatisticsAndCountsOfRoutinesCountTheNodesOfTheTree) {
  const auto trail = Trace(
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
  const size_t nodes = traced::BuildTree(*trail).tree.size();
  EXPECT_EQ(traced::CountTrail(*trail).nodes, nodes);
  uint64_t calls = 0;
  for (const view::RoutineCalls& routine : traced::Observer(*trail).CountRoutines()) calls += routine.calls;
  EXPECT_EQ(calls, nodes);
}

TEST_F(ViewsAgreeTest, ATrustedMainIsANodeInTheStatistics) {
  const auto trail = Trace("main = print (f 3)\nf :: Int -> Int\nf n = n + 1\n", {"--trust", "main"});
  EXPECT_EQ(traced::CountTrail(*trail).nodes, traced::BuildTree(*trail).tree.size());
}

TEST_F(ViewsAgreeTest, ConstantsThatDependOnEachOtherAreOneNodeInTheStatistics) {
  const auto trail = Trace(
      "main = print (take 3 evens)\n"
      "evens, odds :: [Int]\nevens = 0 : map succ odds\nodds = map succ evens\n");
  EXPECT_EQ(traced::CountTrail(*trail).nodes, traced::BuildTree(*trail).tree.size());
}

}  // namespace
}  // namespace inquest::driver
