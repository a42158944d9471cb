#include "session/places.h"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <system_error>
#include <vector>

namespace inquest::session {
namespace {

namespace fs = std::filesystem;

constexpr const char* kTraceEnding = ".trace";

// FNV-1a: short, and the same in every version of inquest.
uint64_t Hash(const std::string& text) {
  uint64_t hash = 0xcbf29ce484222325u;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  return hash;
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

}  // namespace

base::Result<std::string> StateFolder() {
  const char* const state = std::getenv("XDG_STATE_HOME");
  if (state != nullptr && *state == '/') return std::string(state) + "/inquest";
  const char* const home = std::getenv("HOME");
  if (home != nullptr && *home == '/') return std::string(home) + "/.local/state/inquest";
  return base::Error{
      "Neither XDG_STATE_HOME nor HOME names a folder, so answers cannot be kept for later sessions."};
}

base::Result<ProgramFolder> ProgramFolder::Open(const std::string& state_folder, const std::string& program) {
  std::error_code error;
  const fs::path full = fs::weakly_canonical(fs::absolute(program, error), error);
  const std::string identity = error ? program : full.string();
  const std::string path =
      state_folder + "/" + fs::path(program).stem().string() + "-" + Hexadecimal(Hash(identity));
  if (!MakeFolders(path)) {
    return base::Error{"The folder `" + path + "` cannot be made: " + std::generic_category().message(errno) +
                       ". Answers are not kept for later sessions."};
  }
  return ProgramFolder(path);
}

std::string ProgramFolder::NewTrace(std::chrono::system_clock::time_point now, int process) const {
  const auto micros = std::chrono::duration_cast<std::chrono::microseconds>(now.time_since_epoch()).count();
  const std::time_t seconds = micros / 1'000'000;
  std::tm parts = {};
  gmtime_r(&seconds, &parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y%m%d-%H%M%S", &parts);
  const std::string fraction = std::to_string(1'000'000 + micros % 1'000'000).substr(1);
  return path_ + "/" + text + "." + fraction + "-" + std::to_string(process) + kTraceEnding;
}

std::vector<std::string> ProgramFolder::Traces() const {
  std::vector<std::string> traces;
  std::error_code error;
  for (fs::directory_iterator it(path_, error), end; !error && it != end; it.increment(error)) {
    if (it->path().extension() == kTraceEnding) traces.push_back(it->path().string());
  }
  std::sort(traces.begin(), traces.end());
  return traces;
}

std::optional<std::string> ProgramFolder::NewestTrace() const {
  const std::vector<std::string> traces = Traces();
  if (traces.empty()) return std::nullopt;
  return traces.back();
}

void ProgramFolder::RemoveOldTraces(size_t keep) const {
  const std::vector<std::string> traces = Traces();
  std::error_code error;  // what cannot be removed stays
  for (size_t i = 0; i + keep < traces.size(); ++i) {
    fs::remove(traces[i], error);
    fs::remove(JournalOf(traces[i]), error);
  }
}

}  // namespace inquest::session
