#include "testing/planted/suite.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>

#include "testing/planted/totals.h"

namespace inquest::planted {
namespace {

// A right program may have no end.
constexpr Limits kEndless = {.steps = 200'000};

const char* WordFor(Outcome::As as) {
  switch (as) {
    case Outcome::As::kDoesNotCompile:
      return "does not compile";
    case Outcome::As::kLooksTheSame:
      return "looks the same";
    case Outcome::As::kDoesNotEnd:
      return "does not end";
    case Outcome::As::kPassed:
      return "passed";
    case Outcome::As::kFailed:
      return "failed";
    case Outcome::As::kDied:
      return "died";
  }
  return "";
}

// Why a fault that was found is one of several.
void PrintSet(const Outcome& outcome) {
  if (outcome.routines < 2) return;
  std::printf("    %u routines at most\n", outcome.routines);
  for (const auto& [why, statements] : outcome.dont_knows) {
    for (const std::string& statement : statements) {
      std::printf("    %s ? %s\n", statement.c_str(), why.c_str());
    }
  }
}

// What nobody could answer.
void PrintAmbiguous(const Outcome& outcome) {
  for (const std::string& statement : outcome.ambiguous)
    std::printf("    two answers: %s\n", statement.c_str());
}

// The way that asked the most, so that it can be looked at.
void PrintWorst(const Outcome& outcome, const std::vector<Way>& ways) {
  const auto worst = std::max_element(outcome.questions.begin(), outcome.questions.end());
  if (worst == outcome.questions.end()) return;
  const auto way = static_cast<size_t>(worst - outcome.questions.begin()) % ways.size();
  std::printf("    %u questions at most: %s\n", *worst, NameOf(ways[way]).c_str());
}

void Print(const Outcome& outcome, const std::vector<Way>& ways) {
  std::printf("%s: ", outcome.title.c_str());
  if (outcome.as == Outcome::As::kFailed) {
    std::printf("wrong in %u of %zu ways; with %s", outcome.wrong_ways, outcome.questions.size(),
                outcome.message.c_str());
  } else {
    std::printf("%s%s\n", outcome.message.empty() ? WordFor(outcome.as) : "", outcome.message.c_str());
  }
  if (outcome.as == Outcome::As::kPassed) std::printf("%s", outcome.transcript.c_str());
  PrintSet(outcome);
  PrintAmbiguous(outcome);
  PrintWorst(outcome, ways);
}

const std::vector<Way>& WaysFor(size_t fault, const std::vector<Way>& ways, unsigned each) {
  return fault % each == 0 ? ways : AFewWays();
}

std::string FolderName(const std::string& title) {
  std::string name;
  for (const char c : title) {
    const bool plain = std::isalnum(static_cast<unsigned char>(c)) != 0;
    if (plain || (!name.empty() && name.back() != '-')) name += plain ? c : '-';
    if (name.size() == 60) break;
  }
  return name;
}

}  // namespace

void KeepFailure(const std::string& folder, const std::string& right_text, const PlantedFault& fault,
                 const Outcome& outcome) {
  const std::string place = folder + "/" + FolderName(fault.title);
  std::filesystem::create_directories(place);
  std::ofstream(place + "/Program.hs") << right_text;
  std::ofstream(place + "/Faulty.hs") << fault.text;
  std::ofstream(place + "/found.txt")
      << outcome.title << "\nin " << fault.place.path << "\nwrong in " << outcome.wrong_ways << " of "
      << outcome.questions.size() << " ways; with " << outcome.message;
}

Trees TreesOf(const std::string& name) {
  if (name == "both") return {traced::TreeStyle::kEdt, traced::TreeStyle::kFdt};
  return {name == "fdt" ? traced::TreeStyle::kFdt : traced::TreeStyle::kEdt};
}

namespace {

// To the outcome in one tree what was the outcome in another.
void Add(const Outcome& other, Outcome* outcome) {
  const auto append = [](const auto& from, auto* to) { to->insert(to->end(), from.begin(), from.end()); };
  append(other.questions, &outcome->questions);
  append(other.columns, &outcome->columns);
  append(other.ambiguous, &outcome->ambiguous);
  if (!other.transcript.empty()) outcome->transcript += "  the same, with maps:\n" + other.transcript;
  for (const auto& [why, statements] : other.dont_knows) append(statements, &outcome->dont_knows[why]);
  outcome->statements += other.statements;
  outcome->routines = std::max(outcome->routines, other.routines);
  for (size_t i = 0; i < other.ways_by_why.size(); ++i) outcome->ways_by_why[i] += other.ways_by_why[i];
  for (size_t i = 0; i < other.stopped_by.size(); ++i) outcome->stopped_by[i] += other.stopped_by[i];
}

}  // namespace

Outcome TestInTrees(const Trees& trees, PlantedFault fault,
                    const std::function<Outcome(const PlantedFault&)>& test) {
  std::optional<Outcome> all;
  for (const traced::TreeStyle tree : trees) {
    fault.tree = tree;
    Outcome outcome = test(fault);
    if (tree == traced::TreeStyle::kFdt && !outcome.message.empty())
      outcome.message.insert(0, "in the FDT, ");
    if (outcome.as != Outcome::As::kPassed) return outcome;
    if (all.has_value()) {
      Add(outcome, &*all);
    } else {
      all = std::move(outcome);
    }
  }
  return std::move(*all);
}

void Suite::Add(Program program, std::vector<PlantedFault> faults) {
  Part part;
  for (const PlantedFault& fault : faults) part.titles.push_back(fault.title);
  part.task.items = faults.size();
  part.task.start = [program = std::move(program), faults = std::move(faults), keep = options_.keep,
                     stops = options_.stops, trees = options_.trees, all_ways = options_.ways,
                     each = options_.each] {
    auto loaded = RightProgram::Load(program.text, program.input, stops > 0 ? kEndless : Limits());
    auto right = std::make_shared<base::Result<std::unique_ptr<RightProgram>>>(std::move(loaded));
    return [&program, &faults, &keep, &trees, all_ways, each, stops, right](size_t item) {
      const std::vector<Way>& ways = WaysFor(item, *all_ways, each);
      if (!right->ok()) {
        Outcome outcome;
        outcome.title = faults[item].title;
        outcome.kind = faults[item].kind;
        outcome.message = "the right program does not run: " + right->error().message;
        return Write(outcome);
      }
      const Outcome outcome = TestInTrees(trees, faults[item], [&](const PlantedFault& fault) {
        return stops > 0 ? TestStopped(***right, fault, program.input, ways, stops)
                         : TestFault(***right, fault, program.input, ways);
      });
      if (outcome.as == Outcome::As::kFailed && !keep.empty()) {
        KeepFailure(keep, program.text, faults[item], outcome);
      }
      return Write(outcome);
    };
  };
  parts_.push_back(std::move(part));
}

void Suite::Add(std::vector<std::string> titles, std::function<Outcome(size_t item)> test) {
  Part part;
  part.titles = std::move(titles);
  part.task.items = part.titles.size();
  part.task.start = [test = std::move(test)] { return [&test](size_t item) { return Write(test(item)); }; };
  parts_.push_back(std::move(part));
}

void Suite::Fail(const std::string& message) { failures_.push_back(message); }

int Suite::Run() {
  for (const std::string& failure : failures_) std::printf("%s\n", failure.c_str());
  std::vector<Task> tasks;
  std::vector<std::vector<Outcome>> outcomes;
  for (const Part& part : parts_) {
    tasks.push_back(part.task);
    outcomes.emplace_back(part.task.items);
  }
  Work(tasks, options_.workers,
       [&](size_t task, size_t item, const std::string& line, const std::string& what_happened) {
         Outcome& outcome = outcomes[task][item];
         if (!line.empty()) outcome = ReadOutcome(line);
         if (outcome.title.empty()) outcome.title = parts_[task].titles[item];
         if (line.empty()) outcome.message = what_happened;
         const bool failed = outcome.as == Outcome::As::kFailed || outcome.as == Outcome::As::kDied;
         if (failed || options_.verbose) Print(outcome, WaysFor(item, *options_.ways, options_.each));
         std::fflush(stdout);
       });
  Totals totals;
  for (const auto& part : outcomes) {
    for (const Outcome& outcome : part) totals.Add(outcome);
  }
  std::printf("%s", totals.Report().c_str());
  if (options_.table) std::printf("%s", totals.QuestionTable(*options_.ways, options_.trees).c_str());
  const uint32_t failed = totals.failed() + static_cast<uint32_t>(failures_.size());
  std::printf("%u passed, %u failed\n", totals.passed(), failed);
  return failed == 0 ? 0 : 1;
}

}  // namespace inquest::planted
