#include "trail/place_walk.h"

namespace inquest::trail {

void AddNext(const Layout& layout, const Place& place, std::vector<PlaceId>* places) {
  for (uint32_t i = 0; i < place.count; ++i) places->push_back(layout.kid(place, i));
  if (place.kind == PlaceKind::kCase) {
    const Case& table = layout.cases[place.cases()];
    places->insert(places->end(), table.by_tag.begin(), table.by_tag.end());
    for (const auto& [literal, target] : table.literals) places->push_back(target);
    places->push_back(table.otherwise);
  } else if (place.kind == PlaceKind::kLet) {
    for (const auto& [slot, bound] : layout.lets[place.let()].binds) places->push_back(bound);
  }
}

}  // namespace inquest::trail
