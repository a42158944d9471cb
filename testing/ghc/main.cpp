// ghc_truth [OPTION...] PLACE...: whether planted faults are found in programs that ghc compiled.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <fstream>

#include "strategy/strategy.h"
#include "testing/ghc/observed_run.h"
#include "testing/ghc/search.h"
#include "testing/mutation/mutate.h"
#include "testing/planted/by_hand.h"
#include "testing/planted/suite.h"

using namespace inquest;
using namespace inquest::planted;

namespace {

struct Options {
  std::vector<std::string> places;
  bool by_hand = true;
  size_t sample = 0;
  uint64_t seed = 1;
  std::string only;
  size_t one_in = 1;
  SuiteOptions suite;
};

const std::vector<Way>& Ways() {
  static const std::vector<Way> ways = {{"top-down", "outermost", ""},
                                        {"optimal-divide-and-query", "outermost", ""},
                                        {"divide-by-rules", "evaluation", ""}};
  return ways;
}

// A run that takes much longer than the right one is left out: it is not known where to stop it.
Limits LimitsFor(const Observed& right) { return {.steps = 20 * right.reductions + 50'000}; }

void SearchAll(ghc_truth::ObservedSearch& search, Outcome* outcome) {
  for (const Way& way : Ways()) {
    std::string transcript;
    const Ended ended = search.Search(way, &transcript);
    outcome->questions.push_back(ended.questions);
    outcome->columns.push_back(ended.columns);
    outcome->routines = std::max(outcome->routines, ended.routines);
    ++outcome->ways_by_why[static_cast<size_t>(ended.why)];
    if (ended.as == Ended::As::kFound || ended.as == Ended::As::kAmongSeveral) continue;
    if (outcome->wrong_ways++ == 0)
      outcome->message = NameOf(way) + "\n" + transcript + "    found " + ended.found + "\n";
  }
  outcome->as = outcome->wrong_ways == 0 ? Outcome::As::kPassed : Outcome::As::kFailed;
  outcome->statements = search.statements();
  outcome->dont_knows = search.dont_knows();
}

Outcome Test(RightProgram& right, const PlantedFault& fault, const std::string& input,
             ghc_truth::Workshop& workshop) {
  Outcome outcome;
  outcome.title = fault.title;
  outcome.kind = fault.kind;
  auto own = Run::Trace(fault.text, input, LimitsFor(right.observed()));
  if (!own.ok()) {
    outcome.as = Outcome::As::kDoesNotCompile;
    return outcome;
  }
  const bool is_unfinished = (*own)->observed().is_cut_off() || (*own)->observed().stopped_by().has_value();
  if (is_unfinished) {
    outcome.as = Outcome::As::kDoesNotEnd;
    return outcome;
  }
  if (LooksTheSame((*own)->observed(), right.observed())) {
    outcome.as = Outcome::As::kLooksTheSame;
    return outcome;
  }
  const auto observed = workshop.Run(fault.text, input);
  if (!observed.ok()) {
    outcome.as = Outcome::As::kDoesNotCompile;
    outcome.message = observed.error().message;
    return outcome;
  }
  // Compiled programs show functions by what they did.
  (*own)->BuildTree(traced::TreeStyle::kFdt);
  const std::unique_ptr<Judge> judge = right.JudgeOf(**own, nullptr);
  ghc_truth::ObservedSearch search(**observed, **own, *judge, fault.place);
  outcome.nodes = static_cast<uint32_t>((*observed)->computation_tree().size());
  SearchAll(search, &outcome);
  return outcome;
}

void Add(const Program& program, std::vector<PlantedFault> faults, const std::string& keep, Suite& suite) {
  std::vector<std::string> titles;
  for (const PlantedFault& fault : faults) titles.push_back(fault.title);
  struct Shared {
    std::unique_ptr<RightProgram> right;
    ghc_truth::Workshop workshop;
  };
  const auto shared = std::make_shared<std::unique_ptr<Shared>>();
  suite.Add(std::move(titles), [program, keep, faults = std::move(faults), shared](size_t item) {
    if (*shared == nullptr) {
      *shared = std::make_unique<Shared>();
      auto loaded = RightProgram::Load(program.text, program.input);
      if (loaded.ok()) (*shared)->right = std::move(*loaded);
    }
    Outcome outcome;
    if ((*shared)->right == nullptr) {
      outcome.title = faults[item].title;
      outcome.kind = faults[item].kind;
      outcome.message = "the right program does not run";
      return outcome;
    }
    outcome = Test(*(*shared)->right, faults[item], program.input, (*shared)->workshop);
    if (outcome.as == Outcome::As::kFailed && !keep.empty())
      KeepFailure(keep, program.text, faults[item], outcome);
    return outcome;
  });
}

std::vector<PlantedFault> FaultsOf(const Program& program, const Options& options, size_t& count,
                                   Suite& suite) {
  std::vector<PlantedFault> faults;
  if (options.by_hand)
    faults = FaultsByHand(program, [&](const std::string& message) { suite.Fail(message); });
  if (options.sample > 0) {
    auto mutants = mutation::MakeMutants(program.path, program.text, options.seed);
    if (!mutants.ok()) {
      suite.Fail(program.name + ": " + mutants.error().message);
      return faults;
    }
    for (mutation::Mutant& mutant : mutation::Sample(std::move(*mutants), options.sample, options.seed)) {
      faults.push_back({program.name + " " + mutant.change + " (" + std::string(NameOf(mutant.kind)) + ", " +
                            mutant.place.path + ")",
                        std::string(NameOf(mutant.kind)), std::move(mutant.text), std::move(mutant.place)});
    }
  }
  std::erase_if(faults, [&](const PlantedFault& fault) {
    return fault.title.find(options.only) == std::string::npos || count++ % options.one_in != 0;
  });
  return faults;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Tests whether planted faults are found in programs that ghc compiled.");
  Options options;
  options.suite.ways = &Ways();
  app.add_option("PLACE", options.places, "Programs, or folders of them")->required();
  app.add_flag("!--no-by-hand", options.by_hand, "Leave out the faults that the programs name");
  app.add_option("--sample", options.sample, "So many mutants of each program, the kinds taking turns");
  app.add_option("--seed", options.seed, "Chooses among the mutants");
  app.add_option("--only", options.only, "Only faults whose title contains this");
  app.add_option("--one-in", options.one_in, "Of all these every N-th")->check(CLI::PositiveNumber);
  app.add_flag("--verbose", options.suite.verbose, "A line for each fault");
  app.add_flag("--table", options.suite.table, "Also how many questions each strategy asks");
  app.add_option("--patience", options.suite.workers.seconds_an_item,
                 "Seconds of a processor for each fault");
  app.add_option("--jobs", options.suite.workers.jobs, "Processes at a time")->check(CLI::Range(1, 256));
  app.add_option("--keep", options.suite.keep, "A folder for programs whose fault was not found");
  CLI11_PARSE(app, argc, argv);
  Suite suite(options.suite);
  size_t count = 0;
  for (const std::string& path : FindPrograms(options.places)) {
    const auto program = ReadProgram(path);
    if (program.ok()) {
      Add(*program, FaultsOf(*program, options, count, suite), options.suite.keep, suite);
    } else {
      suite.Fail(program.error().message);
    }
  }
  return suite.Run();
}
