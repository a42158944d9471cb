// inquest clean: removes what earlier sessions left in the state folder.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "base/size_text.h"
#include "driver/commands.h"
#include "driver/messages.h"
#include "session/kept.h"
#include "session/places.h"

namespace inquest::driver {
namespace {

struct CleanOptions {
  std::vector<std::string> programs;
  std::string keep;
  bool all = false;
  bool pretend = false;
};

int CleanToSize(const std::string& state_folder, const std::string& size) {
  const auto limit = session::ReadSize(size);
  if (!limit) {
    Complain("--keep takes a size, as in 500M or 2G, not `" + size + "`.");
    return kUsage;
  }
  const uint64_t freed = session::LimitKept(state_folder, *limit, "");
  fmt::print("Removed {} of traces, the oldest first.\n", base::SizeText(freed));
  return kDone;
}

int Clean(const CleanOptions& options) {
  const auto state_folder = session::StateFolder();
  if (!state_folder) {
    Complain(state_folder.error().message);
    return kUnreadable;
  }
  if (!options.keep.empty()) return CleanToSize(*state_folder, options.keep);
  std::vector<session::KeptFolder> kept = session::ListKept(*state_folder);
  std::vector<session::KeptFolder> chosen;
  for (const std::string& program : options.programs) {
    const std::string path = session::ProgramFolder::PathOf(*state_folder, program);
    const auto found =
        std::find_if(kept.begin(), kept.end(), [&](const auto& each) { return each.path == path; });
    if (found == kept.end()) {
      Complain("Nothing is kept of `" + program + "`.");
      return kUnreadable;
    }
    chosen.push_back(*found);
  }
  if (options.programs.empty()) chosen = std::move(kept);
  uint64_t freed = 0, traces = 0;
  for (const session::KeptFolder& folder : chosen) {
    freed += session::RemoveKept(folder, options.all, options.pretend);
    traces += folder.traces;
  }
  if (!options.pretend) {
    for (const session::KeptFolder& folder : session::ListKept(*state_folder)) {
      if (std::any_of(chosen.begin(), chosen.end(),
                      [&](const auto& each) { return each.path == folder.path; }))
        traces -= folder.traces;  // in use
    }
  }
  fmt::print("{} {} {}, {}.{}\n", options.pretend ? "There are" : "Removed", traces,
             traces == 1 ? "trace" : "traces", base::SizeText(freed),
             options.all ? "" : " Answers and what was typed are kept; --all removes them, too.");
  return kDone;
}

}  // namespace

void AddCleanCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<CleanOptions>();
  CLI::App* command = app.add_subcommand(
      "clean", "Remove the traces and journals that are kept of programs; what is in use stays");
  command->add_option("FILE", options->programs, "Programs; all if none is named");
  CLI::Option* all = command->add_flag("--all", options->all,
                                       "Also answers, lines typed before, and what was built for ghc");
  CLI::Option* pretend = command->add_flag("--dry-run", options->pretend, "Only say how much that is");
  command
      ->add_option("--keep", options->keep,
                   "Instead: remove the oldest traces, until the others take at most SIZE together")
      ->type_name("SIZE")
      ->excludes(all)
      ->excludes(pretend)
      ->excludes(command->get_option("FILE"));
  command->callback([options, &invocation] { invocation.exit_code = Clean(*options); });
}

}  // namespace inquest::driver
