#include "driver/record.h"

#include <CLI/CLI.hpp>

#include "driver/at_least.h"
#include "driver/commands.h"
#include "driver/messages.h"
#include "setup/project_file.h"
#include "setup/trust.h"

namespace inquest::driver {
void AddRecordOptions(CLI::App& command, RecordOptions& options) {
  AddRunOptions(command, options.run);
  command
      .add_option(
          "--max-trace", options.max_bytes,
          "Stop the program when the trace gets larger, for instance 10G; four fifths of the free disk "
          "if not given")
      ->type_name("SIZE")
      ->transform(SizeAtLeast(uint64_t{1} << 20, "1M"));
  command
      .add_option("--suspect", options.suspect,
                  "Record this code too: a module, a function, or a pattern, such as Data.Map, "
                  "Data.List.sortBy, Data.*; libraries are not recorded otherwise (may be repeated)")
      ->type_name("NAME")
      ->allow_extra_args(false);
  command
      .add_option("--trust", options.trust,
                  "Do not record this code: a module, a function, or a pattern (may be repeated)")
      ->type_name("NAME")
      ->allow_extra_args(false);
}

void AddCallOption(CLI::App& command, RecordOptions& options) {
  command
      .add_option("--call", options.run.source.call,
                  "Evaluate EXPR, in the scope of the program's main module, instead of running main")
      ->type_name("EXPR");
}

std::optional<std::vector<setup::TrustRule>> CollectRules(const RecordOptions& options) {
  std::vector<setup::TrustRule> rules;
  const std::string path = setup::FindProjectFile(options.run.source.file);
  if (!path.empty()) {
    const base::Result<setup::ProjectFile> project = setup::ReadProjectFile(path);
    if (!project) {
      options.run.source.Complain(project.error().message);
      return std::nullopt;
    }
    for (const std::string& name : project->trust) rules.push_back({name, false, true});
    for (const std::string& name : project->suspect) rules.push_back({name, true, true});
  }
  const bool may_fit_nothing = options.has_tests;
  for (const std::string& name : options.trust) rules.push_back({name, false, false, may_fit_nothing});
  for (const std::string& name : options.suspect) rules.push_back({name, true, false, may_fit_nothing});
  return rules;
}

Recorded RecordProgram(const RecordOptions& options, const std::vector<std::string>& arguments,
                       const std::string& trace) {
  const auto loaded = LoadOrComplain(options.run.source);
  if (loaded == nullptr) return {false, kUnreadable};
  return RecordLoaded(*loaded, options, arguments, trace);
}

Recorded RecordLoaded(const setup::LoadedProgram& loaded, const RecordOptions& options,
                      const std::vector<std::string>& arguments, const std::string& trace) {
  const auto rules = CollectRules(options);
  if (!rules) return {false, kUnreadable};
  const base::Result<setup::Trust> trust = setup::DecideTrust(loaded, *rules);
  if (!trust) {
    options.run.source.Complain(trust.error().message);
    return {false, kUsage};
  }
  for (const std::string& warning : trust->warnings) options.run.source.Complain(warning);
  Recording recording;
  if (!options.into_memory) recording.path = trace;
  recording.max_bytes = options.max_bytes;
  recording.checksums = options.checksums;
  recording.trusted = [&](core::RoutineId id) { return trust->trusted[id.index]; };
  recording.called = [&](core::RoutineId id) { return trust->called[id.index]; };
  Recorded recorded;
  recorded.exit_code = RunProgram(loaded, options.run, arguments, &recording, &recorded.started);
  return recorded;
}

}  // namespace inquest::driver
