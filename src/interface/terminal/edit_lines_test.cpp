// Keys typed at a terminal of the system's own making.
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <cstdlib>
#include <future>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/check.h"
#include "interface/terminal/line_reader.h"

// What libedit never gives back: the name of a function given to el_set, and what the terminal's description
// needs.
extern "C" const char* __lsan_default_suppressions();  // NOLINT(bugprone-reserved-identifier)
extern "C" const char* __lsan_default_suppressions() { return "leak:wcsdup\nleak:libtinfo\n"; }  // NOLINT

namespace inquest::terminal {
namespace {

class Keyboard {
 public:
  Keyboard() {
    setenv("TERM", "xterm", 1);
    setenv("EDITRC", "/dev/null", 1);
    winsize size = {.ws_row = 24, .ws_col = 80, .ws_xpixel = 0, .ws_ypixel = 0};
    CHECK(openpty(&keyboard_, &terminal_, nullptr, nullptr, &size) == 0);
    reader_ = EditLines(
        terminal_, terminal_, false,
        [](std::string_view line) {
          return line.ends_with("(ins") ? Completion{3, {"insert"}} : Completion{line.size(), {"undo"}};
        },
        "");
  }
  ~Keyboard() {
    reader_.reset();
    close(terminal_);
    close(keyboard_);
  }
  Keyboard(const Keyboard&) = delete;
  Keyboard& operator=(const Keyboard&) = delete;

  void Type(const std::string& text) const {
    CHECK(write(keyboard_, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
  }
  // Reads a line while `text` is typed, once it is waited for.
  Line Read(const std::string& text, std::string_view keys) {
    auto line = std::async(std::launch::async, [&] { return reader_->Read("ready ? ", keys); });
    Await("ready ? ");
    AwaitRawMode();
    Type(text);
    return line.get();
  }
  // Keys until one that decides.
  std::vector<PressedKey> Press(const std::string& text) {
    std::vector<PressedKey> pressed;
    const auto take = [&](PressedKey key) {
      pressed.push_back(key);
      return key != PressedKey::kEnter && key != PressedKey::kLeave && key != PressedKey::kEnded;
    };
    bool is_typed = false;
    const auto draw = [&] {
      if (!std::exchange(is_typed, true)) Type(text);
    };
    EXPECT_TRUE(reader_->ReadKeys(draw, take));
    return pressed;
  }

 private:
  void Await(const std::string& text) const {
    std::string shown;
    while (shown.find(text) == std::string::npos) {
      char buffer[256];
      pollfd entry = {keyboard_, POLLIN, 0};
      CHECK(poll(&entry, 1, 10'000) == 1);
      const ssize_t count = read(keyboard_, buffer, sizeof buffer);
      CHECK(count > 0);
      shown.append(buffer, static_cast<size_t>(count));
    }
  }

  // Keys are waited for; before that, the terminal itself would collect a line.
  void AwaitRawMode() const {
    termios mode = {};
    do {
      std::this_thread::yield();
      CHECK(tcgetattr(terminal_, &mode) == 0);
    } while ((mode.c_lflag & ICANON) != 0);
  }

  int keyboard_ = -1;
  int terminal_ = -1;
  std::unique_ptr<LineReader> reader_;
};

TEST(EditLines, AKeyNeedsNoEnter) {
  Keyboard keyboard;
  const Line line = keyboard.Read("n", "yn");
  EXPECT_EQ(line.kind, Line::Kind::kText);
  EXPECT_EQ(line.text, "n");
  EXPECT_TRUE(line.by_key);
}

TEST(EditLines, KeysThatMoveAreRead) {
  Keyboard keyboard;
  using enum PressedKey;
  EXPECT_EQ(keyboard.Press("\033[A\033OB\033[1;5C\033[D \r"),
            (std::vector<PressedKey>{kUp, kDown, kRight, kLeft, kSpace, kEnter}));
  EXPECT_EQ(keyboard.Press("x\033"), (std::vector<PressedKey>{kOther, kLeave}));
}

TEST(EditLines, WhatComesAtOnceIsALine) {
  Keyboard keyboard;
  for (const std::string text : {"no", "n", "yes", "node 3"}) {
    const Line line = keyboard.Read(text + "\r", "yn");
    EXPECT_EQ(line.text, text);
    EXPECT_FALSE(line.by_key);
  }
}

TEST(EditLines, OtherKeysAndALeadingBlankBeginALine) {
  Keyboard keyboard;
  EXPECT_EQ(keyboard.Read("skip\r", "yn").text, "skip");
  EXPECT_EQ(keyboard.Read(" next\r", "yn").text, " next");
  EXPECT_EQ(keyboard.Read("n\r", "").text, "n");
  // Up from an empty line: the last one of the history, where keys left nothing.
  EXPECT_TRUE(keyboard.Read("y", "yn").by_key);
  EXPECT_EQ(keyboard.Read("\033[A\r", "yn").text, "n");
}

TEST(EditLines, TabCompletesTheWordBeforeTheCursor) {
  Keyboard keyboard;
  EXPECT_EQ(keyboard.Read("und\t\r", "").text, "undo ");
  EXPECT_EQ(keyboard.Read("expect f (ins\t\r", "").text, "expect f (insert ");
}

// As typed, Ctrl-\ is a signal only where the terminal controls the process; so it is sent.
TEST(EditLines, AProcessThatIsEndedByCtrlBackslashLeavesTheTerminalAsItWas) {
  int keyboard = -1, terminal = -1;
  ASSERT_EQ(openpty(&keyboard, &terminal, nullptr, nullptr, nullptr), 0);
  termios before = {}, mode = {};
  ASSERT_EQ(tcgetattr(terminal, &before), 0);
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    const rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    setenv("TERM", "xterm", 1);
    setenv("EDITRC", "/dev/null", 1);
    signal(SIGQUIT, SIG_DFL);
    EditLines(
        terminal, terminal, false, [](std::string_view) { return Completion{}; }, "")
        ->Read("? ", "");
    _exit(1);
  }
  do {
    std::this_thread::yield();
    ASSERT_EQ(tcgetattr(terminal, &mode), 0);
  } while ((mode.c_lflag & ICANON) != 0);
  kill(child, SIGQUIT);
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(WTERMSIG(status), SIGQUIT);
  ASSERT_EQ(tcgetattr(terminal, &mode), 0);
  EXPECT_EQ(mode.c_lflag, before.c_lflag);
  EXPECT_EQ(mode.c_iflag, before.c_iflag);
  close(terminal);
  close(keyboard);
}

TEST(EditLines, CtrlDOnAnEmptyLineIsTheEnd) {
  Keyboard keyboard;
  EXPECT_EQ(keyboard.Read("\004", "yn").kind, Line::Kind::kEnd);
}

}  // namespace
}  // namespace inquest::terminal
