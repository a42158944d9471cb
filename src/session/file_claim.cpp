#include "session/file_claim.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace inquest::session {
namespace {

bool Lock(int descriptor, int how) {
  while (flock(descriptor, how) != 0) {
    // A file system without locks: nobody can claim anything there.
    if (errno != EINTR) return errno != EWOULDBLOCK;
  }
  return true;
}

bool IsStillThere(int descriptor, const std::string& path) {
  struct stat open = {}, named = {};
  return fstat(descriptor, &open) == 0 && stat(path.c_str(), &named) == 0 && open.st_ino == named.st_ino &&
         open.st_dev == named.st_dev;
}

}  // namespace

FileClaim FileClaim::Share(const std::string& path, bool make) {
  // Not blocking: a pipe of that name is no trace.
  const int flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | (make ? O_CREAT : 0);
  // Who removes files locks them for a moment; if that moment was now, the file is made again.
  for (int attempt = 0; attempt < (make ? 3 : 1); ++attempt) {
    if (make) MakeMissingFolders(std::filesystem::path(path).parent_path());
    const int descriptor = open(path.c_str(), flags, 0600);
    if (descriptor < 0 && (errno != ENOENT || !make)) return {};
    if (descriptor < 0) continue;
    if (ClaimShared(descriptor, path)) return FileClaim(descriptor);
    close(descriptor);
  }
  return {};
}

FileClaim::~FileClaim() {
  if (descriptor_ >= 0) close(descriptor_);
}

bool RemoveUnclaimed(const std::string& path) {
  const int descriptor = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) return errno == ENOENT;
  const bool removed = Lock(descriptor, LOCK_EX | LOCK_NB) && unlink(path.c_str()) == 0;
  close(descriptor);
  return removed;
}

bool ClaimAlone(int descriptor, const std::string& path) {
  return Lock(descriptor, LOCK_EX | LOCK_NB) && IsStillThere(descriptor, path);
}

bool ClaimShared(int descriptor, const std::string& path) {
  return Lock(descriptor, LOCK_SH) && IsStillThere(descriptor, path);
}

void MakeMissingFolders(const std::string& folder) {
  std::error_code unknown;
  if (folder.empty() || std::filesystem::exists(folder, unknown)) return;
  MakeMissingFolders(std::filesystem::path(folder).parent_path());
  mkdir(folder.c_str(), 0700);  // if it fails, opening the file says why
}

}  // namespace inquest::session
