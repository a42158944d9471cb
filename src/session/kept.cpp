#include "session/kept.h"

#include <sys/stat.h>
#include <sys/statvfs.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "session/file_claim.h"

namespace inquest::session {
namespace {

namespace fs = std::filesystem;

constexpr uint64_t kShareOfDisk = 10;
constexpr uint64_t kUnknownDisk = uint64_t{100} << 30;

uint64_t BytesOnDisk(const fs::path& path) {
  struct stat found = {};
  return lstat(path.c_str(), &found) == 0 ? uint64_t(found.st_blocks) * 512 : 0;
}

// As ProgramFolder::Open names them: NAME-, then 16 hexadecimal digits. Empty: it is none.
std::string ProgramOf(const std::string& folder) {
  constexpr size_t kDigits = 16;
  if (folder.size() <= kDigits || folder[folder.size() - kDigits - 1] != '-') return "";
  const std::string digits = folder.substr(folder.size() - kDigits);
  const bool is_number =
      std::all_of(digits.begin(), digits.end(), [](unsigned char c) { return std::isxdigit(c); });
  return is_number ? folder.substr(0, folder.size() - kDigits - 1) : "";
}

KeptFolder Measure(const fs::path& path) {
  const std::string name = path.filename().string(), program = ProgramOf(name);
  KeptFolder folder{
      .path = path.string(), .program = program.empty() ? name : program, .is_of_program = !program.empty()};
  std::error_code error;
  for (fs::recursive_directory_iterator it(path, error), end; !error && it != end; it.increment(error)) {
    if (it->is_directory(error)) continue;
    const uint64_t bytes = BytesOnDisk(it->path());
    const bool is_trace = folder.is_of_program && it->path().extension() == ".trace";
    folder.traces += is_trace ? 1 : 0;
    (is_trace ? folder.trace_bytes : folder.other_bytes) += bytes;
  }
  return folder;
}

struct Trace {
  std::string path;
  fs::file_time_type written;
  uint64_t bytes = 0;
};

// The oldest first.
std::vector<Trace> AllTraces(const std::string& state_folder) {
  std::vector<Trace> traces;
  for (const KeptFolder& folder : ListKept(state_folder)) {
    if (!folder.is_of_program) continue;
    for (const std::string& path : ProgramFolder::At(folder.path).Traces()) {
      std::error_code error;
      const auto written = fs::last_write_time(path, error);
      if (!error) traces.push_back({path, written, BytesOnDisk(path)});
    }
  }
  std::sort(traces.begin(), traces.end(),
            [](const Trace& a, const Trace& b) { return a.written < b.written; });
  return traces;
}

uint64_t DefaultLimit(const std::string& state_folder) {
  // The folder need not be there yet.
  for (fs::path folder = state_folder; !folder.empty(); folder = folder.parent_path()) {
    struct statvfs disk = {};
    if (statvfs(folder.c_str(), &disk) == 0) return uint64_t(disk.f_blocks) * disk.f_frsize / kShareOfDisk;
    if (folder == folder.parent_path()) break;
  }
  return kUnknownDisk;
}

uint64_t Remove(const std::string& path, bool pretend) {
  const uint64_t bytes = BytesOnDisk(path);
  return pretend || RemoveUnclaimed(path) ? bytes : 0;
}

// What is in use has stayed, and with it its folder, however little it is: a trace is empty at first.
void RemoveEmptyFolders(const std::string& path) {
  std::vector<std::string> folders = {path};
  std::error_code error;
  for (fs::recursive_directory_iterator it(path, error), end; !error && it != end; it.increment(error)) {
    std::error_code unknown;
    if (it->is_directory(unknown) && !it->is_symlink(unknown)) folders.push_back(it->path().string());
  }
  // One inside another comes after it; only those that are empty go.
  for (auto folder = folders.rbegin(); folder != folders.rend(); ++folder) fs::remove(*folder, error);
}

}  // namespace

std::vector<KeptFolder> ListKept(const std::string& state_folder) {
  std::vector<KeptFolder> folders;
  std::error_code error;
  for (fs::directory_iterator it(state_folder, error), end; !error && it != end; it.increment(error)) {
    std::error_code unreadable;
    if (it->is_directory(unreadable) && !it->is_symlink(unreadable)) folders.push_back(Measure(it->path()));
  }
  std::sort(folders.begin(), folders.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
  return folders;
}

std::optional<uint64_t> ReadSize(std::string_view text) {
  uint64_t number = 0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return std::nullopt;
  const std::string_view unit(rest, size_t(text.data() + text.size() - rest));
  constexpr std::string_view kUnits = "KMGT";
  if (unit.empty()) return number;
  const size_t at = kUnits.find(char(std::toupper(static_cast<unsigned char>(unit.front()))));
  const std::string_view behind = unit.substr(1);
  if (at == kUnits.npos || !(behind.empty() || behind == "B" || behind == "b")) return std::nullopt;
  const unsigned shift = unsigned(10 * (at + 1));
  return number > UINT64_MAX >> shift ? std::nullopt : std::optional(number << shift);
}

base::Result<uint64_t> KeptLimit(const std::string& state_folder) {
  const char* const said = std::getenv("INQUEST_KEEP");
  if (said != nullptr && *said != '\0') {
    if (const auto size = ReadSize(said)) return *size;
    return base::Error{"INQUEST_KEEP says how much room old traces may take, as in 2G; it is `" +
                       std::string(said) + "`."};
  }
  return DefaultLimit(state_folder);
}

uint64_t LimitKept(const std::string& state_folder, uint64_t limit, const std::string& newest) {
  const std::vector<Trace> traces = AllTraces(state_folder);
  uint64_t all = 0, freed = 0;
  for (const Trace& trace : traces) all += trace.bytes;
  for (const Trace& trace : traces) {
    if (all - freed <= limit) break;
    if (fs::path(trace.path).lexically_normal() == fs::path(newest).lexically_normal()) continue;
    const uint64_t bytes = Remove(trace.path, false);
    freed += bytes;
    if (bytes == 0) continue;
    const std::string journal = ProgramFolder::JournalOf(trace.path);
    if (!ProgramFolder::HasAnswers(journal)) Remove(journal, false);
  }
  return freed;
}

base::Status KeepNewestTraces(const ProgramFolder& folder, const std::string& trace) {
  folder.RemoveOldTraces();
  const std::string state_folder = fs::path(folder.path()).parent_path().string();
  const auto limit = KeptLimit(state_folder);
  LimitKept(state_folder, limit ? *limit : DefaultLimit(state_folder), trace);
  return limit ? base::Status(base::Unit{}) : limit.error();
}

uint64_t RemoveKept(const KeptFolder& folder, bool all, bool pretend) {
  std::vector<std::string> files;
  std::error_code error;
  if (all) {
    for (fs::recursive_directory_iterator it(folder.path, error), end; !error && it != end;
         it.increment(error))
      if (!it->is_directory(error)) files.push_back(it->path().string());
  } else if (folder.is_of_program) {
    const auto program = ProgramFolder::At(folder.path);
    files = program.Traces();
    const std::vector<std::string> journals = program.Journals();
    files.insert(files.end(), journals.begin(), journals.end());
  }
  uint64_t freed = 0;
  for (const std::string& file : files) freed += Remove(file, pretend);
  if (!all || pretend) return freed;
  RemoveEmptyFolders(folder.path);
  return freed;
}

}  // namespace inquest::session
