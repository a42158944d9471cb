// Where traces, journals and answers live when nobody says otherwise: $XDG_STATE_HOME/inquest, a folder a
// program. They hold sources and data, so only their owner can read them.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"

namespace inquest::session {

inline constexpr size_t kTracesKept = 5;

// $XDG_STATE_HOME/inquest, or ~/.local/state/inquest; the error says that neither variable is set.
base::Result<std::string> StateFolder();

class ProgramFolder {
 public:
  // `program` is the path of the program's main file, or of a trace; it need not exist. Makes the folder.
  static base::Result<ProgramFolder> Open(const std::string& state_folder, const std::string& program);
  // A folder that Open made.
  static ProgramFolder At(std::string path) { return ProgramFolder(std::move(path)); }

  const std::string& path() const { return path_; }
  std::string answers() const { return path_ + "/answers.jsonl"; }
  // A name that sorts by time, `process` keeps those of the same moment apart.
  std::string NewTrace(std::chrono::system_clock::time_point now, int process) const;
  // The oldest first.
  std::vector<std::string> Traces() const;
  // The newest one, if there is any.
  std::optional<std::string> NewestTrace() const;
  static std::string JournalOf(const std::string& trace) { return trace + ".journal"; }
  // Removes all but the newest traces, with their journals.
  void RemoveOldTraces(size_t keep = kTracesKept) const;

 private:
  explicit ProgramFolder(std::string path) : path_(std::move(path)) {}
  std::string path_;
};

}  // namespace inquest::session
