// Says to other processes that a file is in use, until the claim or the process ends, however it ends: a
// trace that is recorded or looked at is not removed meanwhile (places.h), a journal has one writer.
#pragma once

#include <string>
#include <utility>

namespace inquest::session {

class FileClaim {
 public:
  FileClaim() = default;  // of nothing
  // Shared with others that only want the file to stay. Makes it, empty and for its owner only, and the
  // folders above it, if `make` and there is none. Claims nothing where the file cannot be opened, or was
  // removed just now.
  static FileClaim Share(const std::string& path, bool make = false);
  FileClaim(FileClaim&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  FileClaim& operator=(FileClaim&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
  }
  ~FileClaim();

  bool has_value() const { return descriptor_ >= 0; }

 private:
  explicit FileClaim(int descriptor) : descriptor_(descriptor) {}
  int descriptor_ = -1;
};

// Removes the file unless somebody claims it. Whether it is gone.
bool RemoveUnclaimed(const std::string& path);
// Whether this open file, nobody else's now, is so until it is closed. False also if it was removed just now.
bool ClaimAlone(int descriptor, const std::string& path);
// The same with others that only want the file to stay; waits for one that looks whether it may be removed.
bool ClaimShared(int descriptor, const std::string& path);
// Makes each missing folder on the way, for its owner only.
void MakeMissingFolders(const std::string& folder);

}  // namespace inquest::session
