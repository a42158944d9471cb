// The random decisions behind a generated program: a list of numbers, read from the left.
#pragma once

#include <cstdint>
#include <vector>

namespace inquest::generators {

class Choices {
 public:
  explicit Choices(std::vector<uint16_t> numbers) : numbers_(std::move(numbers)) {}

  // One of 0 .. count-1; 0 once the list is used up.
  uint32_t Choose(uint32_t count) {
    if (at_ >= numbers_.size() || count == 0) return 0;
    return numbers_[at_++] % count;
  }
  bool Maybe() { return Choose(2) == 1; }

 private:
  std::vector<uint16_t> numbers_;
  size_t at_ = 0;
};

}  // namespace inquest::generators
