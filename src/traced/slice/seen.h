// What a walk over a large trail has met, and how far it looked into it: a level from 0 to 3 for each word of
// the trail, or for each node (frame, place), which only rises. Arrays as long as the trail: nothing is
// searched, what is near in the trail is near here, and what is never met costs nothing.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "base/large_blocks.h"
#include "trail/trail.h"

namespace inquest::traced {

// So many levels, at first 0.
class Levels {
 public:
  explicit Levels(uint64_t count) : bits_(base::Zeros<uint8_t>(count / kEach + 1)) {}

  unsigned At(uint64_t i) const { return bits_[i / kEach] >> ShiftOf(i) & 3; }
  // Whether the level was lower before.
  bool Raise(uint64_t i, unsigned level) {
    if (At(i) >= level) return false;
    uint8_t& bits = bits_[i / kEach];
    bits = static_cast<uint8_t>((bits & ~(3u << ShiftOf(i))) | level << ShiftOf(i));
    return true;
  }

 private:
  static constexpr uint64_t kEach = 4;  // in a byte
  static unsigned ShiftOf(uint64_t i) { return static_cast<unsigned>(i % kEach) * 2; }

  base::LargeArray<uint8_t> bits_;
};

class WordLevels {
 public:
  explicit WordLevels(const trail::Trail& trail) : count_(trail.reader().end() / 8), levels_(count_) {}
  unsigned At(trail::Address a) const { return a / 8 < count_ ? levels_.At(a / 8) : 0; }
  // Not for addresses behind the trail: nothing is there, and they never rise.
  bool Raise(trail::Address a, unsigned level) { return a / 8 < count_ && levels_.Raise(a / 8, level); }

 private:
  uint64_t count_;
  Levels levels_;
};

class NodeLevels {
 public:
  explicit NodeLevels(const trail::Trail& trail);
  bool Raise(const trail::Frame& frame, trail::PlaceId place, unsigned level) {
    Template& code = templates_[frame.variant.index];
    if (code.first == trail::kNone) code = TemplateOf(frame.variant);
    const uint32_t number = place.index - code.first;
    if (number >= code.count) return RaiseOther(frame, place, level);
    return levels_.Raise(frame.base / 8 * kPlacesAWord + number, level);
  }

 private:
  // A template has so many places a word of its frames; those beyond are kept elsewhere.
  static constexpr uint32_t kPlacesAWord = 8;
  struct Template {
    uint32_t first = trail::kNone;  // place; kNone: not known yet
    uint32_t count = 0;             // that have room
  };
  Template TemplateOf(trail::VariantId variant) const;
  bool RaiseOther(const trail::Frame& frame, trail::PlaceId place, unsigned level);

  const trail::Trail& trail_;
  std::vector<Template> templates_;  // by variant
  Levels levels_;                    // of the words of a frame, one place after the other
  std::unordered_map<uint64_t, std::vector<uint8_t>> others_;  // by frame, by place
};

}  // namespace inquest::traced
