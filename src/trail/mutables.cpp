#include "trail/mutables.h"

namespace inquest::trail {
namespace {

bool Holds(const Trail& trail, Word word, int depth) {
  constexpr int kDeepest = 4;  // IORef is a newtype, an array a record
  const Evaluated value = trail.Evaluate(word);
  if (value.status != Evaluated::kValue || depth > kDeepest) return false;
  const Address address = AddressOf(value.word);
  if (TagOf(value.word) == Tag::kBox) {
    const Object object = trail.reader().at(address);
    const auto kind = static_cast<DataKind>(object.id);
    return object.kind == Kind::kData && (kind == DataKind::kReference || kind == DataKind::kMutArray);
  }
  if (TagOf(value.word) != Tag::kCon) return false;
  const Object object = trail.reader().at(address);
  for (uint32_t i = 1; object.kind == Kind::kCon && i < object.size; ++i) {
    if (Holds(trail, trail.word(address + 8 * uint64_t{i}), depth + 1)) return true;
  }
  return false;
}

}  // namespace

bool HoldsMutables(const Trail& trail, Word word) { return Holds(trail, word, 0); }

}  // namespace inquest::trail
