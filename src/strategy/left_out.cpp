// A search that keeps to some nodes: those that a mark leaves (docs/design.md 8).
#include "strategy/search.h"

namespace inquest::strategy {

void Search::KeepTo(const std::vector<bool>& kept, NodeId maker) {
  keeps_to_some_ = true;
  maker_ = maker;
  for (size_t i = 0; i < state_.size(); ++i) {
    const bool is_left_out = i < kept.size() && !kept[i];
    state_[i] = static_cast<uint16_t>((state_[i] & ~kLeftOut) | (is_left_out ? kLeftOut : 0));
  }
  Recompute();
  Settle();
}

void Search::KeepAll() {
  if (!keeps_to_some_) return;
  ForgetLeftOut();
  Recompute();
  Settle();
}

void Search::ForgetLeftOut() {
  if (!keeps_to_some_) return;
  keeps_to_some_ = false;
  maker_ = NodeId();
  for (uint16_t& state : state_) state &= static_cast<uint16_t>(~kLeftOut);
}

// Whether there is something to ask again.
bool Search::BringBackLeftOut() {
  if (!keeps_to_some_) return false;
  ForgetLeftOut();
  Recompute();
  return true;
}

}  // namespace inquest::strategy
