#include "reduce/descents.h"

namespace inquest::reduce {

using trail::DataKind;
using trail::Header;
using trail::Kind;
using trail::Tag;
using trail::TagOf;

namespace {

constexpr size_t kKnownDescents = 1 << 12;

size_t HashOf(Address origin, Address maker, Address owner) {
  constexpr uint64_t kFactor = 0x9e3779b97f4a7c15u;
  return ((origin ^ (maker ^ owner * kFactor) * kFactor) * kFactor >> 32) % kKnownDescents;
}

}  // namespace

Address Descents::Through(Address made, Address descent, bool noted) {
  const Address maker = MakerIn(made);
  // A function that a trusted constant made is nobody's, as if it were written where it is used.
  if (IsInProgramFrame(maker)) return descent;
  const Address origin = OriginIn(descent);
  const Address owner = noted ? OwnerIn(made) : OwnerIn(descent);
  if (maker == origin && owner == origin) return origin;
  if (known_.empty()) known_.resize(kKnownDescents);
  Known& known = known_[HashOf(origin, maker, owner)];
  if (known.origin != origin || known.maker != maker || known.owner != owner) {
    const auto is_origins = [&](Address a) { return a == origin || IsInFrameAt(a, origin); };
    const bool is_same = is_origins(maker) && is_origins(owner);
    known = {origin, maker, owner, is_same ? origin : Make(origin, maker, owner)};
  }
  return known.descent;
}

// Whether `base` is that of a frame that holds `a`: then both have one owner.
bool Descents::IsInFrameAt(Address base, Address a) const {
  const Word* first = heap_.at(base);
  Word header = *first;
  if (TagOf(header) == Tag::kState) header = first[-int64_t{trail::kCallbackPrefix}];
  const Kind kind = TagOf(header) == Tag::kHeader ? trail::KindOf(header) : Kind::kNone;
  if (kind != Kind::kFrame && kind != Kind::kCallback) return false;
  const uint32_t variant = trail::IdOf(header);
  return variant < code_.variants.size() && a >= base &&
         a < base + 8 * uint64_t{code_.variants[variant].size};
}

// The origin alone if the trace is full: the run stops at the next reduction.
Address Descents::Make(Address origin, Address maker, Address owner) {
  Word* object = heap_.AllocateTrail(trail::kDescentWords);
  if (object == nullptr) {
    ending_.Stop(Ended::kTraceFull, heap_.arena().failure());
    return origin;
  }
  object[1] = maker;
  object[2] = owner;
  object[0] = Header(Kind::kData, static_cast<uint32_t>(DataKind::kDescent), origin);
  return heap_.address(object);
}

Address Descents::OfCall(Word function, Address descent) {
  const Address origin = OriginIn(descent);
  Word* object = heap_.AllocateTrail(trail::kCallDescentWords);
  if (object == nullptr) {
    ending_.Stop(Ended::kTraceFull, heap_.arena().failure());
    return 0;
  }
  object[1] = descent == origin ? 0 : heap_.at(descent)[1];
  heap_.StoreTrail(object + 2, function);
  object[3] = descent == origin ? 0 : heap_.at(descent)[2];
  object[0] = Header(Kind::kData, static_cast<uint32_t>(DataKind::kCallDescent), origin);
  return heap_.address(object);
}

}  // namespace inquest::reduce
