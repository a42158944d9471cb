// The places of a frame in the order in which questions about them come (docs/strategies.md, "Order of
// children"): conditions in the order tried, then the right-hand side, then local bindings; outermost an
// application before its arguments, innermost after them.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "trail/trail.h"

namespace inquest::traced {

class PlaceOrder {
 public:
  struct Numbers {
    uint32_t outermost = 0;
    uint32_t innermost = 0;
    trail::PlaceId place;
  };
  PlaceOrder(const trail::Trail& trail, const trail::Frame& frame);
  // Of the place whose cell, function symbol or (for the frame's own result) base is at `a`.
  Numbers OfAddress(trail::Address a) const;
  // The place itself; none if the way did not pass one.
  trail::PlaceId PlaceAt(trail::Address a) const;
  // The slot of the variable that a place is bound to by a let or where; none for others.
  trail::SlotId BoundSlot(trail::PlaceId place) const;
  // Of the first mention of a constant.
  Numbers OfConstant(trail::ConstantId constant) const;

 private:
  friend class PlaceNumberer;
  trail::Address base_ = 0;
  std::unordered_map<trail::SlotId, Numbers> by_slot_;  // slot 0: the result
  std::unordered_map<trail::ConstantId, Numbers> by_constant_;
  std::unordered_map<trail::PlaceId, trail::SlotId> bound_;
};

// When the value of a frame was there (weak head normal form), as a number of frames made by then. Calls made
// by trusted code note it; for others it is the latest of what their result shows: the frame itself, the
// constructor it made, the values it looked at that were made after it began. Exact for constructors that
// suspected code made; for other values it can be too early (strategy/children.cpp makes up for most of
// that).
uint64_t CompletionOf(const trail::Trail& trail, const trail::Frame& frame);

}  // namespace inquest::traced
