// Walks along the places of a template, each once.
#pragma once

#include <unordered_set>
#include <vector>

#include "trail/layout.h"

namespace inquest::trail {

// Adds where the code at a place goes on in the same frame: its kids, what a case chooses from, what a let
// binds. Some may be none.
void AddNext(const Layout& layout, const Place& place, std::vector<PlaceId>* places);

// `visit(const Place&, std::vector<PlaceId>* todo)` for each place of the code that begins at `entry`, as far
// as it has one frame. Suspended blocks and functions have frames of their own: `visit` can add where their
// code begins.
template <typename Visit>
void WalkPlaces(const Layout& layout, PlaceId entry, Visit visit) {
  std::unordered_set<PlaceId> seen;
  std::vector<PlaceId> todo = {entry};
  while (!todo.empty()) {
    const PlaceId at = todo.back();
    todo.pop_back();
    if (!at.has_value() || !seen.insert(at).second) continue;
    const Place& place = layout.places[at];
    AddNext(layout, place, &todo);
    visit(place, &todo);
  }
}

}  // namespace inquest::trail
