// The index of a trace: the views are the same with it, without it, and with a part of it.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstring>

#include "driver/test_commands.h"
#include "traced/tree/build_tree.h"
#include "traced/tree/node_numbers.h"
#include "trail/trail.h"

namespace inquest::driver {
namespace {

constexpr const char* kIndexedProgram =
    "main = do { print (isort (take 30 (iter 7))); print table; mapM_ (print . rare) [4, 2]; print (pairs "
    "4); print (apply (pairs 3)) }\n"
    "pairs :: Int -> [(Int, Int)]\npairs n = [(x, y) | x <- [1 .. n], y <- [x .. n], odd (rare x + y)]\n"
    "apply :: [(Int, Int)] -> [Int]\n"
    "apply ps = do { (x, y) <- ps; z <- map (subtract x) [y, limit]; [z, rare z `mod` 2] }\n"
    "iter :: Int -> [Int]\niter x = x : iter ((x * 17 + 3) `mod` 101)\n"
    "isort :: [Int] -> [Int]\nisort [] = []\nisort (x:xs) = insert x (isort xs)\n"
    "insert :: Int -> [Int] -> [Int]\ninsert x [] = [x]\n"
    "insert x (y:ys) | x > y = y : insert x ys\n                | otherwise = x : y : ys\n"
    "rare :: Int -> Int\nrare n = if n == 0 then limit else rare (n - 1)\n"
    "limit, table :: Int\nlimit = 3\ntable = limit * 2\n";

class IndexTest : public CommandsTest {
 protected:
  IndexTest() : program_(Write("P.hs", kIndexedProgram)) {}
  std::string Trace(const std::string& name, const char* block_bytes) {
    std::string path = (folder_ / name).string();
    Inquest({"trace", "--index-block-bytes", block_bytes, "-o", path, program_});
    return path;
  }
  static std::string BytesOf(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  static std::unique_ptr<trail::Trail> Read(const std::string& bytes) {
    auto reader = trail::Reader::FromBytes(bytes);
    EXPECT_TRUE(reader.ok());
    return reader.ok() ? std::make_unique<trail::Trail>(std::move(*reader)) : nullptr;
  }
  // As a run that was killed leaves it, with or without its index.
  static std::string Killed(std::string bytes, bool with_index) {
    bytes = AsIfKilled(bytes);
    if (!with_index) std::memset(bytes.data() + offsetof(trail::FileHeader, index), 0, 8);
    return bytes;
  }
  std::string program_;
};

TEST_F(IndexTest, ViewsAreTheSameWithAndWithoutIt) {
  const std::string with = Trace("with.trace", "200"), without = Trace("without.trace", "1000000");
  EXPECT_GT(Read(BytesOf(with))->blocks().size(), 20u);
  EXPECT_EQ(Read(BytesOf(without))->blocks().size(), 1u);
  for (const std::vector<std::string>& rest :
       std::vector<std::vector<std::string>>{{},
                                             {"insert"},
                                             {"insert", "--counts", "--all"},
                                             {"insert 24 _"},
                                             {"rare"},
                                             {"table"},
                                             {"limit"}}) {
    std::vector<std::string> one = {"observe", with}, other = {"observe", without};
    one.insert(one.end(), rest.begin(), rest.end());
    other.insert(other.end(), rest.begin(), rest.end());
    const Outcome outcome = Inquest(one);
    EXPECT_EQ(outcome.exit_code, kDone) << outcome.err;
    EXPECT_EQ(outcome.out, Inquest(other).out);
  }
}

TEST_F(IndexTest, NodesHaveTheNumbersOfTheTree) {
  const auto trail = Read(BytesOf(Trace("t.trace", "200")));
  const tree::BuiltTree built = traced::BuildTree(*trail);
  traced::NodeNumbers numbers(*trail);
  const std::vector<trail::Address> cells = trail->AllResultCells();
  size_t nodes = 0;
  // Backwards, so that no block was looked at because of one before.
  for (size_t i = trail->frame_count(); i-- > 0;) {
    const tree::NodeId node = numbers.Of(i);
    if (!node.has_value()) continue;
    ++nodes;
    ASSERT_LT(node.index, built.tree.size());
    const trail::Frame frame = trail->frame_number(i);
    EXPECT_EQ(built.behaviours->routine(built.tree.routine(node)).name, trail->callable(frame)->name);
    EXPECT_EQ(numbers.FrameOf(node), i);
    EXPECT_EQ(trail->ResultCell(frame), cells[i]);
  }
  EXPECT_EQ(nodes, built.tree.size());
}

TEST_F(IndexTest, ARunThatWasKilledIsReadByItsIndexAndTheRestAfterIt) {
  const std::string bytes = BytesOf(Trace("t.trace", "200"));
  size_t indexed = 0;
  const size_t first = Read(bytes)->reader().first();
  for (size_t size = bytes.size(); size > first + 4096; size -= 1001) {
    const std::string cut = bytes.substr(0, size);
    const auto with = Read(Killed(cut, true)), without = Read(Killed(cut, false));
    indexed += with->blocks().size() > without->blocks().size();
    ASSERT_EQ(with->frame_count(), without->frame_count());
    for (size_t i = 0; i < with->frame_count(); ++i) {
      ASSERT_EQ(with->frame_address(i), without->frame_address(i));
      ASSERT_EQ(with->FrameNumberOf(with->frame_address(i)), i);
    }
    ASSERT_EQ(with->executions(), without->executions());
  }
  EXPECT_GT(indexed, 5u);
}

TEST_F(IndexTest, VerifySaysWhereItIsWrong) {
  const std::string bytes = BytesOf(Trace("t.trace", "200"));
  const uint64_t page = Read(bytes)->reader().header().index;
  ASSERT_NE(page, 0u);
  EXPECT_TRUE(trail::Verify(Read(bytes)->reader()).empty());
  const auto flipped = [&](uint64_t word, int bit) {
    std::string damaged = bytes;
    damaged[page + 8 * word + static_cast<uint64_t>(bit / 8)] ^= static_cast<char>(1 << bit % 8);
    return trail::Verify(Read(damaged)->reader());
  };
  const uint64_t first = trail::kIndexPagePrefix;
  EXPECT_FALSE(flipped(first, 33).empty()) << "frames in all";
  EXPECT_FALSE(flipped(first, 1).empty()) << "words of the entry";
  EXPECT_FALSE(flipped(first + 1, 3).empty()) << "end of the block";
  EXPECT_FALSE(flipped(first + 2, 0).empty()) << "executions";
  EXPECT_FALSE(flipped(first + 3, 24).empty()) << "frames of a routine";
  EXPECT_FALSE(flipped(2, 5).empty()) << "the next page";
  EXPECT_TRUE(trail::Verify(Read(Killed(bytes, true))->reader()).empty());
}

}  // namespace
}  // namespace inquest::driver
