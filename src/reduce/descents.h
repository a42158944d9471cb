// How trusted code came to work for suspected code (docs/design.md 4.4): the origin, and the redex that made
// the trusted function value through which it was reached, where that is another; and the owner, to which it
// belongs in the FDT. All are inherited at creation: by activations, thunks, function values. They travel as
// one address, that of the origin or of a descent in the trail that names all (DataKind::kDescent): word 0 of
// activations, and the headers of what they make.
#pragma once

#include <vector>

#include "reduce/code.h"
#include "reduce/ending.h"
#include "reduce/heap.h"
#include "trail/word.h"

namespace inquest::reduce {

class Descents {
 public:
  // All of them outlive it.
  Descents(const Code& code, Heap& heap, Ending& ending) : code_(code), heap_(heap), ending_(ending) {}
  // Before the run: where the cells of constants are.
  void set_program_frame(Address frame) { program_frame_ = frame; }
  Address program_frame() const { return program_frame_; }
  bool IsInProgramFrame(Address a) const {
    return a >= program_frame_ && a < program_frame_ + 8 * uint64_t{code_.program_frame_size};
  }

  Address OriginIn(Address descent) const {
    const Word header = *heap_.at(descent);
    return trail::IsDescent(header) ? trail::HeaderAddress(header) : descent;
  }
  // The redex that made the function value through which it was reached; the origin if it was none.
  Address MakerIn(Address descent) const {
    const Word* header = heap_.at(descent);
    return trail::IsDescent(*header) ? header[1] : descent;
  }
  // The redex that it belongs to in the FDT.
  Address OwnerIn(Address descent) const {
    const Word* header = heap_.at(descent);
    return trail::IsDescent(*header) ? header[2] : descent;
  }
  // Code with this descent applies a trusted function value that was made at `made`, an origin or a descent
  // itself. `noted`: it is shown as a finite map, so that what it does belongs to whoever made it; otherwise
  // to who applies it (docs/design.md 6). Stops the run if the trace is full.
  Address Through(Address made, Address descent, bool noted);
  // Of a call of a local function through a partial application; 0 if the trace is full.
  Address OfCall(Word function, Address descent);

  // Follows references as far as values are there. The result is a value, or a reference to what is not
  // evaluated, or to a call that trusted code made: nothing shortens past that (docs/design.md 4.4).
  Word Shorten(Word w) const;
  // As Shorten, but through the results of calls that trusted code made. `descent`: of the trusted code that
  // looks at the value, 0 for suspected code.
  Word Look(Word w, Address descent);
  // docs/design.md 4.4: what trusted code does for an origin depends on the calls it made for that origin and
  // looked at. What it does with values that others brought about depends on the origin's arguments.
  void NoteLook(Word* frame, Address descent) const {
    const Address called_for = trail::HeaderAddress(*frame);
    if (called_for == descent || (descent != 0 && OriginIn(called_for) == OriginIn(descent))) {
      frame[trail::kCallbackPrefix] |= trail::kLookedAt;
    }
  }

 private:
  struct Known {
    Address origin = 0, maker = 0, owner = 0, descent = 0;
  };
  Address Make(Address origin, Address maker, Address owner);
  bool IsInFrameAt(Address base, Address a) const;

  const Code& code_;
  Heap& heap_;
  Ending& ending_;
  Address program_frame_ = 0;
  std::vector<Known> known_;  // some that were made, by a hash
};

inline Word Descents::Shorten(Word w) const {
  using trail::Tag;
  while (trail::TagOf(w) == Tag::kRef) {
    Word c = *heap_.at(trail::AddressOf(w));
    Tag tag = trail::TagOf(c);
    if (tag == Tag::kHeader) {
      if (trail::KindOf(c) != trail::Kind::kIndirect) return w;
      w = heap_.at(trail::AddressOf(w))[1];
    } else if (tag == Tag::kState) {
      return w;
    } else {
      w = c;
    }
  }
  return w;
}

inline Word Descents::Look(Word w, Address descent) {
  using trail::Tag;
  while (trail::TagOf(w = Shorten(w)) == Tag::kRef) {
    Word* object = heap_.at(trail::AddressOf(w));
    if (trail::TagOf(*object) != Tag::kHeader || trail::KindOf(*object) != trail::Kind::kCallback) return w;
    NoteLook(object, descent);
    w = object[trail::kCallbackResult];
  }
  return w;
}

}  // namespace inquest::reduce
