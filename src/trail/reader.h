// Reads a trail: from the file, or from the memory of the machine that just wrote it. Finds every object,
// checks the invariants (DESIGN 4), prints it. Bytes of a file come from outside: nothing in it is trusted.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "trail/layout.h"
#include "trail/word.h"

namespace inquest::trail {

// One object of the trail: a frame, a constructor, a function value, a number, an action.
struct Object {
  Address address = 0;  // of its header
  Kind kind = Kind::kNone;
  uint32_t id = 0;    // by kind, see word.h
  Address link = 0;   // the header's address: redex, frame or origin
  uint32_t size = 0;  // words
};

class Reader {
 public:
  // Maps the file; the trail may be that of a run that is still going on or was cut off.
  static base::Result<std::unique_ptr<Reader>> Open(const std::string& path);
  // The same with the bytes of a file.
  static base::Result<std::unique_ptr<Reader>> FromBytes(std::string_view bytes);
  ~Reader();
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

  const FileHeader& header() const { return header_; }
  const Layout& layout() const { return layout_; }
  uint64_t bytes() const { return size_; }
  Word word(Address a) const { return base_[a / 8]; }
  bool contains(Address a, uint64_t words) const { return a % 8 == 0 && a / 8 + words <= end_ / 8; }
  // Raw bytes; the caller has checked that they are there.
  const char* bytes_at(Address a) const { return reinterpret_cast<const char*>(base_) + a; }
  bool IsStaticFunction(Address a) const {
    return a >= header_.functions && a < header_.functions + 8 * header_.function_count;
  }

  // The object at `a`; kind kNone at the end, or where the file is damaged.
  Object at(Address a) const;
  // The function value that was called, of a kCallback.
  Word CallbackFunction(const Object& callback) const;
  Address first() const { return header_.program_frame; }
  Address end() const { return end_; }
  // In the order in which they were made, until `visit` returns false.
  template <typename Visit>
  void ForEach(Visit visit) const;

 private:
  Reader() = default;
  // After base_ and size_ are set. The error says what is wrong, without the file's name.
  base::Status ReadStart();
  bool HasSaneAddresses() const;
  uint64_t SizeAt(Address a, Kind kind, uint32_t id) const;
  uint64_t DataSizeAt(Address a, DataKind kind) const;
  uint64_t ExecutionSizeAt(Address a, ExecutionKind kind) const;
  void MeasureObjects();
  bool IsLocal(uint32_t variant) const;

  void* mapping_ = nullptr;
  std::vector<Word> copy_;  // of FromBytes
  const Word* base_ = nullptr;
  uint64_t size_ = 0;
  Address end_ = 0;
  FileHeader header_;
  Layout layout_;
  // Sizes in words, by id: most objects are one of these.
  std::vector<uint32_t> frame_words_, callback_words_, con_words_;
};

template <typename Visit>
void Reader::ForEach(Visit visit) const {
  const uint64_t end = end_ / 8;
  for (uint64_t at_word = first() / 8; at_word < end;) {
    const Word h = base_[at_word];
    const uint32_t id = IdOf(h);
    const Kind kind = KindOf(h);
    Object object;
    if (kind == Kind::kFrame && id < frame_words_.size()) {
      object.size = frame_words_[id];
    } else if (kind == Kind::kCon && id < con_words_.size()) {
      object.size = con_words_[id];
    } else if (kind == Kind::kCallback && id < callback_words_.size()) {
      object.size = callback_words_[id];
    } else {
      object = at(at_word * 8);
      if (object.kind == Kind::kNone) return;
    }
    if (TagOf(h) != Tag::kHeader || at_word + object.size > end) return;
    object.address = at_word * 8;
    object.kind = kind;
    object.id = id;
    object.link = HeaderAddress(h);
    if (!visit(object)) return;
    at_word += object.size;
  }
}

struct Stats {
  uint64_t bytes = 0;
  uint64_t frames = 0;
  uint64_t callbacks = 0;
  uint64_t constructors = 0;
  uint64_t others = 0;
};
Stats Count(const Reader& reader);

// What must hold (DESIGN 4): closed; a frame's redex lies in an earlier object, so addresses are in
// topological order; every object is whole. Empty if all holds, otherwise one sentence a violation, at most
// `limit`.
std::vector<std::string> Verify(const Reader& reader, size_t limit = 20);

// Readable text, an object a line; addresses are file offsets, so the same program gives the same dump.
std::string Dump(const Reader& reader, size_t max_objects);

}  // namespace inquest::trail
