// The line that says what goes on, at a terminal of the system's own making.
#include "driver/progress.h"

#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <termios.h>
#include <unistd.h>

#include <string>
#include <thread>

#include "base/check.h"

namespace inquest::driver {
namespace {

constexpr std::chrono::milliseconds kShort{5};

// Standard error is this terminal while it lives.
class Terminal {
 public:
  explicit Terminal(unsigned short columns = 80) {
    winsize size = {.ws_row = 24, .ws_col = columns, .ws_xpixel = 0, .ws_ypixel = 0};
    CHECK(openpty(&screen_, &terminal_, nullptr, nullptr, &size) == 0);
    before_ = dup(STDERR_FILENO);
    CHECK(before_ >= 0 && dup2(terminal_, STDERR_FILENO) >= 0);
  }
  ~Terminal() {
    CHECK(dup2(before_, STDERR_FILENO) >= 0);
    for (const int descriptor : {before_, terminal_, screen_}) close(descriptor);
  }
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  // What a program does.
  void Print(Progress& progress, std::string_view text) const {
    progress.TakeAway();
    CHECK(write(terminal_, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
    progress.GiveBack(text);
  }
  // Waits until the last line begins so.
  void AwaitLastLine(const std::string& begin) {
    while (!LastLine().starts_with(begin)) Receive(10'000);
  }
  // All lines, once nothing more comes.
  std::string Screen() {
    while (Receive(50)) {
    }
    return lines_ + line_;
  }
  std::string LastLine() const { return line_; }

 private:
  bool Receive(int milliseconds) {
    pollfd entry = {screen_, POLLIN, 0};
    const int ready = poll(&entry, 1, milliseconds);
    CHECK(ready == 1 || milliseconds < 10'000);
    if (ready != 1) return false;
    char buffer[256];
    const ssize_t count = read(screen_, buffer, sizeof buffer);
    CHECK(count > 0);
    for (const char c : std::string_view(buffer, static_cast<size_t>(count))) Take(c);
    return true;
  }
  // What a terminal makes of a character; of sequences only the one that erases the rest of a line.
  void Take(char c) {
    if (c == '\033' || !sequence_.empty()) {
      sequence_ += c;
      if (c != 'K') return;
      EXPECT_EQ(sequence_, "\033[K");
      line_.resize(column_);
      sequence_.clear();
    } else if (c == '\r') {
      column_ = 0;
    } else if (c == '\n') {
      lines_ += line_ + "\n";
      line_.clear();
    } else {
      line_.resize(std::max(line_.size(), column_ + 1));
      line_[column_++] = c;
    }
  }

  int screen_ = -1, terminal_ = -1, before_ = -1;
  std::string lines_, line_, sequence_;
  size_t column_ = 0;
};

TEST(Progress, IsTakenAwayBeforeTheProgramPrintsAndReturns) {
  Terminal terminal;
  Progress progress("running Sort.hs", "", kShort);
  terminal.AwaitLastLine("running Sort.hs: ");
  terminal.Print(progress, "one\n");
  terminal.AwaitLastLine("running Sort.hs: ");
  terminal.Print(progress, "two\n");
  progress.End();
  EXPECT_EQ(terminal.Screen(), "one\ntwo\n");
}

TEST(Progress, LeavesALineAloneThatTheProgramHasBegun) {
  Terminal terminal;
  Progress progress("running Sort.hs", "", kShort);
  terminal.Print(progress, "name? ");
  std::this_thread::sleep_for(20 * kShort);
  EXPECT_EQ(terminal.Screen(), "name? ");
  terminal.Print(progress, "Ada\n");
  terminal.AwaitLastLine("running Sort.hs: ");
}

TEST(Progress, StaysAwayWhileTheProgramWaitsForThePerson) {
  Terminal terminal;
  Progress progress("running Sort.hs", "", kShort);
  terminal.AwaitLastLine("running Sort.hs: ");
  progress.TakeAway();
  std::this_thread::sleep_for(20 * kShort);
  EXPECT_EQ(terminal.Screen(), "");
  progress.GiveBack("");
  terminal.AwaitLastLine("running Sort.hs: ");
}

TEST(Progress, StaysAwayFromAProgramThatMovesTheCursor) {
  Terminal terminal;
  Progress progress("running Sort.hs", "", kShort);
  terminal.Print(progress, "\033[K\n");
  std::this_thread::sleep_for(20 * kShort);
  EXPECT_EQ(terminal.Screen(), "\n");
}

TEST(Progress, FitsTheTerminalAndMovesNothingThereByItsName) {
  Terminal terminal(30);
  Progress progress("running \033[2J" + std::string(40, 'x') + ".hs", "", kShort);
  terminal.AwaitLastLine("xxx");
  EXPECT_NE(terminal.LastLine().find("xxx.hs: "), std::string::npos) << terminal.LastLine();
  EXPECT_LT(terminal.LastLine().size(), 30u);
}

}  // namespace
}  // namespace inquest::driver
