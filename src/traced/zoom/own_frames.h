// The frames that belong to a frame's equation besides itself: suspended blocks, and what desugaring made of
// sections, comprehensions and do blocks, as far as no other node applied it.
#pragma once

#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

#include "trail/trail.h"

namespace inquest::traced {

class OwnFrames {
 public:
  // Passes over the blocks of the trail, from the frame's on, that have such frames.
  OwnFrames(const trail::Trail& trail, const trail::Frame& frame);

  // The frame of the block whose cell that is; none where it was not entered.
  std::optional<trail::Frame> BlockAt(trail::Address cell) const;
  // Applications of a hidden function that this frame made, in the order of the run.
  const std::vector<trail::Address>& Applications(const trail::Frame& maker,
                                                  trail::CallableId callable) const;

 private:
  // What is applied so often is not looked at piece by piece.
  static constexpr size_t kMost = 2000;

  const trail::Trail& trail_;
  std::unordered_map<trail::Address, trail::Address> blocks_;  // by cell
  std::map<std::pair<trail::Address, trail::CallableId>, std::vector<trail::Address>> hidden_;
  const std::vector<trail::Address> none_;
};

}  // namespace inquest::traced
