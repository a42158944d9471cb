// inquest stats FILE.hs|TRACE: what a trace contains, in numbers.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "base/size_text.h"
#include "driver/at_least.h"
#include "driver/commands.h"
#include "driver/messages.h"
#include "driver/view_options.h"
#include "interface/terminal/statistics_text.h"
#include "session/kept.h"
#include "session/places.h"
#include "session/view_json.h"
#include "source/excerpt.h"
#include "value/json_writer.h"

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

void WriteKept(const std::vector<session::KeptFolder>& kept, uint64_t limit) {
  value::StringSink sink;
  value::JsonWriter writer(&sink);
  writer.BeginObject();
  writer.Member("limit", limit);
  writer.Key("kept");
  writer.BeginArray();
  for (const session::KeptFolder& folder : kept) {
    writer.BeginObject();
    writer.Member("of", folder.program);
    writer.Member("folder", folder.path);
    writer.Member("traces", folder.traces);
    writer.Member("trace_bytes", folder.trace_bytes);
    writer.Member("other_bytes", folder.other_bytes);
    writer.EndObject();
  }
  writer.EndArray();
  writer.EndObject();
  fmt::print("{}\n", sink.text());
}

// What the state folder holds of all programs.
int ShowKept(bool json) {
  const auto state_folder = session::StateFolder();
  if (!state_folder) {
    Complain(state_folder.error().message);
    return kUnreadable;
  }
  const std::vector<session::KeptFolder> kept = session::ListKept(*state_folder);
  const auto limit = session::KeptLimit(*state_folder);
  if (!limit) {
    Complain(limit.error().message);
    return kUsage;
  }
  if (json) {
    WriteKept(kept, *limit);
    return kDone;
  }
  uint64_t traces = 0, trace_bytes = 0, other_bytes = 0;
  fmt::print("{:>8} {:>14} {:>14}  kept of\n", "traces", "their bytes", "other bytes");
  for (const session::KeptFolder& folder : kept) {
    fmt::print("{:>8} {:>14} {:>14}  {}\n", folder.traces, folder.trace_bytes, folder.other_bytes,
               source::MakeVisible(folder.program));
    traces += folder.traces;
    trace_bytes += folder.trace_bytes;
    other_bytes += folder.other_bytes;
  }
  fmt::print("{:>8} {:>14} {:>14}  all\nTraces may take {} together. `inquest clean` removes them.\n", traces,
             trace_bytes, other_bytes, base::SizeText(*limit));
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
  CLI::Option* file = command->get_option("FILE")->required(false)->description(
      "A trace, or the main module of a program; without it: what is kept of all programs");
  command->callback([options, file, &invocation] {
    if (file->count() == 0) {
      invocation.exit_code = ShowKept(options->view.json);
      return;
    }
    invocation.exit_code = ShowTrace(
        options->view, [&](const run::Run& run, value::Sink* sink) { return ShowStats(*options, run, sink); },
        invocation.program_arguments);
  });
}

}  // namespace inquest::driver
