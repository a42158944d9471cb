#include <algorithm>

#include "trail/not_kept.h"
#include "trail/place_walk.h"
#include "trail/verify_parts.h"

namespace inquest::trail {

namespace {

// The slots of a frame of each variant whose values may be kept in part.
class WeakSlots {
 public:
  explicit WeakSlots(const Layout& layout) : layout_(layout) {
    seen_.Resize(layout.places.size());
    by_variant_.Resize(layout.variants.size());
    for (VariantId i{0}; layout.variants.contains(i); ++i) {
      const Variant& variant = layout.variants[i];
      const VariantId before(i.index - 1);
      // The variants of a routine have one template.
      if (i.index > 0 && variant.entry.has_value() && variant.entry == layout.variants[before].entry) {
        by_variant_[i] = by_variant_[before];
        continue;
      }
      if (!variant.is_block && variant.callable.has_value()) {
        by_variant_[i] = layout.callables[variant.callable].weak_params;
      }
      if (variant.entry.has_value()) Collect(variant.entry, by_variant_[i]);
    }
  }
  bool Contains(VariantId variant, SlotId slot) const {
    const std::vector<SlotId>& slots = by_variant_[variant];
    return std::find(slots.begin(), slots.end(), slot) != slots.end();
  }

 private:
  // From a place on, in its frame: blocks and functions have frames of their own.
  void Collect(PlaceId entry, std::vector<SlotId>& slots) {
    std::vector<PlaceId> todo = {entry};
    ++pass_;
    while (!todo.empty()) {
      const PlaceId at = todo.back();
      todo.pop_back();
      if (!at.has_value() || seen_[at] == pass_) continue;
      seen_[at] = pass_;
      const Place& place = layout_.places[at];
      if (place.is_weak) slots.push_back(place.slot);
      AddNext(layout_, place, &todo);
    }
  }

  const Layout& layout_;
  uint32_t pass_ = 0;
  base::Store<PlaceId, uint32_t> seen_;
  base::Store<VariantId, std::vector<SlotId>> by_variant_;
};

void CheckTemplates(const Layout& layout, Faults& faults) {
  for (PlaceId at{0}; layout.places.contains(at); ++at) {
    const Place& place = layout.places[at];
    if (!place.is_weak) continue;
    const bool trusted = place.kind == PlaceKind::kCall && !layout.callables[place.callable()].suspected;
    if (!trusted || !place.has_cell) {
      faults.Add("place " + std::to_string(at.index) +
                 " is weak, but no suspended application of trusted code");
    }
  }
}

}  // namespace

void CheckWeakPlaces(const Reader& reader, Faults& faults) {
  CheckTemplates(reader.layout(), faults);
  // Of a run that was killed, or had no room for its trace, anything may be missing.
  if (!reader.header().is_whole()) return;
  const WeakSlots weak(reader.layout());
  reader.ForEach([&](const Object& object) {
    if (object.kind != Kind::kFrame && object.kind != Kind::kCallback) return true;
    const uint32_t before = object.kind == Kind::kCallback ? kCallbackPrefix : 0;
    uint32_t size = reader.layout().variants[object.variant()].size;
    if (object.id == 0) size = std::min(size, reader.layout().suspected_constants_end.index);
    for (uint32_t slot = 1; slot < size; ++slot) {
      const Word w = reader.word(object.address + 8 * (uint64_t{before} + slot));
      if (!RefersToRegion(w) || w == kMutable || weak.Contains(object.variant(), SlotId(slot))) continue;
      faults.Add(object,
                 "does not hold the value of its word " + std::to_string(slot) + ", which is not weak");
    }
    return !faults.full();
  });
}

}  // namespace inquest::trail
