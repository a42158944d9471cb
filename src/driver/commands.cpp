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

struct Subcommand {
  std::string_view name;
  void (*add)(CLI::App& app, Invocation& invocation);
};
// In the order of `inquest --help`.
constexpr Subcommand kCommands[] = {
    {"debug", AddDebugCommand},     {"test", AddTestCommand},
    {"run", AddRunCommand},         {"trace", AddTraceCommand},
    {"dump", AddDumpCommand},       {"verify", AddVerifyCommand},
    {"tree", AddTreeCommand},       {"stats", AddStatsCommand},
    {"compare", AddCompareCommand}, {"tests", AddTestsCommand},
    {"report", AddReportCommand},   {"ghc", AddGhcCommand},
    {"eval", AddEvalCommand},       {"session", AddSessionCommand},
    {"mcp", AddMcpCommand},         {"observe", AddObserveCommand},
    {"trail", AddTrailCommand},     {"source", AddSourceCommand},
    {"slice", AddSliceCommand},     {"clean", AddCleanCommand},
    {"manual", AddManualCommand},   {"completion", AddCompletionCommand},
};
// These tell of all others.
constexpr std::string_view kTellOfAll[] = {"manual", "completion"};

// The command that is asked for alone if it is one: to describe the options of all takes as long as a short
// command. All of them where help is asked for, or no command is called so.
void AddCommands(CLI::App& app, Invocation& invocation, std::string_view asked) {
  const auto is_asked = [&](const Subcommand& command) { return command.name == asked; };
  const auto* const found = std::find_if(std::begin(kCommands), std::end(kCommands), is_asked);
  const bool tells_of_all =
      std::find(std::begin(kTellOfAll), std::end(kTellOfAll), asked) != std::end(kTellOfAll);
  if (found != std::end(kCommands) && !tells_of_all) return found->add(app, invocation);
  for (const Subcommand& command : kCommands) command.add(app, invocation);
}

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
  AddCommands(app, invocation, argc > 1 ? argv[1] : "");

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
