// The blocks of a trail (block_index.h) as readers use them: what begins in each, and where its frames begin.
// What the index of the file tells is taken from there; the rest, a block or two if the run had an index, is
// walked.
//
// A damaged index is no danger: an entry that cannot be one ends the index, and a block has exactly as many
// frames as its entry says, whatever is found in it.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "trail/block_index.h"
#include "trail/reader.h"

namespace inquest::trail {

class Blocks {
 public:
  // `reader` must outlive it. Reads the index, and walks over what is not in it.
  explicit Blocks(const Reader& reader);

  size_t size() const { return blocks_.size(); }
  const BlockSummary& block(size_t b) const { return blocks_[b]; }
  uint64_t frame_count() const { return first_frame_.back(); }
  // Frames of block b have the numbers from first_frame(b) to first_frame(b + 1).
  uint64_t first_frame(size_t b) const { return first_frame_[b]; }

  // Of the index: whether it has something that cannot be an entry or a page, and its pages.
  bool is_index_damaged() const { return is_index_damaged_; }
  size_t index_pages() const { return index_pages_; }

  size_t BlockOfFrame(uint64_t number) const;
  size_t BlockOf(Address a) const;

  Address frame_address(uint64_t number) const {
    if (number - last_first_ >= last_count_) UseBlockOfFrame(number);
    return last_begin_ + 8 * uint64_t{last_offsets_[number - last_first_]};
  }
  // The last frame that starts at or before `a`; 0 if none does.
  uint64_t FrameNumberOf(Address a) const;

  // Where that begins.
  Address FrameHolding(Address a) const;

  // Visits the frames of a block with their numbers until `visit` returns false, without keeping where they
  // begin.
  template <typename Visit>  // bool(uint64_t number, const Object& frame)
  void ForEachFrame(size_t b, Visit visit) const;

 private:
  static constexpr uint64_t kPartBytes = 512;
  static constexpr int kCellBits = 20;

  void ReadIndex();
  // False if it is none, or has an entry that cannot be one.
  bool ReadPage(Address page, Address* next);
  void WalkRest();
  void FindStarts(size_t b) const;
  // The block of the address; where its frames begin was found.
  size_t UseBlockOf(Address a) const;
  // How many frames of the block begin at or before `a`. Where they begin was found.
  uint64_t CountTo(size_t b, Address a) const;
  uint64_t first_part(size_t b) const { return blocks_[b].begin / kPartBytes + b; }
  void UseBlockOfFrame(uint64_t number) const;

  const Reader& reader_;
  bool is_index_damaged_ = false;
  size_t index_pages_ = 0;
  std::vector<BlockSummary> blocks_;
  std::vector<uint64_t> first_frame_;  // one more than there are blocks
  std::vector<uint32_t>
      by_address_;  // by address >> kCellBits: the first block that does not end before that
  // Where the frames of a block begin, found on first use. Two arrays for all blocks, so that what is large
  // is one block of memory; what is never used of them is never touched.
  mutable std::vector<bool> has_starts_;        // by block
  mutable std::unique_ptr<uint32_t[]> offset_;  // by frame, in words from the beginning of its block
  mutable std::unique_ptr<uint32_t[]> passed_;  // by part: how many frames of the block begin before its end
  mutable size_t last_block_ = 0;               // that an address was looked for in
  // The block that frame_address used last.
  mutable uint64_t last_first_ = 0, last_count_ = 0;
  mutable Address last_begin_ = 0;
  mutable const uint32_t* last_offsets_ = nullptr;
};

template <typename Visit>
void Blocks::ForEachFrame(size_t b, Visit visit) const {
  uint64_t number = first_frame_[b];
  reader_.Walk(blocks_[b].begin, blocks_[b].end, [&](const Object& object) {
    if (object.kind != Kind::kFrame && object.kind != Kind::kCallback) return true;
    return number < first_frame_[b + 1] && visit(number++, object);
  });
}

}  // namespace inquest::trail
