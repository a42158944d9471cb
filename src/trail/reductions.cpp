#include "trail/reductions.h"

#include <algorithm>

namespace inquest::trail {

Reductions::Reductions(const Trail& trail)
    : trail_(trail), end_(trail.reader().end()), distance_(base::Zeros<uint32_t>(end_ / 8 + 1)) {
  const size_t count = trail.frame_count();
  for (size_t i = 1; i < count; ++i) {
    const Address address = trail.frame_address(i);
    if (const Address plain = trail.PlainRedex(address); plain != 0) {
      Add(plain, address);
      continue;
    }
    const Frame frame = trail.frame(address);
    if (frame.is_callback) {
      callbacks_.push_back({frame.redex, address});
    } else {
      Add(frame.redex, address);
    }
  }
  // Most were made in this order.
  if (!std::is_sorted(callbacks_.begin(), callbacks_.end())) std::sort(callbacks_.begin(), callbacks_.end());
}

void Reductions::Add(Address redex, Address frame) {
  if (redex >= frame) return;
  uint32_t& distance = distance_[redex / 8];
  const uint64_t words = (frame - redex) / 8;
  if (distance == 0 && words < kSeveral) {
    distance = static_cast<uint32_t>(words);
    return;
  }
  std::vector<Address>& all = several_[redex];
  if (distance != 0 && distance != kSeveral) all.push_back(redex + 8 * uint64_t{distance});
  all.push_back(frame);
  distance = kSeveral;
}

std::vector<Address> Reductions::Of(Address redex) const {
  const uint32_t distance = DistanceOf(redex);
  if (distance == 0) return {};
  if (distance == kSeveral) return several_.at(redex);
  return {redex + 8 * uint64_t{distance}};
}

std::span<const Reductions::Callback> Reductions::CallbacksBetween(Address first, Address last) const {
  const auto begin = std::lower_bound(callbacks_.begin(), callbacks_.end(), Callback{first, 0});
  const auto end = std::lower_bound(begin, callbacks_.end(), Callback{last, 0});
  return {begin, end};
}

std::span<const Reductions::Callback> Reductions::CallbacksOf(Address origin) const {
  return CallbacksBetween(origin, origin + 8);
}

std::span<const Reductions::Callback> Reductions::CallbacksIn(const Frame& frame) const {
  return CallbacksBetween(frame.address, frame.base + 8 * uint64_t{trail_.variant(frame).size});
}

}  // namespace inquest::trail
