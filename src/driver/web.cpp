#include "driver/web.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "driver/messages.h"
#include "interface/terminal/render.h"
#include "interface/terminal/signals.h"
#include "interface/web/server.h"
#include "setup/temporary_files.h"
#include "value/ascii.h"

extern char** environ;

namespace inquest::driver {
namespace {

using session::Response;
using session::ResponseKind;

bool IsSet(const char* name) {
  const char* const value = std::getenv(name);
  return value != nullptr && *value != '\0';
}

// What opens a file in the person's browser; empty if there is no screen for one.
std::string Browser() {
  if (IsSet("BROWSER")) return std::getenv("BROWSER");
  return IsSet("DISPLAY") || IsSet("WAYLAND_DISPLAY") ? "xdg-open" : "";
}

// A file that leads to the address, readable by its owner only: what stands in a command line can be read by
// everybody.
bool WriteLeadingFile(const std::string& path, const std::string& address) {
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0) return false;
  const std::string text =
      "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>inquest</title>"
      "<meta name=\"referrer\" content=\"no-referrer\"><meta http-equiv=\"refresh\" content=\"0; url=" +
      address + "\"><p><a href=\"" + address + "\">To the session</a></p>\n";
  const bool is_written = write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  return close(file) == 0 && is_written;
}

// Goes on by itself; what it says is not shown.
void StartBrowser(const std::string& browser, const std::string& path) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  // A shell in between, which ends at once: the browser is nobody's child and leaves nothing behind.
  std::string shell = "sh", option = "-c", script = "\"$0\" \"$1\" &", program = browser, file = path;
  char* arguments[] = {shell.data(), option.data(), script.data(), program.data(), file.data(), nullptr};
  pid_t child = 0;
  if (posix_spawnp(&child, "sh", &actions, nullptr, arguments, environ) == 0) {
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
  }
  posix_spawn_file_actions_destroy(&actions);
}

// What goes on in the page, as lines of a transcript.
class Narrator {
 public:
  Narrator(const session::Session& session, FILE* out, bool ascii)
      : session_(session), out_(out), ascii_(ascii), told_(session.steps().size()) {}

  void Say(const std::string& text) const {
    std::fputs((ascii_ ? value::AsciiText(text) : text).c_str(), out_);
    std::fflush(out_);
  }

  void Hear(const Response& response) {
    const size_t steps = session_.steps().size();
    if (steps < told_) Say("(back to step " + std::to_string(steps) + ")\n");
    for (size_t i = told_; i < steps; ++i) {
      const session::Step& step = session_.steps()[i];
      if (step.question != 0) Say(terminal::TranscriptLine(step) + "\n");
    }
    told_ = steps;
    if (response.finding && response.kind == ResponseKind::kFinding)
      Say(terminal::FindingText(*response.finding, terminal::TranscriptScreen(ascii_)));
  }

 private:
  const session::Session& session_;
  FILE* const out_;
  const bool ascii_;
  size_t told_;
};

class PageAtTerminal {
 public:
  PageAtTerminal(session::Session& session, web::Server& server, const PageChoice& choice)
      : session_(session), server_(server), choice_(choice), narrator_(session, choice.out, choice.ascii) {}

  terminal::Ending Run() {
    Open();
    while (true) {
      switch (WaitAndWork()) {
        case Next::kOn:
          break;
        case Next::kIdle:
          narrator_.Say("Nobody has used the page for a while: it ends.\n");
          return terminal::Ending::kStopped;
        case Next::kQuit:
          return terminal::Ending::kStopped;
        case Next::kInterrupted:
          return terminal::Ending::kInterrupted;
      }
    }
  }

 private:
  enum class Next { kOn, kIdle, kQuit, kInterrupted };

  void Open() {
    const std::string browser = Browser();
    if (!browser.empty()) {
      file_ = setup::TemporaryFile::InOwnFolder("inquest.html");
      if (!file_.path().empty() && WriteLeadingFile(file_.path(), server_.NewAddress()))
        StartBrowser(browser, file_.path());
    }
    const std::string port = std::to_string(server_.port());
    narrator_.Say((browser.empty() ? "The page is at " : "The page opens in the browser. It is at ") +
                  server_.NewAddress() +
                  "\n(an address that works once; from another machine after `ssh -L " + port +
                  ":127.0.0.1:" + port + " HOST`)\n");
    if (choice_.input >= 0) {
      narrator_.Say(
          choice_.goes_back
              ? "Enter goes back to the questions here; `new` prints another address.\n"
              : "Enter prints another address; quit, or Ctrl-C, stops. What is answered is kept.\n");
    }
  }

  Next WaitAndWork() {
    pollfd ready[] = {
        {server_.descriptor(), POLLIN, 0}, {signals_->descriptor(), POLLIN, 0}, {choice_.input, POLLIN, 0}};
    if (poll(ready, 3, 1000) < 0 && errno != EINTR) return Next::kQuit;
    if (signals_->Take() != 0) return Next::kInterrupted;
    if (ready[2].revents != 0) return ReadLine();
    if (ready[0].revents != 0) return Work();
    const bool is_idle =
        choice_.idle_seconds > 0 && server_.idle() >= std::chrono::seconds(choice_.idle_seconds);
    return is_idle ? Next::kIdle : Next::kOn;
  }

  // Meanwhile Ctrl-C stops what takes long, not the page.
  Next Work() {
    signals_.reset();
    bool goes_on = true;
    {
      const terminal::StopOnInterrupt interrupt;
      goes_on = server_.Work(session_, interrupt.token(),
                             [&](const Response& response) { narrator_.Hear(response); });
    }
    signals_.emplace(kSignals);
    return goes_on ? Next::kOn : Next::kQuit;
  }

  Next ReadLine() {
    char bytes[256];
    const ssize_t length = read(choice_.input, bytes, sizeof bytes);
    if (length <= 0) return Next::kQuit;
    std::string line(bytes, static_cast<size_t>(length));
    while (line.ends_with('\n') || line.ends_with('\r')) line.pop_back();
    if (line == "quit" || line == "q" || line == "exit") return Next::kQuit;
    if (choice_.goes_back && line.empty()) return Next::kQuit;
    narrator_.Say(server_.NewAddress() + "\n");
    return Next::kOn;
  }

  session::Session& session_;
  web::Server& server_;
  const PageChoice& choice_;
  Narrator narrator_;
  inline static const std::vector<int> kSignals = {SIGINT, SIGTERM, SIGHUP};
  std::optional<terminal::SignalPipe> signals_{std::in_place, kSignals};
  setup::TemporaryFile file_;
};

terminal::Ending EndingOf(session::Session& session) {
  session.StopPreparing();  // looks at the run
  switch (session.Current().kind) {
    case ResponseKind::kFinding:
      return terminal::Ending::kFinding;
    case ResponseKind::kNoFault:
      return terminal::Ending::kNoFault;
    default:
      return terminal::Ending::kStopped;
  }
}

}  // namespace

std::optional<terminal::Ending> ServePage(session::Session& session, const PageChoice& choice) {
  signal(SIGPIPE, SIG_IGN);  // a browser may go at any time
  const auto server = web::Server::Open(session);
  if (!server) {
    Complain(server.error().message);
    return std::nullopt;
  }
  const terminal::Ending ending = PageAtTerminal(session, **server, choice).Run();
  return ending == terminal::Ending::kStopped ? EndingOf(session) : ending;
}

}  // namespace inquest::driver
