// The index of a trail: for each block of about a megabyte, how many frames of which routine begin in it. The
// writer adds an entry as a block fills, so that readers skip blocks without what they look for, and count
// without looking at all.
//
// In the file, entries lie in index pages, objects of the trail like others (DataKind::kIndexPage), each
// leading to the next; FileHeader::index leads to the first. An entry is a word each for
//
//   - words of the entry | frames << 32; written last: zero means that no more entries follow
//   - where the block ends; it begins where the one before ends, the first one at the program frame
//   - executions of actions
//   - each routine: variant | frames << 24 | callbacks << 44, ascending
//
// Variants of one routine that differ in the leaf they reached count as the one that is still matching, since
// a frame may reach its leaf long after its block was full.
#pragma once

#include <cstdint>
#include <vector>

#include "trail/layout.h"
#include "trail/object_sizes.h"

namespace inquest::trail {

// A block is full when it has so many bytes.
inline constexpr uint64_t kBlockBytes = uint64_t{1} << 20;

struct VariantCount {
  VariantId variant{0};  // of a routine or suspended block, still matching
  uint32_t frames = 0;   // callbacks not included
  uint32_t callbacks = 0;
  bool operator==(const VariantCount&) const = default;
};

struct BlockSummary {
  Address begin = 0, end = 0;  // objects that begin in [begin, end)
  uint32_t executions = 0;
  std::vector<VariantCount> counts;  // ascending by variant
  uint64_t frames() const;
  bool operator==(const BlockSummary&) const = default;
};

// The variant that `variant` was while its routine was still matching.
VariantId MatchingVariant(const Layout& layout, VariantId variant);

// What has been made since the last block was full, by variant: frames, and apart those called by trusted
// code.
struct FrameCounts {
  std::vector<uint32_t> frames, callbacks;
  uint32_t executions = 0;
};
// The summary of the block [begin, end); the counts begin again.
BlockSummary TakeSummary(const Layout& layout, Address begin, Address end, FrameCounts* counts);

// Counts the objects of one block after the other.
class BlockTally {
 public:
  // `layout` must outlive it.
  BlockTally(const Layout& layout, Address begin);
  // The objects come in their order.
  void Add(const Object& object) {
    end_ = object.address + 8 * uint64_t{object.size};
    switch (object.kind) {
      case Kind::kFrame:
        ++counts_.frames[object.id];
        break;
      case Kind::kCallback:
        ++counts_.callbacks[object.id];
        break;
      case Kind::kExecution:
        ++counts_.executions;
        break;
      default:
        break;
    }
  }
  Address end() const { return end_; }
  uint64_t bytes() const { return end_ - begin_; }
  // The block up to here; the next one begins.
  BlockSummary Close();

 private:
  const Layout& layout_;
  FrameCounts counts_;
  Address begin_, end_;
};

std::vector<Word> EncodeEntry(const BlockSummary& block);
// The entry at the beginning of `words`, of which `size` can be read, for a block that begins at `begin`, in
// a trail that ends at `end`. False at the end of the entries, or if this cannot be one.
bool DecodeEntry(const Layout& layout, const Word* words, uint64_t size, Address begin, Address end,
                 BlockSummary* block);
inline uint64_t EntryWords(Word first) { return first & 0xffffffffu; }

}  // namespace inquest::trail
