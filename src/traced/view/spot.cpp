#include "traced/view/spot.h"

namespace inquest::traced {

using trail::Address;
using trail::AddressOf;
using trail::Callable;
using trail::Evaluated;
using trail::Frame;
using trail::kNone;
using trail::Layout;
using trail::Place;
using trail::PlaceKind;
using trail::Tag;
using trail::TagOf;
using trail::Word;

Spots::Spots(const trail::Trail& trail, const trail::Reductions& reductions)
    : trail_(trail), reductions_(reductions), ways_(trail), known_(size_t{1} << kKnownBits) {}

const trail::KnownWay& Spots::WayOf(const Frame& frame) const {
  // At another time other conditions had been tried.
  if (trail_.as_of() != trail::Trail::kAlways) return ways_.Of(frame);
  KnownFrame& known = Known(frame.address);
  if (known.way == nullptr) known.way = &ways_.Of(frame);
  return *known.way;
}

Spots::Call Spots::CallOf(const Frame& frame) const {
  const bool is_kept = trail_.as_of() == trail::Trail::kAlways;
  if (const KnownFrame& known = Known(frame.address); is_kept && known.caller != 0)
    return {known.caller, known.at};
  const Frame caller = FrameAt(trail_.CallerOf(frame));
  const trail::PlaceId at = PlaceAt(caller, frame.redex);
  if (is_kept) {
    KnownFrame& known = Known(frame.address);  // the caller may have taken its place meanwhile
    known.caller = caller.address;
    known.at = at;
  }
  return {caller.address, at};
}

trail::PlaceId Spots::PlaceAt(const Frame& frame, Address a) const { return WayOf(frame).PlaceAt(frame, a); }

Spot Spots::Argument(const Frame& frame, uint32_t n) const {
  Spot unknown;
  unknown.word = trail_.argument(frame, n);
  if (frame.is_callback) {
    unknown.origin = frame.redex;
    return unknown;
  }
  const auto [caller, at] = CallOf(frame);
  unknown.frame = caller;
  if (!at.has_value()) return unknown;
  const Layout& layout = trail_.layout();
  const Place& place = layout.places[at];
  uint32_t kid = n;
  switch (place.kind) {
    case PlaceKind::kCall:
      break;
    case PlaceKind::kCallLocal:
      kid = n + 1;
      break;
    case PlaceKind::kApply: {
      // The last arguments of the frame are those of the application, unless that was reduced several times.
      const Callable* called = trail_.callable(frame);
      const uint32_t written = place.count - 1;
      if (called == nullptr || called->arity < written || reductions_.CountOf(frame.redex) != 1) {
        return unknown;
      }
      const uint32_t before = called->arity - written;
      if (n < before) return unknown;
      kid = n - before + 1;
      break;
    }
    default:
      return unknown;
  }
  if (kid >= place.count) return unknown;
  const trail::PlaceId argument = layout.kid(place, kid);
  if (layout.places[argument].kind == PlaceKind::kOther) return unknown;
  return {caller, argument, unknown.word, 0};
}

Spot Spots::FreeVariable(const Frame& frame, const trail::FreeVariable& variable) const {
  Frame outer = frame;
  for (uint32_t hops = variable.hops; hops > 0; --hops) outer = trail_.Enclosing(outer);
  const std::optional<Spot> spot = variable.field == kNone
                                       ? Variable(outer, variable.slot)
                                       : FieldOf(trail_.slot(outer, variable.slot), variable.field);
  if (spot.has_value()) return *spot;
  return {outer.address, {}, trail_.Variable(frame, variable), 0};
}

Spot Spots::Result(const Frame& frame) const {
  Spot spot;
  spot.frame = frame.address;
  spot.place = WayOf(frame).way.result;
  spot.word = trail_.ResultWord(frame);
  return spot;
}

std::optional<Spot> Spots::FieldOf(Word constructor, uint32_t field) const {
  const Evaluated value = trail_.Evaluate(constructor);
  if (value.status != Evaluated::kValue || TagOf(value.word) != Tag::kCon) return std::nullopt;
  const trail::Object object = trail_.reader().at(AddressOf(value.word));
  if (object.kind != trail::Kind::kCon || field + 1 >= object.size) return std::nullopt;
  const Layout& layout = trail_.layout();
  const trail::PlaceId made_at = layout.sites[object.site()].place;
  Spot spot;
  spot.word = trail_.word(object.address + 8 * (1 + uint64_t{field}));
  if (!made_at.has_value() || field >= layout.places[made_at].count) {
    spot.origin = trail_.reader().OriginAt(object.link);
    return spot;
  }
  spot.frame = trail_.blocks().FrameHolding(object.link);  // the link of what a callback made is its base
  const trail::PlaceId kid = layout.kid(layout.places[made_at], field);
  if (layout.places[kid].kind != PlaceKind::kOther) spot.place = kid;
  return spot;
}

std::optional<Spot> Spots::Field(const Spot& spot, uint32_t field) const {
  const Evaluated value = Value(spot);
  if (value.status == Evaluated::kValue) {
    if (auto found = FieldOf(value.word, field)) return found;
  }
  // A constructor application that is only written there.
  if (!spot.place.has_value()) return std::nullopt;
  const Layout& layout = trail_.layout();
  const Place& place = layout.places[spot.place];
  if (place.kind != PlaceKind::kCon || place.has_cell || field >= place.count) return std::nullopt;
  return Spot{spot.frame, layout.kid(place, field), 0, 0};
}

Evaluated Spots::Value(const Spot& spot) const {
  if (spot.place.has_value() && spot.frame != 0) {
    const Frame frame = FrameAt(spot.frame);
    const Place& place = trail_.layout().places[spot.place];
    if (place.is_tail && !place.has_cell && place.kind != PlaceKind::kSlot) {
      return trail_.Result(frame);
    }
    const Evaluated value = trail::ValueOf(trail_, frame, spot.place);
    if (value.status != Evaluated::kNotKept || spot.word == 0) return value;
  }
  return trail_.Evaluate(spot.word);
}

std::optional<Spot> Spots::Reduced(Address cell) const {
  const Word header = trail_.word(cell);
  if (TagOf(header) == Tag::kHeader && trail::KindOf(header) == trail::Kind::kCallback) {
    return Result(trail_.frame(cell));
  }
  std::optional<Address> last = reductions_.Last(cell);
  if (!last.has_value()) return std::nullopt;
  // The value of a frame that ends with a call is that of the call: a loop has as many of them as turns.
  Frame frame = trail_.frame(*last);
  while ((last = reductions_.Last(frame.base))) frame = trail_.frame(*last);
  return Result(frame);
}

// What a word itself tells: a reference leads to its cell.
std::optional<Spot> Spots::FollowWord(Word word) const {
  if (TagOf(word) != Tag::kRef) return std::nullopt;
  const Address a = AddressOf(word);
  if (trail::IsRegion(a) || !trail_.reader().contains(a, 1)) return std::nullopt;
  const Word header = trail_.word(a);
  // A time tells nothing about where a value is from. What it leads to is a value, or a call.
  if (trail::IsSince(header)) {
    const Word inside = trail_.word(a + 8);
    const bool is_call = TagOf(inside) == Tag::kRef && !trail::IsSince(trail_.word(AddressOf(inside)));
    return is_call ? FollowWord(inside) : std::nullopt;
  }
  if (TagOf(header) == Tag::kHeader && trail::KindOf(header) == trail::Kind::kCallback) return Reduced(a);
  const Frame frame = FrameOf(a);
  // What a noted function gave: trusted code knows where from.
  if (a >= frame.base + 8 * uint64_t{trail_.variant(frame).size}) {
    const trail::Object object = trail_.reader().at(a - 8 * uint64_t{trail::kApplicationResult});
    const bool is_application = object.kind == trail::Kind::kData &&
                                static_cast<trail::DataKind>(object.id) == trail::DataKind::kApplication;
    if (is_application) return Spot{0, {}, header, trail_.reader().OriginAt(object.link)};
  }
  const trail::PlaceId place = PlaceAt(frame, a);
  if (!place.has_value()) return Reduced(a);
  return Spot{frame.address, place, word, 0};
}

std::optional<Spot> Spots::Variable(const Frame& frame, trail::SlotId slot) const {
  const Callable* called = trail_.callable(frame);
  const bool is_block = trail_.variant(frame).is_block;
  if (called != nullptr && !is_block && slot >= called->first_param &&
      slot.index < called->first_param.index + called->arity) {
    return Argument(frame, slot.index - called->first_param.index);
  }
  const trail::KnownWay::Slot& known = WayOf(frame).SlotAt(slot);
  const trail::PlaceId place = known.bound.has_value() ? known.bound : known.scrutinised;
  if (place.has_value()) return Spot{frame.address, place, trail_.slot(frame, slot), 0};
  return FollowWord(trail_.slot(frame, slot));
}

std::optional<Spot> Spots::Source(const Spot& spot) const {
  if (!spot.place.has_value() || spot.frame == 0) return FollowWord(spot.word);
  const Frame frame = FrameAt(spot.frame);
  const Layout& layout = trail_.layout();
  const Place& place = layout.places[spot.place];
  switch (place.kind) {
    case PlaceKind::kSlot:
      return Variable(frame, place.slot);
    case PlaceKind::kField:
      return FieldOf(trail_.slot(frame, place.slot), place.a);
    case PlaceKind::kOuter: {
      Frame outer = frame;
      for (uint32_t hops = place.b; hops > 0; --hops) outer = trail_.Enclosing(outer);
      if (place.a != kNone) return FieldOf(trail_.slot(outer, place.slot), place.a);
      return Variable(outer, place.slot);
    }
    case PlaceKind::kConstant:
      return Reduced(trail::CellAddress(trail_.reader().first(), layout.constants[place.constant()].slot));
    case PlaceKind::kUnwrap: {
      const Evaluated inner = trail::ValueOf(trail_, frame, layout.kid(place, 0));
      return inner.status == Evaluated::kValue ? FieldOf(inner.word, 0) : std::nullopt;
    }
    case PlaceKind::kCall:
    case PlaceKind::kCallLocal:
    case PlaceKind::kApply:
    case PlaceKind::kBlock:
      if (place.has_cell) return Reduced(trail::CellAddress(frame.base, place.slot));
      if (place.is_tail) return Reduced(frame.base);
      return std::nullopt;
    default:
      return std::nullopt;  // it comes from here
  }
}

}  // namespace inquest::traced
