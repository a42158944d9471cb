#include "traced/tree/slot_uses.h"

#include <vector>

#include "trail/place_walk.h"

namespace inquest::traced {

using trail::Place;
using trail::PlaceKind;

namespace {

// Where the code of blocks and functions begins that a place makes.
void AddInner(const trail::Layout& layout, const Place& place, std::vector<trail::PlaceId>* places) {
  if (place.kind == PlaceKind::kBlock) {
    places->push_back(layout.variants[place.variant()].entry);
  } else if (place.kind == PlaceKind::kMakeFun) {
    places->push_back(layout.callables[place.callable()].entry);
  }
}

bool IsMention(PlaceKind kind) {
  return kind == PlaceKind::kSlot || kind == PlaceKind::kField || kind == PlaceKind::kOuter;
}

}  // namespace

uint32_t SlotUses::Of(trail::PlaceId entry, trail::SlotId slot) {
  const auto [found, is_new] = by_entry_.try_emplace(entry);
  if (is_new) found->second = Count(entry);
  const auto count = found->second.find(slot);
  return count == found->second.end() ? 0 : count->second;
}

SlotUses::Counts SlotUses::Count(trail::PlaceId entry) const {
  Counts counts;
  trail::WalkPlaces(layout_, entry, [&](const Place& place, std::vector<trail::PlaceId>* todo) {
    if (IsMention(place.kind)) ++counts[place.slot];
    AddInner(layout_, place, todo);
  });
  return counts;
}

}  // namespace inquest::traced
