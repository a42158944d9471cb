// The shared objects that lie on the way from the root of a term to the subterm being looked at. One of them
// met again is a cycle. Every traversal of a term that must end keeps one.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace inquest::value {

class OpenTerms {
 public:
  // Whether `identity` is open. 0 (not shared) never is.
  bool contains(uint64_t identity) const { return identity != 0 && levels_.contains(identity); }
  // How many levels up the open object is. It must be open.
  uint64_t distance(uint64_t identity) const { return depth() - levels_.at(identity).level; }
  // Where an open object stands on the way: after so many steps, as the rest from that element on of the list
  // that is there (0: it is what is there). As it was said when it was entered.
  struct Standing {
    uint64_t steps = 0;
    uint64_t rest = 0;
  };
  Standing standing(uint64_t identity) const { return levels_.at(identity).standing; }

  uint64_t depth() const { return order_.size(); }
  // `identity` must not be open.
  void Enter(uint64_t identity) { Enter(identity, Standing()); }
  void Enter(uint64_t identity, Standing standing) {
    order_.push_back(identity);
    if (identity != 0) levels_.emplace(identity, Open{order_.size() - 1, standing});
  }
  // Back to `depth`.
  void LeaveTo(uint64_t depth) {
    for (; order_.size() > depth; order_.pop_back()) {
      if (order_.back() != 0) levels_.erase(order_.back());
    }
  }

 private:
  struct Open {
    uint64_t level;
    Standing standing;
  };
  std::vector<uint64_t> order_;
  std::unordered_map<uint64_t, Open> levels_;
};

// A list is one level as shown but many cells deep. Its first cells are all entered; of a long list only
// every 256th further one: a cycle through the others is met a little later, and ten million cells stay
// cheap.
inline bool IsEnteredCell(uint64_t index) { return index < 4096 || index % 256 == 0; }

}  // namespace inquest::value
