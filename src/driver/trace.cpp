// inquest trace FILE.hs [-o OUT] [-- ARGS]: runs a program and records the trail of its suspected code.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>
#include <unordered_set>

#include "driver/commands.h"
#include "driver/messages.h"
#include "driver/run_program.h"

namespace inquest::driver {
namespace {

struct TraceOptions {
  RunOptions run;
  std::string output;
  uint64_t max_bytes = 0;
  std::vector<std::string> suspect;
  std::vector<std::string> trust;
};

// Modules by name; false, with a message, if the program has no such module.
bool FindModules(const LoadedProgram& loaded, const std::vector<std::string>& wanted,
                 std::unordered_set<uint32_t>& found) {
  for (const std::string& name : wanted) {
    bool exists = false;
    for (size_t i = 0; i < loaded.program.modules.size(); ++i) {
      const core::Module& module = loaded.program.modules[core::ModuleId(i)];
      if (loaded.names.text(module.name) != name) continue;
      found.insert(static_cast<uint32_t>(i));
      exists = true;
    }
    if (!exists) {
      Complain("The program has no module `" + name + "`.");
      return false;
    }
  }
  return true;
}

int Trace(const TraceOptions& options, const std::vector<std::string>& arguments) {
  const auto loaded = LoadProgram(options.run.source);
  if (loaded == nullptr) return kUnreadable;
  std::unordered_set<uint32_t> suspected, trusted;
  if (!FindModules(*loaded, options.suspect, suspected) || !FindModules(*loaded, options.trust, trusted))
    return kUsage;

  const core::Program& program = loaded->program;
  Recording recording;
  recording.path =
      options.output.empty()
          ? std::filesystem::path(options.run.source.file).filename().replace_extension(".trace").string()
          : options.output;
  recording.max_bytes = options.max_bytes;
  // Libraries are trusted unless they are suspected by name.
  recording.trusted = [&](core::RoutineId id) {
    const core::Routine& routine = program.routines[id];
    if (routine.generated || trusted.contains(routine.module.index)) return true;
    return program.modules[routine.module].is_library && !suspected.contains(routine.module.index);
  };
  return RunProgram(*loaded, options.run, arguments, &recording);
}

}  // namespace

void AddTraceCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<TraceOptions>();
  CLI::App* command = app.add_subcommand("trace", "Run a Haskell program and record its run");
  AddRunOptions(*command, options->run);
  command
      ->add_option("-o,--output", options->output,
                   "The trace file; FILE.trace in the current folder if not given")
      ->type_name("OUT");
  command
      ->add_option(
          "--max-trace", options->max_bytes,
          "Stop the program when the trace gets larger, for instance 10G; four fifths of the free disk "
          "if not given")
      ->type_name("SIZE")
      ->transform(CLI::AsSizeValue(false));
  command
      ->add_option("--suspect", options->suspect,
                   "Record the code of this library module too (may be repeated)")
      ->type_name("MODULE")
      ->allow_extra_args(false);
  command->add_option("--trust", options->trust, "Do not record the code of this module (may be repeated)")
      ->type_name("MODULE")
      ->allow_extra_args(false);
  command->callback(
      [options, &invocation] { invocation.exit_code = Trace(*options, invocation.program_arguments); });
}

}  // namespace inquest::driver
