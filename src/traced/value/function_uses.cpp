#include "traced/value/function_uses.h"

#include <algorithm>
#include <set>
#include <utility>

#include "trail/place_at.h"
#include "trail/place_walk.h"
#include "trail/replay.h"

namespace inquest::traced {

using trail::Address;
using trail::AddressOf;
using trail::Frame;
using trail::KindOf;
using trail::Place;
using trail::PlaceKind;
using trail::Tag;
using trail::TagOf;
using trail::Word;

bool TakesDictionariesAlone(const trail::Callable& callable) {
  return callable.kind == trail::CallableKind::kHidden &&
         std::any_of(callable.constraints.begin(), callable.constraints.end(),
                     [](const trail::Constraint& constraint) { return constraint.is_parameter; });
}

FunctionUses::FunctionUses(const trail::Trail& trail) : trail_(trail) {
  places_at_.Resize(trail.layout().variants.size());
}

Word FunctionUses::Note(const Frame& frame, size_t frame_number) const {
  const Word function = FunctionOf(frame);
  if (function == 0) return 0;
  // A partial application is a use of what it applies.
  Word used = function;
  for (int depth = 0; depth < trail::Trail::kMostPartial && TagOf(used) == Tag::kFun; ++depth) {
    calls_.Add(AddressOf(used), static_cast<uint32_t>(frame_number));
    if (KindOf(trail_.word(AddressOf(used))) != trail::Kind::kPartial) break;
    used = trail_.word(AddressOf(used) + 8);
  }
  return function;
}

Word FunctionUses::FunctionOf(const Frame& frame) const {
  const trail::Variant& variant = trail_.variant(frame);
  if (variant.is_block || !variant.callable.has_value()) return 0;
  const Word function = FindFunction(frame);
  return TagOf(function) == Tag::kFun ? function : 0;
}

void FunctionUses::FinishNoting() const {
  are_all_noted_ = true;
  calls_.Sort();
}

void FunctionUses::NoteAll() const {
  if (are_all_noted_) return;
  for (size_t i = 1; i < trail_.frame_count(); ++i) Note(trail_.frame_number(i), i);
  FinishNoting();
}

Word FunctionUses::FindFunction(const Frame& frame) const {
  if (frame.is_callback) return trail_.CalledFunction(frame);
  const trail::Callable& callable = *trail_.callable(frame);
  if (callable.arity == 0) return 0;
  if (frame.through != 0) return trail_.Evaluate(frame.through).word;
  const Frame caller = trail_.FrameOf(frame.redex);
  const Place* const place = ApplicationAt(caller, frame.redex);
  if (place == nullptr || place->kind != PlaceKind::kApply) return 0;
  const trail::PlaceId head = trail_.layout().kid(*place, 0);
  // A method goes by its name: where that is written, it is applied. A field of a record has no such name.
  const Place& applied = trail_.layout().places[head];
  if (applied.kind == PlaceKind::kMethod && applied.name.has_value()) return 0;
  if (applied.kind == PlaceKind::kOuterFun || applied.kind == PlaceKind::kFunSlot ||
      applied.kind == PlaceKind::kMakeFun) {
    return 0;
  }
  const trail::Evaluated function = trail::ValueOf(trail_, caller, head);
  return function.status == trail::Evaluated::kValue ? function.word : 0;
}

// The place whose cell it is. Null if that is a call of a known function: if all places are that it can be
// the cell of, which one it is need not be found out.
const Place* FunctionUses::ApplicationAt(const Frame& frame, Address a) const {
  std::vector<At>& places = places_at_[frame.variant];
  if (places.empty()) FindPlaces(trail_.layout().variants[frame.variant], &places);
  const size_t slot = a == frame.base ? places.size() - 1 : (a - frame.base) / 8;
  const At at = slot < places.size() ? places[slot] : At{nullptr, true, false};
  if (at.are_calls) return nullptr;
  if (!at.are_several) return at.place;
  const trail::PlaceId place = trail::PlaceAt(trail_, frame, a);
  return place.has_value() ? &trail_.layout().places[place] : nullptr;
}

// Suspended blocks and functions have frames of their own.
void FunctionUses::FindPlaces(const trail::Variant& variant, std::vector<At>* places) const {
  const trail::Layout& layout = trail_.layout();
  places->assign(variant.size + 2, At());  // the last one: whose value is the frame's
  const auto note = [&](uint32_t slot, const Place& place) {
    if (slot >= places->size()) return;
    At& at = (*places)[slot];
    at.are_several |= at.place != nullptr && at.place != &place;
    at.are_calls &= place.kind == PlaceKind::kCall || place.kind == PlaceKind::kCallLocal;
    at.place = &place;
  };
  trail::WalkPlaces(layout, variant.entry, [&](const Place& place, std::vector<trail::PlaceId>*) {
    if (place.has_cell) note(place.slot.index, place);
    if (place.is_tail && !trail::IsControl(place.kind)) note(variant.size + 1, place);
    if (place.kind != PlaceKind::kLet) return;
    for (const auto& [slot, bound] : layout.lets[place.let()].binds) note(slot.index, layout.places[bound]);
  });
}

Address FunctionUses::PlaceOf(Word function) const {
  const Word symbol = trail_.SymbolOf(function);
  // A local function is written where it is mentioned, not where it is defined.
  for (int depth = 0; depth < trail::Trail::kMostPartial && TagOf(function) == Tag::kFun; ++depth) {
    const Word header = trail_.word(AddressOf(function));
    if (TagOf(header) != Tag::kHeader || KindOf(header) != trail::Kind::kPartial) break;
    if (trail::IdOf(header) == 0) return trail::HeaderAddress(header);
    function = trail_.word(AddressOf(function) + 8);
  }
  if (TagOf(symbol) != Tag::kFun) return 0;
  const Word header = trail_.word(AddressOf(symbol));
  if (TagOf(header) != Tag::kHeader || KindOf(header) != trail::Kind::kFun) return 0;
  // What trusted code mentions, as in a dictionary, lies outside its frame, and the address says for whom.
  const Address base = trail::HeaderAddress(header);
  const Frame frame = trail_.FrameOf(base);
  const bool is_written = frame.base == base && AddressOf(symbol) > base &&
                          AddressOf(symbol) < base + 8 * uint64_t{trail_.variant(frame).size};
  return is_written ? base : 0;
}

Address FunctionUses::SymbolAt(Word function) const {
  const Word symbol = trail_.SymbolOf(function);
  const Address place = PlaceOf(function);
  const Word header = trail_.word(AddressOf(symbol));
  const bool is_symbol = TagOf(header) == Tag::kHeader && trail::HeaderAddress(header) == place;
  return is_symbol ? AddressOf(symbol) : place;
}

bool FunctionUses::IsMap(Word function) const {
  return trail_.IsNotedFunction(function) || IsSuspectedMap(function);
}

bool FunctionUses::IsSuspectedMap(Word function) const {
  if (PlaceOf(function) == 0) return false;
  const trail::CallableId number = CallableOf(function);
  if (number >= trail_.layout().first_constructor) return false;
  const trail::Callable& callable = trail_.layout().callables[number];
  return callable.suspected && !TakesDictionariesAlone(callable);
}

trail::CallableId FunctionUses::CallableOf(Word function) const {
  const Word symbol = trail_.SymbolOf(function);
  return TagOf(symbol) == Tag::kFun ? trail::CallableId(trail::IdOf(trail_.word(AddressOf(symbol))))
                                    : trail::CallableId();
}

std::span<const Entry> FunctionUses::EntriesOf(Word function) const {
  constexpr size_t kMost = 1'000'000;  // that are remembered
  auto found = entries_.find(AddressOf(function));
  if (found == entries_.end()) {
    if (entry_count_ > kMost) {
      entries_.clear();
      entry_count_ = 0;
    }
    // What was known at a time is the beginning of what was known in the end.
    const trail::AsOf in_the_end(trail_, trail::Trail::kAlways);
    found = entries_.emplace(AddressOf(function), FindEntries(function)).first;
    entry_count_ += 1 + found->second.size();
  }
  const std::span<const Entry> entries = found->second;
  // They are in the order in which they were made.
  const auto end = std::partition_point(entries.begin(), entries.end(),
                                        [&](const Entry& entry) { return entry.made < trail_.as_of(); });
  return entries.first(static_cast<size_t>(end - entries.begin()));
}

std::vector<Entry> FunctionUses::FindEntries(Word function) const {
  std::vector<Entry> entries =
      trail_.IsNotedFunction(function) ? EntriesOfNoted(function) : EntriesOfSuspected(function);
  std::set<std::vector<Word>> seen;
  std::erase_if(entries, [&](const Entry& entry) { return !seen.insert(WordsOf(entry)).second; });
  return entries;
}

std::vector<Entry> FunctionUses::EntriesOfSuspected(Word function) const {
  std::vector<Entry> entries;
  const uint32_t held = HeldBy(function);
  for (const UseIndex::Use& use : CallsOf(function)) {
    const Frame frame = trail_.frame_number(use.call);
    const trail::Callable& callable = *trail_.callable(frame);
    Entry entry{{},
                callable.hidden - std::min(callable.hidden, held),
                trail_.ResultWord(frame),
                use.call,
                frame.address,
                0};
    for (uint32_t i = held; i < callable.arity; ++i) entry.arguments.push_back(trail_.argument(frame, i));
    entries.push_back(std::move(entry));
  }
  return entries;
}

// An application to fewer arguments than it takes gave a function value, which is noted itself: its entries
// are those of this one, uncurried.
std::vector<Entry> FunctionUses::EntriesOfNoted(Word function) const {
  const trail::CallableId number = CallableOf(function);
  if (!trail_.layout().callables.contains(number)) return {};
  const trail::Callable& callable = trail_.layout().callables[number];
  struct Todo {
    Word function;
    std::vector<Word> given;
  };
  std::vector<Entry> entries;
  std::vector<Todo> todo = {{function, {}}};
  while (!todo.empty()) {
    const Todo at = std::move(todo.back());
    todo.pop_back();
    const uint32_t held = HeldBy(at.function);
    if (held >= callable.arity) continue;
    for (trail::Application& application : trail_.ApplicationsOf(at.function)) {
      std::vector<Word> arguments = at.given;
      arguments.insert(arguments.end(), application.arguments.begin(), application.arguments.end());
      if (held + application.arguments.size() < callable.arity) {
        // In a damaged file it may be anything.
        const bool is_later = TagOf(application.result) == Tag::kFun &&
                              trail_.IsNotedFunction(application.result) && HeldBy(application.result) > held;
        if (is_later) todo.push_back({application.result, std::move(arguments)});
        continue;
      }
      const uint32_t held_first = HeldBy(function);
      entries.push_back({std::move(arguments), callable.hidden - std::min(callable.hidden, held_first),
                         application.result, std::nullopt, application.address, application.applied});
    }
  }
  std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.made < b.made; });
  return entries;
}

// What an entry says, as words: the same for calls with the same arguments and result.
std::vector<Word> FunctionUses::WordsOf(const Entry& entry) const {
  std::vector<Word> words;
  for (const Word argument : entry.arguments) AddWordsOf(argument, &words);
  AddWordsOf(entry.result, &words);
  return words;
}

// Data is told apart by its constructors, as far as it is small; functions, actions and the rest of large
// data by which ones they are.
void FunctionUses::AddWordsOf(Word word, std::vector<Word>* words) const {
  constexpr size_t kMost = 200;
  const size_t end = words->size() + kMost;
  std::vector<Word> todo = {word};
  while (!todo.empty()) {
    const trail::Evaluated value = trail_.Evaluate(todo.back());
    todo.pop_back();
    words->push_back(value.status);
    if (value.status == trail::Evaluated::kUnevaluated || value.status == trail::Evaluated::kUnfinished)
      continue;
    const bool is_data = value.status == trail::Evaluated::kValue && TagOf(value.word) == Tag::kCon;
    const trail::Object object = is_data ? trail_.reader().at(AddressOf(value.word)) : trail::Object();
    if (!is_data || object.kind != trail::Kind::kCon || words->size() > end) {
      words->push_back(value.word);
      continue;
    }
    const trail::Site& site = trail_.layout().sites[object.site()];
    words->push_back(site.callable.index);
    for (uint32_t i = site.arity; i > 0; --i) todo.push_back(trail_.word(object.address + 8 * uint64_t{i}));
  }
}

std::span<const UseIndex::Use> FunctionUses::CallsOf(Word function) const {
  NoteAll();
  return calls_.Of(AddressOf(function));
}

uint32_t FunctionUses::HeldBy(Word function) const {
  uint32_t held = 0;
  for (int depth = 0; depth < trail::Trail::kMostPartial && TagOf(function) == Tag::kFun; ++depth) {
    const Word header = trail_.word(AddressOf(function));
    if (TagOf(header) != Tag::kHeader || KindOf(header) != trail::Kind::kPartial) break;
    held += trail::HeldCount(header);
    function = trail_.word(AddressOf(function) + 8);
  }
  return held;
}

}  // namespace inquest::traced
