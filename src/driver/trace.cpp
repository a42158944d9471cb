// inquest trace FILE.hs [-o OUT] [-- ARGS]: runs a program and records the trail of its suspected code.
#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "driver/commands.h"
#include "driver/record.h"

namespace inquest::driver {

void AddTraceCommand(CLI::App& app, Invocation& invocation) {
  struct TraceOptions {
    RecordOptions record;
    std::string output;
  };
  auto options = std::make_shared<TraceOptions>();
  CLI::App* command = app.add_subcommand("trace", "Run a Haskell program and record its run");
  AddRecordOptions(*command, options->record);
  command
      ->add_option("-o,--output", options->output,
                   "The trace file; FILE.trace in the current folder if not given")
      ->type_name("OUT");
  command->callback([options, &invocation] {
    const std::filesystem::path file = options->record.run.source.file;
    const std::string trace =
        options->output.empty() ? file.filename().replace_extension(".trace").string() : options->output;
    invocation.exit_code = RecordProgram(options->record, invocation.program_arguments, trace).exit_code;
  });
}

}  // namespace inquest::driver
