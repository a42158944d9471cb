// Runs a program and records its run: the options and the work that `trace` and `debug` share.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "driver/run_program.h"
#include "session/file_claim.h"
#include "setup/trust.h"

namespace inquest::driver {

struct RecordOptions {
  RunOptions run;
  uint64_t max_bytes = 0;
  bool into_memory = false;  // for benchmarks; not in --help
  bool checksums = true;     // false for benchmarks
  std::vector<std::string> suspect;
  std::vector<std::string> trust;
  bool has_tests = false;  // tests in the program are used: what is trusted may be called by these only
};
// All but where the trace goes.
void AddRecordOptions(CLI::App& command, RecordOptions& options);

// --call EXPR: an expression that is evaluated in the place of main.
void AddCallOption(CLI::App& command, RecordOptions& options);

// Of the command line and the project file. None, with a message, if that cannot be read.
std::optional<std::vector<setup::TrustRule>> CollectRules(const RecordOptions& options);

struct Recorded {
  bool started = false;       // there is a trace
  int exit_code = 0;          // the program's own if it started
  session::FileClaim in_use;  // of a trace that others could remove
};
Recorded RecordProgram(const RecordOptions& options, const std::vector<std::string>& arguments,
                       const std::string& trace);
// The same with a program that has been loaded.
Recorded RecordLoaded(const setup::LoadedProgram& loaded, const RecordOptions& options,
                      const std::vector<std::string>& arguments, const std::string& trace);

}  // namespace inquest::driver
