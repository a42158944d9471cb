// Mixes words and texts into a 128-bit hash. Part of every stored hash: must not change.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <string_view>

#include "value/hash.h"

namespace inquest::value {

// Two lanes of multiply and rotate, as in MurmurHash3. Not against an adversary: who writes the program can
// answer the questions too.
class Hasher {
 public:
  explicit Hasher(uint64_t tag) { Add(tag); }
  void Add(uint64_t word) {
    a_ = std::rotl(a_ ^ (word * 0x87c37b91114253d5u), 31) * 0x4cf5ad432745937fu + b_;
    b_ = std::rotl(b_ ^ (word * 0x9e3779b97f4a7c15u), 29) * 0xc2b2ae3d27d4eb4fu + a_;
    ++words_;
  }
  void Add(const Hash& hash) {
    Add(hash.high);
    Add(hash.low);
  }
  void Add(std::string_view text) {
    Add(text.size());
    for (size_t i = 0; i < text.size(); i += 8) {
      uint64_t word = 0;
      for (size_t j = std::min(text.size(), i + 8); j > i; --j) {
        word = word << 8 | static_cast<unsigned char>(text[j - 1]);
      }
      Add(word);
    }
  }
  Hash Finish() const {
    uint64_t a = Spread(a_ ^ words_);
    uint64_t b = Spread(b_ + a);
    return {Spread(a + b), b};
  }

 private:
  static uint64_t Spread(uint64_t x) {
    x = (x ^ (x >> 33)) * 0xff51afd7ed558ccdu;
    x = (x ^ (x >> 33)) * 0xc4ceb9fe1a85ec53u;
    return x ^ (x >> 33);
  }
  uint64_t a_ = 0x6a09e667f3bcc908u;
  uint64_t b_ = 0xbb67ae8584caa73bu;
  uint64_t words_ = 0;
};

}  // namespace inquest::value
