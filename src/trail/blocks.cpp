#include "trail/blocks.h"

#include <algorithm>

namespace inquest::trail {

Blocks::Blocks(const Reader& reader) : reader_(reader) {
  ReadIndex();
  WalkRest();
  first_frame_.push_back(0);
  for (const BlockSummary& block : blocks_) first_frame_.push_back(first_frame_.back() + block.frames());
  size_t b = 0;
  for (Address a = 0; a < reader.end(); a += uint64_t{1} << kCellBits) {
    while (b + 1 < blocks_.size() && blocks_[b].end <= a) ++b;
    by_address_.push_back(static_cast<uint32_t>(b));
  }
  has_starts_.resize(blocks_.size());
  offset_ = std::make_unique_for_overwrite<uint32_t[]>(frame_count());
  passed_ = std::make_unique_for_overwrite<uint32_t[]>(blocks_.back().end / kPartBytes + blocks_.size() + 1);
}

void Blocks::ReadIndex() {
  Address page = reader_.header().index;
  Address next = page;
  // Each page is behind the one before, so this ends.
  while (ReadPage(page, &next)) {
    if (next != 0 && next <= page) is_index_damaged_ = true;
    if (next <= page) return;
    page = next;
  }
  is_index_damaged_ = page != 0;
}

bool Blocks::ReadPage(Address page, Address* next) {
  const Object object = page < reader_.first() ? Object() : reader_.at(page);
  if (object.kind != Kind::kData || static_cast<DataKind>(object.id) != DataKind::kIndexPage) return false;
  ++index_pages_;
  const Word* words = reinterpret_cast<const Word*>(reader_.bytes_at(page, 8 * uint64_t{object.size}));
  *next = words[2];
  BlockSummary block;
  uint64_t at = kIndexPagePrefix;
  while (at < object.size && words[at] != 0) {
    const Address begin = blocks_.empty() ? reader_.first() : blocks_.back().end;
    if (!DecodeEntry(reader_.layout(), words + at, object.size - at, begin, reader_.end(), &block))
      return false;
    // The program frame is in the first one.
    if (blocks_.empty() && block.frames() == 0) return false;
    at += EntryWords(words[at]);
    blocks_.push_back(std::move(block));
  }
  return true;
}

void Blocks::WalkRest() {
  BlockTally tally(reader_.layout(), blocks_.empty() ? reader_.first() : blocks_.back().end);
  reader_.Walk(tally.end(), reader_.end(), [&](const Object& object) {
    tally.Add(object);
    if (tally.bytes() >= kBlockBytes) blocks_.push_back(tally.Close());
    return true;
  });
  if (tally.bytes() > 0 || blocks_.empty()) blocks_.push_back(tally.Close());
}

size_t Blocks::BlockOfFrame(uint64_t number) const {
  const auto after = std::upper_bound(first_frame_.begin(), first_frame_.end(), number);
  return std::min<size_t>(static_cast<size_t>(after - first_frame_.begin()) - 1, blocks_.size() - 1);
}

size_t Blocks::BlockOf(Address a) const {
  const uint64_t cell = a >> kCellBits;
  if (cell >= by_address_.size()) return blocks_.size() - 1;
  const auto first = blocks_.begin() + by_address_[cell];
  const auto last =
      cell + 1 < by_address_.size() ? blocks_.begin() + by_address_[cell + 1] : blocks_.end() - 1;
  const auto found = std::partition_point(first, last, [&](const BlockSummary& b) { return b.end <= a; });
  return static_cast<size_t>(found - blocks_.begin());
}

void Blocks::FindStarts(size_t b) const {
  if (has_starts_[b]) return;
  const BlockSummary& block = blocks_[b];
  const uint64_t count = first_frame_[b + 1] - first_frame_[b];
  uint32_t* const offsets = offset_.get() + first_frame_[b];
  uint64_t found = 0;
  ForEachFrame(b, [&](uint64_t, const Object& frame) {
    offsets[found++] = static_cast<uint32_t>((frame.address - block.begin) / 8);
    return true;
  });
  // Frames that a damaged block does not have stand where its last one does.
  std::fill(offsets + found, offsets + count, found == 0 ? 0 : offsets[found - 1]);
  uint32_t* const passed = passed_.get() + first_part(b);
  uint32_t before = 0;
  for (uint64_t part = 0; part * kPartBytes < block.end - block.begin; ++part) {
    while (before < count && offsets[before] < (part + 1) * (kPartBytes / 8)) ++before;
    passed[part] = before;
  }
  has_starts_[b] = true;
}

void Blocks::UseBlockOfFrame(uint64_t number) const {
  const size_t b = BlockOfFrame(number);
  FindStarts(b);
  last_first_ = first_frame_[b];
  last_count_ = first_frame_[b + 1] - last_first_;
  last_begin_ = blocks_[b].begin;
  last_offsets_ = offset_.get() + last_first_;
}

uint64_t Blocks::CountTo(size_t b, Address a) const {
  const Address begin = blocks_[b].begin;
  if (a < begin) return 0;
  if (a >= blocks_[b].end) return first_frame_[b + 1] - first_frame_[b];
  // So many begin before the end of this part: back to those at or before `a`.
  uint64_t passed = passed_[first_part(b) + (a - begin) / kPartBytes];
  const uint32_t* const offsets = offset_.get() + first_frame_[b];
  while (passed > 0 && offsets[passed - 1] > (a - begin) / 8) --passed;
  return passed;
}

size_t Blocks::UseBlockOf(Address a) const {
  const BlockSummary& last = blocks_[last_block_];
  if (a >= last.begin && a < last.end && has_starts_[last_block_]) return last_block_;
  last_block_ = BlockOf(a);
  FindStarts(last_block_);
  return last_block_;
}

uint64_t Blocks::FrameNumberOf(Address a) const {
  if (a >= reader_.end()) return 0;
  const size_t b = UseBlockOf(a);
  const uint64_t number = first_frame_[b] + CountTo(b, a);
  return number == 0 ? 0 : number - 1;
}

Address Blocks::FrameHolding(Address a) const {
  if (a >= reader_.end()) return frame_address(0);
  const size_t b = UseBlockOf(a);
  const uint64_t passed = CountTo(b, a);
  // It may be the last one of the block before.
  if (passed == 0) return frame_address(first_frame_[b] == 0 ? 0 : first_frame_[b] - 1);
  return blocks_[b].begin + 8 * uint64_t{offset_[first_frame_[b] + passed - 1]};
}

}  // namespace inquest::trail
