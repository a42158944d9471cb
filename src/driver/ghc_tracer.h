// Programs that GHC compiles (tracers/ghc): with what GHC must be started, and how such a program is run so
// that it is recorded. The plugin is built for the ghc that is installed when it is first needed, and kept.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/result.h"
#include "driver/ghc_package.h"

namespace inquest::driver {

struct GhcOptions {
  std::vector<std::string> include;    // folders with modules
  std::vector<std::string> arguments;  // for ghc, as given
  std::vector<std::string> packages;   // that must be installed
  std::vector<MadeModule> modules;     // besides those that are found
};

// The arguments that make ghc record: profiling, the plugin, the package of the probes. Builds these first if
// they are not there; `tell` is given a sentence before that, since it takes a minute.
using Tell = std::function<void(const std::string&)>;
base::Result<std::vector<std::string>> GhcArguments(const Tell& tell);

// Compiles the program whose main module is `main_file` into a folder of its own in the state folder; what
// ghc says goes to standard error. The path of the program.
base::Result<std::string> CompileWithGhc(const std::string& main_file, const GhcOptions& options,
                                         const Tell& tell);

// Whether the file is a program that a system can start.
bool IsExecutable(const std::string& file);

struct GhcRunOptions {
  std::string input;       // a file instead of standard input, or empty
  int output = 1;          // the descriptor that is the program's standard output
  uint64_t max_calls = 0;  // 0: as many as the recorder keeps by itself
};

// Runs a program that was compiled so, and waits for its end; Ctrl-C ends it, not us. The events are in
// `events`. The program's exit code, or why there are no events.
base::Result<int> RunRecorded(const std::string& program, const std::vector<std::string>& arguments,
                              const std::string& events, const GhcRunOptions& options);

}  // namespace inquest::driver
