// Which files a session uses: the trace, the journal, the answers of the program, the lines typed before.
#pragma once

#include <memory>
#include <string>

#include "base/result.h"
#include "driver/temporary_files.h"
#include "session/answers.h"
#include "session/file_claim.h"
#include "session/journal.h"

namespace inquest::driver {

struct FileChoice {
  std::string file;  // a program or a trace, as given
  bool is_trace = false;
  bool memory = true;   // whether anything is kept for other sessions, or used from them
  bool resume = false;  // the newest trace of the program instead of a new run
  bool fresh = false;   // nothing of earlier sessions is used
  std::string journal;  // as given, or empty
};

class DebugFiles {
 public:
  // What cannot be kept is said on standard error, and the session goes on without it.
  explicit DebugFiles(FileChoice choice);
  DebugFiles(const DebugFiles&) = delete;
  DebugFiles& operator=(const DebugFiles&) = delete;

  // Where the trace is or goes; empty if a session shall be resumed and there is none.
  const std::string& trace() const { return trace_; }
  // After the run: removes the oldest traces of the program.
  void KeepNewestTraces() const;
  // After a program that could not be run: removes what was made for its trace.
  void RemoveNewFiles() const;

  // `opened` is null if none is kept. A journal that was named on the command line must be usable.
  base::Status OpenJournal(std::unique_ptr<session::Journal>* opened) const;
  // Throws away what the journal has, when it belongs to another run; only for one that was not named.
  bool RemoveJournal() const;
  // The command that goes on with this session, as typed; empty if nothing of it is kept.
  std::string CommandToContinue() const;
  std::unique_ptr<session::Answers> OpenAnswers() const;  // null if none are kept
  std::string history() const { return folder_.empty() ? "" : folder_ + "/history"; }

 private:
  void ChooseTrace();
  std::string JournalPath() const;

  FileChoice choice_;
  std::string folder_;             // of the program; empty: nothing is kept
  TemporaryFile temporary_trace_;  // that nobody keeps
  std::string trace_;
  session::FileClaim trace_in_use_;
};

}  // namespace inquest::driver
