// inquest source FILE.hs|TRACE: the program with what was executed, how often, and what was never demanded.
#include <CLI/CLI.hpp>
#include <memory>

#include "driver/commands.h"
#include "driver/messages.h"
#include "driver/view_options.h"
#include "interface/terminal/source_text.h"
#include "session/view_json.h"

namespace inquest::driver {
namespace {

struct SourceViewOptions {
  ViewOptions view;
  std::string file;
};

int ShowSource(const SourceViewOptions& options, const run::Run& run, value::Sink* sink) {
  auto counted = run.CountSource({});
  if (!counted) return Unknown(counted.error());
  std::vector<view::SourceFile>& files = *counted;
  if (!options.file.empty()) {
    std::erase_if(files, [&](const view::SourceFile& file) { return file.name != options.file; });
    if (files.empty()) {
      Complain("The trace has no source file `" + options.file + "` with recorded code.");
      return kUsage;
    }
  }
  if (options.view.json) {
    session::WriteJson(files, sink);
  } else {
    terminal::WriteSource(files, WantsColorOnOutput(options.view), sink);
  }
  return kDone;
}

}  // namespace

void AddSourceCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<SourceViewOptions>();
  CLI::App* command = app.add_subcommand("source", "Show the program with what was executed, and how often");
  AddViewOptions(*command, options->view);
  command->add_option("--file", options->file, "Only this file, as the trace names it")->type_name("NAME");
  command->add_flag("--json", options->view.json, "Write JSON");
  command->callback([options, &invocation] {
    invocation.exit_code = ShowTrace(
        options->view,
        [&](const run::Run& run, value::Sink* sink) { return ShowSource(*options, run, sink); },
        invocation.program_arguments);
  });
}

}  // namespace inquest::driver
