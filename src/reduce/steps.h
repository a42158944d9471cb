// How many reductions a run has made, and how many it may make.
#pragma once

#include <cstdint>

namespace inquest::reduce {

class Steps {
 public:
  static constexpr const char* kUsedUp =
      "The program has used up its limit of reductions (--max-steps raises it).";

  uint64_t made() const { return made_; }
  void set_limit(uint64_t limit) { limit_ = limit; }
  // Another one. False: it must not be made.
  bool Count() { return ++made_ < limit_; }
  // What a long operation of a library takes, about, counts against the limit too. False: it must not begin.
  bool Spend(double steps) {
    if (limit_ == kUnlimited) return true;
    if (made_ >= limit_ || steps >= static_cast<double>(limit_ - made_)) return false;
    limit_ -= static_cast<uint64_t>(steps);
    return true;
  }

 private:
  static constexpr uint64_t kUnlimited = ~uint64_t{0};
  uint64_t limit_ = kUnlimited;
  uint64_t made_ = 0;
};

}  // namespace inquest::reduce
