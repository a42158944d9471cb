#include "driver/progress.h"

#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>

namespace inquest::driver {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kMoment{700};

bool SomebodyLooks(bool program_writes) {
  if (isatty(STDERR_FILENO) == 0) return false;
  return !program_writes || isatty(STDOUT_FILENO) == 0;
}

std::string SizeText(const std::string& file) {
  struct stat status = {};
  if (file.empty() || stat(file.c_str(), &status) != 0) return "";
  // Space is reserved ahead; what is used counts in blocks.
  return ", " + std::to_string(status.st_blocks * 512 / 1'000'000) + " MB";
}

}  // namespace

Progress::Progress(std::string what, std::string file) {
  if (!SomebodyLooks(!file.empty())) return;
  // The thread takes no signals: they belong to whoever runs the program or reads the keys.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  thread_ = std::thread([this, what = std::move(what), file = std::move(file)] { Run(what, file); });
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

Progress::~Progress() { End(); }

void Progress::End() const {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    end_ = true;
  }
  ended_.notify_all();
  thread_.join();
}

void Progress::Run(const std::string& what, const std::string& file) const {
  const auto start = std::chrono::steady_clock::now();
  std::unique_lock lock(mutex_);
  bool shown = false;
  while (!ended_.wait_for(lock, kMoment, [this] { return end_; })) {
    const auto seconds =
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - start).count();
    std::fprintf(stderr, "\r\033[K%s: %lld s%s", what.c_str(), static_cast<long long>(seconds),
                 SizeText(file).c_str());
    std::fflush(stderr);
    shown = true;
  }
  if (shown) std::fputs("\r\033[K", stderr);
}

}  // namespace inquest::driver
