// Sessions about runs that were stopped deep within calls.
#include <algorithm>
#include <ctime>
#include <string>

#include "driver/test_commands.h"

namespace inquest::driver {
namespace {

class LongChainTest : public CommandsTest {};

size_t CountOf(const std::string& text, const std::string& part) {
  size_t count = 0;
  for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

TEST_F(LongChainTest, TheJournalHasAFewLinesHoweverManyCallsDidNotFinish) {
  const std::string program = Write("Main.hs",
                                    "main = print (count 1)\n"
                                    "count :: Int -> Int\n"
                                    "count n = if n == 0 then 0 else 1 + count (n + 1)\n");
  std::string answers;
  for (int i = 0; i < 30; ++i) answers += "no\n";
  const std::string journal = (folder_ / "journal").string();
  const Outcome outcome = Inquest({"debug", "--fresh", "--max-steps", "100000", "--journal", journal,
                                   "--answers", Write("answers", answers), program});
  EXPECT_NE(outcome.out.find("The fault is in count"), std::string::npos) << outcome.out;
  EXPECT_GE(CountOf(outcome.out, " = ⊥ ? no"), 10u) << outcome.out;
  EXPECT_LE(std::filesystem::file_size(journal), 20'000u);
}

// In processor seconds.
double TimeOfTree(const std::string& trace) {
  const std::clock_t start = std::clock();
  EXPECT_EQ(Inquest({"tree", trace}).exit_code, kDone);
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

// Each call of a loop has its value where the first one has it, as many calls away as there were before.
TEST_F(LongChainTest, TheTreeOfAKilledLoopTakesAsLongAsThatOfAStoppedOne) {
  const std::string path = (folder_ / "loop.trace").string();
  const std::string program = Write(
      "Loop.hs", "main = print (loop 1)\nloop :: Int -> Int\nloop n = if n == 0 then n else loop (n + 1)\n");
  EXPECT_EQ(Inquest({"trace", "--max-steps", "500000", "-o", path, program}).exit_code, kStopped);
  const double stopped = TimeOfTree(path);
  std::ifstream file(path, std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(file), {});
  EXPECT_LT(TimeOfTree(Write("killed.trace", AsIfKilled(bytes))), 4 * stopped + 0.2);
}

}  // namespace
}  // namespace inquest::driver
