// Which ways through the template of an equation lead to one of its leaves. Whoever looks for the way that a
// frame took, or for what it can have executed, needs to go no other.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "trail/layout.h"

namespace inquest::trail {

class WaysToLeaf {
 public:
  // `leaf` as in Variant: the leaf's number + 1. `layout` must outlive it.
  WaysToLeaf(const Layout& layout, uint32_t leaf) : layout_(layout), leaf_(leaf) {}
  // Whether control that comes to the place can come to the leaf. No for none. The recursion follows the
  // text of the program; each place is looked at once.
  bool LeadFrom(PlaceId place);

 private:
  bool Look(const Place& place);

  const Layout& layout_;
  uint32_t leaf_;
  std::unordered_map<PlaceId, bool> known_;
};

}  // namespace inquest::trail
