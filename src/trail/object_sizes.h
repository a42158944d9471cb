// How large the objects of a trail are, and how to go from one to the next: for the reader, and for the
// writer of the block index. Words may come from outside: nothing in them is trusted.
#pragma once

#include <cstdint>
#include <vector>

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

  // What `id` leads to, by the kind.
  ActionSiteId action_site() const { return ActionSiteId(id); }
  SiteId site() const { return SiteId(id); }
  VariantId variant() const { return VariantId(id); }
};

class ObjectSizes {
 public:
  ObjectSizes() = default;
  explicit ObjectSizes(const Layout& layout);

  // In words, 0 if there can be no such object. `object` is its first word, `readable` of them may be read;
  // more than kLookahead are never needed.
  uint64_t At(const Word* object, uint64_t readable) const;
  static constexpr uint64_t kLookahead = 6;

  // Visits the objects that begin in words[from, until), as long as `visit` returns true. Objects must end at
  // `end`, which may be beyond what can be read: `readable` words can. `base` is the address of words[0].
  struct Walked {
    uint64_t next = 0;     // where the next object begins
    bool stopped = false;  // by `visit`, or because no object begins there
  };
  template <typename Visit>
  Walked Walk(const Word* words, uint64_t from, uint64_t until, uint64_t readable, uint64_t end, Address base,
              Visit visit) const;

 private:
  static uint64_t DataSize(const Word* object, uint64_t readable, DataKind kind);
  static uint64_t ExecutionSize(const Word* object, uint64_t readable, ExecutionKind kind);

  // By id. Most objects are one of the first three.
  std::vector<uint32_t> frame_words_, callback_words_, con_words_;
  std::vector<uint64_t> closure_words_, action_words_;
};

// Whether a routine is a local one: its frames hold its function value.
bool IsLocal(const Layout& layout, VariantId variant);

template <typename Visit>
ObjectSizes::Walked ObjectSizes::Walk(const Word* words, uint64_t from, uint64_t until, uint64_t readable,
                                      uint64_t end, Address base, Visit visit) const {
  while (from < until) {
    const Word header = words[from];
    const uint32_t id = IdOf(header);
    const Kind kind = KindOf(header);
    uint64_t size = 0;
    if (kind == Kind::kFrame && id < frame_words_.size()) {
      size = frame_words_[id];
    } else if (kind == Kind::kCon && id < con_words_.size()) {
      size = con_words_[id];
    } else if (kind == Kind::kCallback && id < callback_words_.size()) {
      size = callback_words_[id];
    } else {
      size = At(words + from, readable - from);
    }
    if (size == 0 || size > kNone || size > end - from || TagOf(header) != Tag::kHeader) return {from, true};
    const Object object = {base + 8 * from, kind, id, HeaderAddress(header), static_cast<uint32_t>(size)};
    if (!visit(object)) return {from, true};
    from += size;
  }
  return {from, false};
}

}  // namespace inquest::trail
