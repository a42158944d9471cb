// Damage is not silent: whatever bit of a trace is flipped, a command says so or shows what it showed before.
#include "trail/checksums.h"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <random>

#include "driver/test_commands.h"

namespace inquest::driver {
namespace {

constexpr const char* kSummedProgram =
    "import qualified Data.Map as M\n"
    "main = do { print (isort [4, 3, 5]); print (M.toList (count \"aba\")); print (go 700) }\n"
    "isort :: [Int] -> [Int]\n"
    "isort [] = []\nisort (x:xs) = insert x (isort xs)\n"
    "insert x [] = [x]\ninsert x (y:ys) | x > y = y : ys ++ [x]\n                | otherwise = x : y : ys\n"
    "count cs = foldr step M.empty cs where step c m = M.insertWith (+) c (1 :: Int) m\n"
    "go :: Integer -> Integer\ngo 0 = 2 ^ 70\ngo n = n + go (n - 1)\n";

class ChecksumsTest : public CommandsTest {
 protected:
  ChecksumsTest() : trace_((folder_ / "t.trace").string()) {
    setenv("XDG_STATE_HOME", folder_.c_str(), 1);
    Inquest({"trace", "-o", trace_, Write("P.hs", kSummedProgram)});
    std::ifstream file(trace_, std::ios::binary);
    bytes_.assign(std::istreambuf_iterator<char>(file), {});
    const std::string answers = Write("answers", "no\nno\nyes\nno\n");
    views_ = {
        {"dump", trace_},
        {"stats", trace_},
        {"observe", trace_},
        {"observe", trace_, "insert _ _ = _"},
        {"trail", trace_, "--go", "a1", "--go", "up"},
        {"source", trace_},
        {"tree", trace_},
        {"tree", trace_, "--format", "json"},
        {"debug", trace_, "--answers", answers},
    };
    for (const auto& view : views_) whole_.push_back(Inquest(view));
  }
  ~ChecksumsTest() override { unsetenv("XDG_STATE_HOME"); }

  void WriteFlipped(size_t bit) {
    std::string bytes = bytes_;
    bytes[bit / 8] ^= static_cast<char>(1 << bit % 8);
    Write("t.trace", bytes);
  }
  static bool IsSaid(const Outcome& outcome) {
    return outcome.exit_code != kDone &&
           (outcome.err.find("damaged") != std::string::npos ||
            outcome.err.find("are not those that were written") != std::string::npos ||
            outcome.err.find("cannot be read as a trace") != std::string::npos);
  }

  std::string trace_, bytes_;
  std::vector<std::vector<std::string>> views_;
  std::vector<Outcome> whole_;
};

TEST_F(ChecksumsTest, EveryFlippedBitIsSaidOrChangesNothingThatIsShown) {
  std::mt19937 random(12);  // NOLINT: the same flips each time
  std::uniform_int_distribution<size_t> where(0, 8 * bytes_.size() - 1);
  for (size_t i = 0; i < 600; ++i) {
    const size_t bit = where(random);
    WriteFlipped(bit);
    const Outcome verified = Inquest({"verify", trace_});
    EXPECT_TRUE(IsSaid(verified)) << bit << ": " << verified.out << verified.err;
    const size_t v = i % views_.size();
    const Outcome shown = Inquest(views_[v]);
    const bool is_same =
        shown.out == whole_[v].out && shown.exit_code == whole_[v].exit_code && shown.err == whole_[v].err;
    EXPECT_TRUE(is_same || IsSaid(shown)) << bit << ": " << views_[v][0] << ": " << shown.out << shown.err;
  }
}

TEST_F(ChecksumsTest, WhatLooksAtTheDamageSaysWhereItIsAndGoesOn) {
  // In the last stretch, which the whole tree needs.
  WriteFlipped(8 * (bytes_.size() - 8 * trail::ChecksumCount(bytes_.size()) - 200));
  const Outcome shown = Inquest({"tree", trace_, "--format", "json"});
  EXPECT_EQ(shown.exit_code, kUnreadable);
  EXPECT_NE(shown.err.find("t.trace is damaged: the bytes from "), std::string::npos) << shown.err;
  EXPECT_NE(shown.err.find("Trace the program again"), std::string::npos) << shown.err;
  EXPECT_FALSE(shown.out.empty());
}

// The lines that a program reads, not those on standard error.
TEST_F(ChecksumsTest, ASessionForProgramsSaysItInAResponse) {
  WriteFlipped(8 * (bytes_.size() - 8 * trail::ChecksumCount(bytes_.size()) - 200));
  const Outcome damaged = InquestGiven("{\"command\":\"no\"}\n", {"session", trace_});
  EXPECT_EQ(damaged.exit_code, kUnreadable);
  const size_t warning = damaged.out.find("\"warning\":\"" + trace_ + " is damaged: the bytes from ");
  EXPECT_NE(warning, std::string::npos) << damaged.out;
  EXPECT_EQ(damaged.out.find("is damaged", warning + trace_.size() + 30), std::string::npos) << "said twice";

  Write("t.trace", AsIfKilled(bytes_));
  const Outcome killed = InquestGiven("", {"session", trace_});
  EXPECT_NE(killed.out.find("\"warning\":\"" + trace_ + " has no end"), std::string::npos) << killed.out;
  EXPECT_EQ(killed.out.find('\n'), killed.out.size() - 1);
}

TEST_F(ChecksumsTest, AKilledRunHasNoneAndSaysSo) {
  Write("t.trace", AsIfKilled(bytes_));
  EXPECT_NE(Inquest({"tree", trace_}).err.find("It has no checksums"), std::string::npos);
  const Outcome verified = Inquest({"verify", trace_});
  EXPECT_EQ(verified.exit_code, kDone);
  EXPECT_NE(verified.out.find("it has no checksums"), std::string::npos) << verified.out;
}

TEST_F(ChecksumsTest, ATraceThatGrewIsDamaged) {
  Write("t.trace", bytes_ + std::string(8, '\0'));
  EXPECT_EQ(Inquest({"verify", trace_}).exit_code, kUnreadable);
}

}  // namespace
}  // namespace inquest::driver
