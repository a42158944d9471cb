#include "traced/slice/seen.h"

#include <algorithm>

#include "trail/place_walk.h"

namespace inquest::traced {

NodeLevels::NodeLevels(const trail::Trail& trail)
    : trail_(trail),
      templates_(trail.layout().variants.size()),
      levels_(trail.reader().end() / 8 * kPlacesAWord) {}

bool NodeLevels::RaiseOther(const trail::Frame& frame, trail::PlaceId place, unsigned level) {
  std::vector<uint8_t>& levels = others_[frame.address];
  if (levels.size() <= place.index) levels.resize(place.index + 1);
  if (levels[place.index] >= level) return false;
  levels[place.index] = static_cast<uint8_t>(level);
  return true;
}

// The places of a template follow each other.
NodeLevels::Template NodeLevels::TemplateOf(trail::VariantId variant) const {
  const trail::Layout& layout = trail_.layout();
  const trail::PlaceId entry = layout.variants[variant].entry;
  Template code{entry.has_value() ? entry.index : 0, kPlacesAWord * layout.variants[variant].size};
  trail::WalkPlaces(layout, entry, [&](const trail::Place&, std::vector<trail::PlaceId>* todo) {
    for (const trail::PlaceId next : *todo) {
      if (next.has_value()) code.first = std::min(code.first, next.index);
    }
  });
  return code;
}

}  // namespace inquest::traced
