#include "driver/commands.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <string_view>
#include <system_error>

#include "base/large_blocks.h"
#include "driver/bus_error.h"
#include "driver/messages.h"
#include "driver/out_of_memory.h"
#include "session/places.h"

namespace inquest::driver {
namespace {

// What stands after `--` is the program's own business and never ours to parse.
std::vector<std::string> TakeProgramArguments(std::vector<std::string>& arguments) {
  const auto separator = std::find(arguments.begin(), arguments.end(), "--");
  if (separator == arguments.end()) return {};
  std::vector<std::string> program_arguments(separator + 1, arguments.end());
  arguments.erase(separator, arguments.end());
  return program_arguments;
}

int ReportUsage(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
  const CLI::App* command = &app;
  for (const CLI::App* chosen : app.get_subcommands()) command = chosen;
  Complain(error.what());
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr && command != &app) {
    std::fputs("Arguments for the program go after --, as in: inquest run Sort.hs -- 3 1 2\n", stderr);
  }
  std::fprintf(stderr, "Try `inquest %s%s--help`.\n", command == &app ? "" : command->get_name().c_str(),
               command == &app ? "" : " ");
  return kUsage;
}

// False, with a message, if something that was printed could not be written: the disk is full.
bool AllIsWritten() {
  errno = 0;
  if ((std::fflush(stdout) == 0 && std::ferror(stdout) == 0) || errno == EPIPE) return true;
  const std::string why = errno == 0 ? "" : ": " + std::generic_category().message(errno);
  Complain("The output cannot be written" + why + ".");
  return false;
}

}  // namespace

int Main(int argc, char** argv) {
  ExplainBusErrors();
  ExplainLackOfMemory();
  if (const auto folder = session::StateFolder(); folder.ok()) base::KeepLargeBlocksIn(*folder);
  Invocation invocation;
  CLI::App app{"Finds the fault in a program by asking about its run.", "inquest"};
  app.set_version_flag("--version", "inquest " INQUEST_VERSION);
  app.require_subcommand(1);
  AddDebugCommand(app, invocation);
  AddTestCommand(app, invocation);
  AddRunCommand(app, invocation);
  AddTraceCommand(app, invocation);
  AddDumpCommand(app, invocation);
  AddVerifyCommand(app, invocation);
  AddTreeCommand(app, invocation);
  AddStatsCommand(app, invocation);
  AddCompareCommand(app, invocation);
  AddTestsCommand(app, invocation);
  AddReportCommand(app, invocation);
  AddGhcCommand(app, invocation);
  AddEvalCommand(app, invocation);
  AddSessionCommand(app, invocation);
  AddMcpCommand(app, invocation);
  AddObserveCommand(app, invocation);
  AddTrailCommand(app, invocation);
  AddSourceCommand(app, invocation);
  AddSliceCommand(app, invocation);
  AddCleanCommand(app, invocation);
  AddManualCommand(app, invocation);
  AddCompletionCommand(app, invocation);

  std::vector<std::string> arguments(argv + 1, argv + argc);
  invocation.program_arguments = TakeProgramArguments(arguments);
  std::reverse(arguments.begin(), arguments.end());  // as CLI11 takes a vector
  try {
    app.parse(std::move(arguments));
  } catch (const CLI::ParseError& error) {
    invocation.exit_code = ReportUsage(app, error);
  }
  return AllIsWritten() ? invocation.exit_code : int{kStopped};
}

}  // namespace inquest::driver
