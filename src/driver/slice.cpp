// inquest slice FILE.hs|TRACE --node N --mark PATH: what a part of a statement depends on.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "driver/at_least.h"
#include "driver/commands.h"
#include "driver/messages.h"
#include "driver/view_options.h"
#include "interface/terminal/source_text.h"
#include "interface/terminal/tree_text.h"
#include "session/sliced_source.h"
#include "session/tree_lines.h"
#include "session/view_json.h"

namespace inquest::driver {
namespace {

struct SliceOptions {
  ViewOptions view;
  std::string tree;
  uint32_t node = 0;
  std::vector<std::string> marks;
  uint64_t nodes = 1000;
  bool list = false;
};

// The nodes of a slice as lines, in the order in which the way back from the mark meets them.
class SliceNodes : public view::NodeLines {
 public:
  explicit SliceNodes(const tree::BuiltTree& built) : built_(built) {}
  view::Shown Describe(uint64_t number) const override {
    return {&built_.behaviours->terms(), built_.behaviours->Describe(NodeOf(number))};
  }
  view::RoutineInfo RoutineOf(uint64_t number) const override {
    return built_.behaviours->routine(built_.tree.routine(NodeOf(number)));
  }

 private:
  static tree::NodeId NodeOf(uint64_t number) { return tree::NodeId(static_cast<uint32_t>(number)); }
  const tree::BuiltTree& built_;
};

view::TreeLines LinesOf(const tree::BuiltTree& built, const std::vector<tree::NodeId>& nodes, size_t most) {
  view::TreeLines lines;
  lines.size = built.tree.size();
  lines.nodes = std::make_shared<SliceNodes>(built);
  for (const tree::NodeId node : nodes) {
    if (lines.lines.size() >= most) break;
    lines.lines.push_back({.node = node.index, .parent = std::nullopt});
  }
  if (lines.lines.size() < nodes.size())
    lines.note = fmt::format("and {} more", nodes.size() - lines.lines.size());
  return lines;
}

// The nodes that the node reaches in the tree, or all of them if the mark is in what the call was given.
std::vector<tree::NodeId> NodesOf(run::Slice& slice, const tree::BuiltTree& built) {
  constexpr size_t kAtOnce = 4096;
  std::vector<tree::NodeId> all;
  for (bool goes_on = true; goes_on;) {
    const std::vector<uint64_t> nodes = slice.Next(kAtOnce);
    for (const uint64_t node : nodes) {
      if (node < built.tree.size()) all.push_back(tree::NodeId(static_cast<uint32_t>(node)));
    }
    goes_on = nodes.size() == kAtOnce;
  }
  return all;
}

int ShowSlice(const SliceOptions& options, const run::Run& run, value::Sink* sink) {
  const std::string tree = options.tree.empty() ? run.default_tree() : options.tree;
  std::vector<run::Mark> marks;
  for (const std::string& text : options.marks) {
    auto path = value::ParsePath(text);
    if (!path) {
      Complain(path.error().message);
      return kUsage;
    }
    marks.push_back({options.node, std::move(*path)});
  }
  const auto slice = run.MakeSlice(tree, marks);
  if (!slice) {
    Complain(slice.error().message);
    return kUsage;
  }
  const tree::BuiltTree built = run.BuildTree(tree, {});
  const std::vector<tree::NodeId> nodes = NodesOf(**slice, built);
  const value::Budget budget = BudgetOf(options.view);
  const view::TreeLines lines = LinesOf(built, nodes, options.nodes);
  if (options.view.json) {
    session::WriteJson(lines, session::BudgetOfViews(budget), sink);
    return kDone;
  }
  if (!options.list) {
    auto files = run.CountSource({});
    if (!files) return Unknown(files.error());
    terminal::WriteSource(session::SliceSource(std::move(*files), *built.behaviours, nodes),
                          WantsColorOnOutput(options.view), sink);
    sink->Write("\n");
  }
  sink->Write(fmt::format("{} of {} calls:\n", nodes.size(), built.tree.size()));
  terminal::WriteTreeText(lines, budget, sink);
  return kDone;
}

}  // namespace

void AddSliceCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<SliceOptions>();
  CLI::App* command = app.add_subcommand("slice", "Show what a part of a call's statement depends on");
  AddViewOptions(*command, options->view);
  command->add_option("--node", options->node, "The call, by its number in the tree; 0 is main")
      ->type_name("NODE")
      ->check(AtLeast(0));
  command->add_option("--mark", options->marks, "The part: r.2, a1, f (may be repeated)")
      ->type_name("PATH")
      ->required();
  command->add_option("--tree", options->tree, "The tree whose statements are meant")
      ->type_name("edt|fdt")
      ->check(CLI::IsMember({"edt", "fdt"}));
  command->add_option("--nodes", options->nodes, "Calls listed")
      ->type_name("N")
      ->check(AtLeast(1))
      ->capture_default_str();
  command->add_flag("--list", options->list, "The list of calls alone, without the source");
  command->add_flag("--json", options->view.json, "Write the list as JSON");
  command->callback([options, &invocation] {
    invocation.exit_code = ShowTrace(
        options->view, [&](const run::Run& run, value::Sink* sink) { return ShowSlice(*options, run, sink); },
        invocation.program_arguments);
  });
}

}  // namespace inquest::driver
