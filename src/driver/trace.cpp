// inquest trace FILE.hs [-o OUT] [-- ARGS]: runs a program and records the trail of its suspected code.
#include <CLI/CLI.hpp>
#include <memory>

#include "driver/commands.h"
#include "driver/messages.h"
#include "driver/open_trace.h"

namespace inquest::driver {
namespace {

struct TraceOptions {
  RecordOptions record;
  std::string output;
};

int Trace(const TraceOptions& options, const std::vector<std::string>& arguments) {
  const auto loaded = LoadOrComplain(options.record.run.source);
  if (loaded == nullptr) return kUnreadable;
  std::string trace = options.output;
  const Recorded recorded = RecordInto(trace, *loaded, options.record, arguments);
  if (recorded.started && options.output.empty()) Complain("The trace is " + trace);
  return recorded.exit_code;
}

}  // namespace

void AddTraceCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<TraceOptions>();
  CLI::App* command = app.add_subcommand("trace", "Run a Haskell program and record its run");
  AddRecordOptions(*command, options->record);
  AddCallOption(*command, options->record);
  command
      ->add_option("-o,--output", options->output,
                   "The trace file; if not given it is kept with the last traces of the program, and you are "
                   "told where")
      ->type_name("OUT");
  command->add_flag("--into-memory", options->record.into_memory)->group("");
  command->add_flag("!--without-checksums", options->record.checksums)->group("");
  command->callback(
      [options, &invocation] { invocation.exit_code = Trace(*options, invocation.program_arguments); });
}

}  // namespace inquest::driver
