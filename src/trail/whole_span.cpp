#include "trail/whole_span.h"

#include <algorithm>
#include <vector>

#include "trail/place_walk.h"

namespace inquest::trail {
namespace {

// Where the hidden parts begin that a place makes.
void AddHidden(const Layout& layout, const Place& place, std::vector<PlaceId>* places) {
  if (place.kind == PlaceKind::kBlock) {
    places->push_back(layout.variants[place.variant()].entry);
  } else if (place.kind == PlaceKind::kMakeFun &&
             layout.callables[place.callable()].kind == CallableKind::kHidden) {
    places->push_back(layout.callables[place.callable()].entry);
  }
}

}  // namespace

Span WholeSpan(const Layout& layout, CallableId callable) {
  const Callable& called = layout.callables[callable];
  Span span = called.span;
  if (called.kind != CallableKind::kHidden || called.is_section || !span.has_value()) return span;
  WalkPlaces(layout, called.entry, [&](const Place& place, std::vector<PlaceId>* todo) {
    if (place.span.file == span.file && place.span.begin >= span.begin)
      span.end = std::max(span.end, place.span.end);
    AddHidden(layout, place, todo);
  });
  return span;
}

}  // namespace inquest::trail
