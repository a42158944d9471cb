#include "setup/kinds.h"

#include "haskell/parse/parse.h"
#include "run_observed/observed_run.h"
#include "traced/traced_run.h"

namespace inquest::setup {
namespace {

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

}  // namespace

const run::Kinds& AllKinds() {
  static const run::Kinds kinds({traced::TrailKind(EquationsIn), run_observed::EventsKind()});
  return kinds;
}

}  // namespace inquest::setup
