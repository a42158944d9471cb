#include "setup/session_files.h"

#include <unistd.h>

#include <filesystem>
#include <optional>
#include <system_error>

#include "session/kept.h"
#include "session/places.h"

namespace inquest::setup {
namespace {

namespace fs = std::filesystem;

// In quotes, if a shell would take it for something else.
std::string AsTyped(const std::string& word) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+,:=@%";
  const bool is_plain = word.find_first_not_of(kPlain) == std::string::npos && !word.empty();
  if (is_plain) return word;
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? "'\\''" : std::string(1, c);
  return quoted + "'";
}

}  // namespace

SessionFiles::SessionFiles(FileChoice choice, Remark remark)
    : choice_(std::move(choice)), remark_(std::move(remark)) {
  if (choice_.memory || choice_.resume) folder_ = MakeProgramFolder();
  ChooseTrace();
}

// Empty if there can be none.
std::string SessionFiles::MakeProgramFolder() const {
  const auto state = session::StateFolder();
  if (!state) {
    remark_(state.error().message);
    return "";
  }
  const auto folder = session::ProgramFolder::Open(*state, choice_.file);
  if (folder) return folder->path();
  remark_(folder.error().message);
  return "";
}

void SessionFiles::ChooseTrace() {
  if (choice_.is_trace) {
    trace_ = choice_.file;
  } else if (!folder_.empty()) {
    auto folder = session::ProgramFolder::At(folder_);
    // A named journal may belong to any trace; most likely to the newest.
    const auto last = choice_.journal.empty() ? folder.TraceOfLastSession() : folder.NewestTrace();
    trace_ = choice_.resume ? last.value_or("") : folder.NewTrace(getpid());
  } else if (!choice_.resume) {
    temporary_trace_ = TemporaryFile::InOwnFolder("program.trace");
    // If there can be none, recording says so.
    trace_ = temporary_trace_.path().empty() ? "/program.trace" : temporary_trace_.path();
  }
  const bool is_new = !choice_.is_trace && !choice_.resume && !folder_.empty();
  trace_in_use_ = session::FileClaim::Share(trace_, is_new);
}

void SessionFiles::KeepNewestTraces() const {
  if (folder_.empty() || choice_.is_trace) return;
  const auto status = session::KeepNewestTraces(session::ProgramFolder::At(folder_), trace_);
  if (!status) remark_(status.error().message);
}

void SessionFiles::RemoveNewFiles() const {
  if (choice_.is_trace || choice_.resume) return;
  std::error_code error;
  fs::remove(trace_, error);
  if (has_journal_of_its_own()) fs::remove(JournalPath(), error);
}

std::string SessionFiles::JournalPath() const {
  if (!choice_.journal.empty()) return choice_.journal;
  if (folder_.empty() || !choice_.memory) return "";
  return choice_.is_trace ? folder_ + "/journal" : session::ProgramFolder::JournalOf(trace_);
}

base::Status SessionFiles::OpenJournal(std::unique_ptr<session::Journal>* opened) const {
  const std::string path = JournalPath();
  if (path.empty()) return base::Unit{};
  // A folder that somebody named is theirs to make: more likely the name is wrong.
  const fs::path folder = fs::path(choice_.journal).parent_path();
  std::error_code unknown;
  if (!folder.empty() && !fs::is_directory(folder, unknown))
    return base::Error{"There is no folder `" + folder.string() + "` for the journal."};
  if (choice_.looks_only) {
    auto read = session::Journal::OpenToRead(path);
    if (!read) return read.error();
    *opened = std::move(*read);
    return base::Unit{};
  }
  auto journal =
      choice_.journal.empty() ? session::Journal::OpenOwn(path, choice_.fresh) : session::Journal::Open(path);
  if (journal) {
    *opened = std::move(*journal);
    if ((*opened)->path() != path) {
      remark_("Another session on this run is open; this one keeps its answers in a journal of its own, " +
              (*opened)->path() + ".");
    }
  } else if (!choice_.journal.empty()) {
    return journal.error();
  } else {
    remark_(journal.error().message + " This session cannot be continued later.");
  }
  return base::Unit{};
}

std::string SessionFiles::CommandToContinue() const {
  if (JournalPath().empty()) return "";
  std::string command = "inquest debug ";
  if (!choice_.journal.empty()) command += "--journal " + AsTyped(choice_.journal) + " ";
  // A named journal knows its run by the trace, which the program's folder keeps.
  if (!choice_.is_trace && !folder_.empty()) command += "--resume ";
  return command + AsTyped(choice_.file);
}

std::unique_ptr<session::Answers> SessionFiles::OpenAnswers() const {
  if (folder_.empty() || !choice_.memory) return nullptr;
  auto answers = session::Answers::Open(session::ProgramFolder::At(folder_).answers());
  if (answers) return std::move(*answers);
  remark_(answers.error().message + " Answers are not kept for later sessions.");
  return nullptr;
}

}  // namespace inquest::setup
