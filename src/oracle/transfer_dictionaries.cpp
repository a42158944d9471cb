// Dictionaries: they become those of the reference for the same instance, whatever of them the run evaluated.
#include "oracle/transfer.h"
#include "trail/replay.h"

namespace inquest::oracle {

using trail::Address;
using trail::AddressOf;
using trail::Evaluated;
using trail::Frame;
using trail::kNone;
using trail::Place;
using trail::PlaceKind;
using trail::Tag;
using trail::TagOf;
using trail::Word;

namespace {

// Dictionaries are small, but those of a damaged trace may go round.
constexpr int kDeepest = 64;

}  // namespace

Word Transfer::Dictionary(Word word) { return DictionaryOf(word, kDeepest); }

// What the routine of the run makes of dictionaries of the reference.
Word Transfer::MadeBy(trail::CallableId maker, const std::vector<Word>& parameters) {
  const core::RoutineId routine = matching_.Routine(maker);
  if (!routine.has_value()) return Hole(kUnknownFunction);
  const core::Routine& made = reference_.routines[routine];
  if (made.params.size() != parameters.size()) return Hole(kUnknownFunction);
  if (parameters.empty()) return evaluator_.Constant(routine);
  return Application(evaluator_.Function(reduce::Callable(routine)), parameters);
}

Word Transfer::DictionaryOf(Word word, int depth) {
  if (depth == 0) return Hole(kUnknownFunction);
  for (int hops = 0; hops < kDeepest && TagOf(word) == Tag::kRef; ++hops) {
    const Address address = AddressOf(word);
    const uint64_t slot = address >= run_.reader().first() ? (address - run_.reader().first()) / 8 : 0;
    const auto constant = slot > kNone ? dictionaries_.end() : dictionaries_.find(trail::SlotId(slot));
    if (constant != dictionaries_.end()) {
      return MadeBy(constant->second, {});
    }
    const Word inside = run_.word(address);
    if (TagOf(inside) == Tag::kState && trail::StateOf(inside) == trail::State::kSuspended &&
        layout_.places.contains(trail::PlaceId(trail::PlaceOf(inside)))) {
      return DictionaryAt(run_.FrameOf(address), trail::PlaceId(trail::PlaceOf(inside)), depth - 1);
    }
    word = inside;
  }
  const Evaluated value = run_.Evaluate(word);
  if (value.status != Evaluated::kValue) return Hole(kUnknownFunction);
  uint32_t site = kNone;
  trail::Object object;
  if (TagOf(value.word) == Tag::kAtom && !trail::IsCharacter(value.word)) {
    site = trail::NullaryCon(value.word);
  } else if (TagOf(value.word) == Tag::kCon) {
    object = run_.reader().at(AddressOf(value.word));
    if (object.kind == trail::Kind::kCon) site = object.id;
  }
  if (site >= layout_.sites.size()) return Hole(kUnknownFunction);
  const trail::CallableId maker = layout_.callables[layout_.sites[site].callable].made_by;
  if (!maker.has_value()) return Hole(kUnknownFunction);
  // What it was made of are its last fields.
  const uint32_t count = layout_.callables[maker].hidden;
  const uint32_t fields = object.size == 0 ? 0 : object.size - 1;
  if (count > fields) return Hole(kUnknownFunction);
  std::vector<Word> parameters;
  for (uint32_t i = fields - count; i < fields; ++i) {
    parameters.push_back(DictionaryOf(run_.word(object.address + 8 * (1 + uint64_t{i})), depth - 1));
  }
  return MadeBy(maker, parameters);
}

// What a place that was never evaluated would give.
Word Transfer::DictionaryAt(const Frame& frame, trail::PlaceId at, int depth) {
  if (depth == 0) return Hole(kUnknownFunction);
  const Place& place = layout_.places[at];
  switch (place.kind) {
    case PlaceKind::kCall: {
      std::vector<Word> parameters;
      for (uint32_t i = 0; i < place.count; ++i) {
        parameters.push_back(DictionaryAt(frame, layout_.kid(place, i), depth - 1));
      }
      return MadeBy(place.callable(), parameters);
    }
    case PlaceKind::kConstant:
      return MadeBy(layout_.constants[place.constant()].callable, {});
    case PlaceKind::kSlot:
      return DictionaryOf(run_.slot(frame, place.slot), depth - 1);
    case PlaceKind::kOuter:
      return DictionaryOf(run_.Variable(frame, {"", place.b, place.slot, place.a}), depth - 1);
    case PlaceKind::kWord:
      return DictionaryOf(place.word, depth - 1);
    case PlaceKind::kField:
    case PlaceKind::kMethod: {
      const Evaluated value = trail::ValueOf(run_, frame, at);
      return value.status == Evaluated::kValue ? DictionaryOf(value.word, depth - 1) : Hole(kUnknownFunction);
    }
    default:
      return Hole(kUnknownFunction);
  }
}

}  // namespace inquest::oracle
