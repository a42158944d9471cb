#include "oracle/judge.h"

#include <algorithm>
#include <limits>

#include "oracle/calls_made.h"
#include "oracle/judge_parts.h"
#include "traced/tree/trail_behaviours.h"
#include "trail/endless_exceptions.h"
#include "trail/mutables.h"
#include "value/path.h"

namespace inquest::oracle {

namespace {

// How much longer than the right program a wrong one may take before it does not end.
constexpr uint64_t kStepsPerStep = 10, kMoreSteps = 100'000;

constexpr uint32_t kMostExecutions = 2000;

}  // namespace

Judgement DontKnow(std::string why) { return {Judgement::kDontKnow, std::move(why)}; }

Judgement JudgementOf(const Comparison& comparison) {
  if (comparison.differs) {
    value::Path path = {{value::Step::Kind::kResult, 0}};
    path.insert(path.end(), comparison.path.begin(), comparison.path.end());
    return {Judgement::kWrong, value::PathText(path), comparison.is_more_defined};
  }
  if (comparison.unknown != 0) return DontKnow(WhyUnknown(comparison.unknown));
  return {Judgement::kCorrect, ""};
}

Judge::Judge(Reference& reference, const trail::Trail& run)
    : parts_(std::make_unique<Parts>(reference, run)) {
  parts_->FindSharedConstants();
}
Judge::~Judge() = default;

void Judge::set_other_functions(OtherFunctions other) {
  parts_->comparer.set_other_functions(other);
  parts_->matcher.set_other_functions(other);
  parts_->known.clear();
}

void Judge::Parts::ShowFunctions(const traced::FunctionUses* uses) {
  if (maps.uses() == uses) return;
  known.clear();
  maps.set_uses(uses);
  Maps* const used = uses == nullptr ? nullptr : &maps;
  transfer.set_maps(used);
  comparer.set_maps(used);
  matcher.set_maps(used);
}

void Judge::Parts::FindSharedConstants() {
  for (const trail::Constant& constant : run.layout().constants) {
    const Word word = run.word(trail::CellAddress(run.reader().first(), constant.slot));
    if (!trail::HoldsMutables(run, word)) continue;
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
  maps.Restart();
  reference.set_maps(&maps);
  transfer.set_keeps(true);
  // Before `main` there was none: whatever it uses it came to itself.
  const bool is_main = chain.back().routine == reference.program().main;
  for (const auto& [constant, value] : shared_constants) {
    if (is_main) break;
    if (chain.back().routine == constant) continue;  // the statement is about what it makes
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

Judgement Judge::Parts::Compute(Chain chain) {
  const Word result = run.ResultWord(chain.back().frame);
  for (Link& link : chain) {
    const trail::Variant& variant = run.variant(link.frame);
    if (!variant.callable.has_value() || variant.is_block) return DontKnow("This is no call.");
    link.routine = matching.Routine(variant.callable);
  }
  const Evaluated value = transfer.EvaluateInRun(result);
  // Nothing that could be wrong.
  if (value.status == Evaluated::kUnevaluated ||
      (value.status == Evaluated::kUnfinished && !step_limit.has_value())) {
    return {Judgement::kCorrect, ""};
  }
  executions_left = kMostExecutions;
  const bool is_known =
      std::all_of(chain.begin(), chain.end(), [](const Link& link) { return link.routine.has_value(); });
  if (!is_known) return DontKnow("The reference program has no such routine.");
  reference.set_world(nullptr);
  const Evaluator::Outcome outcome = Call(chain);
  forks = false;
  const GivenContents given([this]() -> const trail::Executions& { return Executions(); });
  comparer.set_contents(&given);
  const Comparison comparison = comparer.CompareOutcome(result, outcome);
  comparer.set_contents(nullptr);
  NoteProgress(comparison);
  Judgement judgement = JudgementOf(comparison);
  if (judgement.verdict == Judgement::kWrong) return judgement;
  std::vector<FoundAction> actions = comparison.actions;
  std::ranges::copy(GivenSince(0, nullptr), std::back_inserter(actions));
  for (const FoundAction& found : actions) {
    Judgement one = JudgeAction(chain, {}, found);
    if (one.verdict == Judgement::kWrong) return one;
    if (one.verdict == Judgement::kDontKnow) judgement = std::move(one);
  }
  return step_limit.has_value() ? judgement : UnlessForks(std::move(judgement));
}

// The reference has no other threads: that nothing differs tells nothing of what they do.
Judgement Judge::Parts::UnlessForks(Judgement judgement) const {
  if (forks && judgement.verdict == Judgement::kCorrect) return DontKnow(WhyUnknown(kOtherThreads));
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

uint64_t Judge::Parts::CallsSinceFrame(size_t number) {
  if (calls_since.empty()) calls_since = CallsSince(run);
  return calls_since[number];
}

void Judge::Parts::NoteProgress(const Comparison& comparison) {
  const auto steps = reference.evaluator().steps() - steps_before;
  for (const CallProgress& call : comparison.in_calls) {
    // What trusted code called may have been called at any time.
    const uint64_t calls_since =
        call.call.has_value() ? CallsSinceFrame(*call.call) : std::numeric_limits<uint64_t>::max();
    gone_in_calls.push_back(
        {{call.progress, transfer.PartOf(call.needs), steps, call.calls, true}, call.place, calls_since});
  }
  if (comparison.progress <= gone.progress) return;
  gone = {comparison.progress, transfer.PartOf(comparison.needs), steps,
          reference.evaluator().counted_calls() - calls_before, maps.were_applied()};
}

Judgement Judge::Parts::GoOn(trail::Address time, const Frame& frame, uint64_t steps) {
  const trail::AsOf as_of(run, time);
  gone = {};
  gone_in_calls.clear();
  step_limit = steps;
  comparer.set_goes_on(true);
  transfer.set_tells_parts(true);
  transfer.set_means_unfinished([this](Word exception) { return trail::IsOfLimit(run, exception); });
  Judgement judgement = Compute({{frame, {}, 0}});
  comparer.set_goes_on(false);
  transfer.set_tells_parts(false);
  transfer.set_means_unfinished(nullptr);
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

// Whether the run's own program does not go on in a call of a map as the reference does, though there was
// time.
bool Judge::Parts::FallsBehind(const GoneInCall& right, const std::vector<GoneInCall>& own) {
  if (right.progress < Progress::kNeedsMore || right.calls >= right.calls_since) return false;
  const auto found = std::ranges::find(own, right.place, &GoneInCall::place);
  return found != own.end() && !ComesAsFar(*found, right);
}

// Whether it could never have gone on, however long the run: `<<loop>>`, or threads that wait for each other.
bool Judge::Parts::EndedForEver(const Frame& frame) {
  const Evaluated value = run.Evaluate(run.ResultWord(frame));
  Word exception = 0;
  if (value.status == Evaluated::kFailed) exception = value.word;
  const bool is_action = value.status == Evaluated::kValue && trail::TagOf(value.word) == trail::Tag::kBox &&
                         run.reader().at(trail::AddressOf(value.word)).kind == trail::Kind::kAction;
  if (is_action) {
    const auto last = Executions().Last(trail::AddressOf(value.word));
    if (last.has_value()) exception = Executions().EndingOf(*last).word;
  }
  return exception != 0 && trail::IsEndless(run, exception) && !trail::IsOfLimit(run, exception);
}

// Whether the run had the time to come as far as the reference, had it done the same. Work in libraries is
// not counted in calls: it shows in what had been evaluated meanwhile.
bool Judge::Parts::HadTime(const Frame& frame, const Gone& right, const Gone& own, uint64_t calls_made) {
  // With as many calls it may have been stopped within the last one.
  if (right.calls < calls_made || EndedForEver(frame)) return true;
  // The run was stopped just there. In a map it may wait for a call that was made before.
  if (own.progress == Progress::kWaits && !own.asked_maps) return true;
  // It would never have called anything else.
  const bool is_stuck = own.progress == Progress::kEndless || own.progress == Progress::kBlocks;
  if (is_stuck && own.calls <= calls_made) return true;
  const uint64_t calls_since = CallsSinceFrame(run.FrameNumberOf(frame.address));
  return own.progress == Progress::kNeedsMore && right.steps <= own.steps && right.calls <= calls_since;
}

Judgement Judge::OfUnfinished(const tree::Behaviours& behaviours, tree::NodeId node, uint64_t calls_made) {
  const auto* of_trail = StatementsOf(behaviours);
  if (of_trail == nullptr || own_ == nullptr) return Of(behaviours, node);
  const Frame frame = of_trail->frame(node);
  if (frame.address == parts_->run.reader().first()) return DontKnow("The run never came to main.");
  const trail::Address time = of_trail->PrefixOf(node)->length;
  // Calls of functions that it was given, or returned, belong to whoever wrote them: any of those since.
  const bool has_maps = parts_->maps.uses() != nullptr;
  const size_t number = parts_->run.FrameNumberOf(frame.address);
  const uint64_t with_maps = has_maps ? std::max(calls_made, parts_->CallsSinceFrame(number)) : calls_made;
  const uint64_t of_run = parts_->run.reader().header().reductions;
  Judgement judgement = parts_->GoOn(time, frame, 2 * of_run + kMoreSteps);
  const Parts::Gone gone = parts_->gone;
  const bool goes_on_in_call = std::ranges::any_of(parts_->gone_in_calls, [](const Parts::GoneInCall& call) {
    return call.progress >= Progress::kNeedsMore;
  });
  const bool goes_on = gone.progress >= Progress::kNeedsMore || goes_on_in_call;
  if (judgement.verdict != Judgement::kCorrect || !goes_on) return parts_->UnlessForks(std::move(judgement));
  uint64_t steps = gone.steps;
  for (const Parts::GoneInCall& call : parts_->gone_in_calls) steps = std::max(steps, call.steps);
  own_->GoOn(time, frame, kStepsPerStep * steps + kMoreSteps);
  for (Parts::GoneInCall call : parts_->gone_in_calls) {
    call.calls_since = std::min(call.calls_since, with_maps);
    if (Parts::FallsBehind(call, own_->gone_in_calls)) return {Judgement::kWrong, ""};
  }
  if (gone.progress < Progress::kNeedsMore) return parts_->UnlessForks(std::move(judgement));
  const Parts::Gone& own = own_->gone;
  if (gone.asked_maps || own.asked_maps) calls_made = with_maps;
  const bool comes_as_far = Parts::ComesAsFar(own, gone);
  if (!comes_as_far && parts_->HadTime(frame, gone, own, calls_made)) return {Judgement::kWrong, ""};
  // The reference came there long ago, and the run would come there later: what it does until then may be
  // wrong, or only another way.
  const bool comes_late = comes_as_far && gone.calls < calls_made && own.calls > calls_made;
  return comes_late ? DontKnow(WhyUnknown(kUnevaluated)) : parts_->UnlessForks(std::move(judgement));
}

const traced::TrailBehaviours* Judge::StatementsOf(const tree::Behaviours& behaviours) {
  const auto* of_trail = dynamic_cast<const traced::TrailBehaviours*>(&behaviours);
  if (of_trail == nullptr) return nullptr;
  parts_->ShowFunctions(of_trail->trail_terms().uses());
  if (own_ != nullptr) own_->ShowFunctions(of_trail->trail_terms().uses());
  return of_trail;
}

Judgement Judge::Of(const Frame& frame) { return parts_->AsKnownAt(parts_->run.as_of(), frame); }

Judgement Judge::Of(const tree::Behaviours& behaviours, tree::NodeId node) {
  const auto* of_trail = StatementsOf(behaviours);
  if (of_trail == nullptr) return DontKnow("This is no statement of the run.");
  const Frame frame = of_trail->frame(node);
  if (frame.address == parts_->run.reader().first()) return DontKnow("The run never came to main.");
  return parts_->AsKnownAt(of_trail->PrefixOf(node)->length, frame);
}

Judgement Judge::Of(const tree::Behaviours& behaviours, const std::vector<tree::NodeId>& chain) {
  if (chain.size() == 1) return Of(behaviours, chain[0]);
  const auto* of_trail = StatementsOf(behaviours);
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
