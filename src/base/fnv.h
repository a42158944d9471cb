// FNV-1a, a short hash that is the same in every version of inquest: for what is kept in files. Not for hash
// tables.
#pragma once

#include <cstdint>
#include <string_view>

namespace inquest::base {

class Fnv {
 public:
  Fnv& Add(std::string_view text) {
    for (const char c : text) AddByte(static_cast<unsigned char>(c));
    return *this;
  }
  // With its end, so that "ab", "c" differs from "a", "bc".
  Fnv& AddWhole(std::string_view text) {
    Add(text);
    AddByte(0xff);  // no byte of UTF-8
    return *this;
  }
  uint64_t value() const { return hash_; }

 private:
  void AddByte(unsigned char byte) { hash_ = (hash_ ^ byte) * 0x100000001b3u; }
  uint64_t hash_ = 0xcbf29ce484222325u;
};

}  // namespace inquest::base
