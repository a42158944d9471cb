#include "traced/slice/seen.h"

#include <algorithm>

#include "trail/place_walk.h"

namespace inquest::traced {

NodeLevels::NodeLevels(const trail::Trail& trail)
    : trail_(trail),
      first_place_(trail.layout().variants.size(), trail::kNone),
      levels_(trail.reader().end() / 8 * kPlacesAWord) {}

bool NodeLevels::Raise(const trail::Frame& frame, trail::PlaceId place, unsigned level) {
  const uint32_t number = place.index - FirstPlaceOf(frame.variant);
  if (number < kPlacesAWord * trail_.variant(frame).size)
    return levels_.Raise(frame.base / 8 * kPlacesAWord + number, level);
  std::vector<uint8_t>& levels = others_[frame.address];
  if (levels.size() <= place.index) levels.resize(place.index + 1);
  if (levels[place.index] >= level) return false;
  levels[place.index] = static_cast<uint8_t>(level);
  return true;
}

// The places of a template follow each other.
uint32_t NodeLevels::FirstPlaceOf(trail::VariantId variant) {
  uint32_t& first = first_place_[variant.index];
  if (first != trail::kNone) return first;
  const trail::PlaceId entry = trail_.layout().variants[variant].entry;
  first = entry.has_value() ? entry.index : 0;
  trail::WalkPlaces(trail_.layout(), entry, [&](const trail::Place&, std::vector<trail::PlaceId>* todo) {
    for (const trail::PlaceId next : *todo) {
      if (next.has_value()) first = std::min(first, next.index);
    }
  });
  return first;
}

}  // namespace inquest::traced
