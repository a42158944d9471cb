#include "testing/golden/process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
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

  std::string Read() const {
    // Enough to see what is wrong with a program that never stops printing.
    constexpr off_t kMostRead = 16 << 20;
    std::string text(static_cast<size_t>(std::min(lseek(descriptor_, 0, SEEK_END), kMostRead)), '\0');
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

// Waits until the child has ended or the time is over.
bool EndsInTime(pid_t child, std::chrono::milliseconds timeout) {
  const int descriptor = static_cast<int>(syscall(SYS_pidfd_open, child, 0));
  CHECK(descriptor >= 0);
  pollfd entry{descriptor, POLLIN, 0};
  int count = 0;
  do {
    count = poll(&entry, 1, static_cast<int>(timeout.count()));
  } while (count < 0 && errno == EINTR);
  close(descriptor);
  return count > 0;
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
  outcome.timed_out = !EndsInTime(child, process.timeout);
  if (outcome.timed_out) {
    kill(-child, process.signal);
    outcome.hung = process.signal != SIGKILL && !EndsInTime(child, std::chrono::seconds(10));
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
