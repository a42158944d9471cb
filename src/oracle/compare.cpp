#include "oracle/compare.h"

#include <algorithm>
#include <bit>
#include <cmath>

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
  evaluator_.roots().resize(first_root_);
  return std::move(result_);
}

Comparison Comparer::Compare(Word run, Word reference) {
  Start();
  items_.push_back({run, kNone, false});
  evaluator_.roots().push_back(reference);
  return Finish();
}

Comparison Comparer::CompareOutcome(Word run, const Evaluator::Outcome& outcome) {
  if (outcome.kind == Evaluator::Outcome::kValue) return Compare(run, outcome.word);
  Start();
  const Evaluated value = run_.Evaluate(run);
  const Item whole{run, kNone, false};
  switch (value.status) {
    case Evaluated::kUnevaluated:
    case Evaluated::kUnfinished:
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
  const Item whole{exception, kNone, false};
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
  items_.push_back({run, static_cast<uint32_t>(steps_.size() - 1), parent.is_argument});
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

// The run has a value or an error there.
void Comparer::JudgeUndefined(const Item& item, const Evaluator::Outcome& outcome) {
  switch (outcome.kind) {
    case Evaluator::Outcome::kValue:
      return;
    case Evaluator::Outcome::kRaised:
      if (IsOverflow(outcome.word)) return Unknown(kTooLong);
      if (IsWaiting(outcome.word)) return Unknown(kWaits);
      if (item.is_argument) return Unknown(kErrorInFunction);
      return Differ(item);
    case Evaluator::Outcome::kHole:
      if (outcome.hole == kUnevaluated && !item.is_argument) return Differ(item);
      return Unknown(outcome.hole);
    case Evaluator::Outcome::kStopped:
      Unknown(kTooLong);
      is_done_ = true;
      return;
  }
}

void Comparer::CompareItem(const Item& item, Word reference) {
  const Evaluated value = run_.Evaluate(item.run);
  switch (value.status) {
    case Evaluated::kUnevaluated:
    case Evaluated::kUnfinished:
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

// ------------------------------------------------------------------------------------- constructors

core::ConId Comparer::ConOfRun(Word value) {
  uint32_t site = kNone;
  if (TagOf(value) == Tag::kAtom && !trail::IsCharacter(value)) {
    site = trail::NullaryCon(value);
  } else if (TagOf(value) == Tag::kCon) {
    const trail::Object object = run_.reader().at(AddressOf(value));
    if (object.kind == Kind::kCon) site = object.id;
  }
  return site < layout_.sites.size() ? matching_.Constructor(layout_.sites[site].callable) : core::ConId();
}

core::ConId Comparer::ConOfReference(Word value) const {
  if (TagOf(value) == Tag::kAtom && !trail::IsCharacter(value)) return core::ConId(trail::NullaryCon(value));
  if (TagOf(value) != Tag::kCon) return core::ConId();
  return core::ConId(evaluator_.code().sites[IdOf(*evaluator_.at(AddressOf(value)))].con);
}

Word Comparer::RunField(Word constructor, uint32_t field) const {
  return run_.word(AddressOf(constructor) + 8 * (1 + uint64_t{field}));
}

void Comparer::CompareConstructors(const Item& item, Word run, Word reference) {
  const core::ConId con = ConOfRun(run);
  const core::ConId other = ConOfReference(reference);
  if (!con.has_value()) return Unknown(kUnknownData);
  if (!other.has_value()) return Differ(item);
  if (forms_[con.index] != Form::kPlain && CompareLibrary(item, run, reference)) return;
  if (con != other) return Differ(item);
  if (TagOf(run) != Tag::kCon || TagOf(reference) != Tag::kCon) return;
  const core::Constructor& constructor = reference_.constructors[con];
  const uint32_t hidden = constructor.is_dictionary ? constructor.arity : constructor.dictionaries;
  const bool is_list = con == reference_.cons;
  const Word* fields = evaluator_.at(AddressOf(reference)) + 1;
  for (uint32_t i = constructor.arity; i > hidden; --i) {
    const uint32_t position = is_list && i == 2 ? 0 : i - hidden;
    Push(RunField(run, i - 1), fields[i - 1], item, {kNone, i - 1, position, true});
  }
}

// In-order: of a map keys and values in turn. The trees are strict, so they are there.
std::vector<Word> Comparer::RunElements(Form form, Word tree) {
  const uint32_t left = form == Form::kMap ? 3 : 2;
  std::vector<Word> elements, above;
  const auto value_of = [&](Word w) {
    const Evaluated value = run_.Evaluate(w);
    return value.status == Evaluated::kValue ? value.word : Word{0};
  };
  Word at = tree;
  while (TagOf(at) == Tag::kCon || !above.empty()) {
    if (TagOf(at) == Tag::kCon) {
      above.push_back(at);
      at = value_of(RunField(at, left));
      continue;
    }
    const Word node = above.back();
    above.pop_back();
    elements.push_back(RunField(node, 1));
    if (form == Form::kMap) elements.push_back(RunField(node, 2));
    at = value_of(RunField(node, left + 1));
  }
  return elements;
}

std::vector<Word> Comparer::ReferenceElements(Form form, Word tree) const {
  const uint32_t left = form == Form::kMap ? 3 : 2;
  std::vector<Word> elements, above;
  const auto field = [&](Word node, uint32_t i) { return evaluator_.at(AddressOf(node))[1 + i]; };
  const auto value_of = [&](Word w) { return evaluator_.IsEvaluated(&w) ? w : Word{0}; };
  Word at = tree;
  while (TagOf(at) == Tag::kCon || !above.empty()) {
    if (TagOf(at) == Tag::kCon) {
      above.push_back(at);
      at = value_of(field(at, left));
      continue;
    }
    const Word node = above.back();
    above.pop_back();
    elements.push_back(field(node, 1));
    if (form == Form::kMap) elements.push_back(field(node, 2));
    at = value_of(field(node, left + 1));
  }
  return elements;
}

bool Comparer::CompareLibrary(const Item& item, Word run, Word reference) {
  const Form form = forms_[ConOfRun(run).index];
  const core::ConId other = ConOfReference(reference);
  const Form other_form = other.has_value() ? forms_[other.index] : Form::kPlain;
  if (form == Form::kTip || other_form != form) return false;
  const std::vector<Word> mine = RunElements(form, run), theirs = ReferenceElements(form, reference);
  if (mine.size() != theirs.size()) {
    Differ(item);
    return true;
  }
  // Shown as `fromList [(key,value), ..]`: the list is the one field.
  Item list = item;
  steps_.push_back({item.step, 0, 1, false});
  list.step = static_cast<uint32_t>(steps_.size() - 1);
  const uint32_t parts = form == Form::kMap ? 2 : 1;
  for (size_t i = mine.size(); i > 0; --i) {
    const auto position = static_cast<uint32_t>((i - 1) / parts + 1);
    Item entry = list;
    if (parts == 2) {
      steps_.push_back({list.step, 0, position, false});
      entry.step = static_cast<uint32_t>(steps_.size() - 1);
    }
    const auto part = static_cast<uint32_t>((i - 1) % parts + 1);
    Push(mine[i - 1], theirs[i - 1], entry, {kNone, 0, parts == 2 ? part : position, false});
  }
  return true;
}

// ------------------------------------------------------------------------------------------ numbers

namespace {

// A number of either side, whatever its type: exactly, as a floating-point number or a whole one.
struct Number {
  std::optional<double> real;
  std::optional<int64_t> whole;
};

// `box` gives the header of a boxed word, and what follows it.
template <typename Box>
std::optional<Number> NumberOf(Word word, Box box) {
  if (trail::IsInt(word)) return Number{std::nullopt, trail::SmallValue(word)};
  if (TagOf(word) != Tag::kBox) return std::nullopt;
  const auto [header, content] = box(word);
  if (KindOf(header) != Kind::kData) return std::nullopt;
  switch (static_cast<DataKind>(IdOf(header))) {
    case DataKind::kDouble:
      return Number{std::bit_cast<double>(content), std::nullopt};
    case DataKind::kFloat:
      return Number{std::bit_cast<float>(static_cast<uint32_t>(content)), std::nullopt};
    case DataKind::kWide:
      return Number{std::nullopt, static_cast<int64_t>(content)};
    default:
      return std::nullopt;
  }
}

bool AreSame(double real, int64_t whole) {
  constexpr double kLimit = 9223372036854775808.0;  // 2^63
  return real >= -kLimit && real < kLimit && real == std::trunc(real) && static_cast<int64_t>(real) == whole;
}

}  // namespace

// Of different types; those of the same type are compared as others are.
bool Comparer::AreSameNumbers(Word run, Word reference) const {
  const auto mine =
      NumberOf(run, [&](Word w) { return std::pair(run_.word(AddressOf(w)), run_.word(AddressOf(w) + 8)); });
  const auto theirs = NumberOf(reference, [&](Word w) {
    const Word* object = evaluator_.at(AddressOf(w));
    return std::pair(object[0], object[1]);
  });
  if (!mine.has_value() || !theirs.has_value()) return false;
  if (mine->real && theirs->real) return *mine->real == *theirs->real;
  if (mine->real && theirs->whole) return AreSame(*mine->real, *theirs->whole);
  if (mine->whole && theirs->real) return AreSame(*theirs->real, *mine->whole);
  return *mine->whole == *theirs->whole;
}

void Comparer::CompareBoxes(const Item& item, Word run, Word reference) {
  const trail::Object object = run_.reader().at(AddressOf(run));
  const Word* other = evaluator_.at(AddressOf(reference));
  if (object.kind != KindOf(*other)) return Differ(item);
  if (object.kind == Kind::kAction) return CompareActions(item, object, reference);
  if (object.kind != Kind::kData) return Unknown(kNotKept);
  // An array that the run froze later is one that can change in the reference still.
  const bool is_frozen = static_cast<DataKind>(object.id) == DataKind::kArray &&
                         static_cast<DataKind>(IdOf(*other)) == DataKind::kMutArray;
  if (is_frozen) return;
  if (object.id != IdOf(*other)) return Differ(item);
  const auto word = [&](uint64_t i) { return run_.word(object.address + 8 * i); };
  switch (static_cast<DataKind>(object.id)) {
    case DataKind::kDouble: {
      const auto x = std::bit_cast<double>(word(1)), y = std::bit_cast<double>(other[1]);
      if (x != y && !(std::isnan(x) && std::isnan(y))) Differ(item);
      return;
    }
    case DataKind::kFloat: {
      const auto x = std::bit_cast<float>(static_cast<uint32_t>(word(1)));
      const auto y = std::bit_cast<float>(static_cast<uint32_t>(other[1]));
      if (x != y && !(std::isnan(x) && std::isnan(y))) Differ(item);
      return;
    }
    case DataKind::kWide:
      if (word(1) != other[1]) Differ(item);
      return;
    case DataKind::kBig:
      if (word(1) != other[1]) return Differ(item);
      for (uint64_t i = 0; i < word(1) >> 1; ++i) {
        if (word(2 + i) != other[2 + i]) return Differ(item);
      }
      return;
    case DataKind::kArray: {
      const uint64_t size = word(1);
      if (size != other[1]) return Differ(item);
      std::vector<Word> elements(other + 2, other + 2 + size);
      for (uint64_t i = size; i > 0; --i) {
        Push(word(1 + i), elements[i - 1], item, {kNone, 0, static_cast<uint32_t>(i), false});
      }
      return;
    }
    case DataKind::kMutArray:
    case DataKind::kReference:
      // The same one was noticed before; another one of the run's is another one. One that the reference made
      // itself is taken for the one that the run made.
      if (transfer_.OriginalOf(*other) != 0) Differ(item);
      return;
    case DataKind::kString:
    case DataKind::kIndexPage:
      return Unknown(kNotKept);
  }
}

// An action that can be executed is judged by what it did; one that a function holds, as an application of
// its primitive.
void Comparer::CompareActions(const Item& item, const trail::Object& run, Word reference) {
  const FoundAction found = ActionAt(item, run.address);
  if (found.is_reachable) {
    result_.actions.push_back(found);
    return;
  }
  const Word* other = evaluator_.at(AddressOf(reference));
  const auto primitive = evaluator_.code().action_sites[IdOf(*other)].primitive;
  if (run.id >= layout_.action_sites.size()) return Unknown(kNotKept);
  const trail::ActionSite& site = layout_.action_sites[run.id];
  if (site.primitive != core::Info(primitive).name) return OtherFunction(item);
  for (uint32_t i = site.arity; i > 0; --i) {
    Push(run_.word(run.address + 8 * uint64_t{i}), other[i], item, {kNone, 0, i, false});
  }
}

// ---------------------------------------------------------------------------------------- functions

void Comparer::OtherFunction(const Item& item) {
  if (other_functions_ == OtherFunctions::kDiffer) return Differ(item);
  Unknown(kOtherFunction);
}

void Comparer::CompareFunctions(const Item& item, Word run, Word reference) {
  Item inside = item;
  inside.is_argument = true;
  // Partial applications of partial applications are taken apart, never a long chain.
  std::vector<Word> mine, theirs;
  while (KindOf(run_.word(AddressOf(run))) == Kind::kPartial) {
    const trail::Address a = AddressOf(run);
    const uint32_t count = IdOf(run_.word(a));
    if (!run_.reader().contains(a, 2 + uint64_t{count})) return Unknown(kNotKept);
    std::vector<Word> arguments;
    for (uint32_t i = 0; i < count; ++i) arguments.push_back(run_.word(a + 16 + 8 * uint64_t{i}));
    mine.insert(mine.begin(), arguments.begin(), arguments.end());
    run = run_.word(a + 8);
    if (TagOf(run) != Tag::kFun || mine.size() > 4096) return Unknown(kNotKept);
  }
  while (KindOf(*evaluator_.at(AddressOf(reference))) == Kind::kPartial) {
    const Word* object = evaluator_.at(AddressOf(reference));
    theirs.insert(theirs.begin(), object + 2, object + 2 + IdOf(*object));
    reference = object[1];
  }
  const uint32_t callable = IdOf(run_.word(AddressOf(run)));
  const Word* function = evaluator_.at(AddressOf(reference));
  const uint32_t other = IdOf(*function);
  if (callable >= layout_.callables.size()) return Unknown(kNotKept);
  const bool is_constructor = callable >= layout_.first_constructor;
  const core::RoutineId routine = is_constructor ? core::RoutineId() : matching_.Routine(callable);
  if (is_constructor) {
    const core::ConId con = matching_.Constructor(callable);
    if (!con.has_value()) return Unknown(kUnknownFunction);
    if (reduce::Callable(reference_, con) != other) return OtherFunction(inside);
  } else {
    if (!routine.has_value()) return Unknown(kUnknownFunction);
    if (reduce::Callable(routine) != other) return OtherFunction(inside);
  }
  if (mine.size() != theirs.size()) return OtherFunction(inside);
  const size_t hidden = is_constructor ? 0 : layout_.callables[callable].hidden;
  for (size_t i = mine.size(); i > hidden; --i) {
    Push(mine[i - 1], theirs[i - 1], inside, {kNone, 0, static_cast<uint32_t>(i - hidden), false});
  }
  if (is_constructor || KindOf(*function) != Kind::kClosure) return;
  if (transfer_.OriginalOf(*function) == AddressOf(run)) return;
  const std::vector<core::VarId>& free = transfer_.FreeVariablesOf(routine);
  const Word header = run_.word(AddressOf(run));
  const bool is_closure = KindOf(header) == Kind::kClosure;
  const trail::Address made_in = run_.reader().OriginAt(trail::HeaderAddress(header));
  for (size_t i = 0; i < free.size(); ++i) {
    if (transfer_.definitions().of(free[i]).kind == Definition::kFunction) continue;
    Transfer::Variable variable;
    if (is_closure) {
      if (layout_.callables[callable].free == free.size()) {
        variable.word = run_.word(AddressOf(run) + 8 * (1 + uint64_t{i}));
      }
    } else if (made_in != 0) {
      variable = transfer_.Find(free[i], run_.FrameOf(made_in), callable);
    }
    if (!variable.word.has_value()) continue;
    Push(*variable.word, function[1 + i], inside, {kNone, 0, static_cast<uint32_t>(i + 1), false});
  }
}

// --------------------------------------------------------------------------------------- exceptions

bool Comparer::IsOverflow(Word exception) const {
  Word value = exception;
  if (!evaluator_.IsEvaluated(&value) || TagOf(value) != Tag::kCon) return false;
  const core::ConId con = ConOfReference(value);
  return names_.text(reference_.constructors[con].name) == "ThrownAsync";
}

// The other threads of the run are not there.
bool Comparer::IsWaiting(Word exception) const {
  Word value = exception;
  // ThrownUser, SomeException, then what was thrown.
  for (const uint32_t field : {1, 1, -1}) {
    if (!evaluator_.IsEvaluated(&value)) return false;
    const core::ConId con = ConOfReference(value);
    if (!con.has_value()) return false;
    if (field == static_cast<uint32_t>(-1)) {
      return names_.text(reference_.constructors[con].name).starts_with("BlockedIndefinitely");
    }
    if (TagOf(value) != Tag::kCon || reference_.constructors[con].arity <= field) return false;
    value = evaluator_.at(AddressOf(value))[1 + field];
  }
  return false;
}

std::u32string Comparer::RunText(Word list) const {
  std::u32string text;
  for (;;) {
    const Evaluated cell = run_.Evaluate(list);
    if (cell.status != Evaluated::kValue || TagOf(cell.word) != Tag::kCon) return text;
    const Evaluated head = run_.Evaluate(RunField(cell.word, 0));
    if (head.status != Evaluated::kValue || !trail::IsCharacter(head.word)) return text;
    text += static_cast<char32_t>(trail::CharacterValue(head.word));
    list = RunField(cell.word, 1);
  }
}

std::optional<std::u32string> Comparer::ReferenceText(Word list) {
  std::u32string text;
  std::vector<Word>& roots = evaluator_.roots();
  const size_t mark = roots.size();
  roots.push_back(list);
  for (;;) {
    Evaluator::Outcome cell = evaluator_.Evaluate(roots[mark]);
    if (cell.kind != Evaluator::Outcome::kValue) break;
    if (TagOf(cell.word) != Tag::kCon) {
      roots.resize(mark);
      return text;
    }
    roots[mark] = cell.word;
    const Evaluator::Outcome head = evaluator_.Evaluate(evaluator_.at(AddressOf(cell.word))[1]);
    if (head.kind != Evaluator::Outcome::kValue || !trail::IsCharacter(head.word)) break;
    text += static_cast<char32_t>(trail::CharacterValue(head.word));
    roots[mark] = evaluator_.at(AddressOf(roots[mark]))[2];
  }
  roots.resize(mark);
  return std::nullopt;
}

// Messages that begin with a place in the program's text: another version has it elsewhere.
void Comparer::CompareText(const Item& item, Word run, Word reference) {
  const auto without_place = [](std::u32string text) {
    const size_t end = text.find(U": ");
    if (end == std::u32string::npos || end == 0) return text;
    const char32_t last = text[end - 1];
    const bool is_place = text.find(U':') < end && ((last >= U'0' && last <= U'9') || last == U')');
    return is_place ? text.substr(end + 2) : text;
  };
  const std::u32string mine = RunText(run);
  const std::optional<std::u32string> theirs = ReferenceText(reference);
  if (!theirs.has_value()) return Unknown(kNoMessage);
  if (without_place(mine) != without_place(*theirs)) Differ(item);
}

// The constructors are those of lib/Inquest/Exception.hs.
void Comparer::CompareExceptions(const Item& item, Word run, Word reference) {
  const Evaluated value = run_.Evaluate(run);
  if (value.status != Evaluated::kValue) return;
  const Evaluator::Outcome outcome = evaluator_.Evaluate(reference);
  if (outcome.kind != Evaluator::Outcome::kValue) return JudgeUndefined(item, outcome);
  const core::ConId con = ConOfRun(value.word), other = ConOfReference(outcome.word);
  if (!con.has_value() || !other.has_value()) return Unknown(kUnknownData);
  const std::string_view name = names_.text(reference_.constructors[con].name);
  if (name == "ThrownAsync") return;  // the run ran out of something: it did not finish
  if (con != other) {
    return IsWaiting(outcome.word) ? Unknown(kWaits) : Differ(item);
  }
  if (TagOf(value.word) != Tag::kCon || TagOf(outcome.word) != Tag::kCon) return;
  const auto field = [&](uint32_t i) { return evaluator_.at(AddressOf(outcome.word))[1 + i]; };
  const auto push = [&](uint32_t i) {
    Push(RunField(value.word, i), field(i), item, {kNone, i, i + 1, false});
  };
  if (name == "ThrownMatch") return CompareText(item, RunField(value.word, 1), field(1));
  if (name == "ThrownError") return push(0);  // where it was called is no part of it
  if (name == "ThrownUser") return push(1);
  for (uint32_t i = reference_.constructors[con].arity; i > 0; --i) push(i - 1);
}

// -------------------------------------------------------------------------------------------- paths

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
  found.is_reachable = !item.is_argument;
  for (uint32_t step = item.step; step != kNone; step = steps_[step].parent) {
    found.fields.push_back(steps_[step].field);
    found.is_reachable = found.is_reachable && steps_[step].is_plain;
  }
  std::reverse(found.fields.begin(), found.fields.end());
  return found;
}

}  // namespace inquest::oracle
