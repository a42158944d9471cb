// The journal: everything that changed a session, one JSON object a line, written before the answer to the
// command is given. Append-only: undo is a line too. A session that is killed loses at most the command being
// typed. docs/session_protocol.md gives the format.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "session/append_file.h"
#include "session/step.h"

namespace inquest::session {

// Which run a journal belongs to: node numbers mean nothing elsewhere.
struct RunMark {
  uint64_t nodes = 0;
  std::string root;  // the key of the root's statement
  std::string tree;  // where the session began; empty: the first one of the run
  friend bool operator==(const RunMark&, const RunMark&) = default;
};

struct JournalContents {
  RunMark run;
  std::vector<Step> steps;
  std::vector<Step> undone;
  // Not empty: from some line on it could not be read; a sentence that says from where and why.
  std::string damage;
  size_t bytes = 0;  // of the lines that were read; a last line without its end is not one of them
};

// Whether this is how a journal begins, or the beginning of that: its writer may have been killed there.
bool BeginsAsJournal(std::string_view text);

// Fails on a file that is no journal, or that a newer inquest wrote.
base::Result<JournalContents> ReadJournal(std::string_view text, const std::string& name);

class Journal {
 public:
  // Opens or makes the file, with mode 0600. A cut-off last line is removed. A damaged journal is kept beside
  // it as FILE.damaged, or FILE.damaged-2 and so on, and what can be read of it goes on in FILE. Fails if
  // another session is using it, or if it is something else, which is left alone.
  static base::Result<std::unique_ptr<Journal>> Open(const std::string& path);
  // Where another session is using it: the first of FILE-2, FILE-3 ... that none is using. `anew`: what is in
  // it is thrown away unread.
  static base::Result<std::unique_ptr<Journal>> OpenOwn(const std::string& path, bool anew = false);
  // For whoever only looks at a session, which may be open elsewhere: nothing is written. Null if there is no
  // such file.
  static base::Result<std::unique_ptr<Journal>> OpenToRead(const std::string& path);

  // What was in the file; no steps if it is new.
  const JournalContents& contents() const { return contents_; }
  bool is_new() const { return contents_.steps.empty(); }
  const std::string& path() const { return path_; }

  // The error says why the line could not be written; earlier lines are safe, and it is written before the
  // next one.
  base::Status Begin(const RunMark& run);
  base::Status Append(size_t at, const Step& step);  // the at-th step; later ones, if any, are void
  base::Status AppendMove(std::string_view move);    // "undo" or "redo"
  base::Status WriteRest();
  // Throws away what is in it, as if it were new.
  base::Status Forget();

 private:
  Journal(std::string path, std::optional<AppendFile> file, JournalContents contents);
  static base::Result<std::unique_ptr<Journal>> Read(AppendFile file);
  base::Status Write(std::string_view line);

  std::string path_;
  std::optional<AppendFile> file_;  // none: nothing is written
  JournalContents contents_;
};

}  // namespace inquest::session
