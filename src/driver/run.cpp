// inquest run FILE.hs [-- ARGS]: runs a program; everything is trusted, nothing is recorded.
#include <CLI/CLI.hpp>
#include <memory>

#include "driver/commands.h"
#include "driver/run_program.h"

namespace inquest::driver {

void AddRunCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<RunOptions>();
  CLI::App* command = app.add_subcommand("run", "Run a Haskell program; its arguments go after --");
  AddRunOptions(*command, *options);
  command->callback([options, &invocation] {
    const auto loaded = LoadOrComplain(options->source);
    invocation.exit_code = loaded == nullptr
                               ? kUnreadable
                               : RunProgram(*loaded, *options, invocation.program_arguments, nullptr);
  });
}

}  // namespace inquest::driver
