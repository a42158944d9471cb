#include "interface/mcp/child.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <thread>

namespace inquest::mcp {
namespace {

using nlohmann::json;
using std::chrono::milliseconds;

constexpr std::string_view kStop = "{\"command\":\"stop\",\"id\":\"stop\"}";

// In the new process: only calls that are safe there.
[[noreturn]] void Become(const char* program, char* const* arguments, int in, int out, int nothing) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  signal(SIGPIPE, SIG_DFL);
  dup2(in, STDIN_FILENO);
  dup2(out, STDOUT_FILENO);
  dup2(nothing, STDERR_FILENO);
  execv(program, arguments);
  _exit(127);
}

}  // namespace

base::Result<std::unique_ptr<Child>> Child::Start(const std::string& program,
                                                  const std::vector<std::string>& arguments) {
  int in[2], out[2];
  if (pipe2(in, O_CLOEXEC) != 0)
    return base::Error{"No session can be started: there are too many files open."};
  if (pipe2(out, O_CLOEXEC) != 0) {
    close(in[0]), close(in[1]);
    return base::Error{"No session can be started: there are too many files open."};
  }
  // What the program prints is part of what is recorded; here nobody reads it.
  const int nothing = open("/dev/null", O_WRONLY | O_CLOEXEC);
  std::vector<char*> words;
  words.push_back(const_cast<char*>(program.c_str()));
  for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
  words.push_back(nullptr);
  const pid_t process = fork();
  if (process == 0) Become(program.c_str(), words.data(), in[0], out[1], nothing);
  close(in[0]), close(out[1]), close(nothing);
  if (process < 0) {
    close(in[1]), close(out[0]);
    return base::Error{"No session can be started: there are too many processes."};
  }
  return std::unique_ptr<Child>(new Child(process, in[1], out[0]));
}

Child::~Child() {
  close(to_);
  // It writes its journal with every step, so there is little left to do.
  bool is_gone = false;
  for (int i = 0; i < 100 && !is_gone; ++i) {
    is_gone = waitpid(process_, nullptr, WNOHANG) != 0;
    if (!is_gone) std::this_thread::sleep_for(milliseconds(10));
  }
  if (!is_gone) {
    kill(process_, SIGKILL);
    while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
  }
  close(from_);
}

bool Child::Send(const std::string& line) {
  const std::lock_guard lock(sending_);
  const std::string bytes = line + "\n";
  for (size_t sent = 0; sent < bytes.size();) {
    const ssize_t now = write(to_, bytes.data() + sent, bytes.size() - sent);
    if (now < 0 && errno == EINTR) continue;
    if (now <= 0) return false;
    sent += static_cast<size_t>(now);
  }
  return true;
}

void Child::TellToStop() { Send(std::string(kStop)); }

bool Child::ReadLine(milliseconds wait, std::string* line, bool* ended) {
  for (;;) {
    if (const size_t end = buffer_.find('\n'); end != std::string::npos) {
      *line = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      return true;
    }
    pollfd ready = {from_, POLLIN, 0};
    const int count = poll(&ready, 1, static_cast<int>(wait.count()));
    if (count < 0 && errno == EINTR) continue;
    if (count == 0) return false;
    char bytes[1 << 16];
    const ssize_t length = read(from_, bytes, sizeof bytes);
    if (length < 0 && errno == EINTR) continue;
    if (length <= 0) {
      *ended = true;
      return false;
    }
    buffer_.append(bytes, static_cast<size_t>(length));
  }
}

base::Result<json> Child::Hear(std::chrono::seconds time, const OnProgress& on_progress) {
  const auto deadline = std::chrono::steady_clock::now() + time;
  bool told = false;
  bool ended = false;
  for (;;) {
    if (!told && std::chrono::steady_clock::now() >= deadline) {
      TellToStop();
      told = true;
    }
    std::string line;
    if (!ReadLine(milliseconds(200), &line, &ended)) {
      if (ended) return base::Error{"The session has ended by itself. Start a new one; answers are kept."};
      continue;
    }
    json response = json::parse(line, nullptr, false);
    if (!response.is_object()) continue;
    if (response.value("kind", "") == "progress") {
      if (on_progress) on_progress(response.value("work", ""), response.value("seconds", uint64_t{0}));
      continue;
    }
    // The response to a request to stop.
    if (response.contains("id") && response["id"] == "stop") continue;
    return response;
  }
}

base::Result<json> Child::Ask(const json& request, std::chrono::seconds time, const OnProgress& on_progress) {
  if (!Send(request.dump(-1, ' ', false, json::error_handler_t::replace)))
    return base::Error{"The session has ended by itself. Start a new one; answers are kept."};
  return Hear(time, on_progress);
}

}  // namespace inquest::mcp
