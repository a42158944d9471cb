// Sessions about runs that were stopped deep within calls.
#include <algorithm>
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

}  // namespace
}  // namespace inquest::driver
