// Issue 3: a damaged, truncated, foreign or newer file gives a clear message, never a crash or an endless
// loop.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <cstring>
#include <random>

#include "driver/test_commands.h"
#include "traced/tree/test_read_trace.h"
#include "trail/layout.h"
#include "trail/reader.h"

namespace inquest::driver {
namespace {

constexpr const char* kSortingProgram =
    "main = do { print (isort [4, 3, 5]); print (twice (go 2) 7); putStrLn (deep 2 (mark :: Int)) }\n"
    "isort :: [Int] -> [Int]\n"
    "isort [] = []\nisort (x:xs) = insert x (isort xs)\n"
    "insert x [] = [x]\ninsert x (y:ys) | x > y = y : ys ++ [x]\n                | otherwise = x : y : ys\n"
    "twice f x = f (f x)\ngo n x = let m = n * n in case x of { 0 -> m; _ -> x + m + big }\n"
    "big :: Integer\nbig = 2 ^ 70\n"
    // Dictionaries that are made while it runs.
    "class Show a => Named a where { mark :: a }\ninstance Named Int where { mark = 1 }\n"
    "instance (Named a, Named b) => Named (a, b) where { mark = (mark, mark) }\n"
    "deep :: Named a => Int -> a -> String\n"
    "deep 0 x = show (mark `asTypeOf` x)\ndeep n x = deep (n - 1) (x, x)\n";

class DamagedTraceTest : public CommandsTest {
 protected:
  DamagedTraceTest() {
    path_ = (folder_ / "t.trace").string();
    // With an index, though the run is short.
    Inquest({"trace", "--index-block-bytes", "256", "-o", path_, Write("P.hs", kSortingProgram)});
    std::ifstream file(path_, std::ios::binary);
    bytes_.assign(std::istreambuf_iterator<char>(file), {});
  }
  std::string Killed() const { return AsIfKilled(bytes_); }
  std::string path_, bytes_;
};

TEST_F(DamagedTraceTest, TheWholeTraceIsRead) {
  const traced::ReadTrace read = traced::ReadAllOf(bytes_);
  EXPECT_TRUE(read.opened) << read.error;
  EXPECT_EQ(read.faults, 0u);
  EXPECT_GT(read.nodes, 10u);
}

TEST_F(DamagedTraceTest, ATraceThatWasCutOffIsRefusedWhereverThatIs) {
  for (size_t size = 0; size < bytes_.size(); ++size) {
    const traced::ReadTrace read = traced::ReadAllOf(std::string_view(bytes_).substr(0, size));
    ASSERT_FALSE(read.opened) << size;
    ASSERT_FALSE(read.error.empty()) << size;
  }
}

// A file can be as large as one likes without taking room on the disk.
TEST_F(DamagedTraceTest, NothingIsLookedForInAHoleAtTheEndOfTheFile) {
  Write("t.trace", Killed());
  const Outcome before = Inquest({"tree", path_});
  for (const std::string& bytes : {Killed(), bytes_}) {
    Write("t.trace", bytes);
    std::error_code error;
    std::filesystem::resize_file(path_, uint64_t{1} << 41, error);
    if (error) GTEST_SKIP() << "files cannot be so large here: " << error.message();
    const auto reader = trail::Reader::Open(path_);
    if (bytes == bytes_) {
      EXPECT_FALSE(reader.ok());
      continue;
    }
    ASSERT_TRUE(reader.ok()) << reader.error().message;
    ASSERT_LT((*reader)->end(), bytes.size() + (1 << 20));
    EXPECT_EQ(Inquest({"tree", path_}).out, before.out);
  }
}

TEST_F(DamagedTraceTest, AKilledRunShowsAllThatWasRecordedBeforeTheCut) {
  const std::string bytes = Killed();
  const size_t whole = traced::ReadAllOf(bytes_).nodes;
  size_t opened = 0, most = 0;
  for (size_t size = 0; size <= bytes.size(); ++size) {
    const traced::ReadTrace read = traced::ReadAllOf(std::string_view(bytes).substr(0, size));
    if (!read.opened) {
      ASSERT_EQ(opened, 0u) << "at " << size << ": " << read.error;
      continue;
    }
    ++opened;
    ASSERT_GE(read.nodes, most) << size;
    most = read.nodes;
  }
  EXPECT_GT(opened, 100u);
  EXPECT_EQ(most, whole);
}

TEST_F(DamagedTraceTest, ARunThatWasStoppedIsWhole) {
  const std::string program =
      Write("Loop.hs", "main = print (f 0)\nf n = if n < 0 then n else f (n + 1 :: Int)\n");
  EXPECT_EQ(Inquest({"trace", "--max-steps", "1000", "-o", path_, program}).exit_code, kStopped);
  const Outcome outcome = Inquest({"verify", path_});
  EXPECT_EQ(outcome.exit_code, kDone) << outcome.err;
}

TEST_F(DamagedTraceTest, ZerosAfterTheLastObjectAreTheEnd) {
  EXPECT_EQ(traced::ReadAllOf(Killed() + std::string(1 << 20, '\0')).nodes, traced::ReadAllOf(bytes_).nodes);
}

TEST_F(DamagedTraceTest, AFlippedBitIsNoCrash) {
  std::mt19937 random(1);  // NOLINT: the same flips each time
  std::uniform_int_distribution<size_t> where(0, bytes_.size() - 1);
  for (int i = 0; i < 2000; ++i) {
    std::string bytes = i % 2 == 0 ? bytes_ : Killed();
    for (int flips = 1 + i % 3; flips > 0; --flips)
      bytes[where(random)] ^= static_cast<char>(1 << random() % 8);
    traced::ReadAllOf(bytes);
  }
}

TEST_F(DamagedTraceTest, AWordOfRubbishIsNoCrash) {
  std::mt19937_64 random(2);  // NOLINT: the same rubbish each time
  for (size_t at = 0; at + 8 <= bytes_.size(); at += 8) {
    // Most of the first page is unused.
    if (at >= 128 && at < size_t{8} * trail::FileHeader::kWords) continue;
    std::string bytes = bytes_;
    const uint64_t rubbish = random() >> random() % 64;
    std::memcpy(bytes.data() + at, &rubbish, 8);
    traced::ReadAllOf(bytes);
  }
}

TEST_F(DamagedTraceTest, EveryCommandSaysWhatIsWrong) {
  const auto damaged = [&](const std::string& name, const std::string& bytes) { return Write(name, bytes); };
  std::string newer = bytes_;
  newer[8] = 99;
  const std::pair<std::string, const char*> files[] = {
      {damaged("empty.trace", ""), "it is empty"},
      {damaged("foreign.trace", std::string(10000, 'x')), "not made by inquest"},
      {damaged("short.trace", bytes_.substr(0, 100)), "cut off"},
      {damaged("cut.trace", bytes_.substr(0, bytes_.size() - 9)), "cut off"},
      {damaged("newer.trace", newer), "format 99"},
      {(folder_ / "absent.trace").string(), "Cannot open"},
  };
  for (const auto& [file, sentence] : files) {
    for (const char* command : {"tree", "stats", "verify", "debug"}) {
      const Outcome outcome = Inquest({command, file});
      EXPECT_EQ(outcome.exit_code, kUnreadable) << command << " " << file;
      EXPECT_NE(outcome.err.find(sentence), std::string::npos) << command << " " << outcome.err;
    }
  }
}

}  // namespace
}  // namespace inquest::driver
