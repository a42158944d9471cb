#include "testing/planted/experiment.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>

#include "base/check.h"

namespace inquest::planted {
namespace {

// A program that takes so much longer than the right one does not end.
Limits LimitsFor(const Observed& right) { return {.steps = 20 * right.reductions + 50'000}; }

bool IsPassed(const Ended& ended) {
  return ended.as == Ended::As::kFound || ended.as == Ended::As::kAmongSeveral;
}

void SearchAll(const Run& run, Judge& judge, const PlantedFault& fault, const std::vector<Way>& ways,
               Outcome* outcome) {
  FaultyRun faulty(run, judge, fault.place, fault.tree);
  uint32_t fewest = std::numeric_limits<uint32_t>::max();
  outcome->questions.clear();
  outcome->columns.clear();
  for (const Way& way : ways) {
    const Ended ended = faulty.Search(way, ways.size() == 1 ? &outcome->transcript : nullptr);
    outcome->questions.push_back(ended.questions);
    outcome->columns.push_back(ended.columns);
    outcome->routines = std::max(outcome->routines, ended.routines);
    ++outcome->ways_by_why[static_cast<size_t>(ended.why)];
    if (IsPassed(ended)) continue;
    ++outcome->wrong_ways;
    // The shortest one is the easiest to understand.
    if (ended.questions >= fewest) continue;
    fewest = ended.questions;
    std::string transcript;
    faulty.Search(way, &transcript);
    outcome->message = NameOf(way) + "\n" + transcript + "    found " + ended.found + "\n";
  }
  outcome->as = outcome->wrong_ways == 0 ? Outcome::As::kPassed : Outcome::As::kFailed;
  outcome->statements = faulty.statements();
  outcome->dont_knows = faulty.dont_knows();
  outcome->ambiguous = faulty.ambiguous();
  if (!faulty.incomplete_slices().empty()) {
    outcome->as = Outcome::As::kFailed;
    outcome->message += "slices without the fault (of " + std::to_string(faulty.slices()) + "):\n";
    for (const std::string& slice : faulty.incomplete_slices()) outcome->message += "    " + slice + "\n";
  }
}

// The n-th of so many limits from `first` on, each by the same factor above the one before.
uint64_t StopAt(uint64_t first, unsigned n, unsigned stops) {
  const double last_to_first = std::min(20.0, 2.0 * stops);  // a short test stays short
  const double part = stops < 2 ? 0 : static_cast<double>(n) / (stops - 1);
  // Not always at the same point of a turn.
  return static_cast<uint64_t>(static_cast<double>(first) * std::pow(last_to_first, part)) + 7 * n;
}

// Whether a run that should be stopped in another way than by its steps was.
bool IsStoppedBy(StopBy by, const Observed& observed) {
  const std::optional<StopBy> stopped_by = observed.stopped_by();
  switch (by) {
    case StopBy::kKill:
      return stopped_by == StopBy::kCtrlC;
    case StopBy::kMemory:
      return stopped_by == StopBy::kMemory || stopped_by == StopBy::kStack;
    case StopBy::kCtrlC:
    case StopBy::kTrace:
    case StopBy::kStack:
      return stopped_by == by;
    case StopBy::kSteps:
    case StopBy::kLoop:
    case StopBy::kWaits:
      break;
  }
  return true;
}

// A run that was killed may have lost what `main` did, so that the right program cannot tell. Whoever watched
// it knows: it was wrong already when it was stopped earlier, and what is wrong so far stays so.
class RootSeen : public Judge {
 public:
  explicit RootSeen(std::unique_ptr<Judge> judge) : judge_(std::move(judge)) {}
  Answer Of(tree::NodeId node) override {
    Answer answer = judge_->Of(node);
    const bool is_known = node != tree::Tree::root() || answer.verdict != strategy::Verdict::kDontKnow;
    return is_known ? answer : Answer{strategy::Verdict::kWrong, ""};
  }
  Answer OfComposed(const std::vector<tree::NodeId>& parts) override { return judge_->OfComposed(parts); }

 private:
  std::unique_ptr<Judge> judge_;
};

// Searches the run that is stopped so; whether anything is wrong with it.
bool TestStop(RightProgram& right, OwnProgram& own, const PlantedFault& fault, const std::string& input,
              const std::vector<Way>& ways, const Limits& limits, Outcome* outcome) {
  auto run = Run::Trace(fault.text, input, limits);
  CHECK(run.ok());
  if (!IsStoppedBy(limits.by, (*run)->observed())) return false;
  const bool is_cut_off = (*run)->observed().is_cut_off();
  if (!is_cut_off && LooksTheSame((*run)->observed(), right.observed())) return false;
  (*run)->BuildTree(fault.tree);
  std::unique_ptr<Judge> judge = right.JudgeOf(**run, &own);
  if (limits.by == StopBy::kKill) judge = std::make_unique<RootSeen>(std::move(judge));
  if (judge->Of(tree::Tree::root()).verdict != strategy::Verdict::kWrong) return false;
  if (ways.empty()) return true;
  outcome->nodes = static_cast<uint32_t>((*run)->tree().size());
  const std::string before = outcome->message;
  SearchAll(**run, *judge, fault, ways, outcome);
  ++outcome->stops;
  const std::optional<StopBy> stopped_by = (*run)->observed().stopped_by();
  if (stopped_by)
    ++outcome->stopped_by[static_cast<size_t>(limits.by == StopBy::kKill ? limits.by : *stopped_by)];
  outcome->ended_by_itself = !is_cut_off;
  if (outcome->message != before)
    outcome->message = "stopped by " + std::string(NameOf(limits.by)) + ", " + std::to_string(limits.steps) +
                       " steps, " + outcome->message;
  return true;
}

}  // namespace

// A run that does not end is stopped early, if something is wrong already then, so that it stays small.
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
    auto own = OwnProgram::Load(fault.text);
    CHECK(own.ok());
    const uint64_t steps = right.observed().reductions;
    const bool is_wrong =
        TestStop(right, **own, fault, input, ways, {.steps = 2 * steps + 2'000}, &outcome) ||
        TestStop(right, **own, fault, input, ways, LimitsFor(right.observed()), &outcome);
    if (!is_wrong) outcome.as = Outcome::As::kDoesNotEnd;
    return outcome;
  }
  if (LooksTheSame((*run)->observed(), right.observed())) {
    outcome.as = Outcome::As::kLooksTheSame;
    return outcome;
  }
  (*run)->BuildTree(fault.tree);
  outcome.nodes = static_cast<uint32_t>((*run)->tree().size());
  // A black hole ends the run, and nothing around it finished.
  std::unique_ptr<OwnProgram> own;
  if ((*run)->behaviours().OutcomeOf(tree::Tree::root()) == tree::Outcome::kUnfinished) {
    auto loaded = OwnProgram::Load(fault.text);
    CHECK(loaded.ok());
    own = std::move(*loaded);
  }
  const std::unique_ptr<Judge> judge = right.JudgeOf(**run, own.get());
  SearchAll(**run, *judge, fault, ways, &outcome);
  return outcome;
}

namespace {

// How many questions the default way asks about a run that was stopped after so many steps.
struct Cost {
  uint64_t steps;
  uint32_t questions;
};

double Doublings(double from, double to) { return std::log2(to / from); }

// Averages; of steps as of their logarithms.
struct AverageCost {
  double steps = 0, questions = 0;
};
AverageCost AverageOf(std::span<const Cost> costs) {
  AverageCost average;
  for (const Cost& cost : costs) {
    average.steps += std::log2(static_cast<double>(cost.steps)) / static_cast<double>(costs.size());
    average.questions += static_cast<double>(cost.questions) / static_cast<double>(costs.size());
  }
  average.steps = std::exp2(average.steps);
  return average;
}

// Stopping twice as late may cost one more question. One run alone may cost a few more by chance: halving
// comes to its end sooner or later, and where it was stopped decides what there is to ask about. On average
// it may not.
bool IsTooMany(std::span<const Cost> earlier, const Cost& later) {
  constexpr double kChance = 4;
  if (earlier.empty()) return false;
  const AverageCost average = AverageOf(earlier);
  return later.questions >
         average.questions + kChance + std::ceil(Doublings(average.steps, static_cast<double>(later.steps)));
}

bool GrowTooFast(std::span<const Cost> costs) {
  constexpr size_t kEnough = 8;
  if (costs.size() < kEnough) return false;
  const AverageCost early = AverageOf(costs.first(costs.size() / 2)),
                    late = AverageOf(costs.subspan(costs.size() / 2));
  return late.questions > early.questions + Doublings(early.steps, late.steps) + 1;
}

std::string TooMany(const std::vector<Cost>& costs) {
  std::string message = "too many questions when it is stopped later:";
  for (const Cost& each : costs)
    message += " " + std::to_string(each.questions) + " after " + std::to_string(each.steps) + " steps,";
  message.back() = '\n';
  return message;
}

// Other ends than by a limit of steps, each once, in a few ways: the trail is another one, the search is not.
// So few steps that all is small, or so many that the limit is reached.
std::vector<Limits> OtherStops(uint64_t first) {
  constexpr uint64_t kEnough = 200'000, kEnoughForMemory = 2'000'000;
  return {{.steps = 2 * first, .by = StopBy::kCtrlC},
          {.steps = 3 * first, .by = StopBy::kKill},
          {.steps = kEnough, .trace = uint64_t{1} << 20, .by = StopBy::kTrace},
          {.steps = kEnoughForMemory, .memory = uint64_t{4} << 20, .by = StopBy::kMemory}};
}

void TestOtherStops(RightProgram& right, OwnProgram& own, const PlantedFault& fault, const std::string& input,
                    uint64_t first, Outcome* outcome) {
  for (const Limits& limits : OtherStops(first)) {
    Outcome other;
    if (!TestStop(right, own, fault, input, AFewWays(), limits, &other)) continue;
    for (size_t by = 0; by < kStopByCount; ++by) outcome->stopped_by[by] += other.stopped_by[by];
    if (other.as == Outcome::As::kPassed) continue;
    outcome->as = other.as;
    outcome->message = other.message;
    outcome->wrong_ways = other.wrong_ways;
    return;
  }
}

// The questions of one way about the run that is stopped so.
std::string TranscriptOf(RightProgram& right, OwnProgram& own, const PlantedFault& fault,
                         const std::string& input, const Way& way, const Limits& limits) {
  auto run = Run::Trace(fault.text, input, limits);
  CHECK(run.ok());
  (*run)->BuildTree(fault.tree);
  const std::unique_ptr<Judge> judge = right.JudgeOf(**run, &own);
  std::string transcript;
  FaultyRun(**run, *judge, fault.place).Search(way, &transcript);
  return transcript;
}

// Of a run that did not end.
size_t NumberOfDefaultWay(const std::vector<Way>& ways) {
  for (size_t i = 0; i < ways.size(); ++i)
    if (ways[i].strategy == "optimal-divide-and-query" && ways[i].transforms.empty()) return i;
  return 0;
}

}  // namespace

Outcome TestStopped(RightProgram& right, const PlantedFault& fault, const std::string& input,
                    const std::vector<Way>& ways, unsigned stops) {
  constexpr uint64_t kFirst = 200, kLast = 300'000;
  Outcome outcome;
  outcome.title = fault.title;
  outcome.kind = fault.kind;
  auto own = OwnProgram::Load(fault.text);
  if (!own.ok()) {
    outcome.as = Outcome::As::kDoesNotCompile;
    outcome.message = own.error().message;
    return outcome;
  }
  uint64_t first = kFirst;
  while (first < kLast && !TestStop(right, **own, fault, input, {}, {.steps = first}, &outcome))
    first += first / 2;
  if (first >= kLast) {
    outcome.as = Outcome::As::kLooksTheSame;
    return outcome;
  }
  uint32_t wrong_ways = 0;
  std::vector<Cost> costs;
  for (unsigned n = 0; n < stops && wrong_ways == 0 && !outcome.ended_by_itself; ++n) {
    outcome.wrong_ways = 0;
    const uint64_t steps = StopAt(first, n, stops);
    TestStop(right, **own, fault, input, ways, {.steps = steps}, &outcome);
    wrong_ways = outcome.wrong_ways;
    if (outcome.questions.empty() || outcome.ended_by_itself) continue;
    const Cost cost = {steps, outcome.questions[NumberOfDefaultWay(ways)]};
    const bool is_too_many = IsTooMany(costs, cost);
    costs.push_back(cost);
    if (!is_too_many) continue;
    outcome.as = Outcome::As::kFailed;
    outcome.message = TooMany(costs) + TranscriptOf(right, **own, fault, input,
                                                    ways[NumberOfDefaultWay(ways)], {.steps = steps});
    return outcome;
  }
  if (outcome.as == Outcome::As::kPassed && GrowTooFast(costs)) {
    outcome.as = Outcome::As::kFailed;
    outcome.message = TooMany(costs);
    return outcome;
  }
  if (wrong_ways == 0 && outcome.stops < stops && !outcome.ended_by_itself) {
    outcome.as = Outcome::As::kFailed;
    outcome.message = "it shows at " + std::to_string(outcome.stops) + " of the points only\n";
  }
  if (outcome.as == Outcome::As::kPassed && !outcome.ended_by_itself)
    TestOtherStops(right, **own, fault, input, first, &outcome);
  return outcome;
}

std::string Write(const Outcome& outcome) {
  nlohmann::json json;
  json["as"] = static_cast<int>(outcome.as);
  json["title"] = outcome.title;
  json["kind"] = outcome.kind;
  json["questions"] = outcome.questions;
  json["columns"] = outcome.columns;
  json["nodes"] = outcome.nodes;
  json["statements"] = outcome.statements;
  json["dont_knows"] = outcome.dont_knows;
  json["routines"] = outcome.routines;
  json["why"] = outcome.ways_by_why;
  json["ambiguous"] = outcome.ambiguous;
  json["message"] = outcome.message;
  json["wrong"] = outcome.wrong_ways;
  json["stops"] = outcome.stops;
  json["stopped by"] = outcome.stopped_by;
  json["transcript"] = outcome.transcript;
  return json.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
}

Outcome ReadOutcome(const std::string& line) {
  const nlohmann::json json = nlohmann::json::parse(line);
  Outcome outcome;
  outcome.as = static_cast<Outcome::As>(json.at("as").get<int>());
  outcome.title = json.at("title");
  outcome.kind = json.at("kind");
  outcome.questions = json.at("questions").get<std::vector<uint32_t>>();
  outcome.columns = json.at("columns").get<std::vector<uint64_t>>();
  outcome.nodes = json.at("nodes");
  outcome.statements = json.at("statements");
  outcome.dont_knows = json.at("dont_knows").get<std::map<std::string, std::vector<std::string>>>();
  outcome.routines = json.at("routines");
  outcome.ways_by_why = json.at("why").get<std::array<uint32_t, 4>>();
  outcome.ambiguous = json.at("ambiguous").get<std::vector<std::string>>();
  outcome.message = json.at("message");
  outcome.wrong_ways = json.at("wrong");
  outcome.stops = json.at("stops");
  outcome.stopped_by = json.at("stopped by").get<std::array<uint32_t, kStopByCount>>();
  outcome.transcript = json.at("transcript");
  return outcome;
}

}  // namespace inquest::planted
