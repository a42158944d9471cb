// Actions on the world in a machine that has another one (outside.h).
#include <algorithm>
#include <vector>

#include "base/check.h"
#include "reduce/natives.h"

namespace inquest::reduce {

using core::Primitive;
using trail::Tag;

NativeResult Natives::Answered(NativeContext& m, const Outside::Answer& answer) {
  switch (answer.kind) {
    case Outside::Answer::kValue:
      return Unevaluated(answer.value);
    case Outside::Answer::kRaise:
      return Raise(answer.value);
    case Outside::Answer::kError:
      return Raise(m.exceptions.MakeIoError(answer.error));
    case Outside::Answer::kExecute:
      return {NativeResult::kExecute, answer.value, 0};
    case Outside::Answer::kHole:
      return Raise(HoleWord(answer.hole));
    case Outside::Answer::kEvaluate:
      return Force(answer.value, 1);
  }
  CHECK(false);
}

NativeResult Natives::AskOutside(NativeContext& m, Primitive primitive, const Lazy& native, uint32_t step,
                                 Word* state, Word evaluated) {
  if (primitive == Primitive::kHandlePutString) return PutOutside(m, step, state, evaluated);
  CHECK(native.step == nullptr);
  NativeResult result;
  if (!ForceArguments(m, native.arguments, step, state, evaluated, &result)) return result;
  return Answered(m, m.outside->Execute(primitive, state));
}

// State: handle, the rest of the string.
NativeResult Natives::PutOutside(NativeContext& m, uint32_t step, Word* state, Word evaluated) {
  enum : uint32_t { kStart, kHandle, kCell, kElement };
  Outside& outside = *m.outside;
  if (step == kStart && !m.values.Evaluated(&state[0])) return Force(state[0], kHandle);
  if (step == kHandle) state[0] = evaluated;
  const int64_t handle = m.values.IntValue(state[0]);
  if (step == kStart || step == kHandle) {
    const Outside::Answer begun = outside.BeginPut(handle);
    if (begun.kind != Outside::Answer::kValue) return Answered(m, begun);
  }
  if (step == kCell) state[1] = evaluated;
  Word element = evaluated;
  bool have_element = step == kElement;
  for (;;) {
    if (!m.values.Evaluated(&state[1])) return Force(state[1], kCell);
    if (trail::TagOf(state[1]) != Tag::kCon) {
      outside.EndPut(handle);
      return Unit(m);
    }
    const Word* cell = Object(m, state[1]);
    if (!have_element) {
      element = cell[1];
      if (!m.values.Evaluated(&element)) return Force(element, kElement);
    }
    have_element = false;
    const Outside::Answer put = outside.Put(handle, static_cast<char32_t>(trail::CharacterValue(element)));
    if (put.kind != Outside::Answer::kValue) return Answered(m, put);
    state[1] = cell[2];
  }
}

void Natives::AddMaps(LazyTable& table) { table[Primitive::kApplyMap] = {"", nullptr, ApplyMap}; }

// State: the map's number, an array of the function itself and the arguments so far, the next argument, and,
// once there are enough of them, the number of the lookup. Fewer are kept in a function like the one applied.
NativeResult Natives::ApplyMap(NativeContext& m, uint32_t step, Word* state, Word /*evaluated*/) {
  CHECK(m.outside != nullptr);
  const int64_t map = trail::SmallValue(state[0]);
  const uint64_t held = Object(m, state[1])[1];
  if (held < m.outside->ArityOf(map)) {
    Word* array = m.values.Allocate(3 + held + 4);
    const Word* before = Object(m, state[1]);
    array[0] = before[0];
    array[1] = held + 1;
    std::copy(before + 2, before + 2 + held, array + 2);
    array[2 + held] = state[2];
    Word* partial = array + 3 + held;
    partial[0] = trail::Header(trail::Kind::kPartial, 2, 0);
    partial[1] = array[2];
    partial[2] = state[0];
    partial[3] = trail::Tagged(Tag::kBox, m.heap.address(array));
    return Value(trail::Tagged(Tag::kFun, m.heap.address(partial)));
  }
  if (step == 0) state[3] = trail::SmallInt(++m.lookups);
  const Word* array = Object(m, state[1]);
  std::vector<Word> arguments(array + 3, array + 2 + held);
  arguments.push_back(state[2]);
  return Answered(m, m.outside->Apply(map, arguments, trail::SmallValue(state[3])));
}

}  // namespace inquest::reduce
