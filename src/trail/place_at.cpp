#include "trail/place_at.h"

#include <vector>

namespace inquest::trail {

namespace {

// The place below `root` that has the cell. Suspended blocks and functions have frames of their own.
PlaceId FindCell(const Layout& layout, PlaceId root, SlotId slot) {
  std::vector<PlaceId> todo = {root};
  // An expression is a tree; in a damaged file its places may go round.
  for (size_t steps = 0; !todo.empty() && steps < layout.places.size(); ++steps) {
    const PlaceId at = todo.back();
    todo.pop_back();
    const Place& place = layout.places[at];
    const bool holds = place.has_cell || place.kind == PlaceKind::kMakeFun;
    if (holds && place.slot == slot) return at;
    for (uint32_t i = 0; i < place.count; ++i) todo.push_back(layout.kid(place, i));
  }
  return {};
}

}  // namespace

PlaceId FindBinding(const Layout& layout, const Way& way, SlotId slot) {
  for (PlaceId let : way.lets) {
    for (const auto& [bound, place] : layout.lets[layout.places[let].let()].binds) {
      if (bound == slot) return place;
    }
  }
  return {};
}

PlaceId FindPlace(const Layout& layout, const Way& way, SlotId slot) {
  if (const PlaceId bound = FindBinding(layout, way, slot); bound.has_value()) return bound;
  std::vector<PlaceId> roots = way.conditions;
  if (way.result.has_value()) roots.push_back(way.result);
  for (PlaceId let : way.lets) {
    for (const auto& [bound, place] : layout.lets[layout.places[let].let()].binds) roots.push_back(place);
  }
  for (PlaceId root : roots) {
    const PlaceId found = FindCell(layout, root, slot);
    if (found.has_value()) return found;
  }
  return {};
}

PlaceId PlaceAt(const Trail& trail, const Frame& frame, Address a) {
  const Way way = Replay(trail, frame);
  if (a == frame.base) return way.result;
  return FindPlace(trail.layout(), way, SlotId((a - frame.base) / 8));
}

}  // namespace inquest::trail
