// inquest source FILE.hs|TRACE: the program with what was executed, how often, and what was never demanded.
#include <CLI/CLI.hpp>
#include <memory>

#include "driver/commands.h"
#include "driver/messages.h"
#include "driver/view_options.h"
#include "haskell/parse/parse.h"
#include "interface/terminal/source_text.h"
#include "session/view_json.h"
#include "traced/view/source_lines.h"

namespace inquest::driver {
namespace {

struct SourceViewOptions {
  ViewOptions view;
  std::string file;
};

// The equations in the sources that are part of the trace: all, also those that nothing mentions.
std::vector<source::Span> EquationsIn(const source::Files& files) {
  base::Interner names;
  source::Diagnostics ignored;  // the program was read before
  std::vector<source::Span> equations;
  for (uint32_t i = 0; i < files.size(); ++i) {
    const source::FileId file(i);
    if (files[file].text().empty()) continue;
    const haskell::Module module = haskell::parse::Parse(file, files, names, ignored);
    for (const haskell::Binding& binding : module.bindings) {
      for (const haskell::Match& match : binding.matches) equations.push_back(match.span);
    }
  }
  return equations;
}

int ShowSource(const SourceViewOptions& options, const trail::Trail& trail, value::Sink* sink) {
  std::vector<view::SourceFile> files;
  for (const traced::FileCounts& counts : traced::CountSource(trail, EquationsIn(trail.layout().files))) {
    const source::File& file = trail.layout().files[counts.file];
    if (options.file.empty() || file.name() == options.file) files.push_back(traced::LinesOf(file, counts));
  }
  if (files.empty() && !options.file.empty()) {
    Complain("The trace has no source file `" + options.file + "` with recorded code.");
    return kUsage;
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
        [&](const trail::Trail& trail, value::Sink* sink) { return ShowSource(*options, trail, sink); },
        invocation.program_arguments);
  });
}

}  // namespace inquest::driver
