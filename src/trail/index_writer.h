// Adds entries to the index of a trail (block_index.h) while the trail is written.
#pragma once

#include <cstdint>

#include "trail/block_index.h"

namespace inquest::trail {

class Arena;

class IndexWriter {
 public:
  // Objects follow each other from `first` on; whoever writes them counts them in `counts`, which must
  // outlive this. A block is full with `block_bytes`.
  IndexWriter(const Layout& layout, FrameCounts* counts, Address first, uint64_t block_bytes);

  // Adds an entry if a block is full. False if the arena has no room for it.
  bool Advance(Arena* arena);
  // Of the first page; 0 if there is none yet.
  Address first_page() const { return first_page_; }

 private:
  bool AddEntry(Arena* arena);
  bool OpenPage(Arena* arena, uint64_t need);

  Layout layout_;  // variants only
  FrameCounts* counts_;
  Address begin_;  // of the block
  uint64_t block_bytes_;
  Address first_page_ = 0, page_ = 0;
  Word* next_ = nullptr;      // entry in the page
  Word* page_end_ = nullptr;  // one word before it stays zero
};

}  // namespace inquest::trail
