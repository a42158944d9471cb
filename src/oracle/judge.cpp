#include "oracle/judge.h"

#include <algorithm>
#include <map>

#include "oracle/compare.h"
#include "oracle/matching.h"
#include "oracle/run_contents.h"
#include "oracle/run_executions.h"
#include "oracle/transfer.h"
#include "oracle/world.h"
#include "traced/tree/trail_behaviours.h"
#include "value/path.h"

namespace inquest::oracle {

using reduce::Evaluator;
using trail::Evaluated;
using trail::Frame;
using trail::kNone;
using trail::Word;

namespace {

// How much longer than the right program a wrong one may take before it does not end.
constexpr uint64_t kStepsPerStep = 10, kMoreSteps = 100'000;

Judgement DontKnow(std::string why) { return {Judgement::kDontKnow, std::move(why)}; }

Judgement JudgementOf(const Comparison& comparison) {
  if (comparison.differs) {
    value::Path path = {{value::Step::Kind::kResult, 0}};
    path.insert(path.end(), comparison.path.begin(), comparison.path.end());
    return {Judgement::kWrong, value::PathText(path)};
  }
  if (comparison.unknown != 0) return DontKnow(WhyUnknown(comparison.unknown));
  return {Judgement::kCorrect, ""};
}

}  // namespace

// Calls each of which is an argument of the next: an ordinary statement has one, and is about the last.
struct Judge::Link {
  Frame frame;
  core::RoutineId routine;
  uint32_t fed = 0;  // the argument that is the call before, dictionaries not counted
};

struct Judge::Parts {
  using Chain = std::vector<Link>;
  Parts(Reference& the_reference, const trail::Trail& the_run)
      : reference(the_reference),
        run(the_run),
        matching(the_run.layout(), the_reference.program(), the_reference.names(), the_reference.files()),
        transfer(the_run, the_reference.program(), matching, the_reference.evaluator()),
        comparer(the_run, the_reference.program(), the_reference.names(), matching, transfer,
                 the_reference.evaluator()) {}

  Judgement AsKnownAt(trail::Address time, const Frame& frame);
  // The statement as it stands, and how the program goes on where the run was stopped, within so many steps.
  Judgement GoOn(trail::Address time, const Frame& frame, uint64_t steps);
  Judgement Compute(Chain chain);
  // The statement's calls, in a fresh state.
  Evaluator::Outcome Call(const Chain& chain);
  std::vector<Word> ArgumentsOf(const Link& link, std::optional<Word> before);
  // An action in the statement's result or in that of the action before, and one of its executions.
  struct Executed {
    FoundAction found;
    Execution execution;
  };
  using Route = std::vector<Executed>;
  Judgement JudgeAction(const Chain& chain, const Route& from, const FoundAction& found);
  Judgement JudgeExecution(const Chain& chain, const Route& route);
  Comparison CompareLast(const Chain& chain, const Route& route);
  std::vector<trail::Address> MadeIn(const Execution& execution);
  std::optional<std::vector<size_t>> PairMade(const std::vector<trail::Address>& in_run, size_t first);
  bool AdoptMade(const Execution& execution, size_t first);
  Comparison CompareMade(const Execution& execution, size_t first);
  Evaluator::Outcome Follow(Evaluator::Outcome outcome, const std::vector<uint32_t>& fields);
  Comparison CompareExecution(const Execution& execution, World& world, const Evaluator::Outcome& outcome);
  Comparison CompareMutables(const Execution& execution);
  // Constants that hold references or arrays (unsafePerformIO): the run's, not new ones, are meant.
  void FindSharedConstants();
  bool HoldsMutables(Word word, int depth) const;
  const RunExecutions& Executions() {
    if (executions == nullptr) executions = std::make_unique<RunExecutions>(run);
    return *executions;
  }
  const RunContents& AllContents() {
    if (contents == nullptr) {
      const trail::AsOf as_of(run, trail::Trail::kAlways);  // whatever the statement knows
      contents = std::make_unique<RunContents>(run, Executions());
    }
    return *contents;
  }

  // What came of going on.
  struct Gone {
    Progress progress = Progress::kNone;
    Word needs = 0;                 // which part, where it comes to need one; 0: not known
    uint64_t steps = 0, calls = 0;  // until then
  };
  void NoteProgress(const Comparison& comparison);
  static bool ComesAsFar(const Gone& own, const Gone& right);
  bool HadTime(const Frame& frame, const Gone& right, const Gone& own, uint64_t calls_made) const;

  std::optional<uint64_t> step_limit;  // where it goes on
  Gone gone;
  uint64_t steps_before = 0, calls_before = 0;  // the call
  Reference& reference;
  const trail::Trail& run;
  Matching matching;
  Transfer transfer;
  Comparer comparer;
  std::unique_ptr<RunExecutions> executions;
  std::unique_ptr<RunContents> contents;
  std::vector<std::pair<core::RoutineId, Word>> shared_constants;
  std::map<std::pair<trail::Address, trail::Address>, Judgement> known;  // by frame and time
};

Judge::Judge(Reference& reference, const trail::Trail& run)
    : parts_(std::make_unique<Parts>(reference, run)) {
  parts_->FindSharedConstants();
}
Judge::~Judge() = default;

void Judge::set_other_functions(OtherFunctions other) {
  parts_->comparer.set_other_functions(other);
  parts_->known.clear();
}

bool Judge::Parts::HoldsMutables(Word word, int depth) const {
  constexpr int kDeepest = 4;  // IORef is a newtype, an array a record
  const Evaluated value = run.Evaluate(word);
  if (value.status != Evaluated::kValue || depth > kDeepest) return false;
  const trail::Address address = trail::AddressOf(value.word);
  if (trail::TagOf(value.word) == trail::Tag::kBox) {
    const trail::Object object = run.reader().at(address);
    const auto kind = static_cast<trail::DataKind>(object.id);
    return object.kind == trail::Kind::kData &&
           (kind == trail::DataKind::kReference || kind == trail::DataKind::kMutArray);
  }
  if (trail::TagOf(value.word) != trail::Tag::kCon) return false;
  const trail::Object object = run.reader().at(address);
  for (uint32_t i = 1; object.kind == trail::Kind::kCon && i < object.size; ++i) {
    if (HoldsMutables(run.word(address + 8 * uint64_t{i}), depth + 1)) return true;
  }
  return false;
}

void Judge::Parts::FindSharedConstants() {
  for (const trail::Constant& constant : run.layout().constants) {
    const Word word = run.word(run.reader().first() + 8 * uint64_t{constant.slot});
    if (!HoldsMutables(word, 0)) continue;
    const core::RoutineId routine = matching.Routine(constant.callable);
    if (routine.has_value() && reference.program().routines[routine].params.empty()) {
      shared_constants.emplace_back(routine, word);
    }
  }
}

std::vector<Word> Judge::Parts::ArgumentsOf(const Link& link, std::optional<Word> before) {
  const trail::Callable& called = run.layout().callables[run.variant(link.frame).callable];
  std::vector<Word> arguments;
  for (uint32_t i = 0; i < called.arity; ++i) {
    if (before.has_value() && i == called.hidden + link.fed) {
      arguments.push_back(*before);
      continue;
    }
    const Word argument = run.argument(link.frame, i);
    arguments.push_back(i < called.hidden ? transfer.Dictionary(argument) : transfer.Value(argument));
  }
  return arguments;
}

Evaluator::Outcome Judge::Parts::Call(const Chain& chain) {
  Evaluator& evaluator = reference.evaluator();
  evaluator.Restart(
      step_limit.value_or(std::max(reference.limits().steps, 2 * run.reader().header().reductions)));
  steps_before = evaluator.steps();
  calls_before = evaluator.counted_calls();
  transfer.Restart();
  transfer.set_keeps(true);
  for (const auto& [constant, value] : shared_constants) {
    evaluator.SetConstant(constant, transfer.Value(value));
  }
  std::optional<Word> before;
  Word function = 0;
  std::vector<Word> arguments;
  for (const Link& link : chain) {
    if (function != 0) before = transfer.Application(function, arguments);
    function = transfer.Routine(link.routine, run.Enclosing(link.frame), run.variant(link.frame).callable);
    arguments = ArgumentsOf(link, before);
  }
  const Evaluator::Outcome outcome = evaluator.Apply(function, arguments);
  transfer.set_keeps(false);  // the comparison needs the roots
  return outcome;
}

// ------------------------------------------------------------------------------------------- actions

// What is in references and arrays after the execution.
Comparison Judge::Parts::CompareMutables(const Execution& execution) {
  Evaluator& evaluator = reference.evaluator();
  Comparison all;
  for (size_t i = 0; i < transfer.mutables().size(); ++i) {
    const trail::Object object = run.reader().at(transfer.mutables()[i]);
    const bool is_reference = static_cast<trail::DataKind>(object.id) == trail::DataKind::kReference;
    const uint64_t size = is_reference ? 1 : run.word(object.address + 8);
    for (uint64_t element = 0; element < size; ++element) {
      const Word held = evaluator.at(trail::AddressOf(evaluator.roots()[i]))[is_reference ? 1 : 2 + element];
      const std::optional<Word> in_run = AllContents().Before(execution.end, object.address, element);
      if (!in_run.has_value()) {
        // Unknown before, and as it was: nothing can be said, and nothing happened.
        if (!evaluator.IsHoleOf(held, kUnknownContents) && all.unknown == 0) all.unknown = kUnknownContents;
        continue;
      }
      const Comparison one = comparer.Compare(*in_run, held);
      if (one.differs) return one;
      if (all.unknown == 0) all.unknown = one.unknown;
    }
  }
  return all;
}

Comparison Judge::Parts::CompareExecution(const Execution& execution, World& world,
                                          const Evaluator::Outcome& outcome) {
  const Ending ending = Executions().EndingOf(execution);
  const World::Output output = world.output();
  Comparison comparison;
  const bool is_unfinished = ending.kind == Ending::kUnfinished;
  if (output == World::Output::kDiffers || (output == World::Output::kMore && !is_unfinished)) {
    comparison.differs = true;
    return comparison;
  }
  // It wrote all that the run wrote before it was stopped.
  if (is_unfinished && output != World::Output::kLess) {
    comparison.progress = output == World::Output::kMore ? Progress::kGoesOn : comparer.ProgressOf(outcome);
    comparison.needs = outcome.hole;
    return comparison;
  }
  if (outcome.kind == Evaluator::Outcome::kStopped ||
      (outcome.kind == Evaluator::Outcome::kHole && !IsUndefined(outcome.hole))) {
    comparison.unknown = outcome.kind == Evaluator::Outcome::kStopped ? reduce::Hole{kTooLong} : outcome.hole;
    return comparison;
  }
  if (output == World::Output::kLess) {
    comparison.differs = true;
    return comparison;
  }
  if (ending.kind == Ending::kFailed) return comparer.CompareFailure(ending.word, outcome);
  if (outcome.kind != Evaluator::Outcome::kValue) {
    comparison.differs = true;
    return comparison;
  }
  reference.evaluator().roots().push_back(outcome.word);
  const RunContents::At after(AllContents(), execution.end);
  comparer.set_contents(&after);
  comparison = CompareMutables(execution);
  Comparison result;
  if (!comparison.differs && ending.kind == Ending::kReturned) {
    result = comparer.Compare(ending.word, reference.evaluator().roots().back());
  }
  comparer.set_contents(nullptr);
  if (comparison.differs) return comparison;
  comparison.differs = result.differs;
  if (comparison.unknown == 0) comparison.unknown = result.unknown;
  comparison.actions = std::move(result.actions);
  return comparison;
}

// References and arrays that were made in an execution and can still be changed, in order: those of the run.
std::vector<trail::Address> Judge::Parts::MadeIn(const Execution& execution) {
  std::vector<trail::Address> made;
  for (uint32_t i = execution.begin; i < execution.end; ++i) {
    const Event event = Executions().event(i);
    if (event.kind != trail::ExecutionKind::kResult || !Executions().IsSameThread(i, execution.begin))
      continue;
    const std::string_view primitive = Executions().PrimitiveOf(event);
    if (primitive != "refNew" && primitive != "mutArrayNew" && primitive != "arrayThaw") continue;
    const Evaluated value = run.Evaluate(Executions().ResultOf(event));
    if (value.status != Evaluated::kValue || trail::TagOf(value.word) != trail::Tag::kBox) continue;
    const trail::Address address = trail::AddressOf(value.word);
    if (static_cast<trail::DataKind>(run.reader().at(address).id) != trail::DataKind::kArray)
      made.push_back(address);
  }
  return made;
}

// The same of the reference's, from a number of Evaluator::made on: numbers of those that are paired with the
// run's; none if they are not of the same kinds.
std::optional<std::vector<size_t>> Judge::Parts::PairMade(const std::vector<trail::Address>& in_run,
                                                          size_t first) {
  Evaluator& evaluator = reference.evaluator();
  const auto object_of = [&](size_t i) { return evaluator.at(trail::AddressOf(evaluator.made()[i])); };
  const auto kind_of = [](uint32_t id) { return static_cast<trail::DataKind>(id); };
  std::vector<size_t> made;
  for (size_t i = first; i < evaluator.made().size(); ++i) {
    if (kind_of(trail::IdOf(*object_of(i))) != trail::DataKind::kArray) made.push_back(i);
  }
  if (made.size() != in_run.size()) return std::nullopt;
  for (size_t i = 0; i < made.size(); ++i) {
    const trail::Object object = run.reader().at(in_run[i]);
    const Word* const other = object_of(made[i]);
    if (object.id != trail::IdOf(*other)) return std::nullopt;
    const bool is_array = kind_of(object.id) == trail::DataKind::kMutArray;
    if (is_array && run.word(object.address + 8) != other[1]) return std::nullopt;
  }
  return made;
}

// What the reference made in an execution stands for what the run made in it; false: that is not known.
bool Judge::Parts::AdoptMade(const Execution& execution, size_t first) {
  const std::vector<trail::Address> in_run = MadeIn(execution);
  const auto made = PairMade(in_run, first);
  if (!made.has_value()) return false;
  for (size_t i = 0; i < in_run.size(); ++i) {
    if (!transfer.Adopt(in_run[i], reference.evaluator().made()[(*made)[i]])) return false;
  }
  return true;
}

// What is in references that both made in an execution, after it: an action that it returned uses them.
Comparison Judge::Parts::CompareMade(const Execution& execution, size_t first) {
  Evaluator& evaluator = reference.evaluator();
  const std::vector<trail::Address> in_run = MadeIn(execution);
  const auto made = PairMade(in_run, first);
  Comparison all;
  for (size_t i = 0; made.has_value() && i < in_run.size(); ++i) {
    const Word* const object = evaluator.at(trail::AddressOf(evaluator.made()[(*made)[i]]));
    if (static_cast<trail::DataKind>(trail::IdOf(*object)) != trail::DataKind::kReference) continue;
    const std::optional<Word> held = AllContents().Before(execution.end, in_run[i], 0);
    if (!held.has_value()) continue;
    const Comparison one = comparer.Compare(*held, object[1]);
    if (one.differs) return one;
  }
  return all;
}

// Evaluates down to an action, as a comparison went before.
Evaluator::Outcome Judge::Parts::Follow(Evaluator::Outcome outcome, const std::vector<uint32_t>& fields) {
  Evaluator& evaluator = reference.evaluator();
  for (const uint32_t field : fields) {
    if (outcome.kind != Evaluator::Outcome::kValue || trail::TagOf(outcome.word) != trail::Tag::kCon) break;
    outcome = evaluator.Evaluate(evaluator.at(trail::AddressOf(outcome.word))[1 + field]);
  }
  return outcome;
}

// Executes the actions on the way to the last, each in the result of the one before, and compares what the
// last one does.
Comparison Judge::Parts::CompareLast(const Chain& chain, const Route& route) {
  Evaluator& evaluator = reference.evaluator();
  transfer.set_replays(true);
  Evaluator::Outcome outcome;
  Comparison comparison;
  for (size_t i = 0; i < route.size(); ++i) {
    const Execution& execution = route[i].execution;
    const bool is_last = i + 1 == route.size();
    World world(run, Executions(), transfer, evaluator, execution);
    world.set_goes_on(step_limit.has_value() && is_last);
    reference.set_world(&world);
    const RunContents::At before(AllContents(), execution.begin);
    transfer.set_contents(&before);
    if (i == 0) {
      outcome = Call(chain);
      evaluator.KeepMade();
    } else {
      transfer.Refill();
    }
    transfer.set_keeps(true);
    const size_t first_made = evaluator.made().size();
    outcome = Follow(outcome, route[i].found.fields);
    if (outcome.kind == Evaluator::Outcome::kValue) outcome = evaluator.Execute(outcome.word);
    if (is_last) {
      transfer.set_keeps(false);
      comparison = CompareExecution(execution, world, outcome);
      if (!comparison.differs && !comparison.actions.empty()) {
        const Comparison made = CompareMade(execution, first_made);
        if (made.differs) comparison = made;
      }
      break;
    }
    // It went so far when it was compared itself.
    if (outcome.kind == Evaluator::Outcome::kValue) outcome = evaluator.Evaluate(outcome.word);
    if (outcome.kind != Evaluator::Outcome::kValue || !AdoptMade(execution, first_made)) {
      comparison.unknown = kUnknownContents;
      break;
    }
  }
  transfer.set_keeps(false);
  reference.set_world(nullptr);
  transfer.set_contents(nullptr);
  transfer.set_replays(false);
  return comparison;
}

// The last execution of the route, and those of the actions that it returned.
Judgement Judge::Parts::JudgeExecution(const Chain& chain, const Route& route) {
  const Comparison comparison = CompareLast(chain, route);
  NoteProgress(comparison);
  Judgement all = JudgementOf(comparison);
  for (const FoundAction& found : comparison.actions) {
    if (all.verdict == Judgement::kWrong) break;
    Judgement one = JudgeAction(chain, route, found);
    if (one.verdict != Judgement::kCorrect) all = std::move(one);
  }
  return all;
}

Judgement Judge::Parts::JudgeAction(const Chain& chain, const Route& from, const FoundAction& found) {
  constexpr uint32_t kMostExecutions = 1000;
  constexpr size_t kLongestRoute = 8;
  Judgement all{Judgement::kCorrect, ""};
  uint32_t count = 0;
  // What was executed before it was returned is a part of that.
  const uint32_t first = from.empty() ? 0 : from.back().execution.end;
  for (auto next = Executions().Find(found.action, first); next.has_value();
       next = Executions().Find(found.action, next->end)) {
    if (!found.is_reachable) return DontKnow(WhyUnknown(kInsideFunction));
    if (++count > kMostExecutions || from.size() == kLongestRoute) return DontKnow(WhyUnknown(kTooOften));
    Route route = from;
    route.push_back({found, *next});
    Judgement one = JudgeExecution(chain, route);
    if (one.verdict == Judgement::kWrong) return one;
    if (one.verdict == Judgement::kDontKnow) all = std::move(one);
  }
  return all;
}

// ---------------------------------------------------------------------------------------- statements

Judgement Judge::Parts::Compute(Chain chain) {
  const Word result = run.ResultWord(chain.back().frame);
  for (Link& link : chain) {
    const trail::Variant& variant = run.variant(link.frame);
    if (variant.callable == kNone || variant.is_block) return DontKnow("This is no call.");
    link.routine = matching.Routine(variant.callable);
  }
  const Evaluated value = run.Evaluate(result);
  // Nothing that could be wrong.
  if (value.status == Evaluated::kUnevaluated ||
      (value.status == Evaluated::kUnfinished && !step_limit.has_value())) {
    return {Judgement::kCorrect, ""};
  }
  const bool is_known =
      std::all_of(chain.begin(), chain.end(), [](const Link& link) { return link.routine.has_value(); });
  if (!is_known) return DontKnow("The reference program has no such routine.");
  reference.set_world(nullptr);
  const Evaluator::Outcome outcome = Call(chain);
  const Comparison comparison = comparer.CompareOutcome(result, outcome);
  NoteProgress(comparison);
  Judgement judgement = JudgementOf(comparison);
  if (judgement.verdict == Judgement::kWrong) return judgement;
  for (const FoundAction& found : comparison.actions) {
    Judgement one = JudgeAction(chain, {}, found);
    if (one.verdict == Judgement::kWrong) return one;
    if (one.verdict == Judgement::kDontKnow) judgement = std::move(one);
  }
  return judgement;
}

Judgement Judge::Parts::AsKnownAt(trail::Address time, const Frame& frame) {
  const auto [found, is_new] = known.try_emplace({frame.address, time});
  if (is_new) {
    const trail::AsOf as_of(run, time);
    found->second = Compute({{frame, {}, 0}});
  }
  return found->second;
}

void Judge::Parts::NoteProgress(const Comparison& comparison) {
  if (comparison.progress <= gone.progress) return;
  gone = {comparison.progress, transfer.PartOf(comparison.needs),
          reference.evaluator().steps() - steps_before, reference.evaluator().counted_calls() - calls_before};
}

Judgement Judge::Parts::GoOn(trail::Address time, const Frame& frame, uint64_t steps) {
  const trail::AsOf as_of(run, time);
  gone = {};
  step_limit = steps;
  comparer.set_goes_on(true);
  transfer.set_tells_parts(true);
  const Judgement judgement = Compute({{frame, {}, 0}});
  comparer.set_goes_on(false);
  transfer.set_tells_parts(false);
  step_limit.reset();
  return judgement;
}

void Judge::set_own_program(Reference& own) {
  own_ = std::make_unique<Parts>(own, parts_->run);
  own_->FindSharedConstants();
}

// Whether the run's own program goes on as the reference does. Where each needs a part that the run had not
// evaluated it is the same part, or the reference would have come to its own before.
bool Judge::Parts::ComesAsFar(const Gone& own, const Gone& right) {
  const bool needs_other = right.progress == Progress::kNeedsMore && own.progress == Progress::kNeedsMore &&
                           right.needs != 0 && own.needs != 0 && right.needs != own.needs;
  return own.progress >= right.progress && !needs_other;
}

// Whether the run had the time to come as far as the reference, had it done the same. Work in libraries is
// not counted in calls: it shows in what had been evaluated meanwhile.
bool Judge::Parts::HadTime(const Frame& frame, const Gone& right, const Gone& own,
                           uint64_t calls_made) const {
  if (right.calls <= calls_made) return true;
  // The run was stopped just there.
  if (own.progress == Progress::kWaits) return true;
  const uint64_t frames_since = run.frame_count() - run.FrameNumberOf(frame.address);
  return own.progress == Progress::kNeedsMore && right.steps <= own.steps && right.calls <= frames_since;
}

Judgement Judge::OfUnfinished(const tree::Behaviours& behaviours, tree::NodeId node, uint64_t calls_made) {
  const auto* of_trail = dynamic_cast<const traced::TrailBehaviours*>(&behaviours);
  if (of_trail == nullptr || own_ == nullptr) return Of(behaviours, node);
  const Frame frame = of_trail->frame(node);
  if (frame.address == parts_->run.reader().first()) return DontKnow("The run never came to main.");
  const trail::Address time = of_trail->PrefixOf(node)->length;
  const uint64_t of_run = parts_->run.reader().header().reductions;
  Judgement judgement = parts_->GoOn(time, frame, 2 * of_run + kMoreSteps);
  const Parts::Gone gone = parts_->gone;
  if (judgement.verdict != Judgement::kCorrect || gone.progress < Progress::kNeedsMore) return judgement;
  own_->GoOn(time, frame, kStepsPerStep * gone.steps + kMoreSteps);
  const Parts::Gone& own = own_->gone;
  const bool is_wrong = !Parts::ComesAsFar(own, gone) && parts_->HadTime(frame, gone, own, calls_made);
  return {is_wrong ? Judgement::kWrong : Judgement::kCorrect, ""};
}

Judgement Judge::Of(const Frame& frame) { return parts_->AsKnownAt(parts_->run.as_of(), frame); }

Judgement Judge::Of(const tree::Behaviours& behaviours, tree::NodeId node) {
  const auto* of_trail = dynamic_cast<const traced::TrailBehaviours*>(&behaviours);
  if (of_trail == nullptr) return DontKnow("This is no statement of the run.");
  const Frame frame = of_trail->frame(node);
  if (frame.address == parts_->run.reader().first()) return DontKnow("The run never came to main.");
  return parts_->AsKnownAt(of_trail->PrefixOf(node)->length, frame);
}

Judgement Judge::Of(const tree::Behaviours& behaviours, const std::vector<tree::NodeId>& chain) {
  if (chain.size() == 1) return Of(behaviours, chain[0]);
  const auto* of_trail = dynamic_cast<const traced::TrailBehaviours*>(&behaviours);
  if (of_trail == nullptr || chain.empty()) return DontKnow("This is no statement of the run.");
  Parts::Chain links;
  const trail::Address time = of_trail->PrefixOf(chain[0])->length;
  for (size_t i = 0; i < chain.size(); ++i) {
    links.push_back({of_trail->frame(chain[i]), {}, 0});
    if (of_trail->PrefixOf(chain[i])->length != time) return DontKnow("Its parts are of different times.");
    if (i == 0) continue;
    const std::optional<size_t> fed = of_trail->Feeds(chain[i - 1], chain[i]);
    if (!fed.has_value()) return DontKnow("It is not known how its parts belong together.");
    links.back().fed = static_cast<uint32_t>(*fed);
  }
  const trail::AsOf as_of(parts_->run, time);
  return parts_->Compute(std::move(links));
}

}  // namespace inquest::oracle
