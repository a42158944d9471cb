// zoom_spans [OPTION...] PLACE...: plants faults, and looks inside the equation of each finding.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <map>

#include "testing/mutation/mutate.h"
#include "testing/planted/by_hand.h"
#include "testing/zooming/inside.h"

using namespace inquest;
using namespace inquest::planted;
using zooming::Inside;

namespace {

struct Options {
  std::vector<std::string> places;
  size_t sample = 8;
  uint64_t seed = 1;
  bool by_hand = false, verbose = false;
};

struct Row {
  std::array<uint32_t, 7> counts = {};
  double spans = 0;  // of what was named, as parts of their equations
  uint32_t named = 0;
  size_t questions = 0;
};

class Report {
 public:
  void Add(const std::string& kind, const Inside& inside) {
    for (Row* row : {&rows_[kind], &rows_["~"]}) {  // all come last
      ++row->counts[static_cast<size_t>(inside.as)];
      row->questions += inside.questions;
      const bool is_named = inside.as == Inside::As::kContains || inside.as == Inside::As::kChoice ||
                            inside.as == Inside::As::kWithin || inside.as == Inside::As::kElsewhere;
      if (!is_named || inside.equation == 0) continue;
      ++row->named;
      row->spans += static_cast<double>(inside.span) / static_cast<double>(inside.equation);
    }
  }
  void Print() const {
    std::printf("%-20s %9s %7s %7s %10s %7s %8s %8s %7s\n", "kind", "contains", "choice", "within",
                "elsewhere", "untold", "no call", "nothing", "span");
    for (const auto& [kind, row] : rows_) {
      const auto count = [&](Inside::As as) { return row.counts[static_cast<size_t>(as)]; };
      std::printf("%-20s %9u %7u %7u %10u %7u %8u %8u %6.1f%%\n", kind == "~" ? "all" : kind.c_str(),
                  count(Inside::As::kContains), count(Inside::As::kChoice), count(Inside::As::kWithin),
                  count(Inside::As::kElsewhere), count(Inside::As::kUntold),
                  count(Inside::As::kNoCounterpart), count(Inside::As::kNothing),
                  row.named == 0 ? 0 : 100 * row.spans / row.named);
    }
  }
  uint32_t elsewhere() const {
    const auto all = rows_.find("~");
    return all == rows_.end() ? 0 : all->second.counts[static_cast<size_t>(Inside::As::kElsewhere)];
  }

 private:
  std::map<std::string, Row> rows_;
};

std::vector<PlantedFault> FaultsOf(const Program& program, const Options& options) {
  if (options.by_hand) return FaultsByHand(program, [](const std::string&) {});
  std::vector<PlantedFault> faults;
  auto mutants = mutation::MakeMutants(program.path, program.text, options.seed);
  if (!mutants.ok()) return faults;
  for (mutation::Mutant& mutant : mutation::Sample(std::move(*mutants), options.sample, options.seed))
    faults.push_back({program.name + " " + mutant.change, std::string(NameOf(mutant.kind)),
                      std::move(mutant.text), std::move(mutant.place)});
  return faults;
}

const char* WordFor(Inside::As as) {
  switch (as) {
    case Inside::As::kNoCounterpart:
      return "the right program made no such call";
    case Inside::As::kNothing:
      return "nothing inside";
    case Inside::As::kUntold:
      return "untold";
    case Inside::As::kContains:
      return "contains";
    case Inside::As::kChoice:
      return "choice";
    case Inside::As::kWithin:
      return "within";
    case Inside::As::kElsewhere:
      return "ELSEWHERE";
  }
  return "";
}

void Test(const Program& program, const Options& options, Report* report) {
  auto right = RightProgram::Load(program.text, program.input);
  auto model = Run::Trace(program.text, program.input, {});
  if (!right.ok() || !model.ok()) return;
  (*model)->BuildTree(traced::TreeStyle::kEdt);
  for (const PlantedFault& fault : FaultsOf(program, options)) {
    auto run =
        Run::Trace(fault.text, program.input, {.steps = 20 * (*right)->observed().reductions + 50'000});
    if (!run.ok() || (*run)->observed().is_cut_off()) continue;
    if (LooksTheSame((*run)->observed(), (*right)->observed())) continue;
    (*run)->BuildTree(traced::TreeStyle::kEdt);
    const auto judge = (*right)->JudgeOf(**run, nullptr);
    FaultyRun faulty(**run, *judge, fault.place);
    const Ended ended = faulty.Search(DefaultWay().front());
    if (ended.as != Ended::As::kFound || !ended.node) continue;  // planted/ is about these
    const Inside inside = zooming::LookInside(**model, **run, *ended.node, {program.text, fault.text});
    report->Add(fault.kind, inside);
    const bool is_shown = options.verbose || inside.as == Inside::As::kElsewhere;
    if (is_shown)
      std::printf("%s: %s\n%s", fault.title.c_str(), WordFor(inside.as), inside.transcript.c_str());
    std::fflush(stdout);
  }
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Plants faults, and looks inside the equation of each finding.");
  Options options;
  app.add_option("PLACE", options.places, "Programs, or folders of them")->required();
  app.add_option("--sample", options.sample, "So many mutants of each program, the kinds taking turns");
  app.add_option("--seed", options.seed, "Chooses where there are many possibilities");
  app.add_flag("--by-hand", options.by_hand, "The faults that the programs name instead");
  app.add_flag("--verbose", options.verbose, "All dialogues");
  CLI11_PARSE(app, argc, argv);
  Report report;
  for (const std::string& path : FindPrograms(options.places)) {
    if (const auto program = ReadProgram(path); program.ok()) Test(*program, options, &report);
  }
  report.Print();
  return report.elsewhere() == 0 ? 0 : 1;
}
