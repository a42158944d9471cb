// The calls around a call of a local function or lambda: which of the calls of `scaleAll` a `scale` belongs
// to. A local function can fail to mention a variable that it should (`scale x = x * 2` for `x * k`): then
// `scale 3 = 6` is right in `scaleAll 2 [3]` and wrong in `scaleAll 1 [3]`, so the calls around are a part of
// the statement's identity.
#pragma once

#include <vector>

#include "trail/trail.h"

namespace inquest::traced {

class Surroundings {
 public:
  // `trail` must outlive it.
  explicit Surroundings(const trail::Trail& trail) : trail_(trail) {}

  // The frames of the calls around, the innermost first; not those all of whose arguments are among
  // `mentioned`: these are shown anyway.
  std::vector<trail::Frame> Of(const trail::Frame& frame, const std::vector<trail::Word>& mentioned) const;
  // Whether the run has several calls of the routine of this frame, so that a question has to tell which is
  // meant.
  bool AreSeveral(const trail::Frame& around) const;

 private:
  bool IsTold(trail::Word value, const std::vector<trail::Word>& mentioned, int depth) const;
  bool AreTold(const trail::Frame& around, const trail::Callable& called,
               const std::vector<trail::Word>& mentioned) const;

  const trail::Trail& trail_;
  mutable base::Store<trail::CallableId, uint8_t> calls_;  // two at most; made when needed
};

}  // namespace inquest::traced
