// Where traces, journals and answers live when nobody says otherwise: $XDG_STATE_HOME/inquest, a folder a
// program. They hold sources and data, so only their owner can read them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace inquest::session {

inline constexpr size_t kTracesKept = 5;
inline constexpr size_t kJournalsKept = 100;

// $XDG_STATE_HOME/inquest, or ~/.local/state/inquest; the error says that neither variable is set.
base::Result<std::string> StateFolder();

class ProgramFolder {
 public:
  // `program` is the path of the program's main file, or of a trace; it need not exist. Makes the folder.
  static base::Result<ProgramFolder> Open(const std::string& state_folder, const std::string& program);
  // Where that is, whether it was made or not.
  static std::string PathOf(const std::string& state_folder, const std::string& program);
  // A folder that Open made.
  static ProgramFolder At(std::string path) { return ProgramFolder(std::move(path)); }

  const std::string& path() const { return path_; }
  std::string answers() const { return path_ + "/answers.jsonl"; }
  // A name with a number higher than all before it, whatever the clock says; `process` keeps those of the
  // same moment apart.
  std::string NewTrace(int process) const;
  // Those that NewTrace named, the oldest first.
  std::vector<std::string> Traces() const;
  // Their journals, also of those that are gone.
  std::vector<std::string> Journals() const;
  // The newest one, if there is any. An empty one is that of a run which never began.
  std::optional<std::string> NewestTrace() const;
  // That of the last session whose trace is still there: a view may have made newer ones since. The newest
  // trace if there was none.
  std::optional<std::string> TraceOfLastSession() const;
  static std::string JournalOf(const std::string& trace) { return trace + ".journal"; }
  // Whether somebody answered in the session of this journal.
  static bool HasAnswers(const std::string& journal);
  // Removes all but the newest traces, except that of the last session and those in use (file_claim.h); and
  // their journals, except those with answers: of these the newest kJournalsKept stay.
  void RemoveOldTraces(size_t keep = kTracesKept) const;

 private:
  explicit ProgramFolder(std::string path) : path_(std::move(path)) {}
  // What NewTrace named, with this ending, the oldest first.
  std::vector<std::string> Made(std::string_view ending) const;
  void RemoveOldJournals() const;

  std::string path_;
};

}  // namespace inquest::session
