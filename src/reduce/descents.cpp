#include "reduce/descents.h"

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

Address Descents::Through(Address made, Address descent) {
  const Word* header = heap_.at(made);
  const Address maker = trail::IsDescent(*header) ? header[1] : made;
  // A function that a trusted constant made is nobody's, as if it were written where it is used.
  if (IsInProgramFrame(maker)) return descent;
  const Address origin = OriginIn(descent);
  if (maker == origin) return origin;
  if (known_.empty()) known_.resize(kKnownDescents);
  Known& known = known_[HashOf(origin, maker)];
  if (known.origin != origin || known.maker != maker) {
    known = {origin, maker, IsInFrameAt(maker, origin) ? origin : Make(origin, maker)};
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
Address Descents::Make(Address origin, Address maker) {
  Word* object = heap_.AllocateTrail(2);
  if (object == nullptr) {
    ending_.Stop(Ended::kTraceFull, heap_.arena().failure());
    return origin;
  }
  object[1] = maker;
  object[0] = Header(Kind::kData, static_cast<uint32_t>(DataKind::kDescent), origin);
  return heap_.address(object);
}

Address Descents::OfCall(Word function, Address descent) {
  const Address origin = OriginIn(descent);
  Word* object = heap_.AllocateTrail(3);
  if (object == nullptr) {
    ending_.Stop(Ended::kTraceFull, heap_.arena().failure());
    return 0;
  }
  object[1] = descent == origin ? 0 : heap_.at(descent)[1];
  heap_.StoreTrail(object + 2, function);
  object[0] = Header(Kind::kData, static_cast<uint32_t>(DataKind::kCallDescent), origin);
  return heap_.address(object);
}

}  // namespace inquest::reduce
