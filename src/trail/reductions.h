// Which frames reduced which cells: from a place to what it became, one small step at a time. The cells
// themselves are caches of values; this finds the reductions again that led there.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "base/large_blocks.h"
#include "trail/trail.h"

namespace inquest::trail {

class Reductions {
 public:
  // Passes over all frames once; 4 bytes a word of the trail, where frames are. `trail` must outlive it.
  explicit Reductions(const Trail& trail);

  // The frames that reduce the cell, or for the base of a frame that continue it, in the order in which they
  // were made; without calls made by trusted code. An application with more arguments than its function takes
  // is reduced several times.
  std::vector<Address> Of(Address redex) const;
  // How many that are; the last one.
  size_t CountOf(Address redex) const {
    const uint32_t distance = DistanceOf(redex);
    return distance == kSeveral ? several_.at(redex).size() : distance == 0 ? 0 : 1;
  }
  std::optional<Address> Last(Address redex) const {
    const uint32_t distance = DistanceOf(redex);
    if (distance == 0) return std::nullopt;
    return distance == kSeveral ? several_.at(redex).back() : redex + 8 * uint64_t{distance};
  }

  // A call that trusted code made for an application in suspected code.
  struct Callback {
    Address origin = 0;
    Address frame = 0;
    auto operator<=>(const Callback&) const = default;
  };
  // Those of one origin, or of all the applications in a frame, origin by origin, in the order in which they
  // were made.
  std::span<const Callback> CallbacksOf(Address origin) const;
  std::span<const Callback> CallbacksIn(const Frame& frame) const;

 private:
  std::span<const Callback> CallbacksBetween(Address first, Address last) const;
  void Add(Address redex, Address frame);

  static constexpr uint32_t kSeveral = kNone;
  uint32_t DistanceOf(Address redex) const { return redex < end_ ? distance_[redex / 8] : 0; }

  const Trail& trail_;
  const Address end_;
  // By word of the trail: how many words behind it the frame is that reduces it; 0: none does.
  base::LargeArray<uint32_t> distance_;
  std::unordered_map<Address, std::vector<Address>> several_;  // or one, too far away
  std::vector<Callback> callbacks_;                            // sorted
};

}  // namespace inquest::trail
