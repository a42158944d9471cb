#include "trail/index_writer.h"

#include <algorithm>
#include <atomic>
#include <cstddef>

#include "trail/arena.h"

namespace inquest::trail {

namespace {

// Pages double up to this size: a short run has a small index, and the index of a long one lies together.
constexpr uint64_t kFirstPageWords = 64;
constexpr uint64_t kLargestPageWords = uint64_t{8} << 10;

// What a reader may see only after all that was written before, whenever the process is killed.
// NOLINTNEXTLINE(readability-non-const-parameter): atomic_ref changes it
void Publish(Word* at, Word word) { std::atomic_ref<Word>(*at).store(word, std::memory_order_release); }

}  // namespace

IndexWriter::IndexWriter(const Layout& layout, FrameCounts* counts, Address first, uint64_t block_bytes)
    : counts_(counts), begin_(first), block_bytes_(block_bytes) {
  layout_.variants = layout.variants;
}

bool IndexWriter::Advance(Arena* arena) {
  return arena->trail_end() - begin_ < block_bytes_ || AddEntry(arena);
}

bool IndexWriter::AddEntry(Arena* arena) {
  const Address end = arena->trail_end();
  const std::vector<Word> entry = EncodeEntry(TakeSummary(layout_, begin_, end, counts_));
  begin_ = end;
  if (next_ == nullptr || entry.size() + 1 > static_cast<uint64_t>(page_end_ - next_)) {
    if (!OpenPage(arena, entry.size() + 1)) return false;
  }
  std::copy(entry.begin() + 1, entry.end(), next_ + 1);
  Publish(next_, entry[0]);
  next_ += entry.size();
  return true;
}

bool IndexWriter::OpenPage(Arena* arena, uint64_t need) {
  const uint64_t before = page_ == 0 ? 0 : arena->at(page_)[1];
  const uint64_t size =
      std::max(std::clamp(2 * before, kFirstPageWords, kLargestPageWords), kIndexPagePrefix + need);
  Word* page = arena->AllocateUnindexed(static_cast<uint32_t>(size));
  if (page == nullptr) return false;
  page[1] = size;
  Publish(page, Header(Kind::kData, static_cast<uint32_t>(DataKind::kIndexPage), 0));
  Word* link = page_ == 0 ? arena->at(offsetof(FileHeader, index)) : arena->at(page_ + 16);
  page_ = arena->address(page);
  if (first_page_ == 0) first_page_ = page_;
  Publish(link, page_);
  next_ = page + kIndexPagePrefix;
  page_end_ = page + size;
  return true;
}

}  // namespace inquest::trail
