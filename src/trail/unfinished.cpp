#include "trail/unfinished.h"

#include <algorithm>
#include <unordered_map>

#include "trail/effects.h"

namespace inquest::trail {

namespace {

// Where the value that a change puts there is among the arguments of its action.
uint64_t ValueArgument(EffectRole role) { return role == EffectRole::kSet ? 2 : 3; }

}  // namespace

Unfinished::Found Unfinished::FoundAt(Word value) const {
  const uint64_t word = AddressOf(value) / 8;
  return static_cast<Found>(found_[word / 4] >> (2 * (word % 4)) & 3);
}

void Unfinished::SetFound(Word value, Found found) const {
  const uint64_t word = AddressOf(value) / 8;
  const auto shift = static_cast<int>(2 * (word % 4));
  found_[word / 4] =
      static_cast<uint8_t>((found_[word / 4] & ~(3 << shift)) | (static_cast<int>(found) << shift));
}

bool Unfinished::IsIn(Word w) const {
  Word value = 0;
  if (!is_ready_) FindChanges();
  Found found = AtOnce(w, &value);
  if (found == Found::kUnknown) found = Walk(value);
  return found == Found::kSomething;
}

bool Unfinished::Is(const Evaluated& value) const {
  if (value.status == Evaluated::kFailed) return executions_().MeansUnfinished(value.word);
  return value.status == Evaluated::kUnfinished;
}

// An action in a reference that leaves something unfinished in another reference goes unnoticed.
void Unfinished::FindChanges() const {
  is_ready_ = true;
  found_ = base::Zeros<uint8_t>(trail_.reader().end() / 32 + 1);
  const Executions& executions = executions_();
  for (uint32_t i = 0; i < executions.event_count(); ++i) {
    const Event event = executions.event(i);
    const EffectRole role = executions.RoleOf(event);
    if (Effects::IsChange(role) && IsIn(trail_.word(event.action + 8 * ValueArgument(role)))) {
      changes_.push_back(i);
    }
  }
  // What was found out on the way was so without them.
  if (!changes_.empty()) found_ = base::Zeros<uint8_t>(trail_.reader().end() / 32 + 1);
}

Unfinished::Found Unfinished::AtOnce(Word w, Word* value) const {
  const Evaluated evaluated = trail_.Evaluate(w);
  if (Is(evaluated)) return Found::kSomething;
  if (evaluated.status != Evaluated::kValue) return Found::kNothing;
  *value = evaluated.word;
  const Tag tag = TagOf(*value);
  if (tag == Tag::kInt || tag == Tag::kAtom) return Found::kNothing;
  // Functions without arguments and variables lie before the first object.
  if (AddressOf(*value) >= trail_.reader().end()) return Found::kNothing;
  return FoundAt(*value);
}

// Strongly connected components, as Tarjan finds them: of values that lead to each other all contain
// something unfinished or none does. Once something is met, all that are open lead to it.
Unfinished::Found Unfinished::Walk(Word first) const {
  std::vector<Step> way;
  std::vector<Word> open;
  // Of the open ones, from when the first circle is met: most values have none.
  std::unordered_map<Address, uint32_t> numbers;
  bool has_numbers = false;
  const auto number_of = [&](Word value) {
    if (!has_numbers) {
      for (uint32_t i = 0; i < open.size(); ++i) numbers.emplace(AddressOf(open[i]), i);
      has_numbers = true;
    }
    return numbers[AddressOf(value)];
  };
  const auto enter = [&](Word value) {
    const auto number = static_cast<uint32_t>(open.size());
    way.push_back({value, 0, number, number});
    open.push_back(value);
    if (has_numbers) numbers.emplace(AddressOf(value), number);
    SetFound(value, Found::kOpen);
  };
  const auto close = [&](uint32_t from, Found found) {
    for (; open.size() > from; open.pop_back()) {
      SetFound(open.back(), found);
      if (has_numbers) numbers.erase(AddressOf(open.back()));
    }
  };
  enter(first);
  while (!way.empty()) {
    Step& step = way.back();
    const bool is_something =
        step.next == 0 && TagOf(step.value) == Tag::kBox && IsUnfinishedAction(AddressOf(step.value));
    const std::optional<Word> part = is_something ? std::nullopt : PartOf(step.value, step.next++);
    if (!is_something && !part.has_value()) {
      const Step done = step;
      if (done.low == done.number) close(done.number, Found::kNothing);
      way.pop_back();
      if (!way.empty()) way.back().low = std::min(way.back().low, done.low);
      continue;
    }
    Word value = 0;
    const Found found = is_something ? Found::kSomething : AtOnce(*part, &value);
    if (found == Found::kSomething) {
      close(0, Found::kSomething);
      return Found::kSomething;
    }
    if (found == Found::kOpen) step.low = std::min(step.low, number_of(value));
    if (found == Found::kUnknown) enter(value);
  }
  return Found::kNothing;
}

std::optional<Word> Unfinished::PartOf(Word value, uint32_t n) const {
  const Address a = AddressOf(value);
  if (TagOf(value) == Tag::kFun) return PartOfFunction(value, n);
  const Object object = trail_.reader().at(a);
  const Layout& layout = trail_.layout();
  if (object.kind == Kind::kCon && object.id < layout.sites.size()) {
    const Site& site = layout.sites[object.site()];
    const uint32_t hidden = std::min(layout.callables[site.callable].dictionaries, site.arity);
    if (n >= site.arity - hidden) return std::nullopt;
    return trail_.word(a + 8 * (1 + uint64_t{hidden} + n));
  }
  if (object.kind == Kind::kAction) return PartOfAction(a, n);
  const bool is_array =
      object.kind == Kind::kData && static_cast<DataKind>(object.id) == DataKind::kArray && object.size > 2;
  if (!is_array || n >= object.size - 2 || n >= trail_.word(a + 8)) return std::nullopt;
  return trail_.word(a + 16 + 8 * uint64_t{n});
}

// The arguments of a partial application and what it applies; the variables of a local function.
std::optional<Word> Unfinished::PartOfFunction(Word function, uint32_t n) const {
  const Address a = AddressOf(function);
  const Word header = trail_.word(a);
  if (TagOf(header) != Tag::kHeader) return std::nullopt;
  if (gave_.count) {
    if (const std::optional<size_t> count = gave_.count(function))
      return n < *count ? std::optional(gave_.result(function, n)) : std::nullopt;
  }
  const auto& callables = trail_.layout().callables;
  if (KindOf(header) == Kind::kPartial) {
    const uint32_t count = HeldCount(header);
    if (n > count || !trail_.reader().contains(a, 2 + uint64_t{count})) return std::nullopt;
    if (n == 0) return trail_.word(a + 8);
    // Dictionaries are no part of what is shown.
    const Word symbol = trail_.word(a + 8);
    const Word called = TagOf(symbol) == Tag::kFun ? trail_.word(AddressOf(symbol)) : 0;
    const bool is_known = called != 0 && KindOf(called) != Kind::kPartial && IdOf(called) < callables.size();
    const bool is_hidden = is_known && n <= callables[CallableId(IdOf(called))].hidden;
    return is_hidden ? SmallInt(0) : trail_.word(a + 8 + 8 * uint64_t{n});
  }
  if (IdOf(header) >= callables.size()) return std::nullopt;
  const auto& variables = callables[CallableId(IdOf(header))].free_variables;
  if (n >= variables.size()) return std::nullopt;
  return trail_.Captured(function, variables[n]);
}

std::optional<Word> Unfinished::PartOfAction(Address action, uint32_t n) const {
  if (n > 0) return std::nullopt;
  const Executions& executions = executions_();
  const std::optional<Execution> last = executions.Last(action);
  if (!last.has_value()) return SmallInt(0);
  const Ending ending = executions.EndingOf(*last);
  return ending.kind == Ending::kReturned ? ending.word : SmallInt(0);
}

bool Unfinished::IsUnfinishedAction(Address action) const {
  const Object object = trail_.reader().at(action);
  if (object.kind != Kind::kAction) return false;
  const Executions& executions = executions_();
  for (auto next = executions.Find(action); next.has_value(); next = executions.Find(action, next->end)) {
    const auto change = std::lower_bound(changes_.begin(), changes_.end(), next->begin);
    if (change != changes_.end() && *change < next->end) return true;
    if (executions.EndingOf(*next).kind == Ending::kUnfinished) return true;
  }
  return false;
}

}  // namespace inquest::trail
