#include "oracle/compare.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "oracle/maps.h"

namespace inquest::oracle {

using reduce::Evaluator;
using trail::AddressOf;
using trail::DataKind;
using trail::Evaluated;
using trail::IdOf;
using trail::Kind;
using trail::KindOf;
using trail::kNone;
using trail::Tag;
using trail::TagOf;
using trail::Word;

namespace {

constexpr uint64_t kMostPairs = 20'000'000;

}  // namespace

Comparer::Comparer(const trail::Trail& run, const core::Program& reference, const base::Interner& names,
                   Matching& matching, Transfer& transfer, Evaluator& evaluator)
    : run_(run),
      layout_(run.layout()),
      reference_(reference),
      names_(names),
      matching_(matching),
      transfer_(transfer),
      evaluator_(evaluator) {
  struct Known {
    std::string_view module, constructor;
    Form form;
  };
  // As value/library_values.cpp knows them.
  static constexpr Known kKnown[] = {
      {"Data.Map.Internal", "Bin", Form::kMap},   {"Data.Map.Internal", "Tip", Form::kTip},
      {"Data.Set.Internal", "Bin", Form::kSet},   {"Data.Set.Internal", "Tip", Form::kTip},
      {"Data.Sequence", "Node", Form::kSequence}, {"Data.Sequence", "Nil", Form::kTip},
  };
  forms_.resize(reference.constructors.size(), Form::kPlain);
  for (size_t i = 0; i < forms_.size(); ++i) {
    const core::Constructor& con = reference.constructors[core::ConId(i)];
    if (!con.module.has_value() || !reference.modules[con.module].is_library) continue;
    for (const Known& known : kKnown) {
      if (names.text(reference.modules[con.module].name) == known.module &&
          names.text(con.name) == known.constructor) {
        forms_[i] = known.form;
      }
    }
  }
}

void Comparer::Start() {
  result_ = {};
  items_.clear();
  steps_.clear();
  seen_.clear();
  first_root_ = evaluator_.roots().size();
  compared_ = 0;
  is_done_ = false;
}

Comparison Comparer::Finish() {
  Work();
  result_.is_more_defined = result_.is_more_defined && !result_.differs;
  result_.differs = result_.differs || result_.is_more_defined;
  evaluator_.roots().resize(first_root_);
  return std::move(result_);
}

Comparison Comparer::Compare(Word run, Word reference) {
  Start();
  items_.push_back({run, kNone, false, false});
  evaluator_.roots().push_back(reference);
  return Finish();
}

Comparison Comparer::CompareOutcome(Word run, const Evaluator::Outcome& outcome) {
  if (outcome.kind == Evaluator::Outcome::kValue) return Compare(run, outcome.word);
  Start();
  const Evaluated value = transfer_.EvaluateInRun(run);
  const Item whole{run, kNone, false, false};
  switch (value.status) {
    case Evaluated::kUnevaluated:
      break;
    case Evaluated::kUnfinished:
      if (goes_on_) NoteProgress(outcome);
      break;
    case Evaluated::kNotKept:
      Unknown(kNotKept);
      break;
    case Evaluated::kFailed:
      if (outcome.kind == Evaluator::Outcome::kRaised && !IsOverflow(outcome.word)) {
        CompareExceptions(whole, value.word, outcome.word);
        break;
      }
      [[fallthrough]];
    case Evaluated::kValue:
      JudgeUndefined(whole, outcome);
      break;
  }
  return Finish();
}

Comparison Comparer::CompareFailure(Word exception, const Evaluator::Outcome& outcome) {
  Start();
  const Item whole{exception, kNone, false, false};
  switch (outcome.kind) {
    case Evaluator::Outcome::kValue:
      Differ(whole);
      break;
    case Evaluator::Outcome::kRaised:
      CompareExceptions(whole, exception, outcome.word);
      break;
    case Evaluator::Outcome::kHole:
    case Evaluator::Outcome::kStopped:
      JudgeUndefined(whole, outcome);
      break;
  }
  return Finish();
}

void Comparer::Push(Word run, Word reference, const Item& parent, Step step) {
  step.parent = parent.step;
  steps_.push_back(step);
  items_.push_back({run, static_cast<uint32_t>(steps_.size() - 1), parent.is_argument, false});
  evaluator_.roots().push_back(reference);
}

void Comparer::Work() {
  std::vector<Word>& roots = evaluator_.roots();
  while (!items_.empty() && !is_done_) {
    if (++compared_ > kMostPairs) {
      Unknown(kTooLong);
      return;
    }
    const Item item = items_.back();
    const Word reference = roots.back();
    items_.pop_back();
    roots.pop_back();
    CompareItem(item, reference);
  }
}

void Comparer::Differ(const Item& item) {
  result_.differs = true;
  result_.path = PathOf(item.step);
  is_done_ = true;
}

// What differs in both values says more, so that is looked for yet.
void Comparer::DifferInDefinedness(const Item& item) {
  if (result_.is_more_defined) return;
  result_.is_more_defined = true;
  result_.path = PathOf(item.step);
}

// The run was stopped there.
void Comparer::NoteProgress(const Evaluator::Outcome& outcome) {
  if (ProgressOf(outcome) > result_.progress) {
    result_.progress = ProgressOf(outcome);
    result_.needs = outcome.hole;
  }
  NoteEnd(outcome);
}

void Comparer::NoteEnd(const Evaluator::Outcome& outcome) {
  if (outcome.kind == Evaluator::Outcome::kHole && !IsUndefined(outcome.hole)) Unknown(outcome.hole);
  if (outcome.kind == Evaluator::Outcome::kStopped) is_done_ = true;
}

void Comparer::GoOn(const Item& item, Word reference) {
  const uint64_t before = evaluator_.counted_calls();
  const Evaluator::Outcome outcome = evaluator_.Evaluate(reference);
  const traced::Entry* entry = EntryAround(item);
  if (entry == nullptr) return NoteProgress(outcome);
  result_.in_calls.push_back({item.run, ProgressOf(outcome), outcome.hole, evaluator_.steps(),
                              evaluator_.counted_calls() - before, entry->call});
  NoteEnd(outcome);
}

// That of the innermost map around it; null: it is in no map.
const traced::Entry* Comparer::EntryAround(const Item& item) const {
  for (uint32_t step = item.step; maps_ != nullptr && step != kNone; step = steps_[step].parent) {
    const Move& move = steps_[step].move;
    if (move.kind == Move::kApplied) return &maps_->uses()->EntriesOf(move.function)[move.index];
  }
  return nullptr;
}

Progress Comparer::ProgressOf(const Evaluator::Outcome& outcome) const {
  switch (outcome.kind) {
    case Evaluator::Outcome::kValue:
      return Progress::kGoesOn;
    case Evaluator::Outcome::kRaised:
      if (IsOverflow(outcome.word) || IsLoop(outcome.word)) return Progress::kEndless;
      return IsWaiting(outcome.word) ? Progress::kBlocks : Progress::kGoesOn;
    case Evaluator::Outcome::kHole:
      if (outcome.hole == kEnough) return Progress::kGoesOn;
      if (KindOfHole(outcome.hole) == kUnevaluated) return Progress::kNeedsMore;
      return outcome.hole == kUnfinished ? Progress::kWaits : Progress::kNone;
    case Evaluator::Outcome::kStopped:
      return Progress::kEndless;
  }
  return Progress::kNone;
}

// The run has a value or an error there.
void Comparer::JudgeUndefined(const Item& item, const Evaluator::Outcome& outcome) {
  const bool may_be_unused = item.is_argument && other_functions_ == OtherFunctions::kAreUnknown;
  switch (outcome.kind) {
    case Evaluator::Outcome::kValue:
      return;
    case Evaluator::Outcome::kRaised:
      if (IsOverflow(outcome.word)) return Unknown(kTooLong);
      if (IsWaiting(outcome.word)) return Unknown(kWaits);
      if (may_be_unused) return Unknown(kErrorInFunction);
      return Differ(item);
    case Evaluator::Outcome::kHole:
      if (IsUndefined(outcome.hole) && !may_be_unused) return DifferInDefinedness(item);
      return Unknown(outcome.hole);
    case Evaluator::Outcome::kStopped:
      Unknown(kTooLong);
      is_done_ = true;
      return;
  }
}

Comparison Comparer::Match(std::span<const Word> keys, uint32_t hidden, std::span<const Word> arguments) {
  Start();
  for (size_t i = keys.size(); i > 0; --i) {
    steps_.push_back({kNone, 0, {Move::kGiven, i - 1}});
    items_.push_back({keys[i - 1], static_cast<uint32_t>(steps_.size() - 1), false, i <= hidden});
    evaluator_.roots().push_back(arguments[i - 1]);
  }
  return Finish();
}

// As CompareItem, of a key.
void Comparer::MatchItem(const Item& item, Word reference) {
  const Evaluated value = run_.Evaluate(item.run);
  if (value.status == Evaluated::kNotKept) return Unknown(kNotKept);
  if (value.status == Evaluated::kUnevaluated) return;
  const bool has_value = value.status == Evaluated::kValue;
  if (const std::optional<Word> failure = evaluator_.FailureOf(reference)) {
    const bool is_unknown = reduce::IsHole(*failure) && !IsUndefined(reduce::HoleOf(*failure));
    if (is_unknown) return Unknown(reduce::HoleOf(*failure));
    if (has_value) return Differ(item);
    // What was never evaluated may be anything.
    const bool is_open = reduce::IsHole(*failure) && KindOfHole(reduce::HoleOf(*failure)) == kUnevaluated;
    result_.passes_undefined |= is_open;
    return;
  }
  Word evaluated = reference;
  if (evaluator_.IsEvaluated(&evaluated)) {
    if (has_value) return CompareValues(item, value.word, evaluated);
    result_.passes_undefined = true;
    return;
  }
  // The application is a part of what it is applied to, a table of its own results: in the run too it was
  // applied before that was known.
  if (evaluator_.IsBeingEvaluated(evaluated)) return;
  // Others may differ without it.
  if (result_.unevaluated == 0) result_.unevaluated = reference;
}

void Comparer::CompareItem(const Item& item, Word reference) {
  if (item.is_dictionary) return CompareInstances(item, transfer_.InstanceOf(item.run), reference);
  if (looks_only_) return MatchItem(item, reference);
  const Evaluated value = transfer_.EvaluateInRun(item.run);
  switch (value.status) {
    case Evaluated::kUnevaluated:
      return;
    case Evaluated::kUnfinished:
      if (goes_on_) GoOn(item, reference);
      return;
    case Evaluated::kNotKept:
      return Unknown(kNotKept);
    case Evaluated::kFailed:
    case Evaluated::kValue:
      break;
  }
  const Evaluator::Outcome outcome = evaluator_.Evaluate(reference);
  if (value.status == Evaluated::kFailed) {
    if (outcome.kind == Evaluator::Outcome::kValue) return Differ(item);
    if (outcome.kind == Evaluator::Outcome::kRaised && !IsOverflow(outcome.word)) {
      return CompareExceptions(item, value.word, outcome.word);
    }
    return JudgeUndefined(item, outcome);
  }
  if (outcome.kind != Evaluator::Outcome::kValue) return JudgeUndefined(item, outcome);
  CompareValues(item, value.word, outcome.word);
}

// Both are evaluated.
void Comparer::CompareValues(const Item& item, Word run, Word reference) {
  const Tag tag = TagOf(run);
  if (numbers_by_value_ && AreSameNumbers(run, reference)) return;
  if (tag == Tag::kInt || (tag == Tag::kAtom && trail::IsCharacter(run))) {
    if (run != reference) Differ(item);
    return;
  }
  if (tag != Tag::kAtom) {
    if (TagOf(reference) == tag &&
        transfer_.OriginalOf(*evaluator_.at(AddressOf(reference))) == AddressOf(run)) {
      return;  // the very same
    }
    if (seen_since_ != evaluator_.collections()) {
      seen_.clear();
      seen_since_ = evaluator_.collections();
    }
    if (!seen_.insert({run, reference}).second) return;
  }
  switch (tag) {
    case Tag::kAtom:
    case Tag::kCon:
      return CompareConstructors(item, run, reference);
    case Tag::kFun:
      if (TagOf(reference) != Tag::kFun) return Differ(item);
      return CompareFunctions(item, run, reference);
    case Tag::kBox:
      if (TagOf(reference) != Tag::kBox) return Differ(item);
      return CompareBoxes(item, run, reference);
    case Tag::kInt:
    case Tag::kHeader:
    case Tag::kRef:
    case Tag::kState:
      return Unknown(kNotKept);
  }
}

// Fields of list cells are elements: the n-th cell's first field is element n.
value::Path Comparer::PathOf(uint32_t step) const {
  std::vector<const Step*> way;
  for (; step != kNone; step = steps_[step].parent) way.push_back(&steps_[step]);
  value::Path path;
  uint64_t rests = 0;
  for (auto at = way.rbegin(); at != way.rend(); ++at) {
    if ((*at)->position == 0) {
      ++rests;
      continue;
    }
    path.push_back({value::Step::Kind::kPosition, rests + (*at)->position});
    rests = 0;
  }
  if (rests > 0) path.push_back({value::Step::Kind::kRest, rests + 1});
  return path;
}

FoundAction Comparer::ActionAt(const Item& item, trail::Address action) const {
  FoundAction found;
  found.action = action;
  for (uint32_t step = item.step; step != kNone; step = steps_[step].parent) {
    found.moves.push_back(steps_[step].move);
    found.is_reachable = found.is_reachable && steps_[step].move.kind != Move::kNowhere;
  }
  std::reverse(found.moves.begin(), found.moves.end());
  return found;
}

}  // namespace inquest::oracle
