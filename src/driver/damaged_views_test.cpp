// Issue 3: whatever is wrong with a file, every command that reads traces ends, and says what is wrong or
// shows something. A crash ends the test itself. damaged_trace_test.cpp has the reader alone, with more
// damage.
//
// Long form: INQUEST_DAMAGE=1 driver_test --gtest_filter='DamagedViews*' cuts after every byte.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <cstring>
#include <random>

#include "driver/test_commands.h"
#include "trail/layout.h"

namespace inquest::driver {
namespace {

constexpr const char* kViewedProgram =
    "import qualified Data.Map as M\n"
    "data Shape = Box { width, height :: Int } | Dot deriving Show\n"
    "class Sized a where { size :: a -> Int; size _ = 1 }\n"
    "instance Sized Shape where { size (Box w h) = w * h; size Dot = 0 }\n"
    "main = do { print (total [Box 2 3, Dot]); print (M.toList (count \"aba\")); line <- return \"x\"; bad "
    "line }\n"
    "total xs = sum (map (\\s -> size s + k) xs) where k = big\n"
    "count cs = foldr step M.empty cs where step c m = M.insertWith (+) c (1 :: Int) m\n"
    "big = 2 ^ 70 `div` 2 ^ 69 :: Int\n"
    "bad s = if null s then putStrLn s else error (\"bad \" ++ s)\n";

class DamagedViewsTest : public CommandsTest {
 protected:
  DamagedViewsTest() {
    setenv("XDG_STATE_HOME", folder_.c_str(), 1);
    const std::string whole = (folder_ / "whole.trace").string();
    Inquest({"trace", "-o", whole, Write("P.hs", kViewedProgram)});
    std::ifstream file(whole, std::ios::binary);
    bytes_.assign(std::istreambuf_iterator<char>(file), {});
    answers_ = Write("answers", "no\nno\nyes\nno\ndon't know\nshow r\nsource\nno\nno\n");
  }
  ~DamagedViewsTest() override { unsetenv("XDG_STATE_HOME"); }

  std::string Killed() const { return AsIfKilled(bytes_); }

  // Most of the first page is unused.
  static bool IsUnused(size_t at) { return at >= 128 && at < size_t{8} * trail::FileHeader::kWords; }

  // Gives a trace to all commands, or to one of them.
  void ReadAll(const std::string& bytes, const std::string& what, size_t only = 0) {
    const std::string trace = Write("t.trace", bytes);
    const std::vector<std::vector<std::string>> commands = {
        {"verify", trace},
        {"dump", trace},
        {"stats", trace},
        {"observe", trace},
        {"observe", trace, "size _ = _", "--counts", "--sort", "general"},
        {"observe", trace, "(\\s -> …)", "--json", "--sort", "tree"},
        {"trail", trace, "--go", "a1", "--go", "up", "--go", "stack", "--go", "source"},
        {"trail", trace, "--piece", "1", "--go", "a1", "--go", "parts a1", "--go", "a1.1"},
        {"trail", trace, "--list"},
        {"source", trace},
        {"tree", trace},
        {"tree", trace, "--format", "json"},
        {"debug", trace, "--answers", answers_, "--color", "always"},
        {"debug", trace, "--tree", "fdt", "--answers", answers_},
    };
    for (size_t i = 0; i < commands.size(); ++i) {
      if (only != 0 && only % commands.size() != i) continue;
      const Outcome outcome = Inquest(commands[i]);
      ASSERT_LT(outcome.exit_code, 5) << what << ": " << commands[i][0] << ": " << outcome.err;
      ASSERT_FALSE(outcome.exit_code == kUnreadable && outcome.err.empty()) << what << ": " << commands[i][0];
    }
  }

  static bool IsLong() { return getenv("INQUEST_DAMAGE") != nullptr; }

  std::string bytes_, answers_;
};

TEST_F(DamagedViewsTest, EveryViewReadsWhatAKilledRunLeft) {
  const std::string killed = Killed();
  const size_t step = IsLong() ? 1 : 397;
  for (size_t size = 0; size <= killed.size(); size += IsUnused(size) ? 512 : step) {
    ReadAll(killed.substr(0, size), "cut after " + std::to_string(size));
    if (HasFatalFailure()) return;
  }
}

TEST_F(DamagedViewsTest, EveryViewReadsWhatHasFlippedBits) {
  std::mt19937 random(3);  // NOLINT: the same flips each time
  std::uniform_int_distribution<size_t> where(0, bytes_.size() - 1);
  const int rounds = IsLong() ? 100000 : 600;
  for (int i = 0; i < rounds; ++i) {
    std::string bytes = i % 2 == 0 ? bytes_ : Killed();
    std::string what = "flipped in";
    for (int flips = 1 + i % 3; flips > 0; --flips) {
      size_t at = where(random);
      while (IsUnused(at)) at = where(random);
      bytes[at] ^= static_cast<char>(1 << random() % 8);
      what += " " + std::to_string(at);
    }
    ReadAll(bytes, what, static_cast<size_t>(i) + 1);
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace inquest::driver
