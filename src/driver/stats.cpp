// inquest stats FILE.hs|TRACE: what a trace contains, in numbers.
#include <CLI/CLI.hpp>
#include <memory>

#include "driver/at_least.h"
#include "driver/commands.h"
#include "driver/view_options.h"
#include "interface/terminal/statistics_text.h"
#include "session/view_json.h"

namespace inquest::driver {
namespace {

struct StatsOptions {
  ViewOptions view;
  size_t routines = 40;
  bool brief = false;
};

int ShowStats(const StatsOptions& options, const run::Run& run, value::Sink* sink) {
  if (options.brief) {
    const auto brief = run.CountBriefly();
    if (!brief) return Unknown(brief.error());
    if (options.view.json) {
      session::WriteJson(*brief, sink);
    } else {
      terminal::WriteStatistics(*brief, sink);
    }
    return kDone;
  }
  const auto statistics = run.Count({});
  if (!statistics) return Unknown(statistics.error());
  if (options.view.json) {
    session::WriteJson(*statistics, sink);
  } else {
    terminal::WriteStatistics(*statistics, options.routines, sink);
  }
  return kDone;
}

}  // namespace

void AddStatsCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<StatsOptions>();
  CLI::App* command = app.add_subcommand("stats", "Say what a trace contains, in numbers");
  AddViewOptions(*command, options->view);
  command->add_flag("--json", options->view.json, "Write JSON, all routines");
  command->add_flag("--brief", options->brief, "Only what is known without looking through the trace");
  command->add_option("--routines", options->routines, "Routines shown, those with most bytes first")
      ->type_name("N")
      ->check(AtLeast(0))
      ->capture_default_str();
  command->callback([options, &invocation] {
    invocation.exit_code = ShowTrace(
        options->view, [&](const run::Run& run, value::Sink* sink) { return ShowStats(*options, run, sink); },
        invocation.program_arguments);
  });
}

}  // namespace inquest::driver
