// Which files a session uses: the trace, the journal, the answers of the program, the lines typed before.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "base/result.h"
#include "session/answers.h"
#include "session/file_claim.h"
#include "session/journal.h"
#include "setup/temporary_files.h"

namespace inquest::setup {

struct FileChoice {
  std::string file;  // a program or a trace, as given
  bool is_trace = false;
  bool memory = true;       // whether anything is kept for other sessions, or used from them
  bool resume = false;      // the newest trace of the program instead of a new run
  bool fresh = false;       // nothing of earlier sessions is used
  std::string journal;      // as given, or empty
  bool looks_only = false;  // at what was answered: the journal stays as it is, and may be in use
};

// Takes a sentence that the person should read.
using Remark = std::function<void(const std::string& sentence)>;

class SessionFiles {
 public:
  // What cannot be kept is told to `remark`, a sentence each, and the session goes on without it.
  SessionFiles(FileChoice choice, Remark remark);
  SessionFiles(const SessionFiles&) = delete;
  SessionFiles& operator=(const SessionFiles&) = delete;

  // Where the trace is or goes; empty if a session shall be resumed and there is none.
  const std::string& trace() const { return trace_; }
  // After the run: removes what is beyond the limits on traces (session/kept.h).
  void KeepNewestTraces() const;
  // After a program that was not run: removes what was made for its trace.
  void RemoveNewFiles() const;

  // `opened` is null if none is kept. A journal that was named on the command line must be usable.
  base::Status OpenJournal(std::unique_ptr<session::Journal>* opened) const;
  // Whether the journal is written, and nobody named it: nobody misses what it has of another run.
  bool has_journal_of_its_own() const { return choice_.journal.empty() && !choice_.looks_only; }
  // The command that goes on with this session, as typed; empty if nothing of it is kept.
  std::string CommandToContinue() const;
  std::unique_ptr<session::Answers> OpenAnswers() const;  // null if none are kept
  std::string history() const { return folder_.empty() ? "" : folder_ + "/history"; }

 private:
  std::string MakeProgramFolder() const;
  void ChooseTrace();
  std::string JournalPath() const;

  FileChoice choice_;
  Remark remark_;
  std::string folder_;             // of the program; empty: nothing is kept
  TemporaryFile temporary_trace_;  // that nobody keeps
  std::string trace_;
  session::FileClaim trace_in_use_;
};

}  // namespace inquest::setup
