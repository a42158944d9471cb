#include "traced/view/creator.h"

#include "traced/view/routine_name.h"

namespace inquest::traced {

using trail::Address;
using trail::AddressOf;
using trail::Evaluated;
using trail::Frame;
using trail::PlaceKind;
using trail::Tag;
using trail::TagOf;
using trail::Word;

namespace {

bool IsApplication(PlaceKind kind) {
  return kind == PlaceKind::kCall || kind == PlaceKind::kCallLocal || kind == PlaceKind::kApply;
}

}  // namespace

Frame Creators::Owner(Frame frame) const {
  while (frame.address != trail_.reader().first()) {
    const trail::Variant& variant = trail_.variant(frame);
    const bool is_part = variant.is_block || (variant.callable.has_value() &&
                                              !IsAsked(trail_.layout().callables[variant.callable]));
    if (!is_part) break;
    const Frame outer = trail_.Enclosing(frame);
    if (outer.address >= frame.address) break;
    frame = outer;
  }
  return frame;
}

Creator Creators::RedexOf(const Frame& made_in, trail::PlaceId place) const {
  Creator creator;
  creator.frame = Owner(made_in);
  creator.made_in = made_in;
  creator.place = place;
  creator.kind =
      creator.frame.address == trail_.reader().first() ? Creator::Kind::kProgram : Creator::Kind::kRedex;
  return creator;
}

Creator Creators::OfNode(const Frame& frame) const {
  Creator creator = RedexOf(frame, {});
  if (creator.kind == Creator::Kind::kRedex && !trail_.variant(frame).is_block) creator.frame = frame;
  return creator;
}

Creator Creators::OfOrigin(Address link) const {
  const Address origin = trail_.reader().OriginAt(link);
  const Frame frame = trail_.FrameOf(origin);
  const trail::PlaceId place = spots_.PlaceAt(frame, origin);
  Creator creator = RedexOf(frame, place);
  if (creator.kind == Creator::Kind::kRedex && place.has_value() &&
      IsApplication(trail_.layout().places[place].kind)) {
    creator.kind = Creator::Kind::kApplication;
  }
  return creator;
}

Creator Creators::OfAction(Address action) const {
  const trail::Object object = trail_.reader().at(action);
  if (object.kind != trail::Kind::kAction) return {};
  const trail::PlaceId place = trail_.layout().action_sites[object.action_site()].place;
  return !place.has_value() ? OfOrigin(object.link) : RedexOf(trail_.FrameOf(object.link), place);
}

// What objects themselves tell. A function without a place, a number and a nullary constructor tell nothing.
bool Creators::OfObject(Word word, Creator* creator) const {
  const Address a = AddressOf(word);
  switch (TagOf(word)) {
    case Tag::kCon: {
      const trail::Object object = trail_.reader().at(a);
      if (object.kind != trail::Kind::kCon || object.link == 0) return false;
      const trail::PlaceId place = trail_.layout().sites[object.site()].place;
      *creator = !place.has_value() ? OfOrigin(object.link) : RedexOf(trail_.FrameOf(object.link), place);
      return true;
    }
    case Tag::kFun: {
      if (trail_.reader().IsStaticFunction(a)) return false;
      const Frame frame = trail_.FrameOf(a);
      if (a < frame.base + 8 * uint64_t{trail_.variant(frame).size}) {  // a function symbol of the frame
        *creator = RedexOf(frame, spots_.PlaceAt(frame, a));
        return true;
      }
      const Address link = trail_.reader().OriginAt(trail::HeaderAddress(trail_.word(a)));
      if (link == 0) return false;
      *creator = trail::KindOf(trail_.word(a)) == trail::Kind::kPartial ? RedexOf(trail_.FrameOf(link), {})
                                                                        : OfOrigin(link);
      return true;
    }
    case Tag::kBox:
      if (trail_.reader().at(a).kind != trail::Kind::kAction) return false;
      *creator = OfAction(a);
      return true;
    default:
      return false;
  }
}

Creator Creators::Of(const Spot& start) const {
  Creator creator;
  const auto tells = [&](const Evaluated& value) {
    return value.status == Evaluated::kValue && OfObject(value.word, &creator);
  };
  if (tells(spots_.Value(start))) return creator;
  const Spot spot = FollowSources(start);
  const Evaluated value = spots_.Value(spot);
  if (tells(value)) return creator;
  if (spot.place.has_value() && spot.frame != 0) {
    creator = RedexOf(trail_.frame(spot.frame), spot.place);
    // Trusted code computed it, or nobody did: then the application was made by its frame.
    const bool computed = value.status != Evaluated::kUnevaluated;
    if (computed && IsApplication(trail_.layout().places[spot.place].kind)) {
      creator.kind = Creator::Kind::kApplication;
    }
    return creator;
  }
  if (spot.origin != 0) return OfOrigin(spot.origin);
  if (spot.frame != 0) return RedexOf(trail_.frame(spot.frame), {});
  return {};
}

// The value is the same all the way.
Spot Creators::FollowSources(Spot spot) const {
  // Each step leads to something made earlier, or into the reduction of the place; a damaged file may go
  // round.
  for (size_t steps = 0; steps < 4 * trail_.frame_count() + (1 << 16); ++steps) {
    const std::optional<Spot> source = spots_.Source(spot);
    if (!source.has_value()) return spot;
    spot = *source;
  }
  return {};
}

Creator Creators::Above(const Creator& creator) const {
  switch (creator.kind) {
    case Creator::Kind::kApplication:
      return RedexOf(creator.made_in, creator.place);
    case Creator::Kind::kRedex: {
      const Address redex = creator.frame.redex;
      const Frame caller = trail_.FrameOf(redex);
      return RedexOf(caller, spots_.PlaceAt(caller, redex));
    }
    case Creator::Kind::kProgram:
    case Creator::Kind::kUnknown:
      break;
  }
  return {};
}

}  // namespace inquest::traced
