#include "setup/temporary_files.h"

#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <filesystem>
#include <system_error>
#include <utility>

namespace inquest::setup {

namespace fs = std::filesystem;

struct TemporaryPaths {
  std::string file, folder;
  // Calls nothing that a signal handler may not.
  void Remove() const {
    unlink(file.c_str());
    rmdir(folder.c_str());
  }
};

namespace {

// Those that end a process, and that others send it.
constexpr int kEndings[] = {SIGPIPE, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU};

// A session has one and may evaluate something, which needs another. What finds no room here is removed by
// its destructor only.
std::array<std::atomic<const TemporaryPaths*>, 8> places = {};

void RemoveAll(int signal) {
  for (const auto& place : places) {
    if (const TemporaryPaths* paths = place.load(); paths != nullptr) paths->Remove();
  }
  // The default action, as soon as this returns.
  ::signal(signal, SIG_DFL);
  raise(signal);
}

// Whoever handles or ignores a signal decides what happens.
void HandleEndings() {
  for (const int signal : kEndings) {
    struct sigaction now = {};
    if (sigaction(signal, nullptr, &now) != 0 || (now.sa_flags & SA_SIGINFO) != 0 ||
        now.sa_handler != SIG_DFL)
      continue;
    struct sigaction action = {};
    action.sa_handler = RemoveAll;
    sigaction(signal, &action, nullptr);
  }
}

}  // namespace

TemporaryFile::TemporaryFile(TemporaryPaths* paths) : paths_(paths) {
  for (auto& place : places) {
    const TemporaryPaths* nothing = nullptr;
    if (place.compare_exchange_strong(nothing, paths)) break;
  }
  HandleEndings();
}

TemporaryFile::TemporaryFile(TemporaryFile&& other) noexcept : paths_(std::exchange(other.paths_, nullptr)) {}

TemporaryFile& TemporaryFile::operator=(TemporaryFile&& other) noexcept {
  std::swap(paths_, other.paths_);
  return *this;
}

const std::string& TemporaryFile::path() const {
  static const std::string kNone;
  return paths_ == nullptr ? kNone : paths_->file;
}

void TemporaryFile::Remove() {
  if (paths_ == nullptr) return;
  paths_->Remove();
  for (auto& place : places) {
    const TemporaryPaths* mine = paths_;
    if (place.compare_exchange_strong(mine, nullptr)) break;
  }
  delete std::exchange(paths_, nullptr);
}

TemporaryFile TemporaryFile::InOwnFolder(const std::string& name) {
  std::error_code error;
  const fs::path parent = fs::temp_directory_path(error);
  std::string folder = ((error ? fs::path("/tmp") : parent) / "inquest.XXXXXX").string();
  if (mkdtemp(folder.data()) == nullptr) return {};
  return TemporaryFile(new TemporaryPaths{folder + "/" + name, folder});
}

}  // namespace inquest::setup
