// inquest session FILE.hs|TRACE: the debugger for programs, one JSON object a line in each direction
// (docs/session_protocol.md).
#include <CLI/CLI.hpp>
#include <memory>

#include "driver/commands.h"
#include "driver/debug.h"

namespace inquest::driver {

void AddSessionCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<DebugOptions>();
  options->lines = true;
  CLI::App* command = app.add_subcommand(
      "session", "Debug as `debug` does, for programs: JSON requests and responses, a line each");
  AddRecordOptions(*command, options->record);
  AddSearchOptions(*command, *options);
  command->add_flag("--text", options->text, "Also give each response as it would read at a terminal");
  AddCallOption(*command, options->record);
  command->get_option("FILE")->description("The program's main module, FILE.hs or FILE.lhs, or a trace");
  command->callback(
      [options, &invocation] { invocation.exit_code = Debug(*options, invocation.program_arguments); });
}

}  // namespace inquest::driver
