// inquest tree FILE.hs|TRACE: the execution tree, as text, for dot or as JSON.
#include <CLI/CLI.hpp>
#include <memory>

#include "driver/at_least.h"
#include "driver/commands.h"
#include "driver/messages.h"
#include "driver/view_options.h"
#include "interface/terminal/tree_text.h"
#include "session/tree_lines.h"
#include "session/view_json.h"

namespace inquest::driver {
namespace {

struct TreeOptions {
  ViewOptions view;
  std::string format = "text";
  std::string tree;  // empty: the run's default
  uint32_t from = 0;
  uint64_t depth = 20;
  uint64_t nodes = 1000;
};

int ShowTree(const TreeOptions& options, const run::Run& run, value::Sink* sink) {
  const tree::BuiltTree built = run.BuildTree(options.tree.empty() ? run.default_tree() : options.tree, {});
  if (options.from >= built.tree.size()) {
    Complain("There is no node " + std::to_string(options.from) + "; the last one is " +
             std::to_string(built.tree.size() - 1) + ".");
    return kUsage;
  }
  const view::TreeLines lines = session::SelectLines(
      built.tree, *built.behaviours, {tree::NodeId(options.from), options.depth, options.nodes});
  const value::Budget budget = BudgetOf(options.view);
  if (options.view.json) {
    session::WriteJson(lines, session::BudgetOfViews(budget), sink);
  } else if (options.format == "dot") {
    terminal::WriteTreeDot(lines, budget, sink);
  } else {
    terminal::WriteTreeText(lines, budget, sink);
  }
  return kDone;
}

}  // namespace

void AddTreeCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<TreeOptions>();
  CLI::App* command = app.add_subcommand("tree", "Show the execution tree of a trace");
  AddViewOptions(*command, options->view, "--value-depth");
  command->add_option("--format", options->format, "How it is written")
      ->type_name("text|dot|json")
      ->check(CLI::IsMember({"text", "dot", "json"}));
  command
      ->add_option(
          "--tree", options->tree,
          "Which tree: edt shows functions by name and arguments, fdt as finite maps (if not given, the "
          "one that debug asks about)")
      ->type_name("edt|fdt")
      ->check(CLI::IsMember({"edt", "fdt"}));
  command->add_flag("--json", options->view.json, "The same as --format json");
  command->add_option("--from", options->from, "The node to begin with; 0 is main")
      ->type_name("NODE")
      ->check(AtLeast(0));
  command->add_option("--depth", options->depth, "Levels shown below it")
      ->type_name("N")
      ->check(AtLeast(0))
      ->capture_default_str();
  command->add_option("--nodes", options->nodes, "Nodes shown in all")
      ->type_name("N")
      ->check(AtLeast(1))
      ->capture_default_str();
  command->callback([options, &invocation] {
    options->view.json = options->view.json || options->format == "json";
    invocation.exit_code = ShowTrace(
        options->view, [&](const run::Run& run, value::Sink* sink) { return ShowTree(*options, run, sink); },
        invocation.program_arguments);
  });
}

}  // namespace inquest::driver
