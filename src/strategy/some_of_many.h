// Which of many calls that were made one after the other are asked about: the last ones, and some before
// these at distances that double.
#pragma once

#include <bit>
#include <cstddef>

namespace inquest::strategy {

// Of the call that is the n-th from the end, from 0. Of several functions whose calls alternate each is asked
// about at distances of its own, so that of all of them together it is one more where there are twice as
// many.
inline bool IsOneOfSome(size_t n, size_t function = 0, size_t functions = 1) {
  const size_t last = functions == 1 ? 3 : 2;
  if (n < last) return true;
  const size_t before = n - last + 1;
  const size_t doublings = static_cast<size_t>(std::bit_width(before)) - 1;
  return std::has_single_bit(before) && doublings % functions == function;
}

}  // namespace inquest::strategy
