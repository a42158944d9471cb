#include "base/large_blocks.h"
#include "base/sanitizer.h"
#include "driver/test_commands.h"

namespace inquest::driver {
namespace {

class LargeAllocationsTest : public CommandsTest {
 protected:
  LargeAllocationsTest() { setenv("XDG_STATE_HOME", folder_.c_str(), 1); }
  ~LargeAllocationsTest() override {
    unsetenv("XDG_STATE_HOME");
    base::LimitLargeBlocksInMemory(kEnough);
  }
  static constexpr size_t kEnough = size_t{1} << 40;
};

TEST_F(LargeAllocationsTest, ViewsAndSessionsAreTheSameWithAllLargeArraysInFiles) {
  const std::string program = Write("Loop.hs",
                                    "import Data.IORef\n"
                                    "count :: Int -> Int -> Int\n"
                                    "count a 0 = a\n"
                                    "count a n = count (a + twice n) (n - 1)\n"
                                    "twice :: Int -> Int\n"
                                    "twice n = n + n\n"
                                    "main :: IO ()\n"
                                    "main = do { r <- newIORef 1; mapM_ (writeIORef r) [1 .. 1000];\n"
                                    "            readIORef r >>= print . flip count 600000 }\n");
  const std::string answers = Write("answers", "no\nno\nyes\nno\nyes\nyes\nno\n");
  const std::string trace = (folder_ / "loop.trace").string();
  base::LimitLargeBlocksInMemory(kEnough);
  ASSERT_EQ(Inquest({"trace", program, "-o", trace}).exit_code, 0);
  const std::vector<std::vector<std::string>> commands = {
      {"tree", trace, "--nodes", "50"},
      {"observe", trace, "twice 77"},
      {"trail", trace},
      {"debug", trace, "--answers", answers, "--strategy", "optimal-divide-and-query"},
      {"debug", trace, "--answers", answers, "--strategy", "biased-weighting", "--transform",
       "tree-compression"},
  };
  for (const std::vector<std::string>& command : commands) {
    base::LimitLargeBlocksInMemory(kEnough);
    const Outcome in_memory = Inquest(command);
    base::LimitLargeBlocksInMemory(0);
    const Outcome in_files = Inquest(command);
    EXPECT_EQ(in_files.exit_code, in_memory.exit_code) << command[0];
    EXPECT_EQ(in_files.out, in_memory.out) << command[0];
  }
}

#if !defined(INQUEST_ADDRESS_SANITIZER)
TEST_F(LargeAllocationsTest, VectorsOfMillionsAreLargeBlocks) {
  const std::vector<uint64_t> large(size_t{1} << 20), small(16);
  EXPECT_TRUE(base::IsLargeBlock(large.data()));
  EXPECT_FALSE(base::IsLargeBlock(small.data()));
}
#endif

}  // namespace
}  // namespace inquest::driver
