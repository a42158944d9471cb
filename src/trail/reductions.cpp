#include "trail/reductions.h"

namespace inquest::trail {

Reductions::Reductions(const Trail& trail) : trail_(trail) {
  const size_t count = trail.frame_count();
  std::vector<uint32_t> holder(count, 0);
  first_.assign(count + 2, 0);
  for (size_t i = 1; i < count; ++i) {
    holder[i] = static_cast<uint32_t>(trail.FrameNumberOf(trail.frame_number(i).redex));
    ++first_[holder[i] + 2];
  }
  for (size_t i = 2; i < first_.size(); ++i) first_[i] += first_[i - 1];
  frames_.resize(count > 0 ? count - 1 : 0);
  // first_[h + 1] is where the next frame of holder h goes, and in the end where those of h + 1 begin.
  for (size_t i = 1; i < count; ++i) frames_[first_[holder[i] + 1]++] = static_cast<uint32_t>(i);
  first_.pop_back();
}

std::vector<size_t> Reductions::Of(Address redex) const {
  std::vector<size_t> found;
  for (uint32_t number : In(trail_.FrameNumberOf(redex))) {
    const Frame frame = trail_.frame_number(number);
    if (frame.redex == redex && !frame.is_callback) found.push_back(number);
  }
  return found;
}

std::optional<size_t> Reductions::Last(Address redex) const {
  const std::vector<size_t> all = Of(redex);
  if (all.empty()) return std::nullopt;
  return all.back();
}

}  // namespace inquest::trail
