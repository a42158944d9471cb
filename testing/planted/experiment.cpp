#include "testing/planted/experiment.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

namespace inquest::planted {
namespace {

// A program that takes so much longer than the right one does not end.
Limits LimitsFor(const Observed& right) { return {.steps = 20 * right.reductions + 50'000}; }

bool IsPassed(const Ended& ended) {
  return ended.as == Ended::As::kFound || ended.as == Ended::As::kAmongSeveral;
}

void SearchAll(const Run& run, Judge& judge, const mutation::Place& place, const std::vector<Way>& ways,
               Outcome* outcome) {
  FaultyRun faulty(run, judge, place);
  uint32_t fewest = std::numeric_limits<uint32_t>::max();
  for (const Way& way : ways) {
    const Ended ended = faulty.Search(way);
    outcome->questions.push_back(ended.questions);
    outcome->routines = std::max(outcome->routines, ended.routines);
    ++outcome->ways_by_why[static_cast<size_t>(ended.why)];
    if (IsPassed(ended)) continue;
    ++outcome->wrong_ways;
    // The shortest one is the easiest to understand.
    if (ended.questions >= fewest) continue;
    fewest = ended.questions;
    outcome->message = NameOf(way) + "\n" + faulty.transcript() + "    found " + ended.found + "\n";
  }
  outcome->as = outcome->wrong_ways == 0 ? Outcome::As::kPassed : Outcome::As::kFailed;
  outcome->statements = faulty.statements();
  outcome->dont_knows = faulty.dont_knows();
  outcome->ambiguous = faulty.ambiguous();
}

}  // namespace

Outcome TestFault(RightProgram& right, const PlantedFault& fault, const std::string& input,
                  const std::vector<Way>& ways) {
  Outcome outcome;
  outcome.title = fault.title;
  outcome.kind = fault.kind;
  auto run = Run::Trace(fault.text, input, LimitsFor(right.observed()));
  if (!run.ok()) {
    outcome.as = Outcome::As::kDoesNotCompile;
    outcome.message = run.error().message;
    return outcome;
  }
  if ((*run)->observed().is_cut_off()) {
    outcome.as = Outcome::As::kDoesNotEnd;
    return outcome;
  }
  if (LooksTheSame((*run)->observed(), right.observed())) {
    outcome.as = Outcome::As::kLooksTheSame;
    return outcome;
  }
  (*run)->BuildTree();
  outcome.nodes = static_cast<uint32_t>((*run)->tree().size());
  const std::unique_ptr<Judge> judge = right.JudgeOf(**run);
  SearchAll(**run, *judge, fault.place, ways, &outcome);
  return outcome;
}

std::string Write(const Outcome& outcome) {
  nlohmann::json json;
  json["as"] = static_cast<int>(outcome.as);
  json["title"] = outcome.title;
  json["kind"] = outcome.kind;
  json["questions"] = outcome.questions;
  json["nodes"] = outcome.nodes;
  json["statements"] = outcome.statements;
  json["dont_knows"] = outcome.dont_knows;
  json["routines"] = outcome.routines;
  json["why"] = outcome.ways_by_why;
  json["ambiguous"] = outcome.ambiguous;
  json["message"] = outcome.message;
  json["wrong"] = outcome.wrong_ways;
  return json.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
}

Outcome ReadOutcome(const std::string& line) {
  const nlohmann::json json = nlohmann::json::parse(line);
  Outcome outcome;
  outcome.as = static_cast<Outcome::As>(json.at("as").get<int>());
  outcome.title = json.at("title");
  outcome.kind = json.at("kind");
  outcome.questions = json.at("questions").get<std::vector<uint32_t>>();
  outcome.nodes = json.at("nodes");
  outcome.statements = json.at("statements");
  outcome.dont_knows = json.at("dont_knows").get<std::map<std::string, std::vector<std::string>>>();
  outcome.routines = json.at("routines");
  outcome.ways_by_why = json.at("why").get<std::array<uint32_t, 4>>();
  outcome.ambiguous = json.at("ambiguous").get<std::vector<std::string>>();
  outcome.message = json.at("message");
  outcome.wrong_ways = json.at("wrong");
  return outcome;
}

}  // namespace inquest::planted
