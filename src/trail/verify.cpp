#include <bit>

#include "trail/verify_parts.h"

namespace inquest::trail {

ObjectMap::ObjectMap(const Reader& reader) : reader_(reader), first_(reader.first()), end_(reader.first()) {
  // A file without an end may be far longer than what is in it.
  if (reader.header().end != 0) starts_.reserve((reader.end() - first_) / 512 + 1);
  starts_.resize(1);
  reader.ForEach([&](const Object& object) {
    if (index(object.address) / 64 >= starts_.size()) starts_.resize(index(object.address) / 64 + 1);
    starts_[index(object.address) / 64] |= uint64_t{1} << (index(object.address) % 64);
    end_ = object.address + uint64_t{object.size} * 8;
    return true;
  });
}

bool ObjectMap::IsStart(Address a) const {
  if (a < first_ || a >= end_ || a % 8 != 0) return false;
  if (index(a) / 64 >= starts_.size()) return false;
  return (starts_[index(a) / 64] >> (index(a) % 64) & 1) != 0;
}

Object ObjectMap::Around(Address a) const {
  if (a < first_ || a >= end_) return {};
  uint64_t block = index(a) / 64;
  // The starts at or before `a`. A large object may reach beyond the last of them.
  uint64_t bits = 0;
  if (block < starts_.size())
    bits = starts_[block] & (~uint64_t{0} >> (63 - index(a) % 64));
  else
    block = starts_.size();
  while (bits == 0) bits = starts_[--block];  // the program's frame starts at the first bit
  const uint64_t at = block * 64 + 63 - static_cast<uint64_t>(std::countl_zero(bits));
  return reader_.at(first_ + at * 8);
}

SlotInFrame SlotAt(const Object& frame, Address a) {
  Address base = frame.address;
  if (frame.kind == Kind::kCallback) base += 8 * uint64_t{kCallbackPrefix};
  if ((frame.kind != Kind::kFrame && frame.kind != Kind::kCallback) || a < base) return {};
  return {true, static_cast<uint32_t>((a - base) / 8)};
}

std::vector<std::string> Verify(const Reader& reader, size_t limit) {
  Faults faults(reader, limit);
  const ObjectMap objects(reader);
  if (reader.header().end != 0 && objects.end() != reader.end()) {
    faults.Add("no object starts at " + faults.At(objects.end()) + ", before the end");
  }
  CheckReferences(reader, objects, faults);
  CheckReductions(reader, objects, faults);
  CheckCallbacks(reader, objects, faults);
  CheckTimes(reader, objects, faults);
  CheckExecutions(reader, faults);
  CheckWeakPlaces(reader, faults);
  CheckIndex(reader, faults);
  return faults.Take();
}

}  // namespace inquest::trail
