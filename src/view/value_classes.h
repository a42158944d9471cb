// Gives values numbers: two have the same number if and only if they are equal in full (value/compare.h).
// Also knows how large they are. A shared part is looked at once. So the time to number all statements of a
// long run follows the size of the trail, not the sum of the sizes of the statements. This holds for trees of
// the libraries too (View::is_rope), which are equal if their elements are, whatever their shapes.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "value/term.h"

namespace inquest::view {

// Of a sequence of numbers; that of two joined comes from theirs, however they were divided. That two
// different ones have the same is as good as impossible: it has 122 bits.
class SequenceHash {
 public:
  SequenceHash() = default;
  explicit SequenceHash(uint64_t element);
  SequenceHash operator+(const SequenceHash& after) const;
  // Text that tells it from others.
  std::string Key() const;

 private:
  struct Part {
    uint64_t hash = 0, power = 1;
  };
  Part parts_[2];
};

class ValueClasses {
 public:
  using Class = uint32_t;
  explicit ValueClasses(const value::Terms& terms) : terms_(terms) {}

  Class Of(value::Term term);
  // Subterms, unknown ones included; shared ones count each time. A value that goes round is endless:
  // kEndless.
  uint64_t size(Class c) const { return sizes_[c].all; }
  // Of these, those that are known. A value that is less evaluated than another one has fewer.
  uint64_t known(Class c) const { return sizes_[c].known; }
  static constexpr uint64_t kEndless = ~uint64_t{0} >> 1;

 private:
  struct Sizes {
    uint64_t all = 1, known = 1;
  };
  struct Open {  // a term whose subterms are being numbered
    uint64_t identity = 0;
    std::string key;
    Sizes sizes;
    std::vector<value::Term> parts;
    size_t next = 0;
    bool is_rope = false;
    std::vector<Class> done;  // of a rope: its parts, numbered
  };
  bool Enter(value::Term term, Class* done);
  Class Finish(const std::string& key, Sizes sizes);
  Class FinishRope(const std::vector<Class>& parts);
  Class OfAction(value::Term term);
  Class OfEndless(value::Term term);

  const value::Terms& terms_;
  std::unordered_map<std::string, Class> by_key_;
  std::unordered_map<uint64_t, Class> by_identity_;
  std::vector<Sizes> sizes_;
  std::unordered_map<Class, SequenceHash> ropes_;
  std::vector<Open> open_;
  std::unordered_map<uint64_t, size_t> open_identities_;
  bool met_cycle_ = false;
  value::View view_;
};

}  // namespace inquest::view
