// One value that the run has several times, evaluated differently far: results of calls with the same
// arguments.
#include <algorithm>

#include "oracle/maps.h"
#include "oracle/transfer.h"

namespace inquest::oracle {

using trail::AddressOf;
using trail::Evaluated;
using trail::Kind;
using trail::Tag;
using trail::Tagged;
using trail::TagOf;
using trail::Word;

Word Transfer::Joined(std::vector<Word> words) {
  const Word value = ConvertJoined(std::move(words));
  Drain();
  return value;
}

Word Transfer::ConvertJoined(std::vector<Word> words) {
  std::vector<Word> values;
  Word other = words[0];  // to be had if there is no value
  for (const Word word : words) {
    const Evaluated value = EvaluateInRun(word);
    if (value.status == Evaluated::kValue) values.push_back(value.word);
    if (value.status != Evaluated::kUnevaluated) other = word;
  }
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
  if (values.empty()) return Convert(other);
  if (values.size() == 1) return Convert(values[0]);
  if (const auto done = joined_.find(values); done != joined_.end()) return done->second;
  const auto all = [&](auto&& is) { return std::all_of(values.begin(), values.end(), is); };
  if (all([](Word word) { return TagOf(word) == Tag::kCon; })) {
    if (const std::optional<Word> made = JoinConstructors(values)) return *made;
  }
  const bool are_maps =
      maps_ != nullptr && all([&](Word word) { return TagOf(word) == Tag::kFun && maps_->IsMap(word); });
  if (are_maps) return joined_[values] = maps_->Function(values);
  if (const std::optional<Word> made = JoinActions(values)) return joined_[values] = *made;
  if (all([](Word word) { return TagOf(word) == Tag::kFun; })) {
    if (const std::optional<Word> made = JoinFunctions(values)) return *made;
  }
  return Convert(values[0]);
}

// Actions that are executed as they were, in the order of the run. None: they are none.
std::optional<Word> Transfer::JoinActions(const std::vector<Word>& words) {
  std::vector<trail::Address> actions;
  for (const Word word : words) {
    if (!replays_ || TagOf(word) != Tag::kBox) return std::nullopt;
    if (run_.reader().at(AddressOf(word)).kind != Kind::kAction) return std::nullopt;
    actions.push_back(AddressOf(word));
  }
  return Replay(std::move(actions));
}

// Functions that are shown by name, with what they hold: partial applications of one function, or closures of
// one. None: they are something else.
std::optional<Word> Transfer::JoinFunctions(const std::vector<Word>& words) {
  const Word header = run_.word(AddressOf(words[0]));
  const bool is_partial = KindOf(header) == Kind::kPartial;
  if (!is_partial && KindOf(header) != Kind::kClosure) return std::nullopt;
  const auto is_alike = [&](Word word) {
    const Address a = AddressOf(word);
    if (maps_ != nullptr && maps_->IsMap(word)) return false;
    if (KindOf(run_.word(a)) != KindOf(header) || trail::IdOf(run_.word(a)) != trail::IdOf(header))
      return false;
    return !is_partial || run_.word(a + 8) == run_.word(AddressOf(words[0]) + 8);
  };
  if (!std::ranges::all_of(words, is_alike)) return std::nullopt;
  const Word first = Convert(words[0]);
  if (TagOf(first) != Tag::kFun || KindOf(*evaluator_.at(AddressOf(first))) != KindOf(header))
    return std::nullopt;
  const Word converted = *evaluator_.at(AddressOf(first));
  uint64_t size = 0, begin = 0;  // in words; what is held begins there
  std::vector<bool> is_dictionary;
  if (is_partial) {
    size = trail::HeldCount(header);
    begin = 2;
    const uint32_t hidden = HiddenOf(run_.word(AddressOf(words[0]) + 8));
    for (uint64_t i = 0; i < size; ++i) is_dictionary.push_back(i < hidden);
  } else {
    begin = 1;
    for (const core::VarId variable : free_.Of(RoutineId(trail::IdOf(converted))))
      is_dictionary.push_back(IsDictionaryParameter(variable));
    size = is_dictionary.size();
    if (layout_.callables[trail::CallableId(trail::IdOf(header))].free != size) return std::nullopt;
  }
  Word* const made = evaluator_.Allocate(std::max<uint64_t>(2, begin + size));
  const Word* const other = evaluator_.at(AddressOf(first));
  std::copy(other, other + std::max<uint64_t>(2, begin + size), made);
  made[0] = Header(KindOf(header), trail::IdOf(converted), evaluator_.origin());
  const Word result = Tagged(Tag::kFun, evaluator_.address(made));
  joined_[words] = result;
  for (uint64_t i = 0; i < size; ++i) {
    if (is_dictionary[i]) continue;
    std::vector<Word> parts;
    for (const Word word : words) parts.push_back(run_.word(AddressOf(word) + 8 * (begin + i)));
    pending_joins_.push_back({std::move(parts), evaluator_.address(made + begin + i)});
  }
  return result;
}

// None: they are not the same constructor.
std::optional<Word> Transfer::JoinConstructors(const std::vector<Word>& words) {
  std::vector<trail::Object> objects;
  for (const Word word : words) {
    const trail::Object object = run_.reader().at(AddressOf(word));
    if (object.kind != Kind::kCon) return std::nullopt;
    objects.push_back(object);
  }
  const trail::Site& site = layout_.sites[objects[0].site()];
  const core::ConId con = matching_.Constructor(site.callable);
  const bool are_same = std::all_of(objects.begin(), objects.end(), [&](const trail::Object& object) {
    return layout_.sites[object.site()].callable == site.callable;
  });
  if (!are_same || !con.has_value() || IsDictionary(site.callable) ||
      layout_.callables[site.callable].dictionaries > 0) {
    return std::nullopt;
  }
  Word* made = evaluator_.Allocate(1 + uint64_t{site.arity});
  made[0] = Header(Kind::kCon, con.index, evaluator_.origin());
  const Word result = Tagged(Tag::kCon, evaluator_.address(made));
  joined_[words] = result;
  for (uint32_t i = site.arity; i > 0; --i) {
    made[i] = evaluator_.unit();
    std::vector<Word> fields;
    for (const trail::Object& object : objects) fields.push_back(run_.word(object.address + 8 * uint64_t{i}));
    pending_joins_.push_back({std::move(fields), evaluator_.address(made + i)});
  }
  return result;
}

}  // namespace inquest::oracle
