#include "testing/mutants/generated.h"

#include <algorithm>
#include <random>

#include "testing/generators/haskell_program.h"
#include "testing/mutation/mutate.h"

namespace inquest::mutants {
namespace {

using planted::Outcome;

constexpr uint32_t kProgramsATask = 25;
constexpr size_t kMostTries = 60;
constexpr uint32_t kEachEndless = 20, kEachFailing = 3;

std::string ProgramText(uint64_t seed) {
  // The standard says what this generator gives; distributions it leaves open, so none is used.
  std::mt19937_64 random(seed);
  std::vector<uint16_t> choices(60 + random() % 400);
  for (uint16_t& choice : choices) choice = static_cast<uint16_t>(random());
  generators::ProgramOptions options;
  options.two_modules = false;
  options.depth = 3;
  options.endless = seed % kEachEndless == 0;
  // An error ends the program, and what would have come behind it is not seen.
  options.errors = seed % kEachFailing == 0;
  return generators::MakeProgram(choices, options).main().text;
}

std::string TitleOf(uint64_t seed) { return "generated program " + std::to_string(seed); }

// The first mutant that can be searched; what became of the last one if none can.
Outcome TestOne(uint64_t seed, const planted::SuiteOptions& options) {
  const std::string text = ProgramText(seed);
  Outcome outcome;
  outcome.title = TitleOf(seed);
  outcome.kind = "generated";
  auto right = planted::RightProgram::Load(text, "");
  auto mutants = mutation::MakeMutants(planted::kMainFile, text, seed);
  if (!right.ok() || !mutants.ok()) {
    outcome.message = "it does not run: " + (right.ok() ? mutants.error().message : right.error().message);
    return outcome;
  }
  if ((*right)->observed().is_cut_off()) {
    outcome.as = Outcome::As::kDoesNotEnd;
    return outcome;
  }
  outcome.as = Outcome::As::kLooksTheSame;
  // A fault in main itself is no riddle, one in what is not used no fault.
  const std::set<std::string>& used = (*right)->used_names();
  std::erase_if(*mutants, [&](const mutation::Mutant& mutant) {
    const std::string& path = mutant.place.path;
    return path == "main" || !used.contains(path.substr(0, path.find('.')));
  });
  for (mutation::Mutant& mutant : mutation::Sample(std::move(*mutants), kMostTries, seed)) {
    const planted::PlantedFault fault = {TitleOf(seed) + ", " + mutant.change + " (" +
                                             std::string(NameOf(mutant.kind)) + ", " + mutant.place.path +
                                             ")",
                                         "generated", std::move(mutant.text), std::move(mutant.place)};
    const Outcome tried = planted::TestInTrees(options.trees, fault, [&](const planted::PlantedFault& each) {
      return TestFault(**right, each, "", *options.ways);
    });
    const bool was_searched = tried.as == Outcome::As::kPassed || tried.as == Outcome::As::kFailed;
    if (tried.as == Outcome::As::kFailed && !options.keep.empty())
      KeepFailure(options.keep, text, fault, tried);
    if (was_searched) return tried;
  }
  return outcome;
}

}  // namespace

void AddGenerated(uint32_t count, uint64_t seed, const planted::SuiteOptions& options,
                  planted::Suite& suite) {
  for (uint32_t first = 0; first < count; first += kProgramsATask) {
    std::vector<std::string> titles;
    for (uint32_t i = first; i < std::min(count, first + kProgramsATask); ++i)
      titles.push_back(TitleOf(seed + i));
    suite.Add(std::move(titles), [=](size_t item) { return TestOne(seed + first + item, options); });
  }
}

}  // namespace inquest::mutants
