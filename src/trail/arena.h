// The memory of one machine: one reserved range of addresses. At the bottom lies the trail (a memory-mapped
// file, or plain memory when nothing is recorded), above kRegionBase the region of trusted code. Words refer
// to each other by offset from base(), so that what is in the trail means the same in the file.
#pragma once

#include <algorithm>
#include <memory>
#include <string>

#include "base/result.h"
#include "trail/index_writer.h"
#include "trail/word.h"

namespace inquest::trail {

class Arena {
 public:
  // `path` empty: the trail is in memory. `region_bytes` is reserved, not used, until touched.
  static base::Result<std::unique_ptr<Arena>> Create(const std::string& path, uint64_t region_bytes);
  ~Arena();
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  char* base() const { return base_; }
  Word* at(Address a) const { return reinterpret_cast<Word*>(base_ + a); }
  Address address(const Word* p) const {
    return static_cast<Address>(reinterpret_cast<const char*>(p) - base_);
  }

  // Room for `words` at the end of the trail, zeroed. Disk is reserved before use. Null if there is no room:
  // the disk is full, or the limit was reached; `failure()` says which.
  Word* Allocate(uint32_t words) {
    Word* result = next_;
    if (__builtin_expect(result + words > end_, 0)) return AllocateSlowly(words);
    next_ = result + words;
    __builtin_prefetch(result + kPrefetchWords, 1);  // the trail is written once, in order: ask for it ahead
    return result;
  }
  // The same for the index itself, which Allocate calls.
  Word* AllocateUnindexed(uint32_t words);
  // From now on the index of the trail is written too.
  void StartIndex(const Layout& layout, FrameCounts* counts, Address first, uint64_t block_bytes);
  // 0 if there is no index, or nothing in it yet.
  Address first_index_page() const { return index_ == nullptr ? 0 : index_->first_page(); }

  Address trail_end() const { return address(next_); }
  uint64_t trail_bytes() const { return trail_end(); }
  // At first four fifths of what is free on the disk.
  void set_limit(uint64_t bytes) { limit_ = bytes; }
  const std::string& failure() const { return failure_; }
  // From now on there is a little more room than the limit says: how a run ended is told also when it ended
  // because the trace was full.
  void UseReserve() { limit_ = std::max(limit_, mapped_) + kReserve; }
  bool in_file() const { return fd_ >= 0; }

  // Forgets what was allocated from `end` on. Not in a file.
  void CutOff(Address end);

  // The trail is whole: adds its checksums, writes the first page and cuts off what was reserved and not
  // used. The arena stays readable. `header` gets its end and what follows from it.
  base::Status Finish(FileHeader* header);
  // For benchmarks: Finish adds none.
  void LeaveOutChecksums() { has_checksums_ = false; }

 private:
  static constexpr uint32_t kPrefetchWords = 128;
  static constexpr uint64_t kReserve = uint64_t{1} << 20;
  Arena() = default;
  Word* AllocateSlowly(uint32_t words);
  bool Grow(uint64_t need);
  bool AddChecksums(FileHeader* header);
  void OpenWindow(uint64_t need);

  char* base_ = nullptr;
  uint64_t reserved_ = 0;
  uint64_t mapped_ = 0;  // bytes of trail that can be written
  uint64_t limit_ = kRegionBase;
  Word* next_ = nullptr;
  Word* end_ = nullptr;  // of the pages made present so far
  uint64_t window_ = 0;  // pages are made present so many bytes at a time
  std::unique_ptr<IndexWriter> index_;
  bool has_checksums_ = true;
  int fd_ = -1;
  std::string path_;
  std::string failure_;
};

}  // namespace inquest::trail
