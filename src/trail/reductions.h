// Which frames reduced which cells: from a place to what it became, one small step at a time. The cells
// themselves are caches of values; this finds the reductions again that led there.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "trail/trail.h"

namespace inquest::trail {

class Reductions {
 public:
  // Passes over all frames once; 8 bytes a frame. `trail` must outlive it.
  explicit Reductions(const Trail& trail);
  // Numbers of the frames whose redex lies in the frame, ascending; of callbacks: whose origin does.
  std::span<const uint32_t> In(size_t frame_number) const {
    return {frames_.data() + first_[frame_number], frames_.data() + first_[frame_number + 1]};
  }
  // Frames that reduce the cell, or for the base of a frame that continue it; without callbacks. An
  // application with more arguments than its function takes is reduced several times.
  std::vector<size_t> Of(Address redex) const;
  std::optional<size_t> Last(Address redex) const;

 private:
  const Trail& trail_;
  std::vector<uint32_t> first_;   // one more than there are frames
  std::vector<uint32_t> frames_;  // sorted by the frame that holds their redex
};

}  // namespace inquest::trail
