#include "trail/ways.h"

#include "trail/place_at.h"
#include "trail/replayer.h"

namespace inquest::trail {

const KnownWay& Ways::Of(const Frame& frame) {
  const Start& start = starts_[frame.variant.index];
  uint32_t at = start.fork;
  while (at != kNone && forks_[at].way == nullptr) {
    const Fork& fork = forks_[at];
    const PlaceId answer = start.turns->Answer(frame, fork.turn);
    at = kNone;
    for (const auto& [known, next] : fork.next) {
      if (known == answer) at = next;
    }
  }
  return at == kNone ? Learn(frame) : *forks_[at].way;
}

const KnownWay& Ways::Learn(const Frame& frame) {
  Start& start = starts_[frame.variant.index];
  if (start.turns == nullptr) start.turns = std::make_unique<Turns>(trail_, trail_.variant(frame).leaf);
  std::vector<Replayer::Taken> taken;
  Way way = Replayer(trail_, frame, start.turns.get(), &taken).Run();
  // Where the turns lead is a fork or, behind the last one, the end.
  const auto add = [&] {
    forks_.emplace_back();
    return static_cast<uint32_t>(forks_.size() - 1);
  };
  if (start.fork == kNone) start.fork = add();
  uint32_t at = start.fork;
  for (const auto& [turn, answer] : taken) {
    forks_[at].turn = turn;
    uint32_t to = kNone;
    for (const auto& [known, next] : forks_[at].next) {
      if (known == answer) to = next;
    }
    if (to == kNone) {
      to = add();
      forks_[at].next.emplace_back(answer, to);
    }
    at = to;
  }
  forks_[at].way = std::make_unique<KnownWay>(MakeKnown(std::move(way), trail_.variant(frame).size));
  return *forks_[at].way;
}

KnownWay Ways::MakeKnown(Way way, uint32_t size) const {
  KnownWay known;
  const Layout& layout = trail_.layout();
  for (uint32_t i = 0; i < size; ++i)
    known.slots.push_back({FindPlace(layout, way, SlotId(i)), FindBinding(layout, way, SlotId(i)), {}});
  for (const PlaceId passed : way.passed) {
    const Place& place = layout.places[passed];
    const bool is_first = place.kind == PlaceKind::kCase && place.stores_value && place.slot.index < size &&
                          !known.slots[place.slot.index].scrutinised.has_value();
    if (is_first) known.slots[place.slot.index].scrutinised = layout.kid(place, 0);
  }
  known.way = std::move(way);
  return known;
}

}  // namespace inquest::trail
