// inquest observe FILE.hs|TRACE [PATTERN]: the calls of a function with their results, or how often each was
// called.

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "driver/at_least.h"
#include "driver/commands.h"
#include "driver/messages.h"
#include "driver/view_options.h"
#include "interface/terminal/observations_text.h"
#include "session/view_json.h"
#include "value/escape.h"

namespace inquest::driver {
namespace {

struct ObserveOptions {
  ViewOptions view;
  std::string pattern;
  std::string caller;
  std::string order = "run";
  view::ObserveQuery query;
};

int ShowRoutines(const ObserveOptions& options, const run::Run& run, value::Sink* sink) {
  const auto routines = run.CountCalls({});
  if (!routines) return Unknown(routines.error());
  if (options.view.json) {
    session::WriteJson(*routines, sink);
  } else {
    terminal::WriteRoutines(*routines, sink);
  }
  return kDone;
}

int ShowObservations(const ObserveOptions& options, const run::Run& run, value::Sink* sink) {
  if (options.pattern.empty()) return ShowRoutines(options, run, sink);
  view::ObserveQuery query = options.query;
  query.order = *view::FindObserveOrder(options.order);  // the command line was checked
  auto pattern = view::ParsePattern(options.pattern);
  if (!pattern) {
    Complain(pattern.error().message);
    return kUsage;
  }
  query.pattern = std::move(*pattern);
  if (!options.caller.empty()) query.pattern.caller = options.caller;
  const auto observations = run.Observe(query, {});
  if (!observations) {
    Complain(observations.error().message);
    return kUsage;
  }
  // At a terminal a statement may take some lines. Elsewhere there is one a line, which may be as long as
  // those together: nothing is left out of a file that the screen would show.
  constexpr unsigned kMostLines = 4;
  const bool is_free = options.view.width == 0;
  const bool has_lines = isatty(STDOUT_FILENO) != 0 && is_free;
  value::Budget budget = BudgetOf(options.view);
  if (is_free && !has_lines) budget.columns *= kMostLines;
  if (options.view.json) {
    session::WriteJson(*observations, session::BudgetOfViews(budget), sink);
  } else {
    terminal::WriteObservations(*observations, budget, sink, has_lines ? kMostLines : 1);
  }
  if (observations->lines.empty() && observations->distinct > 0) {
    Complain("--from " + std::to_string(query.from) + " is behind the last line, which is " +
             std::to_string(observations->distinct) + ".");
  }
  if (observations->distinct == 0) {
    const std::string name = view::NameIn(query.pattern);
    Complain(name.empty() ? "No call matches the pattern."
                          : "No call matches the pattern: `" + value::VisibleText(name) +
                                "` in it stands for a function of that name, `_` for anything.");
  }
  return observations->lines.empty() ? kNothingFound : kDone;
}

}  // namespace

void AddObserveCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<ObserveOptions>();
  CLI::App* command = app.add_subcommand("observe", "Show the calls of a function with their results");
  AddViewOptions(*command, options->view);
  command
      ->add_option("pattern", options->pattern,
                   "A function, or a pattern on its calls: 'insert 3 _ = (_ : _) in sort'; without one, how "
                   "often each function was called")
      ->type_name("PATTERN");
  command->add_option("--in", options->caller, "Only calls by this function")->type_name("FUNCTION");
  view::ObserveQuery& query = options->query;
  query.count = 20;
  command->add_flag("--all", query.all, "Every call; otherwise what is equal in full is shown once");
  command->add_flag("--counts", query.counts, "How often each was observed");
  command
      ->add_option("--sort", options->order,
                   "run: as they came; tree: as in the execution tree; size: smallest first; general: the "
                   "less evaluated first")
      ->type_name("run|tree|size|general")
      ->check(CLI::IsMember({"run", "tree", "size", "general"}).description(""));
  command->add_option("--from", query.from, "The first line shown")->type_name("N")->check(AtLeast(1));
  command->add_option("--count", query.count, "Lines shown")
      ->type_name("N")
      ->check(AtLeast(1))
      ->capture_default_str();
  command->add_flag("--json", options->view.json, "Write JSON");
  command->callback([options, &invocation] {
    invocation.exit_code = ShowTrace(
        options->view,
        [&](const run::Run& run, value::Sink* sink) { return ShowObservations(*options, run, sink); },
        invocation.program_arguments);
  });
}

}  // namespace inquest::driver
