// How often the code of a routine mentions a variable, wherever it may be needed: in any alternative, in
// suspended blocks and in local functions.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "trail/layout.h"

namespace inquest::traced {

class SlotUses {
 public:
  explicit SlotUses(const trail::Layout& layout) : layout_(layout) {}
  // Mentions of the word `slot` of a frame whose code begins at `entry`. Exclusive alternatives and inner
  // frames may use the number of a slot for something else: never too few. Computed once for each `entry`.
  uint32_t Of(trail::PlaceId entry, trail::SlotId slot);

 private:
  using Counts = std::unordered_map<trail::SlotId, uint32_t>;
  Counts Count(trail::PlaceId entry) const;

  const trail::Layout& layout_;
  std::unordered_map<trail::PlaceId, Counts> by_entry_;
};

}  // namespace inquest::traced
