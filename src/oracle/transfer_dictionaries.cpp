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

Word Transfer::Dictionary(Word word) { return MakeDictionary(InstanceOf(word)); }

Instance Transfer::InstanceOf(Word word) { return InstanceOf(word, kDeepest); }

Word Transfer::MakeDictionary(const Instance& instance) {
  if (!instance.maker.has_value()) return Hole(kUnknownFunction);
  if (instance.given.empty()) return evaluator_.Constant(instance.maker);
  std::vector<Word> parameters;
  for (const Instance& given : instance.given) parameters.push_back(MakeDictionary(given));
  return Application(evaluator_.Function(reduce::Callable(instance.maker)), parameters);
}

Instance Transfer::MadeBy(trail::CallableId maker, std::vector<Instance> given) {
  const core::RoutineId routine = matching_.Routine(maker);
  const bool fits = routine.has_value() && reference_.routines[routine].params.size() == given.size();
  return fits ? Instance{routine, std::move(given)} : Instance{};
}

Instance Transfer::InstanceOf(Word word, int depth) {
  if (depth == 0) return {};
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
      return InstanceAt(run_.FrameOf(address), trail::PlaceId(trail::PlaceOf(inside)), depth - 1);
    }
    word = inside;
  }
  const Evaluated value = run_.Evaluate(word);
  if (value.status != Evaluated::kValue) return {};
  trail::SiteId site;
  trail::Object object;
  if (TagOf(value.word) == Tag::kAtom && !trail::IsCharacter(value.word)) {
    site = trail::NullarySite(value.word);
  } else if (TagOf(value.word) == Tag::kCon) {
    object = run_.reader().at(AddressOf(value.word));
    if (object.kind == trail::Kind::kCon) site = object.site();
  }
  if (!layout_.sites.contains(site)) return {};
  const trail::CallableId maker = layout_.callables[layout_.sites[site].callable].made_by;
  if (!maker.has_value()) return {};
  // What it was made of are its last fields.
  const uint32_t count = layout_.callables[maker].hidden;
  const uint32_t fields = object.size == 0 ? 0 : object.size - 1;
  if (count > fields) return {};
  std::vector<Instance> given;
  for (uint32_t i = fields - count; i < fields; ++i) {
    given.push_back(InstanceOf(run_.word(object.address + 8 * (1 + uint64_t{i})), depth - 1));
  }
  return MadeBy(maker, std::move(given));
}

// What a place that was never evaluated would give.
Instance Transfer::InstanceAt(const Frame& frame, trail::PlaceId at, int depth) {
  if (depth == 0) return {};
  const Place& place = layout_.places[at];
  switch (place.kind) {
    case PlaceKind::kCall: {
      std::vector<Instance> given;
      for (uint32_t i = 0; i < place.count; ++i) {
        given.push_back(InstanceAt(frame, layout_.kid(place, i), depth - 1));
      }
      return MadeBy(place.callable(), std::move(given));
    }
    case PlaceKind::kConstant:
      return MadeBy(layout_.constants[place.constant()].callable, {});
    case PlaceKind::kSlot:
      return InstanceOf(run_.slot(frame, place.slot), depth - 1);
    case PlaceKind::kOuter:
      return InstanceOf(run_.Variable(frame, {"", place.b, place.slot, place.a}), depth - 1);
    case PlaceKind::kWord:
      return InstanceOf(place.word, depth - 1);
    case PlaceKind::kField:
    case PlaceKind::kMethod: {
      const Evaluated value = trail::ValueOf(run_, frame, at);
      return value.status == Evaluated::kValue ? InstanceOf(value.word, depth - 1) : Instance();
    }
    default:
      return {};
  }
}

}  // namespace inquest::oracle
