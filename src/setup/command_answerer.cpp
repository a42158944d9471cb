#include "setup/command_answerer.h"

#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <nlohmann/json.hpp>
#include <utility>

#include "session/protocol.h"

namespace inquest::setup {

using session::Verdict;

namespace {

constexpr size_t kLongestAnswer = 1 << 16;
constexpr int kGraceMilliseconds = 500;

std::string Shortened(const std::string& line) {
  constexpr size_t kMost = 60;
  return line.size() <= kMost ? line : line.substr(0, kMost) + "...";
}

}  // namespace

base::Result<Verdict> ReadVerdict(const std::string& line) {
  std::string word = line;
  const auto object = nlohmann::json::parse(line, nullptr, false);
  if (object.is_object() && object.contains("verdict") && object["verdict"].is_string())
    word = object["verdict"].get<std::string>();
  if (word == "yes") return Verdict::kCorrect;
  if (word == "no") return Verdict::kWrong;
  if (word == "inadmissible") return Verdict::kInadmissible;
  if (word == "don't know") return Verdict::kDontKnow;
  return base::Error{"it answered `" + Shortened(line) +
                     "`, which is none of yes, no, inadmissible and don't know"};
}

CommandAnswerer::CommandAnswerer(std::string command, std::chrono::milliseconds patience)
    : command_(std::move(command)), patience_(patience) {}

CommandAnswerer::~CommandAnswerer() { End(); }

// A socket, not two pipes: writing to a command that is gone is then an error, not a signal.
bool CommandAnswerer::Start() {
  if (process_ >= 0) return true;
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
    GiveUp("it cannot be started");
    return false;
  }
  process_ = fork();
  if (process_ == 0) {
    setpgid(0, 0);  // so that all that it starts can be ended
    signal(SIGPIPE, SIG_DFL);
    dup2(ends[1], STDIN_FILENO);
    dup2(ends[1], STDOUT_FILENO);
    execl("/bin/sh", "sh", "-c", command_.c_str(), nullptr);
    _exit(127);
  }
  close(ends[1]);
  socket_ = ends[0];
  if (process_ < 0) GiveUp("it cannot be started");
  return process_ >= 0;
}

// One that does not end when it is told to is ended.
void CommandAnswerer::End() {
  if (socket_ >= 0) close(std::exchange(socket_, -1));
  if (process_ <= 0) return;
  const pid_t process = std::exchange(process_, -1);
  kill(-process, SIGTERM);
  for (int waited = 0; waited < kGraceMilliseconds; ++waited) {
    if (waitpid(process, nullptr, WNOHANG) != 0) return;
    poll(nullptr, 0, 1);
  }
  kill(-process, SIGKILL);
  waitpid(process, nullptr, 0);
}

void CommandAnswerer::GiveUp(const std::string& why) {
  gave_up_ = true;
  trouble_ = "The command `" + command_ + "` is not asked any more: " + why + ".";
  End();
}

// False, having given up, if nothing happens until then.
bool CommandAnswerer::WaitFor(short events, Clock::time_point until) {
  for (;;) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
    pollfd waits{socket_, events, 0};
    const int ready = left <= 0 ? 0 : poll(&waits, 1, static_cast<int>(left));
    if (ready > 0) return true;
    if (ready < 0 && errno == EINTR) continue;
    GiveUp(fmt::format("it did not answer in {} seconds", std::chrono::duration<double>(patience_).count()));
    return false;
  }
}

// Into received_. False: it gave up.
bool CommandAnswerer::ReceiveSome() {
  char block[4096];
  const ssize_t size = recv(socket_, block, sizeof block, MSG_DONTWAIT);
  if (size < 0 && (errno == EINTR || errno == EAGAIN)) return true;
  if (size <= 0 || received_.size() > kLongestAnswer) {
    GiveUp(size <= 0 ? "it ended without an answer" : "its answer has no end");
    return false;
  }
  received_.append(block, static_cast<size_t>(size));
  return true;
}

// A command that does not read, or writes without being asked, does not hold this up.
bool CommandAnswerer::Send(const std::string& line, Clock::time_point until) {
  for (size_t sent = 0; sent < line.size();) {
    if (!WaitFor(POLLIN | POLLOUT, until)) return false;
    const ssize_t size = send(socket_, line.data() + sent, line.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (size > 0) sent += static_cast<size_t>(size);
    const bool is_busy = size < 0 && (errno == EINTR || errno == EAGAIN);
    if (is_busy && !ReceiveSome()) return false;
    if (size <= 0 && !is_busy) {
      GiveUp("it ended without an answer");
      return false;
    }
  }
  return true;
}

std::optional<std::string> CommandAnswerer::Receive(Clock::time_point until) {
  for (;;) {
    if (const size_t end = received_.find('\n'); end != std::string::npos) {
      std::string line = received_.substr(0, end);
      received_.erase(0, end + 1);
      return line;
    }
    if (!WaitFor(POLLIN, until) || !ReceiveSome()) return std::nullopt;
  }
}

// What nobody asked for is no answer to what is asked next. False, too, if it has ended.
bool CommandAnswerer::SaysMore() {
  char block[1];
  return !received_.empty() || recv(socket_, block, sizeof block, MSG_DONTWAIT | MSG_PEEK) > 0;
}

std::optional<Verdict> CommandAnswerer::Judge(const session::Asked& asked) {
  if (gave_up_ || !Start()) return std::nullopt;
  const session::Response question{.kind = session::ResponseKind::kQuestion, .question = asked.question()};
  if (SaysMore()) {
    GiveUp("it said something that nobody had asked");
    return std::nullopt;
  }
  const Clock::time_point until = Clock::now() + patience_;
  if (!Send(session::WriteResponse(question) + "\n", until)) return std::nullopt;
  const std::optional<std::string> line = Receive(until);
  if (!line) return std::nullopt;
  if (SaysMore()) {
    GiveUp("it gave more than one answer to a question");
    return std::nullopt;
  }
  const auto verdict = ReadVerdict(*line);
  if (!verdict) {
    GiveUp(verdict.error().message);
    return std::nullopt;
  }
  if (*verdict == Verdict::kDontKnow) return std::nullopt;
  const auto [before, is_new] = answered_.try_emplace(asked.key, *verdict);
  if (!is_new && before->second != *verdict) {
    GiveUp("it gave two answers to one question");
    return std::nullopt;
  }
  return *verdict;
}

std::string CommandAnswerer::TakeTrouble() { return std::exchange(trouble_, {}); }

}  // namespace inquest::setup
