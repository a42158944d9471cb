// Where a value stands in a trail: at a place of a frame, or, where trusted code put it, in an object. A
// number or a nullary constructor does not know who made it; the place where it stands does.
#pragma once

#include <optional>

#include "trail/reductions.h"
#include "trail/trail.h"
#include "trail/ways.h"

namespace inquest::traced {

struct Spot {
  trail::Address frame = 0;   // 0: not known
  trail::PlaceId place;       // in the frame's equation; none: not known
  trail::Word word = 0;       // without a place: the value, or a reference to it
  trail::Address origin = 0;  // without a place: the application whose trusted code put it there
};

// Finds spots. `trail` and `reductions` must outlive it.
class Spots {
 public:
  Spots(const trail::Trail& trail, const trail::Reductions& reductions);

  // The place of the frame whose cell is at `a`, on the way that the frame took; for its base: the place
  // whose value is the frame's. None where there is none.
  trail::PlaceId PlaceAt(const trail::Frame& frame, trail::Address a) const;
  // The n-th argument of the frame's redex, dictionaries included.
  Spot Argument(const trail::Frame& frame, uint32_t n) const;
  // A variable of a routine around the frame's.
  Spot FreeVariable(const trail::Frame& frame, const trail::FreeVariable& variable) const;
  // The value of the frame.
  Spot Result(const trail::Frame& frame) const;
  // A field of the constructor that stands there; dictionaries included.
  std::optional<Spot> Field(const Spot& spot, uint32_t field) const;
  // Follows a cell: to the place that gave it its value; without value if trusted code computed it.
  std::optional<Spot> Reduced(trail::Address cell) const;
  // One step towards where the value comes from: through a variable, a field, a reduction. Without value if
  // it comes from here.
  std::optional<Spot> Source(const Spot& spot) const;

  // What a variable of the frame stands for.
  std::optional<Spot> Variable(const trail::Frame& frame, trail::SlotId slot) const;

  trail::Evaluated Value(const Spot& spot) const;

  // The frame at an address, as Trail::frame; those that were looked at last are at hand.
  trail::Frame FrameAt(trail::Address address) const { return Known(address).frame; }
  // The same until the next question is asked here.
  const trail::Frame& BriefFrameAt(trail::Address address) const { return Known(address).frame; }
  // The frame that holds the address.
  trail::Frame FrameOf(trail::Address a) const { return FrameAt(trail_.blocks().FrameHolding(a)); }
  const trail::KnownWay& WayOf(const trail::Frame& frame) const;
  // The frame that holds the redex of one, and the place of the redex.
  struct Call {
    trail::Address caller = 0;
    trail::PlaceId at;
  };
  Call CallOf(const trail::Frame& frame) const;

 private:
  // What is known of a frame: each step of a walk over a trail needs the same few again.
  struct KnownFrame {
    trail::Frame frame;
    const trail::KnownWay* way = nullptr;
    trail::Address caller = 0;  // 0: not looked for yet
    trail::PlaceId at;
  };
  KnownFrame& Known(trail::Address address) const {
    KnownFrame& known = known_[(address / 8 * 0x9e3779b97f4a7c15u) >> (64 - kKnownBits)];
    if (known.frame.address != address) known = {trail_.frame(address), nullptr, 0, {}};
    return known;
  }
  std::optional<Spot> FieldOf(trail::Word constructor, uint32_t field) const;
  std::optional<Spot> FollowWord(trail::Word word) const;

  static constexpr int kKnownBits = 11;
  const trail::Trail& trail_;
  const trail::Reductions& reductions_;
  mutable trail::Ways ways_;
  mutable std::vector<KnownFrame> known_;
};

}  // namespace inquest::traced
