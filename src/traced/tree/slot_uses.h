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
  uint32_t Of(uint32_t entry, uint32_t slot);

 private:
  using Counts = std::unordered_map<uint32_t, uint32_t>;  // by slot
  Counts Count(uint32_t entry) const;

  const trail::Layout& layout_;
  std::unordered_map<uint32_t, Counts> by_entry_;
};

}  // namespace inquest::traced
