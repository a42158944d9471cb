#include "trail/block_index.h"

#include <algorithm>
#include <utility>

namespace inquest::trail {

namespace {

constexpr uint64_t kEntryPrefix = 3;
constexpr int kVariantBits = 24, kCountBits = 20;
constexpr uint64_t kMostCounted = (uint64_t{1} << kCountBits) - 1;
static_assert(kMaxId < (uint64_t{1} << kVariantBits));

}  // namespace

uint64_t BlockSummary::frames() const {
  uint64_t sum = 0;
  for (const VariantCount& count : counts) sum += uint64_t{count.frames} + count.callbacks;
  return sum;
}

VariantId MatchingVariant(const Layout& layout, VariantId variant) {
  const Variant& reached = layout.variants[variant];
  if (reached.leaf > variant.index) return variant;
  const VariantId before(variant.index - reached.leaf);
  const Variant& matching = layout.variants[before];
  const bool is_same =
      matching.leaf == 0 && matching.callable == reached.callable && matching.is_block == reached.is_block;
  return is_same ? before : variant;
}

BlockSummary TakeSummary(const Layout& layout, Address begin, Address end, FrameCounts* counts) {
  std::vector<uint32_t>&frames = counts->frames, &callbacks = counts->callbacks;
  for (uint32_t i = 0; i < frames.size(); ++i) {
    if (frames[i] == 0 && callbacks[i] == 0) continue;
    const uint32_t matching = MatchingVariant(layout, VariantId(i)).index;
    if (matching == i) continue;
    frames[matching] += std::exchange(frames[i], 0);
    callbacks[matching] += std::exchange(callbacks[i], 0);
  }
  BlockSummary block = {begin, end, std::exchange(counts->executions, 0), {}};
  for (uint32_t i = 0; i < frames.size(); ++i) {
    if (frames[i] == 0 && callbacks[i] == 0) continue;
    block.counts.push_back({VariantId(i), std::exchange(frames[i], 0), std::exchange(callbacks[i], 0)});
  }
  return block;
}

BlockTally::BlockTally(const Layout& layout, Address begin) : layout_(layout), begin_(begin), end_(begin) {
  counts_.frames.resize(layout.variants.size());
  counts_.callbacks.resize(layout.variants.size());
}

BlockSummary BlockTally::Close() {
  BlockSummary block = TakeSummary(layout_, begin_, end_, &counts_);
  begin_ = end_;
  return block;
}

std::vector<Word> EncodeEntry(const BlockSummary& block) {
  std::vector<Word> words = {0, block.end, block.executions};
  for (VariantCount count : block.counts) {
    // More than fit a word (a block can be larger than planned) are written as several.
    while (count.frames > 0 || count.callbacks > 0) {
      const uint64_t frames = std::min<uint64_t>(count.frames, kMostCounted);
      const uint64_t callbacks = std::min<uint64_t>(count.callbacks, kMostCounted);
      words.push_back(count.variant.index | frames << kVariantBits |
                      callbacks << (kVariantBits + kCountBits));
      count.frames -= static_cast<uint32_t>(frames);
      count.callbacks -= static_cast<uint32_t>(callbacks);
    }
  }
  words[0] = words.size() | block.frames() << 32;
  return words;
}

bool DecodeEntry(const Layout& layout, const Word* words, uint64_t size, Address begin, Address end,
                 BlockSummary* block) {
  if (size < kEntryPrefix || words[0] == 0) return false;
  const uint64_t entry = EntryWords(words[0]);
  if (entry < kEntryPrefix || entry > size) return false;
  *block = {begin, words[1], static_cast<uint32_t>(words[2]), {}};
  if (block->end <= begin || block->end > end || block->end % 8 != 0) return false;
  for (uint64_t i = kEntryPrefix; i < entry; ++i) {
    const VariantId variant(words[i] & ((uint64_t{1} << kVariantBits) - 1));
    const auto frames = static_cast<uint32_t>((words[i] >> kVariantBits) & kMostCounted);
    const auto callbacks = static_cast<uint32_t>(words[i] >> (kVariantBits + kCountBits));
    const bool is_more = !block->counts.empty() && block->counts.back().variant == variant;
    if (is_more) {
      block->counts.back().frames += frames;
      block->counts.back().callbacks += callbacks;
      continue;
    }
    const bool ascends = block->counts.empty() || block->counts.back().variant < variant;
    if (!ascends || !layout.variants.contains(variant)) return false;
    block->counts.push_back({variant, frames, callbacks});
  }
  // Every object takes a word at least: readers make room for what is counted here.
  const uint64_t frames = block->frames();
  const uint64_t room = (block->end - begin) / 8;
  return frames == words[0] >> 32 && words[2] == block->executions && frames + block->executions <= room;
}

}  // namespace inquest::trail
