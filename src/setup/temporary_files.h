// Files that nobody needs after this process. They are removed also where a signal ends it: one that a closed
// pipe, a closed terminal or Ctrl-\ sends.
#pragma once

#include <string>

namespace inquest::setup {

struct TemporaryPaths;

// A file that is gone when this is.
class TemporaryFile {
 public:
  // In a folder of its own, which goes with it; the file itself is not made. Without a path if there can be
  // no folder.
  static TemporaryFile InOwnFolder(const std::string& name);

  TemporaryFile() = default;
  ~TemporaryFile() { Remove(); }
  TemporaryFile(TemporaryFile&& other) noexcept;
  TemporaryFile& operator=(TemporaryFile&& other) noexcept;

  const std::string& path() const;

 private:
  explicit TemporaryFile(TemporaryPaths* paths);
  void Remove();

  TemporaryPaths* paths_ = nullptr;  // where a signal handler finds them
};

}  // namespace inquest::setup
