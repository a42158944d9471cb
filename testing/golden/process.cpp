#include "testing/golden/process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "base/check.h"

namespace inquest::golden {
namespace {

// A file without a name: unlike a pipe it needs nobody who reads while the process runs.
class MemoryFile {
 public:
  MemoryFile() : descriptor_(memfd_create("golden", MFD_CLOEXEC)) { CHECK(descriptor_ >= 0); }
  ~MemoryFile() { close(descriptor_); }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;

  int descriptor() const { return descriptor_; }

  void Fill(const std::string& text) {
    CHECK(pwrite(descriptor_, text.data(), text.size(), 0) == static_cast<ssize_t>(text.size()));
  }

  size_t size() const {
    struct stat status = {};
    CHECK(fstat(descriptor_, &status) == 0);
    return static_cast<size_t>(status.st_size);
  }

  std::string Read() const {
    // Enough to see what is wrong with a program that never stops printing.
    constexpr size_t kMostRead = 16 << 20;
    std::string text(std::min(size(), kMostRead), '\0');
    CHECK(pread(descriptor_, text.data(), text.size(), 0) == static_cast<ssize_t>(text.size()));
    return text;
  }

 private:
  int descriptor_;
};

int Spawn(const Process& process, const MemoryFile& in, const MemoryFile& out, const MemoryFile& err,
          pid_t& child) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in.descriptor(), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out.descriptor(), STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, err.descriptor(), STDERR_FILENO);
  if (!process.folder.empty()) posix_spawn_file_actions_addchdir_np(&actions, process.folder.c_str());
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);
  std::vector<char*> arguments;
  for (const std::string& word : process.command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const int error = posix_spawnp(&child, arguments[0], &actions, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

// A running process that can be waited for.
class Running {
 public:
  explicit Running(pid_t child) : descriptor_(static_cast<int>(syscall(SYS_pidfd_open, child, 0))) {
    CHECK(descriptor_ >= 0);
  }
  ~Running() { close(descriptor_); }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  bool EndsWithin(std::chrono::milliseconds time) const {
    pollfd entry{descriptor_, POLLIN, 0};
    int count = 0;
    do {
      count = poll(&entry, 1, static_cast<int>(time.count()));
    } while (count < 0 && errno == EINTR);
    return count > 0;
  }

 private:
  int descriptor_;
};

// Until the process has ended, the time is over, or it has printed enough. Nothing tells of a file that
// grows: it is looked at from time to time.
void Wait(const Process& process, const Running& running, const MemoryFile& out, Outcome& outcome) {
  if (process.enough_output == 0) {
    outcome.timed_out = !running.EndsWithin(process.timeout);
    return;
  }
  const auto deadline = std::chrono::steady_clock::now() + process.timeout;
  while (!running.EndsWithin(std::chrono::milliseconds(2))) {
    outcome.printed_enough = out.size() >= process.enough_output;
    outcome.timed_out = !outcome.printed_enough && std::chrono::steady_clock::now() >= deadline;
    if (outcome.printed_enough || outcome.timed_out) return;
  }
}

}  // namespace

Outcome RunProcess(const Process& process) {
  MemoryFile in, out, err;
  in.Fill(process.input);
  pid_t child = 0;
  Outcome outcome;
  if (const int error = Spawn(process, in, out, err, child); error != 0) {
    outcome.exit_code = 127;
    outcome.err = process.command[0] + ": " + std::strerror(error) + "\n";
    return outcome;
  }
  const Running running(child);
  Wait(process, running, out, outcome);
  if (outcome.timed_out || outcome.printed_enough) {
    kill(-child, process.signal);
    outcome.hung = process.signal != SIGKILL && !running.EndsWithin(std::chrono::minutes(1));
    if (outcome.hung) kill(-child, SIGKILL);
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  outcome.exit_code = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  outcome.out = out.Read();
  outcome.err = err.Read();
  return outcome;
}

}  // namespace inquest::golden
