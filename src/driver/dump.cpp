// inquest dump --phase PHASE FILE.hs: what a phase of the front end made of a program, for golden tests and
// for whoever works on that phase.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>

#include "driver/commands.h"
#include "driver/load_program.h"

namespace inquest::driver {
namespace {

struct DumpOptions {
  SourceOptions source;
  std::string phase;
};

int Dump(const DumpOptions& options) {
  const auto print = [](const std::string& text) { std::fwrite(text.data(), 1, text.size(), stdout); };
  return LoadProgram(options.source, {options.phase, print}) == nullptr ? kUnreadable : kDone;
}

}  // namespace

void AddDumpCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<DumpOptions>();
  CLI::App* command = app.add_subcommand("dump", "Print what a phase of the front end makes of a program");
  AddSourceOptions(*command, options->source);
  command->add_option("--phase", options->phase, "The phase")
      ->required()
      ->type_name("ast|renamed|types|core")
      ->check(CLI::IsMember({"ast", "renamed", "types", "core"}));
  command->callback([options, &invocation] { invocation.exit_code = Dump(*options); });
}

}  // namespace inquest::driver
