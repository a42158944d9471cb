#include "session/places.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <vector>

#include "base/fnv.h"
#include "session/file_claim.h"

namespace inquest::session {
namespace {

namespace fs = std::filesystem;

constexpr const char* kTraceEnding = ".trace";
constexpr const char* kJournalEnding = ".trace.journal";  // or -2 behind it (Journal::OpenOwn)

// The number at the beginning of a name that NewTrace gave; 0 of another name.
uint64_t NumberOf(const std::string& name) {
  uint64_t number = 0;
  const char* const end = name.data() + name.size();
  const auto [rest, error] = std::from_chars(name.data(), end, number);
  return error == std::errc() && rest != end && *rest == '-' ? number : 0;
}

std::string Hexadecimal(uint64_t value) {
  std::string text(16, '0');
  for (size_t i = 16; i-- > 0; value >>= 4) text[i] = "0123456789abcdef"[value & 15];
  return text;
}

// Each missing folder on the way, for its owner only.
bool MakeFolders(const fs::path& folder) {
  std::error_code error;
  if (fs::is_directory(folder, error)) return true;
  if (folder.has_parent_path() && folder != folder.parent_path() && !MakeFolders(folder.parent_path()))
    return false;
  return mkdir(folder.c_str(), 0700) == 0 || errno == EEXIST;
}

// A folder that somebody made for all to read becomes its owner's. Only that of inquest itself, not those
// above.
void MakePrivate(const std::string& folder) {
  struct stat found {};
  if (stat(folder.c_str(), &found) == 0 && S_ISDIR(found.st_mode) && found.st_uid == geteuid() &&
      (found.st_mode & 077) != 0) {
    chmod(folder.c_str(), 0700);
  }
}

bool HasContent(const std::string& path) {
  std::error_code error;
  return fs::file_size(path, error) > 0 && !error;
}

}  // namespace

base::Result<std::string> StateFolder() {
  const char* const state = std::getenv("XDG_STATE_HOME");
  if (state != nullptr && *state == '/') return std::string(state) + "/inquest";
  const char* const home = std::getenv("HOME");
  if (home != nullptr && *home == '/') return std::string(home) + "/.local/state/inquest";
  return base::Error{
      "Neither XDG_STATE_HOME nor HOME names a folder, so answers cannot be kept for later sessions."};
}

std::string ProgramFolder::PathOf(const std::string& state_folder, const std::string& program) {
  std::error_code error;
  const fs::path full = fs::weakly_canonical(fs::absolute(program, error), error);
  const std::string identity = error ? program : full.string();
  return state_folder + "/" + fs::path(program).stem().string() + "-" +
         Hexadecimal(base::Fnv().Add(identity).value());
}

base::Result<ProgramFolder> ProgramFolder::Open(const std::string& state_folder, const std::string& program) {
  const std::string path = PathOf(state_folder, program);
  if (!MakeFolders(path)) {
    return base::Error{"The folder `" + path + "` cannot be made: " + std::generic_category().message(errno) +
                       ". Answers are not kept for later sessions."};
  }
  MakePrivate(state_folder);
  MakePrivate(path);
  return ProgramFolder(path);
}

std::string ProgramFolder::NewTrace(int process) const {
  uint64_t last = 0;
  for (const char* ending : {kTraceEnding, kJournalEnding}) {
    const std::vector<std::string> made = Made(ending);
    if (!made.empty()) last = std::max(last, NumberOf(fs::path(made.back()).filename().string()));
  }
  return fmt::format("{}/{:06}-{}{}", path_, last + 1, process, kTraceEnding);
}

std::vector<std::string> ProgramFolder::Made(std::string_view ending) const {
  std::vector<std::pair<uint64_t, std::string>> numbered;
  std::error_code error;
  for (fs::directory_iterator it(path_, error), end; !error && it != end; it.increment(error)) {
    const std::string name = it->path().filename().string();
    const bool matches = ending == kJournalEnding ? name.find(ending) != name.npos : name.ends_with(ending);
    if (matches && NumberOf(name) != 0) numbered.emplace_back(NumberOf(name), it->path().string());
  }
  std::sort(numbered.begin(), numbered.end());
  std::vector<std::string> paths;
  for (auto& [number, path] : numbered) paths.push_back(std::move(path));
  return paths;
}

std::vector<std::string> ProgramFolder::Traces() const { return Made(kTraceEnding); }

std::vector<std::string> ProgramFolder::Journals() const { return Made(kJournalEnding); }

// The first lines are the header and the beginning of the session.
bool ProgramFolder::HasAnswers(const std::string& journal) {
  std::ifstream lines(journal);
  std::string line;
  for (int i = 0; i < 3; ++i)
    if (!std::getline(lines, line)) return false;
  return true;
}

std::optional<std::string> ProgramFolder::NewestTrace() const {
  const std::vector<std::string> traces = Traces();
  const auto newest = std::find_if(traces.rbegin(), traces.rend(), HasContent);
  return newest == traces.rend() ? std::nullopt : std::optional(*newest);
}

std::optional<std::string> ProgramFolder::TraceOfLastSession() const {
  const std::vector<std::string> traces = Traces();
  const auto last = std::find_if(traces.rbegin(), traces.rend(), [](const std::string& trace) {
    return HasContent(trace) && HasContent(JournalOf(trace));
  });
  return last == traces.rend() ? NewestTrace() : std::optional(*last);
}

void ProgramFolder::RemoveOldTraces(size_t keep) const {
  const std::vector<std::string> traces = Traces();
  const std::optional<std::string> last_session = TraceOfLastSession();
  for (size_t i = 0; i + keep < traces.size(); ++i) {
    if (traces[i] == last_session) continue;
    if (!RemoveUnclaimed(traces[i])) continue;  // in use, or it cannot be removed: it stays
    const std::string journal = JournalOf(traces[i]);
    if (!HasAnswers(journal)) RemoveUnclaimed(journal);
  }
  RemoveOldJournals();
}

void ProgramFolder::RemoveOldJournals() const {
  const std::vector<std::string> journals = Journals();
  for (size_t i = 0; i + kJournalsKept < journals.size(); ++i) RemoveUnclaimed(journals[i]);
}

}  // namespace inquest::session
