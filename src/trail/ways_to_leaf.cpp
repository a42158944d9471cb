#include "trail/ways_to_leaf.h"

namespace inquest::trail {

bool WaysToLeaf::LeadFrom(PlaceId place) {
  if (!place.has_value()) return false;
  const auto [found, is_new] = known_.try_emplace(place, false);
  if (!is_new) return found->second;
  const bool leads = Look(layout_.places[place]);
  known_[place] = leads;
  return leads;
}

bool WaysToLeaf::Look(const Place& place) {
  switch (place.kind) {
    case PlaceKind::kLeaf:
      return place.a + 1 == leaf_;
    case PlaceKind::kCase: {
      const Case& table = layout_.cases[place.cases()];
      for (PlaceId target : table.by_tag) {
        if (LeadFrom(target)) return true;
      }
      for (const auto& [literal, target] : table.literals) {
        if (LeadFrom(target)) return true;
      }
      return LeadFrom(table.otherwise);
    }
    case PlaceKind::kLet:
    case PlaceKind::kGoto:
      return LeadFrom(layout_.kid(place, 0));
    case PlaceKind::kSeq:
      return LeadFrom(layout_.kid(place, 1));
    default:
      return false;
  }
}

}  // namespace inquest::trail
