// A set of numbers other than 0 that only grows: what a walk over a large trail has met.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace inquest::traced {

class Seen {
 public:
  // Whether `key` was not there before.
  bool Add(uint64_t key) {
    if (2 * (count_ + 1) > slots_.size()) Grow();
    return Put(key);
  }

 private:
  bool Put(uint64_t key) {
    constexpr uint64_t kGolden = 0x9e3779b97f4a7c15;
    size_t at = (key * kGolden) >> shift_;
    for (; slots_[at] != 0; at = (at + 1) & (slots_.size() - 1)) {
      if (slots_[at] == key) return false;
    }
    slots_[at] = key;
    ++count_;
    return true;
  }
  void Grow() {
    std::vector<uint64_t> old = std::move(slots_);
    slots_.assign(old.empty() ? 1024 : 2 * old.size(), 0);
    shift_ = 64;
    for (size_t size = slots_.size(); size > 1; size /= 2) --shift_;
    count_ = 0;
    for (const uint64_t key : old) {
      if (key != 0) Put(key);
    }
  }

  std::vector<uint64_t> slots_;  // 0: free
  size_t count_ = 0;
  int shift_ = 64;
};

}  // namespace inquest::traced
