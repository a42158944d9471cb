// A text file that only grows, a line at a time, readable by its owner only (mode 0600). A line is written by
// one call, so that lines of several processes do not mix and a killed process leaves whole lines.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace inquest::session {

class AppendFile {
 public:
  // Makes the file and the folders above it (mode 0700) if they are missing.
  static base::Result<AppendFile> Open(const std::string& path);
  AppendFile(AppendFile&& other) noexcept;
  AppendFile& operator=(AppendFile&&) = delete;
  ~AppendFile();

  const std::string& path() const { return path_; }
  base::Result<std::string> Read() const;
  // Without a line end in `line`.
  base::Status Append(std::string_view line);
  base::Status Truncate(size_t bytes);

 private:
  AppendFile(std::string path, int descriptor);
  void RemoveLast(size_t bytes);

  std::string path_;
  int descriptor_ = -1;
};

}  // namespace inquest::session
