#include "driver/open_trace.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <fstream>

#include "driver/commands.h"
#include "driver/messages.h"
#include "session/kept.h"
#include "session/places.h"
#include "setup/kinds.h"
#include "trail/layout.h"

namespace inquest::driver {
namespace {

Opened Failed(int exit_code) {
  Opened opened;
  opened.exit_code = exit_code;
  return opened;
}

Opened OpenFile(const std::string& path) {
  Opened opened;
  opened.in_use = session::FileClaim::Share(path);
  opened.damage = std::make_unique<TraceDamage>(path);
  auto run = setup::AllKinds().Open(path, opened.damage->listener());
  if (!run) {
    Complain(run.error().message);
    return Failed(kUnreadable);
  }
  WarnOf(**run, path);
  opened.run = std::move(*run);
  opened.path = path;
  return opened;
}

// What makes no sense where nothing is run.
std::string RunOptionGiven(const OpenOptions& options, const std::vector<std::string>& arguments) {
  if (!arguments.empty()) return "Arguments for the program after --";
  if (!options.output.empty()) return "-o";
  if (!options.record.run.input.empty()) return "--input";
  if (!options.record.trust.empty()) return "--trust";
  if (!options.record.suspect.empty()) return "--suspect";
  return "";
}

bool RefuseRunOptions(const OpenOptions& options, const std::vector<std::string>& arguments,
                      std::string_view when) {
  const std::string given = RunOptionGiven(options, arguments);
  if (given.empty()) return false;
  Complain(given + " makes no sense with " + std::string(when) + ": the program is not run again.");
  return true;
}

// Whether writing a trace there would destroy something else: `tree -o Sort.hs Sort.hs`.
bool IsOtherFile(const std::string& path) {
  std::error_code unknown;
  if (!std::filesystem::exists(path, unknown)) return false;
  if (!std::filesystem::is_regular_file(path, unknown)) return true;  // a pipe, a folder
  if (std::filesystem::is_empty(path, unknown)) return false;
  uint64_t magic = 0;
  std::ifstream(path, std::ios::binary).read(reinterpret_cast<char*>(&magic), sizeof magic);
  return magic != trail::FileHeader::kMagic;
}

// Whoever looks at the trace that is there goes on with it: the new one is another file of this name. Written
// over, it would answer the questions of an open session with another run.
base::Status MakeWay(const std::string& path) {
  std::error_code unknown, error;
  const std::filesystem::path file = std::filesystem::canonical(path, unknown);  // links stay
  if (unknown) return base::Unit{};
  std::filesystem::remove(file, error);
  if (!error) return base::Unit{};
  return base::Error{"The trace `" + path + "` cannot be replaced: " + error.message() +
                     ". Give another name with -o."};
}

base::Result<session::ProgramFolder> FolderOf(const std::string& program) {
  const auto state = session::StateFolder();
  if (!state) return state.error();
  return session::ProgramFolder::Open(*state, program);
}

// The newest trace of these sources; none if there is none.
Opened OpenLast(const setup::LoadedProgram& loaded, const std::string& program) {
  const auto folder = FolderOf(program);
  if (!folder) return {};
  const std::vector<std::string> traces = folder->Traces();
  const std::string fingerprint = setup::FingerprintOf(loaded.files);
  for (size_t i = traces.size(); i-- > 0;) {
    Opened opened;
    opened.in_use = session::FileClaim::Share(traces[i]);
    opened.damage = std::make_unique<TraceDamage>(traces[i]);
    auto run = setup::AllKinds().Open(traces[i], opened.damage->listener());
    if (!run || (*run)->fingerprint() != fingerprint) continue;
    opened.run = std::move(*run);
    opened.path = traces[i];
    return opened;
  }
  return {};
}

}  // namespace

void AddOpenOptions(CLI::App& command, OpenOptions& options) {
  AddRecordOptions(command, options.record);
  AddCallOption(command, options.record);
  CLI::Option* file = command.get_option("FILE");
  file->description("A trace, or the main module of a program, FILE.hs or FILE.lhs, which is traced first");
  command.add_option("-o,--output", options.output, "Where the trace goes, if one is made")->type_name("OUT");
  command.add_flag("--last", options.last,
                   "Take the newest trace of this program, if its sources are as they were then");
}

void WarnOf(const run::Run& run, const std::string& path, const setup::Remark& complain) {
  if (const std::string warning = run.Warning(); !warning.empty()) complain(path + " " + warning);
}

Recorded RecordInto(std::string& trace, const setup::LoadedProgram& loaded, const RecordOptions& options,
                    const std::vector<std::string>& arguments) {
  const std::string& program = options.run.source.file;
  if (!trace.empty()) {
    if (IsOtherFile(trace)) {
      Complain("`" + trace +
               "` is not a trace, and inquest overwrites nothing else. Give another name with -o, or remove "
               "it.");
      return {false, kUsage};
    }
    if (const base::Status status = MakeWay(trace); !status) {
      Complain(status.error().message);
      return {false, kUnreadable};
    }
    return RecordLoaded(loaded, options, arguments, trace);
  }
  const auto folder = FolderOf(program);
  if (!folder) {
    Complain(folder.error().message + " Say where the trace goes with -o.");
    return {false, kUnreadable};
  }
  trace = folder->NewTrace(getpid());
  session::FileClaim in_use = session::FileClaim::Share(trace, true);
  Recorded recorded = RecordLoaded(loaded, options, arguments, trace);
  if (recorded.started) {
    if (const auto status = session::KeepNewestTraces(*folder, trace); !status)
      Complain(status.error().message);
    recorded.in_use = std::move(in_use);
  } else {
    unlink(trace.c_str());
  }
  return recorded;
}

Opened OpenTrace(const OpenOptions& options, const std::vector<std::string>& arguments) {
  const std::string& file = options.record.run.source.file;
  if (!setup::HasHaskellName(file)) {
    if (RefuseRunOptions(options, arguments, "a trace")) return Failed(kUsage);
    return OpenFile(file);
  }
  if (options.last && RefuseRunOptions(options, arguments, "--last")) return Failed(kUsage);
  const auto loaded = LoadOrComplain(options.record.run.source);
  if (loaded == nullptr) return Failed(kUnreadable);
  if (options.last) {
    Opened opened = OpenLast(*loaded, file);
    if (opened.run != nullptr) return opened;
    Complain("There is no trace of these sources yet; the program is run now.");
  }
  std::string trace = options.output;
  const Recorded recorded = RecordInto(trace, *loaded, options.record, arguments);
  if (!recorded.started) return Failed(recorded.exit_code);
  Opened opened = OpenFile(trace);
  opened.ran = true;
  return opened;
}

}  // namespace inquest::driver
