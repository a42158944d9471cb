// The subcommands of inquest, one file each. A new one is a file with its Add... function, a line here and a
// line in commands.cpp.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace inquest::driver {

// Process exit codes (docs/user_guide.md); `run` and `trace` pass the program's own code on once it has
// started.
enum ExitCode : int {
  kDone = 0,
  kNothingFound = 1,
  kUsage = 2,
  kUnreadable = 3,  // source errors included
  kStopped = 4,
  kOurFault = 70,
  kInterrupted = 130,
};

// What the command line gave to the chosen subcommand.
struct Invocation {
  std::vector<std::string> program_arguments;  // after `--`
  int exit_code = kDone;                       // set by the subcommand
};

void AddDebugCommand(CLI::App& app, Invocation& invocation);
void AddSessionCommand(CLI::App& app, Invocation& invocation);
void AddMcpCommand(CLI::App& app, Invocation& invocation);
void AddRunCommand(CLI::App& app, Invocation& invocation);
void AddTraceCommand(CLI::App& app, Invocation& invocation);
void AddDumpCommand(CLI::App& app, Invocation& invocation);
void AddVerifyCommand(CLI::App& app, Invocation& invocation);
void AddTreeCommand(CLI::App& app, Invocation& invocation);
void AddObserveCommand(CLI::App& app, Invocation& invocation);
void AddTrailCommand(CLI::App& app, Invocation& invocation);
void AddSourceCommand(CLI::App& app, Invocation& invocation);
void AddSliceCommand(CLI::App& app, Invocation& invocation);
void AddStatsCommand(CLI::App& app, Invocation& invocation);
void AddCompareCommand(CLI::App& app, Invocation& invocation);
void AddTestCommand(CLI::App& app, Invocation& invocation);
void AddTestsCommand(CLI::App& app, Invocation& invocation);
void AddReportCommand(CLI::App& app, Invocation& invocation);
void AddGhcCommand(CLI::App& app, Invocation& invocation);
void AddEvalCommand(CLI::App& app, Invocation& invocation);
void AddCleanCommand(CLI::App& app, Invocation& invocation);
void AddManualCommand(CLI::App& app, Invocation& invocation);
void AddCompletionCommand(CLI::App& app, Invocation& invocation);

// The whole program: reads the command line, runs the subcommand, returns the exit code.
int Main(int argc, char** argv);

}  // namespace inquest::driver
