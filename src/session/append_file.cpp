#include "session/append_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include "session/file_claim.h"

namespace inquest::session {
namespace {

base::Error Failed(const std::string& path, std::string_view what) {
  return {"`" + path + "` cannot be " + std::string(what) + ": " + std::generic_category().message(errno) +
          "."};
}

}  // namespace

base::Result<AppendFile> AppendFile::Open(const std::string& path) {
  MakeMissingFolders(std::filesystem::path(path).parent_path());
  const int descriptor = open(path.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) return Failed(path, "opened");
  AppendFile file(path, descriptor);
  struct stat status = {};
  if (fstat(descriptor, &status) != 0) return Failed(path, "read");
  if (!S_ISREG(status.st_mode)) return base::Error{"`" + path + "` is not a file."};
  return file;
}

base::Result<AppendFile> AppendFile::OpenShared(const std::string& path) {
  // Who removes files may have done so just now.
  constexpr int kAttempts = 3;
  for (int attempt = 1;; ++attempt) {
    auto file = Open(path);
    if (!file || ClaimShared(file->descriptor_, path) || attempt == kAttempts) return file;
  }
}

AppendFile::AppendFile(std::string path, int descriptor) : path_(std::move(path)), descriptor_(descriptor) {}

AppendFile::AppendFile(AppendFile&& other) noexcept
    : path_(std::move(other.path_)),
      pending_(std::exchange(other.pending_, "")),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

AppendFile::~AppendFile() {
  if (descriptor_ < 0) return;
  (void)WriteRest();
  close(descriptor_);
}

bool AppendFile::ClaimAlone() const { return session::ClaimAlone(descriptor_, path_); }

base::Result<std::string> AppendFile::Read(size_t most) const {
  std::string text;
  char buffer[1 << 16];
  while (text.size() < most) {
    const size_t wanted = std::min(sizeof buffer, most - text.size());
    const ssize_t count = pread(descriptor_, buffer, wanted, static_cast<off_t>(text.size()));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return Failed(path_, "read");
    if (count == 0) break;
    text.append(buffer, static_cast<size_t>(count));
  }
  return text;
}

base::Status AppendFile::Append(std::string_view line) {
  pending_ += line;
  pending_ += '\n';
  return WriteRest();
}

base::Status AppendFile::WriteRest() {
  size_t done = 0;
  while (done < pending_.size()) {
    const ssize_t count = write(descriptor_, pending_.data() + done, pending_.size() - done);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      const base::Error error = Failed(path_, "written");
      RemoveLast(done);
      return error;
    }
    done += static_cast<size_t>(count);
  }
  pending_.clear();
  return base::Unit{};
}

// Half a line would make the next one unreadable.
void AppendFile::RemoveLast(size_t bytes) {
  struct stat status = {};
  if (bytes == 0 || fstat(descriptor_, &status) != 0) return;
  (void)Truncate(static_cast<size_t>(status.st_size) - bytes);
}

base::Status AppendFile::Truncate(size_t bytes) {
  if (ftruncate(descriptor_, static_cast<off_t>(bytes)) != 0) return Failed(path_, "shortened");
  return base::Unit{};
}

}  // namespace inquest::session
