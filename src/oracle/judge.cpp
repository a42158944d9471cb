#include "oracle/judge.h"

#include <algorithm>
#include <map>

#include "oracle/compare.h"
#include "oracle/matching.h"
#include "oracle/run_contents.h"
#include "oracle/run_executions.h"
#include "oracle/transfer.h"
#include "oracle/world.h"
#include "tree/trail_behaviours.h"
#include "value/path.h"

namespace inquest::oracle {

using reduce::Evaluator;
using trail::Evaluated;
using trail::Frame;
using trail::kNone;
using trail::Word;

namespace {

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

struct Judge::Parts {
  Parts(Reference& the_reference, const trail::Trail& the_run)
      : reference(the_reference),
        run(the_run),
        matching(the_run.layout(), the_reference.program(), the_reference.names(), the_reference.files()),
        transfer(the_run, the_reference.program(), matching, the_reference.evaluator()),
        comparer(the_run, the_reference.program(), the_reference.names(), matching, transfer,
                 the_reference.evaluator()) {}

  Judgement AsKnownAt(trail::Address time, const Frame& frame);
  Judgement Compute(const Frame& frame);
  // The statement's call, in a fresh state.
  Evaluator::Outcome Call(const Frame& frame, core::RoutineId routine, uint32_t callable);
  Judgement JudgeAction(const Frame& frame, core::RoutineId routine, const FoundAction& found);
  Judgement JudgeExecution(const Frame& frame, core::RoutineId routine, const FoundAction& found,
                           const Execution& execution);
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

  Reference& reference;
  const trail::Trail& run;
  Matching matching;
  Transfer transfer;
  Comparer comparer;
  std::unique_ptr<RunExecutions> executions;
  std::unique_ptr<RunContents> contents;
  // Those that the statement's values hold; the first roots of the evaluator are their counterparts.
  std::vector<trail::Address> mutables;
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

Evaluator::Outcome Judge::Parts::Call(const Frame& frame, core::RoutineId routine, uint32_t callable) {
  Evaluator& evaluator = reference.evaluator();
  evaluator.Restart(std::max(reference.limits().steps, 2 * run.reader().header().reductions));
  transfer.Forget();
  for (const auto& [constant, value] : shared_constants) {
    evaluator.SetConstant(constant, transfer.Value(value));
  }
  const trail::Callable& called = run.layout().callables[callable];
  const Word function = transfer.Routine(routine, run.Enclosing(frame), callable);
  std::vector<Word> arguments;
  for (uint32_t i = 0; i < called.arity; ++i) {
    const Word argument = run.argument(frame, i);
    arguments.push_back(i < called.hidden ? transfer.Dictionary(argument) : transfer.Value(argument));
  }
  mutables.clear();
  for (const auto& [object, counterpart] : transfer.mutables()) {
    mutables.push_back(object);
    evaluator.roots().push_back(counterpart);
  }
  return evaluator.Apply(function, arguments);
}

// ------------------------------------------------------------------------------------------- actions

// What is in references and arrays after the execution.
Comparison Judge::Parts::CompareMutables(const Execution& execution) {
  Evaluator& evaluator = reference.evaluator();
  Comparison all;
  for (size_t i = 0; i < mutables.size(); ++i) {
    const trail::Object object = run.reader().at(mutables[i]);
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
  if (is_unfinished && output != World::Output::kLess) return comparison;
  if (outcome.kind == Evaluator::Outcome::kStopped ||
      (outcome.kind == Evaluator::Outcome::kHole && outcome.hole != kUnevaluated)) {
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
  return comparison;
}

Judgement Judge::Parts::JudgeExecution(const Frame& frame, core::RoutineId routine, const FoundAction& found,
                                       const Execution& execution) {
  Evaluator& evaluator = reference.evaluator();
  World world(run, Executions(), transfer, evaluator, execution);
  const RunContents::At before(AllContents(), execution.begin);
  reference.set_world(&world);
  transfer.set_contents(&before);
  Evaluator::Outcome outcome = Call(frame, routine, run.variant(frame).callable);
  // The comparison went this way before.
  for (const uint32_t field : found.fields) {
    if (outcome.kind != Evaluator::Outcome::kValue || trail::TagOf(outcome.word) != trail::Tag::kCon) break;
    outcome = evaluator.Evaluate(evaluator.at(trail::AddressOf(outcome.word))[1 + field]);
  }
  if (outcome.kind == Evaluator::Outcome::kValue) outcome = evaluator.Execute(outcome.word);
  const Comparison comparison = CompareExecution(execution, world, outcome);
  reference.set_world(nullptr);
  transfer.set_contents(nullptr);
  return JudgementOf(comparison);
}

Judgement Judge::Parts::JudgeAction(const Frame& frame, core::RoutineId routine, const FoundAction& found) {
  constexpr uint32_t kMostExecutions = 1000;
  Judgement all{Judgement::kCorrect, ""};
  uint32_t count = 0;
  for (auto next = Executions().Find(found.action); next.has_value();
       next = Executions().Find(found.action, next->end)) {
    if (!found.is_reachable) return DontKnow(WhyUnknown(kInsideFunction));
    if (++count > kMostExecutions) return DontKnow(WhyUnknown(kTooOften));
    Judgement one = JudgeExecution(frame, routine, found, *next);
    if (one.verdict == Judgement::kWrong) return one;
    if (one.verdict == Judgement::kDontKnow) all = std::move(one);
  }
  return all;
}

// ---------------------------------------------------------------------------------------- statements

Judgement Judge::Parts::Compute(const Frame& frame) {
  const trail::Variant& variant = run.variant(frame);
  if (variant.callable == kNone || variant.is_block) return DontKnow("This is no call.");
  const Word result = run.word(run.ResultCell(frame));
  const Evaluated value = run.Evaluate(result);
  // Nothing that could be wrong.
  if (value.status == Evaluated::kUnevaluated || value.status == Evaluated::kUnfinished) {
    return {Judgement::kCorrect, ""};
  }
  const core::RoutineId routine = matching.Routine(variant.callable);
  if (!routine.has_value()) return DontKnow("The reference program has no such routine.");
  reference.set_world(nullptr);
  const Evaluator::Outcome outcome = Call(frame, routine, variant.callable);
  const Comparison comparison = comparer.CompareOutcome(result, outcome);
  Judgement judgement = JudgementOf(comparison);
  if (judgement.verdict == Judgement::kWrong) return judgement;
  for (const FoundAction& found : comparison.actions) {
    Judgement one = JudgeAction(frame, routine, found);
    if (one.verdict == Judgement::kWrong) return one;
    if (one.verdict == Judgement::kDontKnow) judgement = std::move(one);
  }
  return judgement;
}

Judgement Judge::Parts::AsKnownAt(trail::Address time, const Frame& frame) {
  const auto [found, is_new] = known.try_emplace({frame.address, time});
  if (is_new) {
    const trail::AsOf as_of(run, time);
    found->second = Compute(frame);
  }
  return found->second;
}

Judgement Judge::Of(const Frame& frame) { return parts_->AsKnownAt(parts_->run.as_of(), frame); }

Judgement Judge::Of(const tree::Behaviours& behaviours, tree::NodeId node) {
  const auto* of_trail = dynamic_cast<const tree::TrailBehaviours*>(&behaviours);
  if (of_trail == nullptr) return DontKnow("This is no statement of the run.");
  const Frame frame = of_trail->frame(node);
  if (frame.address == parts_->run.reader().first()) return DontKnow("The run never came to main.");
  return parts_->AsKnownAt(of_trail->PrefixOf(node)->length, frame);
}

}  // namespace inquest::oracle
