// Constructors, values of libraries, numbers, arrays.
#include <bit>
#include <cmath>

#include "oracle/compare.h"
#include "oracle/maps.h"

namespace inquest::oracle {

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

core::ConId Comparer::ConOfRun(Word value) {
  trail::SiteId site;
  if (TagOf(value) == Tag::kAtom && !trail::IsCharacter(value)) {
    site = trail::NullarySite(value);
  } else if (TagOf(value) == Tag::kCon) {
    const trail::Object object = run_.reader().at(AddressOf(value));
    if (object.kind == Kind::kCon) site = object.site();
  }
  return layout_.sites.contains(site) ? matching_.Constructor(layout_.sites[site].callable) : core::ConId();
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
    Push(RunField(run, i - 1), fields[i - 1], item, {kNone, position, {Move::kField, i - 1}});
  }
  if (constructor.is_dictionary) return;
  // Of an existential type they say what the fields are; so they come first.
  for (uint32_t i = 0; i < hidden; ++i) {
    items_.push_back({RunField(run, i), item.step, item.is_argument, true});
    evaluator_.roots().push_back(fields[i]);
  }
}

// Dictionaries are the same if they are of the same instance.
void Comparer::CompareInstances(const Item& item, const Instance& run, Word reference) {
  if (!run.maker.has_value()) return Unknown(kUnknownFunction);
  if (!EvaluateDictionary(&reference)) return;
  const core::Constructor& con = reference_.constructors[ConOfReference(reference)];
  if (con.made_by != run.maker) return Differ(item);
  std::vector<Word>& roots = evaluator_.roots();
  const size_t first = roots.size();
  for (size_t i = run.given.size(); i > 0; --i) {
    roots.push_back(evaluator_.at(AddressOf(reference))[1 + con.arity - i]);
  }
  for (size_t i = 0; i < run.given.size() && !is_done_; ++i) {
    CompareInstances(item, run.given[i], roots[first + i]);
  }
  roots.resize(first);
}

// False: it has no value, or none yet.
bool Comparer::EvaluateDictionary(Word* reference) {
  if (looks_only_) {
    const bool is_evaluated = evaluator_.IsEvaluated(reference);
    if (!is_evaluated && result_.unevaluated == 0) result_.unevaluated = *reference;
    return is_evaluated;
  }
  const reduce::Evaluator::Outcome outcome = evaluator_.Evaluate(*reference);
  if (outcome.kind != reduce::Evaluator::Outcome::kValue) {
    Unknown(outcome.kind == reduce::Evaluator::Outcome::kHole ? outcome.hole : kTooLong);
    return false;
  }
  *reference = outcome.word;
  return true;
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

std::optional<Word> Comparer::PartOf(Word reference, const Move& move) const {
  const auto child = [&](uint64_t offset, uint64_t size) -> std::optional<Word> {
    if (move.index >= size) return std::nullopt;
    return evaluator_.at(AddressOf(reference))[offset + move.index];
  };
  switch (move.kind) {
    case Move::kStay:
      return reference;
    case Move::kField: {
      if (TagOf(reference) != Tag::kCon) return std::nullopt;
      return child(1, reference_.constructors[ConOfReference(reference)].arity);
    }
    case Move::kElement: {
      if (TagOf(reference) != Tag::kBox) return std::nullopt;
      const Word* const object = evaluator_.at(AddressOf(reference));
      if (KindOf(*object) != Kind::kData) return std::nullopt;
      const auto kind = static_cast<DataKind>(IdOf(*object));
      if (kind == DataKind::kReference) return child(1, 1);
      const bool is_array = kind == DataKind::kArray || kind == DataKind::kMutArray;
      return is_array ? child(2, object[1]) : std::nullopt;
    }
    case Move::kEntry: {
      const core::ConId con = ConOfReference(reference);
      if (!con.has_value()) return std::nullopt;
      const std::vector<Word> entries = ReferenceElements(forms_[con.index], reference);
      return move.index < entries.size() ? std::optional(entries[move.index]) : std::nullopt;
    }
    case Move::kGiven: {
      if (TagOf(reference) != Tag::kFun) return std::nullopt;
      const std::vector<Word> given = ApplicationOf(reference).second;
      return move.index < given.size() ? std::optional(given[move.index]) : std::nullopt;
    }
    case Move::kVariable: {
      if (TagOf(reference) != Tag::kFun) return std::nullopt;
      const Word function = ApplicationOf(reference).first;
      const Word header = *evaluator_.at(AddressOf(function));
      if (KindOf(header) != Kind::kClosure) return std::nullopt;
      const core::RoutineId routine(IdOf(header));
      if (move.index >= transfer_.FreeVariablesOf(routine).size()) return std::nullopt;
      return evaluator_.at(AddressOf(function))[1 + move.index];
    }
    case Move::kApplied:
      if (TagOf(reference) != Tag::kFun || maps_ == nullptr) return std::nullopt;
      return maps_->Applied(move.function, static_cast<uint32_t>(move.index), reference);
    case Move::kNowhere:
      break;
  }
  return std::nullopt;
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
  steps_.push_back({item.step, 1, {Move::kStay, 0}});
  list.step = static_cast<uint32_t>(steps_.size() - 1);
  const uint32_t parts = form == Form::kMap ? 2 : 1;
  for (size_t i = mine.size(); i > 0; --i) {
    const auto position = static_cast<uint32_t>((i - 1) / parts + 1);
    Item entry = list;
    if (parts == 2) {
      steps_.push_back({list.step, position, {Move::kStay, 0}});
      entry.step = static_cast<uint32_t>(steps_.size() - 1);
    }
    const auto part = static_cast<uint32_t>((i - 1) % parts + 1);
    Push(mine[i - 1], theirs[i - 1], entry, {kNone, parts == 2 ? part : position, {Move::kEntry, i - 1}});
  }
  return true;
}

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
  if (is_frozen) return CompareContents(item, object, other);
  if (object.id != IdOf(*other)) return Differ(item);
  const auto word = [&](uint64_t i) { return run_.word(object.address + 8 * i); };
  switch (static_cast<DataKind>(object.id)) {
    case DataKind::kDouble: {
      const auto x = std::bit_cast<double>(word(1)), y = std::bit_cast<double>(other[1]);
      return CompareReals(item, x, y);
    }
    case DataKind::kFloat: {
      const auto x = std::bit_cast<float>(static_cast<uint32_t>(word(1)));
      const auto y = std::bit_cast<float>(static_cast<uint32_t>(other[1]));
      return CompareReals(item, x, y);
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
        Push(word(1 + i), elements[i - 1], item, {kNone, static_cast<uint32_t>(i), {Move::kElement, i - 1}});
      }
      return;
    }
    case DataKind::kMutArray:
    case DataKind::kReference:
      // The same one was noticed before; another one of the run's is another one. One that the reference made
      // itself is taken for the one that the run made.
      if (transfer_.OriginalOf(*other) != 0) return Differ(item);
      if (looks_only_) return MatchMade(item, object.address, reference);
      return CompareContents(item, object, other);
    case DataKind::kString:
    case DataKind::kIndexPage:
    case DataKind::kDescent:
    case DataKind::kCallDescent:
    case DataKind::kTick:
    case DataKind::kApplication:
      return Unknown(kNotKept);
  }
}

void Comparer::CompareReals(const Item& item, double run, double reference) {
  if (std::isnan(run) && std::isnan(reference)) {
    result_.has_nans = true;
  } else if (run != reference) {
    Differ(item);
  }
}

// Each stands for one other only.
void Comparer::MatchMade(const Item& item, trail::Address run, Word reference) {
  if (transfer_.KeptAs(run).has_value()) return Differ(item);
  for (const auto& [known, made] : result_.made) {
    if ((known == run) != (made == reference)) return Differ(item);
    if (known == run) return;
  }
  result_.made.emplace_back(run, reference);
}

// A collection moves the reference's, so its words are taken first.
void Comparer::CompareContents(const Item& item, const trail::Object& run, const Word* reference) {
  if (contents_ == nullptr) return;
  const bool is_reference = static_cast<DataKind>(IdOf(*reference)) == DataKind::kReference;
  const uint64_t size = is_reference ? 1 : reference[1];
  if (!is_reference && size != run_.word(run.address + 8)) return Differ(item);
  const Word* const first = reference + (is_reference ? 1 : 2);
  const std::vector<Word> elements(first, first + size);
  for (uint64_t i = 0; i < size; ++i) {
    if (const std::optional<Word> held = contents_->Of(run.address, i)) {
      Push(*held, elements[i], item, {kNone, 0, {Move::kElement, i}});
    }
  }
}

}  // namespace inquest::oracle
