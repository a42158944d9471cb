// Actions: executed with what the run read, execution by execution.
#include <algorithm>
#include <map>

#include "oracle/judge_parts.h"
#include "trail/effects.h"

namespace inquest::oracle {
namespace {

// Of parts that do not differ: what is not known of any, the actions of all, and how the one goes on that
// comes furthest.
void Join(const Comparison& one, Comparison* all) {
  if (all->unknown == 0) all->unknown = one.unknown;
  all->actions.insert(all->actions.end(), one.actions.begin(), one.actions.end());
  all->in_calls.insert(all->in_calls.end(), one.in_calls.begin(), one.in_calls.end());
  if (one.progress <= all->progress) return;
  all->progress = one.progress;
  all->needs = one.needs;
}

}  // namespace

// What the run's reference or array holds after the execution, to what the reference's holds. Actions in it
// are found from there.
Comparison Judge::Parts::CompareHeld(const Execution& execution, trail::Address object, uint64_t element,
                                     Word held) {
  const std::optional<Word> in_run = AllContents().Before(execution.end, object, element);
  Comparison one;
  if (!in_run.has_value()) {
    // Unknown before, and as it was: nothing can be said, and nothing happened.
    if (!reference.evaluator().IsHoleOf(held, kUnknownContents)) one.unknown = kUnknownContents;
    return one;
  }
  one = comparer.Compare(*in_run, held);
  for (FoundAction& found : one.actions) {
    found.from = object;
    found.moves.insert(found.moves.begin(), {Move::kElement, element});
  }
  return one;
}

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
      const Comparison one = CompareHeld(execution, object.address, element, held);
      if (one.differs) return one;
      Join(one, &all);
    }
  }
  return all;
}

// What actions that were done again read in the run, to what they would have read in the reference: it may
// have put something else there before, or have done them in another order.
Comparison Judge::Parts::CompareReadings(const World& world, Evaluator::Outcome* outcome) {
  Comparison all;
  if (outcome->kind == Evaluator::Outcome::kStopped || world.readings().empty()) return all;
  const bool has_word = outcome->kind != Evaluator::Outcome::kHole;
  reference.evaluator().roots().push_back(has_word ? outcome->word : reference.evaluator().unit());
  for (const World::Reading& reading : world.readings()) {
    Comparison one = comparer.Compare(reading.in_run, reference.evaluator().kept(reading.kept));
    if (one.differs && !one.is_more_defined) {
      one.path.clear();
      return one;
    }
    if (all.unknown == 0) all.unknown = one.unknown;
  }
  if (has_word) outcome->word = reference.evaluator().roots().back();
  reference.evaluator().roots().pop_back();
  return all;
}

// Whether other threads changed what the execution was given while it went on: the reference has no such
// threads, and what it reads is as it was when the execution began.
bool Judge::Parts::WasInterferedWith(const Execution& execution) {
  const std::vector<trail::Address>& given = transfer.mutables();
  std::map<trail::Address, uint32_t> made;  // meanwhile, by which event
  for (uint32_t i = execution.begin; i < execution.end; ++i) {
    if (Executions().IsSameThread(i, execution.begin)) continue;
    const Event event = Executions().event(i);
    const trail::EffectRole role = Executions().RoleOf(event);
    if (!trail::Effects::IsChange(role)) continue;
    const trail::Address used = Executions().UsedBy(event);
    if (role == trail::EffectRole::kNew) made.emplace(used, i);
    // What pure code makes it gives to nobody before it is done.
    const auto maker = made.find(used);
    if (maker != made.end() && Executions().IsSameThread(i, maker->second)) continue;
    if (std::find(given.begin(), given.end(), used) != given.end()) return true;
  }
  return false;
}

Comparison Judge::Parts::CompareExecution(const Execution& execution, World& world,
                                          Evaluator::Outcome outcome) {
  forks = forks || Executions().Forks(execution);
  const Ending ending = Executions().EndingOf(execution);
  const World::Output output = world.output();
  Comparison comparison;
  const bool is_unfinished = ending.kind == Ending::kUnfinished;
  if (WasInterferedWith(execution)) {
    comparison.unknown = kOtherThreads;
    return comparison;
  }
  if (output == World::Output::kDiffers || (output == World::Output::kMore && !is_unfinished)) {
    comparison.differs = true;
    return comparison;
  }
  const Comparison readings = CompareReadings(world, &outcome);
  if (readings.differs) return readings;
  // It wrote all that the run wrote before it was stopped.
  if (is_unfinished && output != World::Output::kLess) {
    comparison.progress = output == World::Output::kMore ? Progress::kGoesOn : comparer.ProgressOf(outcome);
    comparison.needs = outcome.hole;
    const bool needs_unknown =
        outcome.kind == Evaluator::Outcome::kHole && !IsUndefined(outcome.hole) && outcome.hole != kEnough;
    if (needs_unknown && output != World::Output::kMore) comparison.unknown = outcome.hole;
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
  const bool fails = ending.kind == Ending::kFailed;
  if (fails) comparison = comparer.CompareFailure(ending.word, outcome);
  if (!fails && outcome.kind != Evaluator::Outcome::kValue) comparison.differs = true;
  if (comparison.differs) return comparison;
  // What it left in references and arrays before it failed stays there.
  reference.evaluator().roots().push_back(outcome.word);
  const RunContents::At after(AllContents(), execution.end);
  comparer.set_contents(&after);
  const Comparison mutables = CompareMutables(execution);
  Comparison result;
  if (!mutables.differs && ending.kind == Ending::kReturned) {
    result = comparer.Compare(ending.word, reference.evaluator().roots().back());
  }
  comparer.set_contents(nullptr);
  if (mutables.differs || result.differs) return mutables.differs ? mutables : result;
  Join(readings, &comparison);
  Join(mutables, &comparison);
  Join(result, &comparison);
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

// What is in references that both made in an execution, after it: an action that it returned uses them.
Comparison Judge::Parts::CompareMade(const Execution& execution, size_t first) {
  Evaluator& evaluator = reference.evaluator();
  const std::vector<trail::Address> in_run = MadeIn(execution);
  const auto made = PairMade(in_run, first);
  Comparison all;
  for (size_t i = 0; made.has_value() && i < in_run.size(); ++i) {
    const Word* const object = evaluator.at(trail::AddressOf(evaluator.made()[(*made)[i]]));
    if (static_cast<trail::DataKind>(trail::IdOf(*object)) != trail::DataKind::kReference) continue;
    if (!AllContents().Before(execution.end, in_run[i], 0).has_value()) continue;
    const Comparison one = CompareHeld(execution, in_run[i], 0, object[1]);
    if (one.differs) return one;
    all.actions.insert(all.actions.end(), one.actions.begin(), one.actions.end());
  }
  return all;
}

// Those of which it is known that they are what was meant. `world`: where they are given while an action is
// executed; null: there is none.
std::vector<FoundAction> Judge::Parts::GivenSince(size_t first, const World* world) const {
  std::vector<FoundAction> found;
  for (size_t i = first; i < maps.given().size(); ++i) {
    const Maps::Given& given = maps.given()[i];
    bool is_meant = given.is_certain;
    if (given.gave != 0)
      is_meant = world != nullptr && given.replay && world->DidAgain(*given.replay, given.gave);
    if (is_meant) found.push_back(given.found);
  }
  return found;
}

// Evaluates down to an action, as a comparison went before.
Evaluator::Outcome Judge::Parts::Follow(Evaluator::Outcome outcome, const FoundAction& found) {
  const Evaluator::Outcome lost{Evaluator::Outcome::kHole, 0, kUnknownContents};
  if (found.from != 0) {
    const std::optional<Word> kept = transfer.KeptAs(found.from);
    if (!kept.has_value()) return lost;
    outcome = {Evaluator::Outcome::kValue, *kept, 0};
  }
  if (found.given.has_value()) {
    if (*found.given >= maps.given().size()) return lost;
    outcome = reference.evaluator().Evaluate(reference.evaluator().kept(maps.given()[*found.given].kept));
  }
  for (const Move& move : found.moves) {
    if (outcome.kind != Evaluator::Outcome::kValue) break;
    const std::optional<Word> part = comparer.PartOf(outcome.word, move);
    if (!part.has_value()) return lost;
    outcome = reference.evaluator().Evaluate(*part);
  }
  return outcome;
}

// Executes the actions on the way to the last, each in what the one before returned or left, and compares
// what the last one does.
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
    }
    transfer.set_keeps(true);
    const size_t first_given = i == 0 ? 0 : maps.given().size();
    outcome = Follow(outcome, route[i].found);
    // Whatever happened in between; the action itself is the one that was left.
    if (i > 0) transfer.Refill();
    const size_t first_made = evaluator.made().size();
    if (outcome.kind == Evaluator::Outcome::kValue) outcome = evaluator.Execute(outcome.word);
    if (is_last) {
      transfer.set_keeps(false);
      comparison = CompareExecution(execution, world, outcome);
      const std::vector<FoundAction> given = GivenSince(first_given, &world);
      comparison.actions.insert(comparison.actions.end(), given.begin(), given.end());
      if (!comparison.differs && !comparison.actions.empty()) {
        const Comparison made = CompareMade(execution, first_made);
        if (made.differs) {
          comparison = made;
        } else {
          Join(made, &comparison);
        }
      }
      break;
    }
    // It went so far when it was compared itself; what it left may be there though it failed.
    const bool is_held = route[i + 1].found.from != 0;
    if (outcome.kind == Evaluator::Outcome::kValue && !is_held) outcome = evaluator.Evaluate(outcome.word);
    if ((outcome.kind != Evaluator::Outcome::kValue && !is_held) || !world.AdoptMade()) {
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
  constexpr size_t kLongestRoute = 64;
  Judgement all{Judgement::kCorrect, ""};
  // What was executed before it was returned is a part of that. What was given is executed meanwhile.
  uint32_t first = 0;
  if (!from.empty()) first = found.given ? from.back().execution.begin : from.back().execution.end;
  for (auto next = Executions().Find(found.action, first); next.has_value();
       next = Executions().Find(found.action, next->end)) {
    if (!found.is_reachable) return DontKnow(WhyUnknown(kInsideFunction));
    if (executions_left == 0 || from.size() == kLongestRoute) return DontKnow(WhyUnknown(kTooOften));
    --executions_left;
    Route route = from;
    route.push_back({found, *next});
    Judgement one = JudgeExecution(chain, route);
    if (one.verdict == Judgement::kWrong) return one;
    if (one.verdict == Judgement::kDontKnow) all = std::move(one);
  }
  return all;
}

}  // namespace inquest::oracle
