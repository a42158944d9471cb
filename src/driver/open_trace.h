// How every command that reads a trace gets it: the command's argument is a trace, or a Haskell file, which
// is then run and recorded first.
//
//     auto options = std::make_shared<TreeOptions>();       // has a member `OpenOptions open`
//     AddOpenOptions(*command, options->open);
//     ...
//     const Opened opened = OpenTrace(options->open, invocation.program_arguments);
//     if (opened.run == nullptr) return opened.exit_code;  // the person has been told why
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "driver/record.h"
#include "driver/trace_damage.h"
#include "run/run.h"
#include "session/file_claim.h"

namespace inquest::driver {

struct OpenOptions {
  RecordOptions record;  // the argument itself is record.run.source.file
  std::string output;    // where the trace goes, if one is made; empty: the program's state folder
  bool last = false;     // no new run if there is a trace of the sources as they are
};
// The argument `FILE.hs|TRACE` and the options of a run, with -o and --last.
void AddOpenOptions(CLI::App& command, OpenOptions& options);

struct Opened {
  std::unique_ptr<TraceDamage> damage;  // what the trail tells it; it gives the exit code
  std::unique_ptr<run::Run> run;        // null: there is none, and the person has been told why
  int exit_code = 0;                    // then: what the command returns
  std::string path;                     // of the trace
  bool ran = false;                     // the program was run just now
  session::FileClaim in_use;            // the trace is not removed by others meanwhile
};

// A program that fails or is interrupted has a trace like any other. `arguments` are those of the program
// (Invocation::program_arguments); with a trace they are refused. A command that shows a view
// sets `options.record.run.output` to STDERR_FILENO, so that the program's output is not in it.
Opened OpenTrace(const OpenOptions& options, const std::vector<std::string>& arguments);

// What to say where no code of the program was recorded.
inline constexpr std::string_view kAllTrusted =
    "Nothing is suspected: --trust, or a file .inquest.toml, trusts all code of the program, so nothing was "
    "recorded. Trust less of it, or name what to look at with --suspect.";

// Says on standard error what should be known of it: that the run was killed, say.
void WarnOf(const run::Run& run, const std::string& path, const setup::Remark& complain = Complain);

// Runs and records a program that has been loaded; `trace` is where, or empty: then it becomes a new path in
// the program's state folder, of whose traces the newest are kept (docs/design.md 7.5).
Recorded RecordInto(std::string& trace, const setup::LoadedProgram& loaded, const RecordOptions& options,
                    const std::vector<std::string>& arguments);

}  // namespace inquest::driver
