// How trusted code came to work for suspected code (docs/design.md 4.4): the origin, and the redex that made
// the trusted function value through which it was reached, where that is another. Both are inherited at
// creation: by activations, thunks, function values. They travel as one address, that of the origin or of a
// descent in the trail that names both.
#include "reduce/machine.h"

namespace inquest::reduce {

using trail::DataKind;
using trail::Header;
using trail::Kind;
using trail::Tag;
using trail::TagOf;

namespace {

constexpr size_t kKnownDescents = 1 << 12;

size_t HashOf(Address origin, Address maker) {
  constexpr uint64_t kFactor = 0x9e3779b97f4a7c15u;
  return ((origin ^ maker * kFactor) * kFactor >> 32) % kKnownDescents;
}

}  // namespace

// Code with this descent applies a trusted function value that was made at `made`, an origin or a descent
// itself.
Address Machine::DescentThrough(Address made, Address descent) {
  const Word* header = heap_->at(made);
  const Address maker = trail::IsDescent(*header) ? header[1] : made;
  // A function that a trusted constant made is nobody's, as if it were written where it is used.
  if (maker >= program_frame_ && maker < program_frame_ + 8 * uint64_t{code_.program_frame_size})
    return descent;
  const Address origin = OriginIn(descent);
  if (maker == origin) return origin;
  if (descents_.empty()) descents_.resize(kKnownDescents);
  KnownDescent& known = descents_[HashOf(origin, maker)];
  if (known.origin != origin || known.maker != maker) {
    known = {origin, maker, IsInFrameAt(maker, origin) ? origin : MakeDescent(origin, maker)};
  }
  return known.descent;
}

// Whether `base` is that of a frame that holds `a`: then both have one owner.
bool Machine::IsInFrameAt(Address base, Address a) const {
  const Word* first = heap_->at(base);
  Word header = *first;
  if (TagOf(header) == Tag::kState) header = first[-int64_t{trail::kCallbackPrefix}];
  const Kind kind = TagOf(header) == Tag::kHeader ? trail::KindOf(header) : Kind::kNone;
  if (kind != Kind::kFrame && kind != Kind::kCallback) return false;
  const uint32_t variant = trail::IdOf(header);
  return variant < code_.variants.size() && a >= base &&
         a < base + 8 * uint64_t{code_.variants[variant].size};
}

// The origin alone if the trace is full: the run stops at the next reduction.
Address Machine::MakeDescent(Address origin, Address maker) {
  Word* object = heap_->AllocateTrail(2);
  if (object == nullptr) {
    StopBecauseTraceIsFull();
    return origin;
  }
  object[1] = maker;
  object[0] = Header(Kind::kData, static_cast<uint32_t>(DataKind::kDescent), origin);
  return heap_->address(object);
}

// Of a call of a local function through a partial application; 0 if the trace is full.
Address Machine::MakeCallDescent(Word function, Address descent) {
  const Address origin = OriginIn(descent);
  Word* object = heap_->AllocateTrail(3);
  if (object == nullptr) {
    StopBecauseTraceIsFull();
    return 0;
  }
  object[1] = descent == origin ? 0 : heap_->at(descent)[1];
  heap_->StoreTrail(object + 2, function);
  object[0] = Header(Kind::kData, static_cast<uint32_t>(DataKind::kCallDescent), origin);
  return heap_->address(object);
}

}  // namespace inquest::reduce
