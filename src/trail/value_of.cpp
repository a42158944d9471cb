// Values of nodes (replay.h).
#include <array>
#include <span>

#include "trail/replay.h"

namespace inquest::trail {

namespace {

constexpr Evaluated kUntold = {Evaluated::kNotKept, 0};

Evaluated Field(const Trail& trail, Word constructor, uint32_t field) {
  Evaluated value = trail.Evaluate(constructor);
  if (value.status != Evaluated::kValue || TagOf(value.word) != Tag::kCon) return kUntold;
  Object object = trail.reader().at(AddressOf(value.word));
  if (object.kind != Kind::kCon || field + 1 >= object.size) return kUntold;
  return trail.Evaluate(trail.word(object.address + 8 * (1 + uint64_t{field})));
}

Evaluated FieldOf(const Trail& trail, const Frame& frame, PlaceId inner, uint32_t field) {
  const Evaluated value = ValueOf(trail, frame, inner);
  return value.status == Evaluated::kValue ? Field(trail, value.word, field) : value;
}

Evaluated OuterFunction(const Trail& trail, const Frame& frame, const Place& place) {
  Frame outer = frame;
  for (uint32_t hops = place.b; hops > 0 && outer.address != trail.reader().first(); --hops) {
    outer = trail.Enclosing(outer);
  }
  return {Evaluated::kValue, Tagged(Tag::kFun, CellAddress(outer.base, place.slot))};
}

// What can be computed again has no more operands than this: no memory is asked for, since most conditions
// are computed again for each frame that is replayed.
constexpr uint32_t kMostOperands = 4;

Computed RecomputedAt(const Trail& trail, const Frame& frame, const Place& place) {
  const Operation operation = trail.operations().of[place.primitive()];
  if (operation == nullptr || place.count == 0 || place.count > kMostOperands) return {};
  std::array<Computed, kMostOperands> operands;
  for (uint32_t i = 0; i < place.count; ++i) {
    operands[i] = ComputedValueOf(trail, frame, trail.layout().kid(place, i));
    if (!IsKnown(operands[i])) return {};
  }
  return operation(trail, std::span(operands).first(place.count));
}

}  // namespace

Computed ComputedValueOf(const Trail& trail, const Frame& frame, PlaceId at) {
  const Layout& l = trail.layout();
  const Place& place = l.places[at];
  if (IsControl(place.kind)) {
    const PlaceId reached = ReachedFrom(trail, frame, at);
    return !reached.has_value() ? Computed() : ComputedValueOf(trail, frame, reached);
  }
  if (!place.has_cell && place.kind == PlaceKind::kPrim) return RecomputedAt(trail, frame, place);
  // It was made to be looked at; its fields are kept only if somebody uses them.
  if (!place.has_cell && place.kind == PlaceKind::kCon) return ConstructorTag{l.sites[place.site()].tag};
  const Evaluated value = ValueOf(trail, frame, at);
  return value.status == Evaluated::kValue ? Computed(Recorded{value.word}) : Computed();
}

Evaluated ValueOf(const Trail& trail, const Frame& frame, PlaceId at) {
  const Layout& l = trail.layout();
  const Place& place = l.places[at];
  if (place.has_cell) return trail.Evaluate(trail.slot(frame, place.slot));
  if (IsControl(place.kind)) {
    const PlaceId reached = ReachedFrom(trail, frame, at);
    return !reached.has_value() ? kUntold : ValueOf(trail, frame, reached);
  }
  switch (place.kind) {
    case PlaceKind::kSlot:
      return trail.Evaluate(trail.slot(frame, place.slot));
    case PlaceKind::kField:
      return Field(trail, trail.slot(frame, place.slot), place.a);
    case PlaceKind::kOuter:
      return trail.Evaluate(trail.Variable(frame, {"", place.b, place.slot, place.a}));
    case PlaceKind::kOuterFun:
      return OuterFunction(trail, frame, place);
    case PlaceKind::kFunSlot:
    case PlaceKind::kMakeFun:
      return {Evaluated::kValue, Tagged(Tag::kFun, CellAddress(frame.base, place.slot))};
    case PlaceKind::kWord:
      return trail.Evaluate(place.word);
    case PlaceKind::kConstant:
      return trail.Evaluate(
          trail.word(CellAddress(trail.reader().first(), l.constants[place.constant()].slot)));
    case PlaceKind::kPrim: {
      const std::optional<Word> word = AsWord(RecomputedAt(trail, frame, place));
      return word.has_value() ? Evaluated{Evaluated::kValue, *word} : kUntold;
    }
    case PlaceKind::kUnwrap:
      return FieldOf(trail, frame, l.kid(place, 0), 0);
    case PlaceKind::kMethod:
      return FieldOf(trail, frame, l.kid(place, 0), place.a);
    default:
      return kUntold;
  }
}

}  // namespace inquest::trail
