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
  starts_.resize(blocks_.size());
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
  const Word* words = reinterpret_cast<const Word*>(reader_.bytes_at(page));
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

const Blocks::Starts& Blocks::StartsOf(size_t b) const {
  if (starts_[b] != nullptr) return *starts_[b];
  auto made = std::make_unique<Starts>();
  const BlockSummary& block = blocks_[b];
  const uint64_t count = first_frame_[b + 1] - first_frame_[b];
  made->offsets.reserve(count);
  ForEachFrame(b, [&](uint64_t, const Object& frame) {
    made->offsets.push_back(static_cast<uint32_t>((frame.address - block.begin) / 8));
    return true;
  });
  // Frames that a damaged block does not have stand where its last one does.
  made->offsets.resize(count, made->offsets.empty() ? 0 : made->offsets.back());
  const uint64_t parts = (block.end - block.begin + kPartBytes - 1) / kPartBytes;
  made->by_part.reserve(parts);
  size_t passed = 0;
  for (uint64_t part = 1; part <= parts; ++part) {
    while (passed < count && made->offsets[passed] < part * (kPartBytes / 8)) ++passed;
    made->by_part.push_back(static_cast<uint32_t>(passed));
  }
  starts_[b] = std::move(made);
  return *starts_[b];
}

void Blocks::UseBlockOfFrame(uint64_t number) const {
  const size_t b = BlockOfFrame(number);
  const Starts& starts = StartsOf(b);
  last_first_ = first_frame_[b];
  last_count_ = starts.offsets.size();
  last_begin_ = blocks_[b].begin;
  last_offsets_ = starts.offsets.data();
}

uint64_t Blocks::FrameNumberOf(Address a) const {
  if (a >= reader_.end()) return 0;
  const size_t b = BlockOf(a);
  const Starts& starts = StartsOf(b);
  const Address begin = blocks_[b].begin;
  uint64_t passed = 0;
  if (a >= begin && !starts.by_part.empty()) {
    // So many begin before the end of this part: back to those at or before `a`.
    passed = starts.by_part[std::min<uint64_t>((a - begin) / kPartBytes, starts.by_part.size() - 1)];
    while (passed > 0 && starts.offsets[passed - 1] > (a - begin) / 8) --passed;
  }
  const uint64_t number = first_frame_[b] + passed;
  return number == 0 ? 0 : number - 1;
}

}  // namespace inquest::trail
