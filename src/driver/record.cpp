#include "driver/record.h"

#include <CLI/CLI.hpp>
#include <unordered_set>

#include "driver/commands.h"
#include "driver/messages.h"

namespace inquest::driver {
namespace {

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

}  // namespace

void AddRecordOptions(CLI::App& command, RecordOptions& options) {
  AddRunOptions(command, options.run);
  command
      .add_option(
          "--max-trace", options.max_bytes,
          "Stop the program when the trace gets larger, for instance 10G; four fifths of the free disk "
          "if not given")
      ->type_name("SIZE")
      ->transform(CLI::AsSizeValue(false));
  command
      .add_option("--suspect", options.suspect,
                  "Record the code of this library module too (may be repeated)")
      ->type_name("MODULE")
      ->allow_extra_args(false);
  command.add_option("--trust", options.trust, "Do not record the code of this module (may be repeated)")
      ->type_name("MODULE")
      ->allow_extra_args(false);
}

Recorded RecordProgram(const RecordOptions& options, const std::vector<std::string>& arguments,
                       const std::string& trace) {
  const auto loaded = LoadProgram(options.run.source);
  if (loaded == nullptr) return {false, kUnreadable};
  return RecordLoaded(*loaded, options, arguments, trace);
}

Recorded RecordLoaded(const LoadedProgram& loaded, const RecordOptions& options,
                      const std::vector<std::string>& arguments, const std::string& trace) {
  std::unordered_set<uint32_t> suspected, trusted;
  if (!FindModules(loaded, options.suspect, suspected) || !FindModules(loaded, options.trust, trusted))
    return {false, kUsage};

  const core::Program& program = loaded.program;
  Recording recording;
  recording.path = trace;
  recording.max_bytes = options.max_bytes;
  // Libraries are trusted unless they are suspected by name.
  recording.trusted = [&](core::RoutineId id) {
    const core::Routine& routine = program.routines[id];
    if (routine.generated || trusted.contains(routine.module.index)) return true;
    return program.modules[routine.module].is_library && !suspected.contains(routine.module.index);
  };
  Recorded recorded;
  recorded.exit_code = RunProgram(loaded, options.run, arguments, &recording, &recorded.started);
  return recorded;
}

}  // namespace inquest::driver
