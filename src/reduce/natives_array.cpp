// Arrays: {header, size, elements}. Elements are lazy.
#include <algorithm>
#include <cstring>

#include "reduce/natives.h"

namespace inquest::reduce {

using core::Primitive;
using trail::DataKind;
using trail::Tag;

namespace {

Word ArrayHeader(DataKind kind, Address origin) {
  return trail::Header(trail::Kind::kData, static_cast<uint32_t>(kind), origin);
}

}  // namespace

// The collector scans a noted object as a whole, each time it is noted: once between two collections is
// enough.
void Natives::NoteChanged(NativeContext& m, Word object) {
  uint64_t collections = m.heap.stats().minor_collections;
  if (m.changed_since != collections) {
    m.changed.clear();
    m.changed_since = collections;
  }
  Address address = trail::AddressOf(object);
  if (m.changed.insert(address).second) m.heap.NoteMutation(address);
}

// Every change of an object that may be old goes through here: what is young is found again by the collector.
void Natives::StoreMutable(NativeContext& m, Word object, Word* slot, Word value) {
  *slot = value;
  if (trail::RefersToRegion(value) && m.heap.InNursery(trail::AddressOf(value))) {
    NoteChanged(m, object);
  }
}

// `element` is a root (a state word): making the array may collect. None: filled with a word that is no
// reference.
Word Natives::MakeArray(NativeContext& m, DataKind kind, uint64_t size, const Word* element) {
  Word* array = m.values.Allocate(2 + size);
  Word filling = element != nullptr ? *element : trail::SmallInt(0);
  array[0] =
      ArrayHeader(kind, kind == DataKind::kMutArray ? m.executions.OriginOfCurrent() : m.values.descent());
  array[1] = size;
  for (uint64_t i = 0; i < size; ++i) array[2 + i] = filling;
  Word result = trail::Tagged(Tag::kBox, m.heap.address(array));
  NoteChanged(m, result);
  return result;
}

NativeResult Natives::CopyArray(NativeContext& m, Word* state, DataKind kind) {
  uint64_t size = Object(m, state[0])[1];
  if (m.values.TooLarge(static_cast<double>(size))) return Raise(m.exceptions.MakeAsync(kHeapOverflow));
  Word copy = MakeArray(m, kind, size, nullptr);
  std::memcpy(Object(m, copy) + 2, Object(m, state[0]) + 2, size * sizeof(Word));
  return kind == DataKind::kMutArray ? Made(m, copy) : Value(copy);
}

// State: size, the rest of the list, the array, the number of elements that are in it.
NativeResult Natives::ArrayFromListStep(NativeContext& m, uint32_t step, Word* state, Word evaluated) {
  enum : uint32_t { kStart, kSize, kCell };
  if (step == kStart && !m.Examine(&state[0])) return Force(state[0], kSize);
  if (step == kSize) state[0] = evaluated;
  if (step == kCell) {
    state[1] = evaluated;
  } else {
    int64_t size = std::max<int64_t>(0, m.values.IntValue(state[0]));
    if (m.values.TooLarge(static_cast<double>(size))) return Raise(m.exceptions.MakeAsync(kHeapOverflow));
    state[2] = state[3] = trail::SmallInt(0);
    state[2] = MakeArray(m, DataKind::kArray, static_cast<uint64_t>(size), nullptr);
  }

  Word* array = Object(m, state[2]);
  const uint64_t size = array[1];
  auto filled = static_cast<uint64_t>(trail::SmallValue(state[3]));
  // It may have become old while the list was evaluated; what is stored now may be young.
  NoteChanged(m, state[2]);
  for (; filled < size; ++filled) {
    if (!m.Examine(&state[1])) {
      state[3] = trail::SmallInt(static_cast<int64_t>(filled));
      return Force(state[1], kCell);
    }
    if (trail::TagOf(state[1]) != Tag::kCon) break;
    const Word* cell = Object(m, state[1]);
    array[2 + filled] = cell[1];
    state[1] = cell[2];
  }
  if (filled < size) {
    // As GHC's arrays: what the list does not give is an error when it is looked at.
    Word error = m.exceptions.MakeErrorText("(Array.!): undefined array element");
    Word* missing = m.heap.Allocate(2);
    missing[0] = trail::Header(trail::Kind::kFailed, 0, 0);
    missing[1] = error;
    array = Object(m, state[2]);  // the message may have needed a collection
    NoteChanged(m, state[2]);
    Word element = trail::Tagged(Tag::kRef, m.heap.address(missing));
    for (; filled < size; ++filled) array[2 + filled] = element;
  }
  return Value(state[2]);
}

NativeResult Natives::ReadElement(NativeContext& m, Word* state) {
  const Word* array = Object(m, state[0]);
  uint64_t index = m.values.WordValue(state[1]);
  if (index >= array[1]) return Raise(m.exceptions.MakeErrorText("Error in array index"));
  return Unevaluated(array[2 + index]);
}

NativeResult Natives::WriteElement(NativeContext& m, Word* state) {
  Word* array = Object(m, state[0]);
  uint64_t index = m.values.WordValue(state[1]);
  if (index >= array[1]) return Raise(m.exceptions.MakeErrorText("Error in array index"));
  m.executions.NoteChange(trail::HeaderAddress(array[0]) != m.executions.OriginOfCurrent());
  StoreMutable(m, state[0], array + 2 + index, state[2]);
  return Unit(m);
}

void Natives::AddArrays(LazyTable& table) {
  table[Primitive::kArrayFromList] = {"", nullptr, ArrayFromListStep};
  table[Primitive::kMutArrayNew] = {
      "v-", [](NativeContext& m, Word* state) {
        int64_t size = m.values.IntValue(state[0]);
        if (size < 0) return Raise(m.exceptions.MakeErrorText("Negative array size"));
        if (m.values.TooLarge(static_cast<double>(size))) {
          return Raise(m.exceptions.MakeAsync(kHeapOverflow));
        }
        return Made(m, MakeArray(m, DataKind::kMutArray, static_cast<uint64_t>(size), &state[1]));
      }};
  table[Primitive::kMutArrayRead] = {"vv", ReadElement};
  table[Primitive::kMutArrayReadAt] = {"vv-", ReadElement};
  table[Primitive::kMutArrayWrite] = {"vv-", WriteElement};
  table[Primitive::kMutArrayWriteAt] = {"vv--", WriteElement};
  table[Primitive::kMutArrayFreeze] = {
      "v", [](NativeContext& m, Word* state) { return CopyArray(m, state, DataKind::kArray); }};
  table[Primitive::kMutArrayUnsafeFreeze] = {"v", [](NativeContext& m, Word* state) {
                                               Object(m, state[0])[0] =
                                                   ArrayHeader(DataKind::kArray, m.values.descent());
                                               return Value(state[0]);
                                             }};
  table[Primitive::kArrayThaw] = {
      "v", [](NativeContext& m, Word* state) { return CopyArray(m, state, DataKind::kMutArray); }};
}

}  // namespace inquest::reduce
