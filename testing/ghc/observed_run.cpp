#include "testing/ghc/observed_run.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "base/check.h"
#include "driver/ghc_tracer.h"
#include "observe/read_events.h"

namespace inquest::ghc_truth {
namespace {

namespace fs = std::filesystem;

constexpr int kSeconds = 60;  // that a run may take; right programs take less than one

std::string Quoted(const std::string& word) { return "'" + word + "'"; }

bool Execute(const std::string& command) { return std::system(command.c_str()) == 0; }

std::string ContentsOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace

Workshop::Workshop() {
  std::string pattern = (fs::temp_directory_path() / "inquest-ghc-XXXXXX").string();
  CHECK(mkdtemp(pattern.data()) != nullptr);
  folder_ = pattern;
}

Workshop::~Workshop() {
  std::error_code error;
  fs::remove_all(folder_, error);
}

base::Result<std::unique_ptr<run_observed::ObservedRun>> Workshop::Run(const std::string& text,
                                                                       const std::string& input) {
  static const auto recording = driver::GhcArguments(nullptr);
  if (!recording.ok()) return recording.error();
  std::ofstream(folder_ + "/Main.hs") << text;
  std::ofstream(folder_ + "/input") << input;
  std::error_code error;
  fs::remove(folder_ + "/events", error);
  const std::string there = "cd " + Quoted(folder_) + " && ";
  std::string compile = there + "ghc --make -v0 -w Main.hs -o program";
  for (const std::string& argument : *recording) compile += " " + Quoted(argument);
  if (!Execute(compile + " >messages 2>&1")) return base::Error{"ghc: " + ContentsOf(folder_ + "/messages")};
  Execute(there + "INQUEST_EVENTS=events timeout " + std::to_string(kSeconds) +
          " ./program <input >/dev/null 2>messages");
  auto events = observe::ReadEventsFile(folder_ + "/events");
  if (!events.ok()) return events.error();
  return std::make_unique<run_observed::ObservedRun>(std::move(*events), 0);
}

}  // namespace inquest::ghc_truth
