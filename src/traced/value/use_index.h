// Which calls applied which function value, by function value: what finite maps are made of.
//
// A run may have as many function values as calls, so it costs 12 bytes a use and nothing a function.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "trail/trail.h"

namespace inquest::traced {

class UseIndex {
 public:
  struct Use {
    uint32_t function_high, function_low;  // its address, in two halves for their alignment
    uint32_t call;                         // the number of the frame
    friend auto operator<=>(const Use&, const Use&) = default;
  };

  void Add(trail::Address function, uint32_t call);
  // Once, after all were added.
  void Sort();
  // In the order of the run. Valid for as long as this.
  std::span<const Use> Of(trail::Address function) const;

 private:
  std::vector<Use> uses_;
};

}  // namespace inquest::traced
