// Reads a trail: from the file, or from the memory of the machine that just wrote it. Finds every object,
// checks the invariants (docs/design.md 4.7), prints it. Bytes of a file come from outside: nothing in it is
// trusted.
#pragma once

#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "base/large_blocks.h"
#include "base/result.h"
#include "trail/checksums.h"
#include "trail/layout.h"
#include "trail/object_sizes.h"
#include "trail/word.h"

namespace inquest::trail {

// How trusted code came to work for suspected code (docs/design.md 4.4).
struct Descent {
  Address origin = 0;  // the application in suspected code that it descends from
  Address maker =
      0;  // the redex that made the trusted function value through which it was reached, if another
  Word function = 0;  // of a call of a local function: the partial application, if it was one
  Address owner = 0;  // the redex that it belongs to in the FDT, if another than the origin
};

// Called with a sentence when something that is looked at is not what was written (checksums.h), each time
// for another stretch of the file. In the thread that looked, one call at a time.
using OnDamage = std::function<void(const std::string& sentence)>;

class Reader {
 public:
  // Maps the file; the trail may be that of a run that is still going on or was cut off. Fails if the first
  // page, the checksums or the description are damaged; damage elsewhere is told when it is looked at, and
  // what is there is read all the same.
  static base::Result<std::unique_ptr<Reader>> Open(const std::string& path, OnDamage on_damage = {});
  // The same with the bytes of a file, whose checksums are not looked at: for tests that break what must
  // hold, as somebody who forges a trace would.
  static base::Result<std::unique_ptr<Reader>> FromBytes(std::string_view bytes);
  ~Reader();
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

  const FileHeader& header() const { return header_; }
  const Layout& layout() const { return layout_; }
  uint64_t bytes() const { return size_; }
  Word word(Address a) const {
    if (__builtin_expect(!IsChecked(a / kChecksumBytes), 0)) Check(a / kChecksumBytes);
    return base_[a / 8];
  }
  bool contains(Address a, uint64_t words) const { return a % 8 == 0 && a / 8 + words <= end_ / 8; }
  // Raw bytes; the caller has checked that `size` of them are there.
  const char* bytes_at(Address a, uint64_t size) const {
    CheckRange(a, a + size);
    return reinterpret_cast<const char*>(base_) + a;
  }
  // Whether damage would be noticed. What a killed run left has no checksums.
  bool has_checksums() const { return header_.checksums != 0; }
  // Looks at the whole file. What is damaged, one sentence a stretch, at most `limit`.
  std::vector<std::string> CheckAll(size_t limit) const;
  bool IsStaticFunction(Address a) const {
    return a >= header_.functions && a < header_.functions + 8 * header_.function_count;
  }

  // The object at `a`; kind kNone at the end, or where the file is damaged.
  Object at(Address a) const;
  // The function value that was called, of a kCallback: a symbol or closure, or a partial application of one.
  Word CallbackFunction(const Object& callback) const;
  // How the trusted code that `link`, the address of a header, names came to work.
  Descent DescentAt(Address link) const;
  // The origin alone; of what suspected code made, the frame.
  Address OriginAt(Address link) const { return DescentAt(link).origin; }
  Address first() const { return header_.program_frame; }
  Address end() const { return end_; }
  // In the order in which they were made, until `visit` returns false.
  template <typename Visit>
  void ForEach(Visit visit) const {
    Walk(first(), end_, visit);
  }
  // The objects that begin in [begin, until); one must begin at `begin`. True if `until` was reached.
  template <typename Visit>
  bool Walk(Address begin, Address until, Visit visit) const;

 private:
  Reader() = default;
  // After base_ and size_ are set. The error says what is wrong, without the file's name.
  base::Status ReadStart();
  bool HasSaneAddresses() const;
  bool HasSaneChecksums() const;

  // Pieces of the file are read into memory to be walked, which costs a fraction of mapping them. Walks can
  // be nested.
  static constexpr uint64_t kPieceWords = uint64_t{32} << 10;
  static_assert(kPieceWords * 8 % kChecksumBytes == 0);
  using Piece = std::unique_ptr<Word[]>;
  Piece TakePiece() const;
  // Words from `at_word` on, where a stretch begins, as many as there are up to `count`, always all that are
  // in the file. Checks them.
  void ReadPiece(uint64_t at_word, uint64_t count, Word* into) const;
  void FillPiece(uint64_t at_word, uint64_t count, Word* into) const;

  // Whether a stretch has been compared with its checksum. Several threads may ask.
  bool IsChecked(uint64_t stretch) const { return checked_[stretch].load(std::memory_order_relaxed); }
  [[gnu::cold]] void Check(uint64_t stretch) const;
  void CheckRange(Address begin, Address end) const;
  // `bytes` are those of the stretch.
  void CheckBytes(uint64_t stretch, const char* bytes) const;
  bool IsDamaged(uint64_t stretch, const char* bytes) const;
  bool IsSealed() const;

  int file_ = -1;
  void* mapping_ = nullptr;
  std::vector<Word> copy_;  // of FromBytes
  const Word* base_ = nullptr;
  uint64_t size_ = 0;
  Address end_ = 0;
  FileHeader header_;
  Layout layout_;
  ObjectSizes sizes_;
  mutable std::vector<Piece> pieces_;  // that nobody uses now
  OnDamage on_damage_;
  mutable std::mutex telling_;
  base::LargeArray<std::atomic<bool>> checked_;  // by stretch
};

template <typename Visit>
bool Reader::Walk(Address begin, Address until, Visit visit) const {
  const uint64_t end = end_ / 8;
  uint64_t from = begin / 8;
  const uint64_t to = std::min(until, end_) / 8;
  if (file_ < 0) return from >= to || !sizes_.Walk(base_, from, to, end, end, 0, visit).stopped;
  Piece piece = TakePiece();
  bool stopped = false;
  constexpr uint64_t kStretch = kChecksumBytes / 8;
  // An object's size can depend on words behind its header: they must be in the piece, or do not exist.
  const uint64_t needed = std::min(to + ObjectSizes::kLookahead, end);
  const uint64_t whole = std::min((needed + kStretch - 1) / kStretch * kStretch, end);
  while (from < to && !stopped) {
    const uint64_t first = from / kStretch * kStretch;
    const uint64_t count = std::min(kPieceWords, whole - first);
    ReadPiece(first, count, piece.get());
    const bool is_last = first + count >= needed;
    const uint64_t reach = is_last ? std::min(count, to - first) : count - ObjectSizes::kLookahead;
    const ObjectSizes::Walked walked =
        sizes_.Walk(piece.get(), from - first, reach, count, end - first, 8 * first, visit);
    stopped = walked.stopped;
    from = first + walked.next;
  }
  pieces_.push_back(std::move(piece));
  return !stopped;
}

struct Stats {
  uint64_t bytes = 0;
  uint64_t frames = 0;
  uint64_t callbacks = 0;
  uint64_t constructors = 0;
  uint64_t others = 0;
};
Stats Count(const Reader& reader);

// What must hold (docs/design.md 4.7): closed; a frame's redex lies in an earlier object, so addresses are in
// topological order; every object is whole. Empty if all holds, otherwise one sentence a violation, at most
// `limit`.
std::vector<std::string> Verify(const Reader& reader, size_t limit = 20);

}  // namespace inquest::trail
