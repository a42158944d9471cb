#include "trail/place_at.h"

#include <vector>

namespace inquest::trail {

namespace {

// The place below `root` that has the cell. Suspended blocks and functions have frames of their own.
uint32_t FindCell(const Layout& layout, uint32_t root, uint32_t slot) {
  std::vector<uint32_t> todo = {root};
  // An expression is a tree; in a damaged file its places may go round.
  for (size_t steps = 0; !todo.empty() && steps < layout.places.size(); ++steps) {
    const uint32_t at = todo.back();
    todo.pop_back();
    const Place& place = layout.places[at];
    const bool holds = place.has_cell || place.kind == PlaceKind::kMakeFun;
    if (holds && place.slot == slot) return at;
    for (uint32_t i = 0; i < place.count; ++i) todo.push_back(layout.kid(place, i));
  }
  return kNone;
}

}  // namespace

uint32_t FindBinding(const Layout& layout, const Way& way, uint32_t slot) {
  for (uint32_t let : way.lets) {
    for (const auto& [bound, place] : layout.lets[layout.places[let].a].binds) {
      if (bound == slot) return place;
    }
  }
  return kNone;
}

uint32_t PlaceAt(const Trail& trail, const Frame& frame, Address a) {
  const Layout& layout = trail.layout();
  const Way way = Replay(trail, frame);
  if (a == frame.base) return way.result;
  const auto slot = static_cast<uint32_t>((a - frame.base) / 8);
  if (const uint32_t bound = FindBinding(layout, way, slot); bound != kNone) return bound;
  std::vector<uint32_t> roots = way.conditions;
  if (way.result != kNone) roots.push_back(way.result);
  for (uint32_t let : way.lets) {
    for (const auto& [bound, place] : layout.lets[layout.places[let].a].binds) roots.push_back(place);
  }
  for (uint32_t root : roots) {
    const uint32_t found = FindCell(layout, root, slot);
    if (found != kNone) return found;
  }
  return kNone;
}

}  // namespace inquest::trail
