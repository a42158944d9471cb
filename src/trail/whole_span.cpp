#include "trail/whole_span.h"

#include <algorithm>
#include <unordered_set>
#include <vector>

namespace inquest::trail {
namespace {

// What a place leads to, in the same routine or in hidden parts of it.
void AddNext(const Layout& layout, const Place& place, std::vector<PlaceId>* todo) {
  for (uint32_t i = 0; i < place.count; ++i) todo->push_back(layout.kid(place, i));
  if (place.kind == PlaceKind::kCase) {
    const Case& table = layout.cases[place.a];
    todo->insert(todo->end(), table.by_tag.begin(), table.by_tag.end());
    for (const auto& [literal, target] : table.literals) todo->push_back(target);
    todo->push_back(table.otherwise);
  } else if (place.kind == PlaceKind::kLet) {
    for (const auto& [slot, bound] : layout.lets[place.a].binds) todo->push_back(bound);
  } else if (place.kind == PlaceKind::kBlock) {
    todo->push_back(layout.variants[place.a].entry);
  } else if (place.kind == PlaceKind::kMakeFun &&
             layout.callables[place.callable()].kind == CallableKind::kHidden) {
    todo->push_back(layout.callables[place.callable()].entry);
  }
}

}  // namespace

Span WholeSpan(const Layout& layout, CallableId callable) {
  const Callable& called = layout.callables[callable];
  Span span = called.span;
  if (called.kind != CallableKind::kHidden || called.is_section || !span.has_value()) return span;
  std::unordered_set<PlaceId> seen;
  std::vector<PlaceId> todo = {called.entry};
  while (!todo.empty()) {
    const PlaceId at = todo.back();
    todo.pop_back();
    if (!at.has_value() || !seen.insert(at).second) continue;
    const Place& place = layout.places[at];
    if (place.span.file == span.file && place.span.begin >= span.begin)
      span.end = std::max(span.end, place.span.end);
    AddNext(layout, place, &todo);
  }
  return span;
}

}  // namespace inquest::trail
