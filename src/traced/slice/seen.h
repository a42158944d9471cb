// What a walk over a large trail has met: a set of numbers other than 0 that only grows, and one that knows
// how far each was looked into.
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

// A level from 1 to 3 for each pair of numbers below 2^31, which only rises. What is near in the trail is
// near here, since a walk looks at such things together.
class SeenLevels {
 public:
  // Whether the level was lower before.
  bool Raise(uint64_t high, uint64_t low, unsigned level) {
    if (2 * (count_ + 1) > slots_.size()) Grow();
    return Put((high << 31 | low) << 2 | level);
  }

 private:
  static constexpr uint64_t kNear = 32;  // slots for what is near each other

  bool Put(uint64_t entry) {
    constexpr uint64_t kGolden = 0x9e3779b97f4a7c15;
    const uint64_t key = entry >> 2, near = (key >> 31) << 4 | (key & 15);
    size_t at = ((near / kNear * kGolden) >> shift_) * kNear + near % kNear;
    for (; slots_[at] != 0; at = (at + 1) & (slots_.size() - 1)) {
      if (slots_[at] >> 2 != key) continue;
      if (slots_[at] >= entry) return false;
      slots_[at] = entry;
      return true;
    }
    slots_[at] = entry;
    ++count_;
    return true;
  }
  void Grow() {
    std::vector<uint64_t> old = std::move(slots_);
    slots_.assign(old.empty() ? 64 * kNear : 2 * old.size(), 0);
    shift_ = 64;
    for (size_t size = slots_.size() / kNear; size > 1; size /= 2) --shift_;
    count_ = 0;
    for (const uint64_t entry : old) {
      if (entry != 0) Put(entry);
    }
  }

  std::vector<uint64_t> slots_;  // 0: free
  size_t count_ = 0;
  int shift_ = 64;
};

}  // namespace inquest::traced
