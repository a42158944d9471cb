// inquest tree TRACE: the execution tree, as text.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>

#include "driver/commands.h"
#include "driver/messages.h"
#include "tree/edt.h"
#include "value/print.h"

namespace inquest::driver {
namespace {

struct TreeOptions {
  std::string trace;
  uint32_t depth = 100;
  uint32_t width = 120;
};

int ShowTree(const TreeOptions& options) {
  const auto trail = trail::Trail::Open(options.trace);
  if (!trail.ok()) {
    Complain(trail.error().message);
    return kUnreadable;
  }
  const tree::TrailTree built = tree::BuildEdt(**trail);
  struct Visit {
    tree::NodeId node;
    uint32_t depth;
  };
  std::vector<Visit> work = {{tree::Tree::root(), 0}};
  value::Budget budget;
  budget.columns = options.width;
  while (!work.empty()) {
    Visit visit = work.back();
    work.pop_back();
    const std::string text =
        value::Text(built.behaviours->terms(), built.behaviours->Describe(visit.node), budget);
    std::printf("%*s%s\n", static_cast<int>(2 * visit.depth), "", text.c_str());
    if (visit.depth == options.depth) continue;
    const auto children = built.tree.children(visit.node);
    for (size_t i = children.size(); i-- > 0;) {
      if (!built.tree.is_reference(visit.node, children[i])) work.push_back({children[i], visit.depth + 1});
    }
  }
  return kDone;
}

}  // namespace

void AddTreeCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<TreeOptions>();
  CLI::App* command = app.add_subcommand("tree", "Show the execution tree of a trace");
  command->add_option("trace", options->trace, "The trace")->required()->type_name("TRACE");
  command->add_option("--depth", options->depth, "Levels shown");
  command->callback([options, &invocation] { invocation.exit_code = ShowTree(*options); });
}

}  // namespace inquest::driver
