#include "oracle/maps.h"

#include <algorithm>

#include "base/check.h"

namespace inquest::oracle {

using reduce::Outside;
using trail::Word;

Maps::Maps(const trail::Trail& run, core::RoutineId apply, Transfer& transfer, Comparer& matcher,
           reduce::Evaluator& evaluator)
    : run_(run), apply_(apply), transfer_(transfer), matcher_(matcher), evaluator_(evaluator) {
  matcher_.set_looks_only(true);
}

void Maps::Restart() {
  maps_.clear();
  numbers_.clear();
  lookups_.clear();
  given_.clear();
  were_applied_ = false;
}

Word Maps::Function(std::vector<Word> functions) {
  CHECK(!functions.empty());
  const trail::Address original =
      functions.size() == 1 ? trail::AddressOf(functions[0]) : evaluator_.origin();
  const auto [number, is_new] = numbers_.try_emplace(functions, static_cast<int64_t>(maps_.size()));
  if (is_new) {
    Map map;
    const Word symbol = run_.SymbolOf(functions[0]);
    const trail::CallableId callable(trail::IdOf(run_.word(trail::AddressOf(symbol))));
    map.arity = run_.layout().callables[callable].arity - uses_->HeldBy(functions[0]);
    map.functions = std::move(functions);
    maps_.push_back(std::move(map));
  }
  return evaluator_.MakeMap(apply_, number->second, original);
}

void Maps::FindEntries(Map* map) const {
  map->has_entries = true;
  for (const Word function : map->functions) {
    for (const traced::Entry& found : uses_->EntriesOf(function)) {
      if (found.arguments.size() != map->arity) continue;
      map->entries.push_back({found.arguments, found.hidden, found.result});
    }
  }
}

Word Maps::Applied(Word function, uint32_t entry, Word to) {
  const traced::Entry given = uses_->EntriesOf(function)[entry];
  transfer_.Forget();
  std::vector<Word> arguments;
  for (size_t i = 0; i < given.arguments.size(); ++i) {
    const Word argument = given.arguments[i];
    arguments.push_back(i < given.hidden ? transfer_.Dictionary(argument) : transfer_.Value(argument));
  }
  return transfer_.Application(to, arguments);
}

void Maps::NoteGiven(const Map& map, const Lookup& lookup, std::span<const Word> arguments) {
  for (const auto& [action, entry] : lookup.actions) {
    Given given;
    given.found = action;
    given.found.given = given_.size();
    given.found.moves.erase(given.found.moves.begin());
    given.kept = evaluator_.Keep(arguments[action.moves[0].index]);
    const trail::Evaluated result = run_.Evaluate(map.entries[entry].result);
    const bool is_action = result.status == trail::Evaluated::kValue &&
                           trail::TagOf(result.word) == trail::Tag::kBox &&
                           run_.reader().at(trail::AddressOf(result.word)).kind == trail::Kind::kAction;
    if (is_action) given.gave = trail::AddressOf(result.word);
    given.is_certain = lookup.results.size() == 1;
    given_.push_back(std::move(given));
  }
}

Outside::Answer Maps::Apply(int64_t number, std::span<const Word> arguments, int64_t id) {
  Map& map = maps_[static_cast<size_t>(number)];
  if (!map.has_entries) FindEntries(&map);
  were_applied_ = true;
  Lookup& lookup = lookups_[id];
  Outside::Answer answer;
  for (; lookup.next < map.entries.size(); ++lookup.next, lookup.kept.clear()) {
    const Entry& known = map.entries[lookup.next];
    size_t applications = 0;
    // Asked again, it compares the same, in the same order.
    matcher_.set_apply([&](Word function, uint32_t entry, Word to) {
      if (applications == lookup.kept.size())
        lookup.kept.push_back(evaluator_.Keep(Applied(function, entry, to)));
      return evaluator_.kept(lookup.kept[applications++]);
    });
    const Comparison comparison = matcher_.Match(known.keys, known.hidden, arguments);
    if (comparison.differs) continue;
    if (comparison.unevaluated != 0) {
      answer.kind = Outside::Answer::kEvaluate;
      answer.value = comparison.unevaluated;
      return answer;
    }
    if (comparison.unknown != 0) {
      lookup.unknown = comparison.unknown;
      continue;
    }
    // Both make them in the same order, so the first that fits is meant: none that was taken before fits.
    if (!comparison.made.empty() && !lookup.made.empty()) continue;
    for (const auto& [original, made] : comparison.made)
      lookup.made.emplace_back(original, evaluator_.Keep(made));
    for (const FoundAction& action : comparison.actions) lookup.actions.emplace_back(action, lookup.next);
    (comparison.passes_undefined ? lookup.undefined_results : lookup.results).push_back(known.result);
  }
  Lookup done = std::move(lookup);
  lookups_.erase(id);
  // What it gave for an argument that failed or did not finish: for this one it may have come further.
  const bool goes_further = done.results.empty() && !done.undefined_results.empty();
  if (goes_further) done.results = std::move(done.undefined_results);
  if (done.results.empty()) {
    const Word function = trail::Tagged(trail::Tag::kRef, trail::AddressOf(map.functions[0]));
    answer.hole = done.unknown != 0 ? done.unknown : transfer_.HoleOfPart(function);
    return answer;
  }
  const size_t first_given = given_.size();
  NoteGiven(map, done, arguments);
  transfer_.Forget();
  for (const auto& [original, made] : done.made) transfer_.TakeFor(original, evaluator_.kept(made));
  answer.kind = Outside::Answer::kValue;
  transfer_.set_goes_further(goes_further);
  answer.value = transfer_.Joined(done.results);
  transfer_.set_goes_further(false);
  for (size_t i = first_given; i < given_.size(); ++i) given_[i].replay = transfer_.ReplayedBy(answer.value);
  if (goes_further) transfer_.Forget();
  return answer;
}

}  // namespace inquest::oracle
