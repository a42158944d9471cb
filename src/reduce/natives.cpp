// Lazy primitives and actions: the table, and how their arguments are evaluated.
#include "reduce/natives.h"

#include <memory>
#include <utility>

#include "base/check.h"
#include "reduce/interruptible.h"
#include "runtime/integer.h"

namespace inquest::reduce {

using core::Primitive;
using trail::Tag;

const Natives::LazyTable& Natives::lazy() {
  static const LazyTable table = [] {
    LazyTable t;
    AddOutput(t);
    AddInput(t);
    AddHandles(t);
    AddFiles(t);
    AddFolders(t);
    AddProcess(t);
    AddEnvironment(t);
    AddEvaluation(t);
    AddArrays(t);
    AddReferences(t);
    AddThreads(t);
    AddMaps(t);
    for (size_t i = 0; i < t.entries.size(); ++i) {
      t.entries[i].is_outside =
          (core::Info(static_cast<Primitive>(i)).flags & core::kOutside) == core::kOutside;
    }
    return t;
  }();
  return table;
}

NativeResult Natives::RunLazy(NativeContext& m, Primitive primitive, uint32_t step, Word* state,
                              Word evaluated) {
  static const LazyTable& table = lazy();
  const Lazy& native = table[primitive];
  if (native.is_outside && m.outside != nullptr) {
    return AskOutside(m, primitive, native, step, state, evaluated);
  }
  if (native.step != nullptr) return native.step(m, step, state, evaluated);
  CHECK(native.run != nullptr);
  NativeResult result;
  if (!ForceArguments(m, native.arguments, step, state, evaluated, &result)) return result;
  return native.run(m, state);
}

namespace {

constexpr uint32_t kString = 3;   // state: where the walk over a string is
constexpr uint32_t kStrings = 2;  // state: where the walk over a list of strings is

// What was evaluated when a walk is taken up again; a step is 1 + argument * kPhases + phase.
enum Phase : uint32_t { kOuterCell, kCell, kElement, kPhases, kFresh };

}  // namespace

bool Natives::ForceArguments(NativeContext& m, const char* kinds, uint32_t step, Word* state, Word evaluated,
                             NativeResult* result) {
  uint32_t argument = 0;
  uint32_t phase = kFresh;
  if (step != 0) {
    argument = (step - 1) / kPhases;
    phase = (step - 1) % kPhases;
  }
  auto wait = [&](Word w, Phase p) {
    *result = Force(w, 1 + argument * kPhases + p);
    return false;
  };

  // Walks on from state[kString]; true at the end of the string.
  auto walk_string = [&](bool element_done) {
    for (;;) {
      Word cell = state[kString];
      if (!m.Examine(&cell)) return wait(cell, kCell);
      state[kString] = cell;
      if (trail::TagOf(cell) != Tag::kCon) return true;
      const Word* fields = Object(m, cell);
      Word element = fields[1];
      if (!element_done && !m.Examine(&element)) return wait(element, kElement);
      element_done = false;
      state[kString] = fields[2];
    }
  };

  for (; kinds[argument] != '\0'; ++argument, phase = kFresh) {
    switch (kinds[argument]) {
      case '-':
        break;
      case 'v':
        if (phase != kFresh) {
          state[argument] = evaluated;
          break;
        }
        if (!m.Examine(&state[argument])) return wait(state[argument], kCell);
        break;
      case 's':
        if (phase == kFresh) state[kString] = state[argument];
        if (phase == kCell) state[kString] = evaluated;
        if (!walk_string(phase == kElement)) return false;
        break;
      case 'l':
        if (phase == kFresh) state[kStrings] = state[argument];
        if (phase == kOuterCell) state[kStrings] = evaluated;
        if (phase == kCell) state[kString] = evaluated;
        for (bool inside = phase == kCell || phase == kElement;; inside = false) {
          if (!inside) {
            if (!m.Examine(&state[kStrings])) return wait(state[kStrings], kOuterCell);
            if (trail::TagOf(state[kStrings]) != Tag::kCon) break;
            state[kString] = Object(m, state[kStrings])[1];
          }
          if (!walk_string(inside && phase == kElement)) return false;
          state[kStrings] = Object(m, state[kStrings])[2];
        }
        break;
      default:
        CHECK(false);
    }
  }
  return true;
}

std::string Natives::Utf8Of(NativeContext& m, Word list) { return EncodeText(m.values.TextOf(list)); }

// Whether a text is a number, which is in the scratch of the natives then; nothing if the run stops.
std::optional<bool> Natives::ReadInteger(NativeContext& m, std::string digits) {
  constexpr size_t kLongText = 200'000;
  if (digits.size() < kLongText) return runtime::FromDecimal(m.scratch, digits);
  if (!SpendOnDigits(m, static_cast<double>(digits.size()) / kDigitsOfALimb)) return std::nullopt;
  using Parsed = std::optional<runtime::Integer>;
  const auto text = std::make_shared<std::string>(std::move(digits));
  std::optional<Parsed> result = DoInterruptibly<Parsed>(m.ending.interrupted(), [text]() -> Parsed {
    runtime::Integer number;
    if (!runtime::FromDecimal(number, *text)) return std::nullopt;
    return number;
  });
  if (!result.has_value()) return std::nullopt;
  if (!result->has_value()) return false;
  m.scratch = std::move(**result);
  return true;
}

void Natives::AddEvaluation(LazyTable& table) {
  table[Primitive::kIntegerRead] = {"s", [](NativeContext& m, Word* state) {
                                      auto parsed = ReadInteger(m, Utf8Of(m, state[0]));
                                      if (!parsed.has_value()) return Raise(Stopped(m).value);
                                      if (!*parsed) {
                                        return Raise(m.exceptions.MakeErrorText("Prelude.read: no parse"));
                                      }
                                      return Value(m.values.MakeInteger(m.scratch));
                                    }};
  table[Primitive::kTraceMessage] = {"s-", [](NativeContext& m, Word* state) {
                                       if (m.outside != nullptr) return Unevaluated(state[1]);
                                       std::u32string line = m.values.TextOf(state[0]) + U'\n';
                                       // It is a value that writes this, not the action under execution.
                                       const Executions::Current current = m.executions.current();
                                       m.executions.set_current({});
                                       // Nothing to do about a standard error that cannot be written.
                                       (void)m.handles.PutString(runtime::kStderr, line);
                                       m.executions.set_current(current);
                                       return Unevaluated(state[1]);
                                     }};
}

Word Natives::MakeReference(NativeContext& m, Word value, int64_t number) {
  Word* reference = m.heap.Allocate(3);
  const auto kind = static_cast<uint32_t>(trail::DataKind::kReference);
  reference[0] = trail::Header(trail::Kind::kData, kind, m.executions.OriginOfCurrent());
  reference[1] = value;
  reference[2] = trail::SmallInt(number);
  return trail::Tagged(trail::Tag::kBox, m.heap.address(reference));
}

void Natives::AddReferences(LazyTable& table) {
  // NOLINTNEXTLINE(readability-non-const-parameter): the table holds functions that may change it
  table[Primitive::kRefNew] = {
      "-", [](NativeContext& m, Word* state) { return Made(m, MakeReference(m, state[0], ++m.references)); }};
  table[Primitive::kRefNewPrivate] = {
      "-", [](NativeContext& m, Word* state) { return Value(MakeReference(m, state[0], 0)); }};
  table[Primitive::kRefRead] = {
      "v", [](NativeContext& m, Word* state) { return Unevaluated(Object(m, state[0])[1]); }};
  table[Primitive::kRefWrite] = {
      "v-", [](NativeContext& m, Word* state) {
        Word* reference = Object(m, state[0]);
        StoreMutable(m, state[0], reference + 1, state[1]);
        m.executions.NoteChange(trail::HeaderAddress(reference[0]) != m.executions.OriginOfCurrent());
        return Unit(m);
      }};
}

}  // namespace inquest::reduce
