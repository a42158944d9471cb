// First in, first out: one array is filled while the other one is emptied.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace inquest::traced {

template <typename T>
class Queue {
 public:
  bool empty() const { return next_ == taken_.size() && added_.empty(); }
  void Add(const T& item) { added_.push_back(item); }
  // It must not be empty.
  T Take() {
    if (next_ == taken_.size()) {
      taken_.clear();
      std::swap(taken_, added_);
      next_ = 0;
    }
    return taken_[next_++];
  }

 private:
  std::vector<T> taken_, added_;
  size_t next_ = 0;
};

}  // namespace inquest::traced
