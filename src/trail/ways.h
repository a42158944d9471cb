// The ways that frames took through their equations (replay.h), for whoever looks at many frames. Frames that
// took the same turns took the same way, which is worked out once, with what it tells of a frame's words; to
// find the way of one more frame allocates nothing. Most need no look at a value: the leaf tells.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "trail/replay.h"
#include "trail/turns.h"

namespace inquest::trail {

struct KnownWay {
  // What a word of a frame is, on this way.
  struct Slot {
    PlaceId place;        // whose cell it is (PlaceAt)
    PlaceId bound;        // what a let binds to it
    PlaceId scrutinised;  // what came to the value that a case left there
  };
  Way way;
  std::vector<Slot> slots;

  // As PlaceAt of place_at.h.
  PlaceId PlaceAt(const Frame& frame, Address a) const {
    if (a == frame.base) return way.result;
    return SlotAt(SlotId((a - frame.base) / 8)).place;
  }
  const Slot& SlotAt(SlotId slot) const {
    static constexpr Slot kNothing;
    return slot.index < slots.size() ? slots[slot.index] : kNothing;
  }
};

class Ways {
 public:
  // `trail` must outlive it.
  explicit Ways(const Trail& trail) : trail_(trail), starts_(trail.layout().variants.size()) {}
  // Stays valid.
  const KnownWay& Of(const Frame& frame);

 private:
  // A turn, and where its answers lead; or where a way ends.
  struct Fork {
    Turn turn;
    std::vector<std::pair<PlaceId, uint32_t>> next;  // in forks_
    std::unique_ptr<KnownWay> way;                   // then there is no turn
  };
  struct Start {
    std::unique_ptr<Turns> turns;
    uint32_t fork = kNone;  // in forks_
  };
  const KnownWay& Learn(const Frame& frame);
  KnownWay MakeKnown(Way way, uint32_t size) const;

  const Trail& trail_;
  std::vector<Start> starts_;  // by variant
  std::vector<Fork> forks_;
};

}  // namespace inquest::trail
