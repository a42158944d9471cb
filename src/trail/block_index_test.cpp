#include "trail/block_index.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace inquest::trail {
namespace {

constexpr Address kBegin = 4096;

Layout LayoutWith(size_t variants) {
  Layout layout;
  layout.variants.Resize(variants);
  return layout;
}

BlockSummary AnySummary(size_t variants) {
  BlockSummary block;
  block.begin = kBegin;
  for (uint32_t v = 0; v < variants; ++v) {
    const auto frames = *rc::gen::inRange<uint32_t>(0, 3) * *rc::gen::inRange<uint32_t>(0, 3'000'000);
    const auto callbacks = *rc::gen::inRange<uint32_t>(0, 3) * *rc::gen::inRange<uint32_t>(0, 3'000'000);
    if (frames + callbacks > 0) block.counts.push_back({VariantId(v), frames, callbacks});
  }
  block.executions = *rc::gen::inRange<uint32_t>(0, 1000);
  block.end = kBegin + 8 * (block.frames() + block.executions + 1);
  return block;
}

RC_GTEST_PROP(BlockIndexTest, WhatIsWrittenIsRead, ()) {
  const size_t variants = *rc::gen::inRange<size_t>(1, 20);
  const BlockSummary block = AnySummary(variants);
  const std::vector<Word> words = EncodeEntry(block);
  RC_ASSERT(EntryWords(words[0]) == words.size());
  BlockSummary read;
  RC_ASSERT(DecodeEntry(LayoutWith(variants), words.data(), words.size(), kBegin, block.end, &read));
  RC_ASSERT(read == block);
}

RC_GTEST_PROP(BlockIndexTest, AnEntryThatIsReadFitsItsBlock, ()) {
  const size_t variants = *rc::gen::inRange<size_t>(1, 20);
  std::vector<Word> words = EncodeEntry(AnySummary(variants));
  const size_t at = *rc::gen::inRange<size_t>(0, words.size());
  words[at] ^= Word{1} << *rc::gen::inRange(0, 64);
  const Address end = kBegin + (Address{1} << 30);
  BlockSummary read;
  if (!DecodeEntry(LayoutWith(variants), words.data(), words.size(), kBegin, end, &read)) return;
  RC_ASSERT(read.begin == kBegin && read.end > kBegin && read.end <= end && read.end % 8 == 0);
  RC_ASSERT(read.frames() <= (read.end - read.begin) / 8);
  for (const VariantCount& count : read.counts) RC_ASSERT(count.variant.index < variants);
}

TEST(BlockIndexTest, VariantsCountAsTheOneThatIsStillMatching) {
  Layout layout = LayoutWith(5);
  layout.callables.Resize(2);
  // A routine with two leaves, then one with a leaf.
  for (uint32_t v = 0; v < 5; ++v) {
    Variant& variant = layout.variants[VariantId(v)];
    variant.callable = CallableId(v < 3 ? 0 : 1);
    variant.leaf = v < 3 ? v : v - 3;
    variant.size = 2;
  }
  BlockTally tally(layout, kBegin);
  Address at = kBegin;
  for (const uint32_t variant : {0u, 1u, 2u, 2u, 4u}) {
    tally.Add({at, Kind::kFrame, variant, 0, 2});
    at += 16;
  }
  tally.Add({at, Kind::kCallback, 4, 0, 4});
  const BlockSummary block = tally.Close();
  EXPECT_EQ(block.end, at + 32);
  EXPECT_EQ(block.counts, (std::vector<VariantCount>{{VariantId(0), 4, 0}, {VariantId(3), 1, 1}}));
  // The next block begins empty.
  EXPECT_EQ(tally.Close(), (BlockSummary{at + 32, at + 32, 0, {}}));
}

}  // namespace
}  // namespace inquest::trail
