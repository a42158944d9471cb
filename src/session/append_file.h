// A text file that only grows, a line at a time, readable by its owner only (mode 0600). A line is written by
// one call, so that lines of several processes do not mix and a killed process leaves whole lines. What
// cannot be written, because the disk is full, is written before the next line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"

namespace inquest::session {

class AppendFile {
 public:
  // Makes the file and the folders above it (mode 0700) if they are missing.
  static base::Result<AppendFile> Open(const std::string& path);
  // The same for a file that several processes write: none of them finds it removed meanwhile.
  static base::Result<AppendFile> OpenShared(const std::string& path);
  AppendFile(AppendFile&& other) noexcept;
  AppendFile& operator=(AppendFile&&) = delete;
  ~AppendFile();

  const std::string& path() const { return path_; }
  // All, or no more than so many bytes.
  base::Result<std::string> Read(size_t most = SIZE_MAX) const;
  // Without a line end in `line`. The error says why it is not in the file yet.
  base::Status Append(std::string_view line);
  // The lines that could not be written before. The error says why they still cannot be.
  base::Status WriteRest();
  // Whether no other process has claimed the file; from now on this one has, until it is closed.
  bool ClaimAlone() const;
  base::Status Truncate(size_t bytes);

 private:
  AppendFile(std::string path, int descriptor);
  void RemoveLast(size_t bytes);

  std::string path_;
  std::string pending_;  // whole lines that are not in the file yet
  int descriptor_ = -1;
};

}  // namespace inquest::session
