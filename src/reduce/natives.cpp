// Lazy primitives and actions: the table, and how their arguments are evaluated.
#include "reduce/natives.h"

#include <memory>
#include <utility>

#include "reduce/interruptible.h"
#include "reduce/machine.h"
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
    AddProcess(t);
    AddEnvironment(t);
    AddEvaluation(t);
    AddArrays(t);
    AddReferences(t);
    AddThreads(t);
    for (size_t i = 0; i < t.entries.size(); ++i) {
      t.entries[i].is_outside =
          (core::Info(static_cast<Primitive>(i)).flags & core::kOutside) == core::kOutside;
    }
    return t;
  }();
  return table;
}

Machine::NativeResult Machine::RunNative(Primitive primitive, uint32_t step, Word* state, Word evaluated) {
  static const Natives::LazyTable& table = Natives::lazy();
  const Natives::Lazy& native = table[primitive];
  if (native.is_outside && options_.outside != nullptr) {
    return Natives::AskOutside(*this, primitive, native, step, state, evaluated);
  }
  if (native.step != nullptr) return native.step(*this, step, state, evaluated);
  CHECK(native.run != nullptr);
  NativeResult result;
  if (!Natives::ForceArguments(*this, native.arguments, step, state, evaluated, &result)) return result;
  return native.run(*this, state);
}

namespace {

constexpr uint32_t kString = 3;   // state: where the walk over a string is
constexpr uint32_t kStrings = 2;  // state: where the walk over a list of strings is

// What was evaluated when a walk is taken up again; a step is 1 + argument * kPhases + phase.
enum Phase : uint32_t { kOuterCell, kCell, kElement, kPhases, kFresh };

}  // namespace

bool Natives::ForceArguments(Machine& m, const char* kinds, uint32_t step, Word* state, Word evaluated,
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

std::string Natives::Utf8Of(Machine& m, Word list) { return EncodeText(m.TextOf(list)); }

// Whether a text is a number, which is in the machine's scratch then; nothing if it was interrupted.
std::optional<bool> Natives::ReadInteger(Machine& m, std::string digits) {
  constexpr size_t kLongText = 200'000;
  if (digits.size() < kLongText) return runtime::FromDecimal(m.scratch_, digits);
  using Parsed = std::optional<runtime::Integer>;
  const auto text = std::make_shared<std::string>(std::move(digits));
  std::optional<Parsed> result = DoInterruptibly<Parsed>(m.interrupted_, [text]() -> Parsed {
    runtime::Integer number;
    if (!runtime::FromDecimal(number, *text)) return std::nullopt;
    return number;
  });
  if (!result.has_value()) return std::nullopt;
  if (!result->has_value()) return false;
  m.scratch_ = std::move(**result);
  return true;
}

void Natives::AddEvaluation(LazyTable& table) {
  table[Primitive::kIntegerRead] = {"s", [](Machine& m, Word* state) {
                                      auto parsed = ReadInteger(m, Utf8Of(m, state[0]));
                                      if (!parsed.has_value()) return Raise(Interrupted(m).value);
                                      if (!*parsed) {
                                        return Raise(m.MakeErrorText("Prelude.read: no parse"));
                                      }
                                      return Value(m.MakeInteger(m.scratch_));
                                    }};
  table[Primitive::kTraceMessage] = {"s-", [](Machine& m, Word* state) {
                                       if (m.options_.outside != nullptr) return Unevaluated(state[1]);
                                       std::u32string line = m.TextOf(state[0]) + U'\n';
                                       // It is a value that writes this, not the action under execution.
                                       const Word action = std::exchange(m.action_, 0);
                                       const Address execution = std::exchange(m.execution_, 0);
                                       // Nothing to do about a standard error that cannot be written.
                                       (void)m.handles_->PutString(runtime::kStderr, line);
                                       m.action_ = action;
                                       m.execution_ = execution;
                                       return Unevaluated(state[1]);
                                     }};
}

// Where the action that is executed was made; 0 if nothing is recorded.
Address Natives::OriginOfAction(Machine& m) {
  return m.action_ == 0 ? 0 : m.OriginIn(trail::HeaderAddress(*m.heap_->at(trail::AddressOf(m.action_))));
}

void Natives::AddReferences(LazyTable& table) {
  // NOLINTNEXTLINE(readability-non-const-parameter): the table holds functions that may change it
  table[Primitive::kRefNew] = {"-", [](Machine& m, Word* state) {
                                 Word* reference = m.heap_->Allocate(3);
                                 reference[0] = trail::Header(
                                     trail::Kind::kData, static_cast<uint32_t>(trail::DataKind::kReference),
                                     OriginOfAction(m));
                                 reference[1] = state[0];
                                 reference[2] = trail::SmallInt(++m.references_);
                                 return Made(m, trail::Tagged(Tag::kBox, m.heap_->address(reference)));
                               }};
  table[Primitive::kRefRead] = {"v",
                                [](Machine& m, Word* state) { return Unevaluated(Object(m, state[0])[1]); }};
  table[Primitive::kRefWrite] = {"v-", [](Machine& m, Word* state) {
                                   Word* reference = Object(m, state[0]);
                                   StoreMutable(m, state[0], reference + 1, state[1]);
                                   m.changed_outer_ = trail::HeaderAddress(reference[0]) != OriginOfAction(m);
                                   return Unit(m);
                                 }};
}

}  // namespace inquest::reduce
