// inquest source FILE.hs|TRACE: the program with what was executed, how often, and what was never demanded.
#include <CLI/CLI.hpp>
#include <memory>

#include "driver/commands.h"
#include "driver/messages.h"
#include "driver/view_options.h"
#include "view/source_view.h"

namespace inquest::driver {
namespace {

struct SourceViewOptions {
  ViewOptions view;
  std::string file;
};

int ShowSource(const SourceViewOptions& options, const trail::Trail& trail, value::Sink* sink) {
  std::vector<view::FileCounts> files = view::CountSource(trail);
  if (!options.file.empty()) {
    std::erase_if(files, [&](const view::FileCounts& file) {
      return trail.layout().files[file.file].name() != options.file;
    });
    if (files.empty()) {
      Complain("The trace has no source file `" + options.file + "` with recorded code.");
      return kUsage;
    }
  }
  if (options.view.json) {
    view::WriteSourceJson(trail, files, sink);
  } else {
    view::WriteSource(trail, files, WantsColorOnOutput(options.view), sink);
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
        [&](const trail::Trail& trail, value::Sink* sink) { return ShowSource(*options, trail, sink); },
        invocation.program_arguments);
  });
}

}  // namespace inquest::driver
