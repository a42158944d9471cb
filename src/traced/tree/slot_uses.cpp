#include "traced/tree/slot_uses.h"

#include <unordered_set>
#include <vector>

namespace inquest::traced {

using trail::kNone;
using trail::Place;
using trail::PlaceKind;

namespace {

// The places that a place leads to, besides its kids.
void AddTargets(const trail::Layout& layout, const Place& place, std::vector<trail::PlaceId>* targets) {
  if (place.kind == PlaceKind::kCase) {
    const trail::Case& table = layout.cases[place.a];
    targets->insert(targets->end(), table.by_tag.begin(), table.by_tag.end());
    for (const auto& [literal, target] : table.literals) targets->push_back(target);
    targets->push_back(table.otherwise);
  } else if (place.kind == PlaceKind::kLet) {
    for (const auto& [slot, bound] : layout.lets[place.a].binds) targets->push_back(bound);
  } else if (place.kind == PlaceKind::kBlock) {
    targets->push_back(layout.variants[place.a].entry);
  } else if (place.kind == PlaceKind::kMakeFun) {
    targets->push_back(layout.callables[place.callable()].entry);
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
  std::unordered_set<trail::PlaceId> seen;
  std::vector<trail::PlaceId> todo = {entry};
  while (!todo.empty()) {
    const trail::PlaceId at = todo.back();
    todo.pop_back();
    if (!at.has_value() || !seen.insert(at).second) continue;
    const Place& place = layout_.places[at];
    if (IsMention(place.kind)) ++counts[place.slot];
    for (uint32_t i = 0; i < place.count; ++i) todo.push_back(layout_.kid(place, i));
    AddTargets(layout_, place, &todo);
  }
  return counts;
}

}  // namespace inquest::traced
