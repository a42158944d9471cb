// The operations of core/primitives.def in C++, as tables: strict ones as plain functions, lazy ones and
// actions with a description of the arguments that are evaluated first. One file a subject fills its part of
// a table. The structural ones (bind, catch, seq, raise, ...) are the evaluator's own.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/core.h"
#include "reduce/machine.h"
#include "runtime/integer.h"
#include "trail/word.h"

namespace inquest::reduce {

inline constexpr size_t kPrimitiveCount = 0
#define PRIMITIVE(Name, text, arity, flags) +1
#include "core/primitives.def"
    ;

class Natives {
 public:
  using Result = Machine::PrimResult;
  using NativeResult = Machine::NativeResult;

  // All arguments are evaluated.
  using Strict = Result (*)(Machine&, const Word* arguments);

  template <typename Entry>
  struct Table {
    std::array<Entry, kPrimitiveCount> entries{};
    Entry& operator[](core::Primitive p) { return entries[static_cast<size_t>(p)]; }
    const Entry& operator[](core::Primitive p) const { return entries[static_cast<size_t>(p)]; }
  };
  using StrictTable = Table<Strict>;

  // `arguments` has a letter for each: v evaluate it; s evaluate a string in full; l a list of strings in
  // full;
  // - leave it. The last state word belongs to the walk over a string, with l the last but one too. Then
  // `run` does it all at once; or `step` is a state machine of its own, and `arguments` is not used.
  struct Lazy {
    const char* arguments = "";
    NativeResult (*run)(Machine&, Word* state) = nullptr;
    NativeResult (*step)(Machine&, uint32_t step, Word* state, Word evaluated) = nullptr;
    bool is_outside = false;  // it touches the world: MachineOptions::outside may do it instead
  };
  using LazyTable = Table<Lazy>;

  static const StrictTable& strict();
  static const LazyTable& lazy();

 private:
  friend class Machine;
  friend class IntegerOperand;

  static void AddInts(StrictTable& table);
  static void AddWords(StrictTable& table);
  static void AddIntegers(StrictTable& table);
  static void AddIntegerBits(StrictTable& table);
  static void AddCharacters(StrictTable& table);
  template <typename Real>
  static void AddReals(StrictTable& table);
  static void AddRealConversions(StrictTable& table);
  static void AddData(StrictTable& table);

  static void AddEvaluation(LazyTable& table);
  static void AddArrays(LazyTable& table);
  static void AddReferences(LazyTable& table);
  static void AddThreads(LazyTable& table);
  static void AddOutput(LazyTable& table);
  static void AddInput(LazyTable& table);
  static void AddHandles(LazyTable& table);
  static void AddFiles(LazyTable& table);
  static void AddProcess(LazyTable& table);
  static void AddEnvironment(LazyTable& table);

  // primitives_integer.cpp
  using IntegerOperation = void (*)(runtime::Integer&, runtime::IntegerView, runtime::IntegerView);
  static bool Compute(Machine& m, IntegerOperation operation, Word a, Word b);
  static Result Interrupted(Machine& m);
  static std::optional<bool> ReadInteger(Machine& m, std::string digits);
  static size_t LimbsOf(Machine& m, Word w) { return trail::IsInt(w) ? 1 : Object(m, w)[1] >> 1; }

  // natives_outside.cpp
  static NativeResult AskOutside(Machine& m, core::Primitive primitive, const Lazy& native, uint32_t step,
                                 Word* state, Word evaluated);
  static NativeResult PutOutside(Machine& m, uint32_t step, Word* state, Word evaluated);
  static NativeResult Answered(Machine& m, const Outside::Answer& answer);

  // natives.cpp: evaluates the arguments. False: *result says what is to be evaluated next.
  static bool ForceArguments(Machine& m, const char* kinds, uint32_t step, Word* state, Word evaluated,
                             NativeResult* result);

  // Results.
  static Result Give(Word value) { return {value, false}; }
  static Result Fail(Word exception) { return {exception, true}; }
  static NativeResult Value(Word value) { return {NativeResult::kValue, value, 0}; }
  // A reference, or an array that can change.
  static NativeResult Made(Machine& m, Word value) {
    if (m.keeps_made_) m.made_.push_back(value);
    return Value(value);
  }
  static NativeResult Unevaluated(Word value) { return {NativeResult::kLazy, value, 0}; }
  static NativeResult Force(Word value, uint32_t next_step) {
    return {NativeResult::kForce, value, next_step};
  }
  static NativeResult Raise(Word exception) { return {NativeResult::kRaise, exception, 0}; }
  static NativeResult Unit(Machine& m) { return Value(m.unit_); }
  static NativeResult RaiseIo(Machine& m, const runtime::IoError& error);
  static NativeResult Text(Machine& m, const runtime::IoResult<std::u32string>& result) {
    return result.ok() ? Value(m.MakeText(result.value())) : RaiseIo(m, result.error());
  }
  static NativeResult Character(Machine& m, const runtime::IoResult<char32_t>& result) {
    return result.ok() ? Value(trail::Character(result.value())) : RaiseIo(m, result.error());
  }
  static NativeResult Number(Machine& m, const runtime::IoResult<int64_t>& result) {
    return result.ok() ? Value(m.MakeIntegerFrom(result.value())) : RaiseIo(m, result.error());
  }
  static NativeResult Done(Machine& m, const runtime::IoStatus& status) {
    return status.ok() ? Unit(m) : RaiseIo(m, status.error());
  }
  static NativeResult Truth(Machine& m, const runtime::IoResult<bool>& result) {
    return result.ok() ? Value(m.MakeBool(result.value())) : RaiseIo(m, result.error());
  }

  // Arguments.
  static runtime::Handle HandleOf(Machine& m, Word w) { return static_cast<runtime::Handle>(m.IntValue(w)); }
  // The fields of a constructor, the elements of an array; none of anything else.
  static std::span<const Word> FieldsOf(Machine& m, Word value);
  static Word* Object(Machine& m, Word w) { return m.heap_->at(trail::AddressOf(w)); }
  static int64_t IntegerToInt64(Machine& m, Word w);

  template <typename Real>
  static Real RealOf(Machine& m, Word w) {
    if constexpr (sizeof(Real) == sizeof(double))
      return m.DoubleValue(w);
    else
      return m.FloatValue(w);
  }
  static Word MakeReal(Machine& m, double value) { return m.MakeDouble(value); }
  static Word MakeReal(Machine& m, float value) { return m.MakeFloat(value); }

  static void NoteChanged(Machine& m, Word object);
  static void StoreMutable(Machine& m, Word object, Word* slot, Word value);
  static NativeResult PutStringStep(Machine& m, uint32_t step, Word* state, Word evaluated);
  static runtime::IoStatus BeginPut(Machine& m, Word* state);
  static NativeResult ArrayFromListStep(Machine& m, uint32_t step, Word* state, Word evaluated);
  static NativeResult CopyArray(Machine& m, Word* state, trail::DataKind kind);
  static Address OriginOfAction(Machine& m);
  static NativeResult ReadElement(Machine& m, Word* state);
  static NativeResult WriteElement(Machine& m, Word* state);
  static Word MakeArray(Machine& m, trail::DataKind kind, uint64_t size, const Word* element);
  using Variables = std::vector<std::pair<std::string, std::string>>;
  static Variables& Environment(Machine& m);
  static NativeResult OpenTemporary(Machine& m, Word* state);
  static std::string Utf8Of(Machine& m, Word list);
};

// An Integer argument as runtime/integer.h reads it. It may point into the heap: nothing is allocated while
// it lives.
class IntegerOperand {
 public:
  IntegerOperand(Machine& m, Word w) : small_(trail::IsInt(w) ? trail::SmallValue(w) : 0) {
    if (trail::IsInt(w)) {
      view_ = small_.view();
    } else {
      const Word* object = Natives::Object(m, w);
      view_ = {reinterpret_cast<const mp_limb_t*>(object + 2), object[1] >> 1, (object[1] & 1) != 0};
    }
  }
  IntegerOperand(const IntegerOperand&) = delete;
  IntegerOperand& operator=(const IntegerOperand&) = delete;
  operator runtime::IntegerView() const { return view_; }  // NOLINT(google-explicit-constructor)

 private:
  runtime::SmallInteger small_;
  runtime::IntegerView view_;
};

// Writes list cells and constructors into room that was made before: nothing moves meanwhile. They carry the
// descent of the code that they are made for.
class Carver {
 public:
  Carver(const core::Program& program, const Heap& heap, Address descent, Word* room)
      : program_(program), heap_(heap), descent_(descent), next_(room) {}
  static uint64_t TextWords(std::u32string_view text) { return 3 * text.size(); }

  Word Con(core::ConId con, std::initializer_list<Word> fields);
  Word Cons(Word head, Word tail) { return Con(program_.cons, {head, tail}); }
  Word Text(std::u32string_view text, Word tail);

 private:
  const core::Program& program_;
  const Heap& heap_;
  Address descent_;
  Word* next_;
};

// The numbers in ThrownArith and ThrownAsync, lib/Inquest/Exception.hs.
enum ArithKind : int { kArithOverflow = 0, kDivideByZero = 3 };
enum AsyncKind : int { kStackOverflow = 0, kHeapOverflow = 1, kUserInterrupt = 3 };

// H2010 6.4.2: round towards negative infinity. The quotient fits, y is not 0.
inline int64_t FloorDiv(int64_t x, int64_t y) { return x / y - (x % y != 0 && (x < 0) != (y < 0) ? 1 : 0); }
inline int64_t FloorMod(int64_t x, int64_t y) {
  int64_t remainder = x % y;
  return remainder != 0 && (remainder < 0) != (y < 0) ? remainder + y : remainder;
}

std::u32string DecodeText(std::string_view utf8);
std::string EncodeText(std::u32string_view text);

}  // namespace inquest::reduce
