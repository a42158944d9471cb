// Commands at a terminal of the system's own making, which a person types at.
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <string>
#include <thread>

#include "base/check.h"
#include "driver/test_commands.h"

namespace inquest::driver {
namespace {

// A command that runs at a terminal of its own until it ends.
class AtTerminal {
 public:
  explicit AtTerminal(std::vector<std::string> arguments) {
    winsize size = {.ws_row = 24, .ws_col = 200, .ws_xpixel = 0, .ws_ypixel = 0};
    process_ = forkpty(&keyboard_, nullptr, nullptr, &size);
    CHECK(process_ >= 0);
    if (process_ != 0) return;
    arguments.insert(arguments.begin(), "inquest");
    std::vector<char*> pointers;
    for (std::string& argument : arguments) pointers.push_back(argument.data());
    const int exit_code = Main(static_cast<int>(pointers.size()), pointers.data());
    std::fflush(nullptr);
    _exit(exit_code);
  }
  ~AtTerminal() {
    if (process_ > 0) {
      kill(process_, SIGKILL);
      waitpid(process_, nullptr, 0);
    }
    close(keyboard_);
  }
  AtTerminal(const AtTerminal&) = delete;
  AtTerminal& operator=(const AtTerminal&) = delete;

  // Waits until this was shown; forgets what came before.
  void Await(const std::string& text) {
    while (shown_.find(text) == std::string::npos)
      ASSERT_TRUE(Receive()) << "no `" << text << "` in " << shown_;
    shown_.erase(0, shown_.find(text) + text.size());
  }
  // Once keys are waited for: before that, the terminal itself would collect a line.
  void Type(const std::string& keys) const {
    termios mode = {};
    do {
      std::this_thread::yield();
      CHECK(tcgetattr(keyboard_, &mode) == 0);
    } while ((mode.c_lflag & ICANON) != 0);
    CHECK(write(keyboard_, keys.data(), keys.size()) == static_cast<ssize_t>(keys.size()));
  }
  // A line that the terminal itself collects.
  void TypeLine(const std::string& line) const {
    const std::string bytes = line + "\n";
    CHECK(write(keyboard_, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()));
  }
  // All that is shown until it ends.
  std::string End(int* exit_code) {
    while (Receive()) {
    }
    int status = 0;
    waitpid(process_, &status, 0);
    process_ = -1;
    *exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return shown_;
  }

 private:
  // False at the end, or after a time that nothing takes.
  bool Receive() {
    char buffer[1024];
    pollfd entry = {keyboard_, POLLIN, 0};
    if (poll(&entry, 1, 60'000) != 1) return false;
    const ssize_t count = read(keyboard_, buffer, sizeof buffer);
    if (count <= 0) return false;
    shown_.append(buffer, static_cast<size_t>(count));
    return true;
  }

  int keyboard_ = -1;
  pid_t process_ = -1;
  std::string shown_;
};

class AtTerminalTest : public CommandsTest {
 protected:
  AtTerminalTest() {
    setenv("XDG_STATE_HOME", folder_.c_str(), 1);
    setenv("TERM", "xterm", 1);
    setenv("EDITRC", "/dev/null", 1);
    for (const char* name : {"BROWSER", "DISPLAY", "WAYLAND_DISPLAY"}) unsetenv(name);
    program_ = Write("P.hs", "main = print (double (inc 3))\ndouble x = x + x\ninc x = x + 1\n");
  }
  ~AtTerminalTest() override { unsetenv("XDG_STATE_HOME"); }

  static constexpr const char* kBackspace = "\x7f";
  static constexpr const char* kUp = "\x1b[A";
  std::string program_;
};

TEST_F(AtTerminalTest, ThePromptOfTrailEditsAndRemembersLines) {
  const std::string trace = (folder_ / "t.trace").string();
  Inquest({"trace", program_, "-o", trace});
  AtTerminal trail({"trail", trace});
  trail.Await("`quit`.");
  trail.Await("? ");
  trail.Type(std::string("a9") + kBackspace + "1\r");
  trail.Await("<- double 4");
  trail.Await("? ");
  trail.Type(std::string(kUp) + "\r");
  trail.Await("<- inc 3");
  trail.Await("? ");
  trail.Type("so\t\r");
  trail.Await("source");
  trail.Await("inc x = x + 1");
  trail.Await("? ");
  trail.Type("no such thing\r");
  trail.Await("lists the commands.");
  trail.Await("? ");
  trail.Type("quit\r");
  int exit_code = 0;
  trail.End(&exit_code);
  EXPECT_EQ(exit_code, kDone);
}

TEST_F(AtTerminalTest, QuitSaysHowToComeBackAndThatWorks) {
  AtTerminal debug({"debug", program_});
  debug.Await("main = ");
  debug.Await("? ");
  debug.Type("n");
  debug.Await("double 4 = 8");
  debug.Await("? ");
  debug.Type("quit\r");
  int exit_code = 0;
  const std::string last = debug.End(&exit_code);
  EXPECT_EQ(exit_code, kStopped);
  EXPECT_NE(last.find("What was answered is kept. To go on: inquest debug --resume " + program_ + "\r\n"),
            std::string::npos)
      << last;
  Inquest({"tree", program_});  // a newer trace that no session was on
  const std::string spaced = Write("My P.hs", "main = print 1\n");
  AtTerminal other({"debug", spaced});
  other.Await("? ");
  other.Type("quit\r");
  EXPECT_NE(other.End(&exit_code).find("debug --resume '" + spaced + "'\r\n"), std::string::npos);
  AtTerminal resumed({"debug", program_, "--resume"});
  resumed.Await("double 4 = 8");
  resumed.Await("? ");
  resumed.Type("quit\r");
  resumed.End(&exit_code);
  EXPECT_EQ(exit_code, kStopped);
}

TEST_F(AtTerminalTest, TheSessionGoesOnInThePageAndComesBack) {
  AtTerminal debug({"debug", program_});
  debug.Await("main = ");
  debug.Await("? ");
  debug.Type("n");
  debug.Await("double 4 = 8");
  debug.Await("? ");
  debug.Type("web\r");
  debug.Await("The page is at http://127.0.0.1:");
  debug.Await("Enter goes back");
  debug.TypeLine("new");
  debug.Await("/enter?ticket=");
  debug.TypeLine("");
  debug.Await("double 4 = 8");
  debug.Await("? ");
  debug.Type("n");
  debug.Await("The fault is in double");
  debug.Await("? ");
  debug.Type("quit\r");
  int exit_code = 0;
  debug.End(&exit_code);
  EXPECT_EQ(exit_code, kDone);
}

TEST_F(AtTerminalTest, ThePageEndsWhereItWasStarted) {
  AtTerminal debug({"debug", "--web", program_});
  debug.Await("/enter?ticket=");
  debug.Await("Enter prints another address");
  debug.TypeLine("");
  debug.Await("/enter?ticket=");
  debug.TypeLine("quit");
  int exit_code = 0;
  const std::string last = debug.End(&exit_code);
  EXPECT_EQ(exit_code, kStopped);
  EXPECT_NE(last.find("To go on: inquest debug --resume"), std::string::npos) << last;
}

}  // namespace
}  // namespace inquest::driver
