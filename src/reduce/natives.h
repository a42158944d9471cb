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
#include "reduce/native_context.h"
#include "runtime/integer.h"
#include "trail/word.h"

namespace inquest::reduce {

inline constexpr size_t kPrimitiveCount = 0
#define PRIMITIVE(Name, text, arity, flags) +1
#include "core/primitives.def"
    ;

class Natives {
 public:
  using Result = PrimResult;

  // All arguments are evaluated.
  using Strict = Result (*)(NativeContext&, const Word* arguments);

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
    NativeResult (*run)(NativeContext&, Word* state) = nullptr;
    NativeResult (*step)(NativeContext&, uint32_t step, Word* state, Word evaluated) = nullptr;
    bool is_outside = false;  // it touches the world: MachineOptions::outside may do it instead
  };
  using LazyTable = Table<Lazy>;

  static const StrictTable& strict();
  static const LazyTable& lazy();

  // Results of strict primitives may use the nursery's slack; a larger result makes its own room (arguments
  // are not needed any more then).
  static Result RunStrict(NativeContext& m, core::Primitive primitive, const Word* arguments);
  // Lazy primitives and actions are small state machines, whose record is on top of the stack. `state` holds
  // the arguments first, then what the steps keep there: valid words only, since a collection visits them.
  // `evaluated`: what the step before asked for.
  static NativeResult RunLazy(NativeContext& m, core::Primitive primitive, uint32_t step, Word* state,
                              Word evaluated);
  // More of what is read lazily from a handle: a list that ends in its own rest, or nil at the end.
  static Result ReadContents(NativeContext& m, int handle);
  static Word* Object(NativeContext& m, Word w) { return m.heap.at(trail::AddressOf(w)); }

 private:
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
  static void AddFolders(LazyTable& table);
  static void AddProcess(LazyTable& table);
  static void AddEnvironment(LazyTable& table);

  // primitives_integer.cpp
  using IntegerOperation = void (*)(runtime::Integer&, runtime::IntegerView, runtime::IntegerView);
  // Of operations on large numbers: whether their time grows as the numbers do, or more as that of a product.
  enum class Effort : uint8_t { kLinear, kProduct };
  static bool Compute(NativeContext& m, IntegerOperation operation, Effort effort, Word a, Word b);
  // False: there are not so many steps left, and the run stops.
  static bool Spend(NativeContext& m, double steps);
  static bool SpendOnDigits(NativeContext& m, double limbs);
  // What an operation gives that did not come to its end, since the run was interrupted or stops.
  static Result Stopped(NativeContext& m);
  static constexpr double kDigitsOfALimb = 19.3;
  static std::optional<bool> ReadInteger(NativeContext& m, std::string digits);
  static size_t LimbsOf(NativeContext& m, Word w) { return trail::IsInt(w) ? 1 : Object(m, w)[1] >> 1; }

  // natives_outside.cpp
  static NativeResult AskOutside(NativeContext& m, core::Primitive primitive, const Lazy& native,
                                 uint32_t step, Word* state, Word evaluated);
  static NativeResult PutOutside(NativeContext& m, uint32_t step, Word* state, Word evaluated);
  static NativeResult Answered(NativeContext& m, const Outside::Answer& answer);
  static void AddMaps(LazyTable& table);
  static NativeResult ApplyMap(NativeContext& m, uint32_t step, Word* state, Word evaluated);

  // natives.cpp: evaluates the arguments. False: *result says what is to be evaluated next.
  static bool ForceArguments(NativeContext& m, const char* kinds, uint32_t step, Word* state, Word evaluated,
                             NativeResult* result);

  // Results.
  static Result Give(Word value) { return {value, false}; }
  static Result Fail(Word exception) { return {exception, true}; }
  static NativeResult Value(Word value) { return {NativeResult::kValue, value, 0}; }
  // A reference, or an array that can change.
  static NativeResult Made(NativeContext& m, Word value) {
    if (m.keeps_made) m.made.push_back(value);
    return Value(value);
  }
  static NativeResult Unevaluated(Word value) { return {NativeResult::kLazy, value, 0}; }
  static NativeResult Force(Word value, uint32_t next_step) {
    return {NativeResult::kForce, value, next_step};
  }
  static NativeResult Raise(Word exception) { return {NativeResult::kRaise, exception, 0}; }
  static NativeResult Unit(NativeContext& m) { return Value(m.values.unit()); }
  static NativeResult RaiseIo(NativeContext& m, const runtime::IoError& error);
  static NativeResult Text(NativeContext& m, const runtime::IoResult<std::u32string>& result) {
    return result.ok() ? Value(m.values.MakeText(result.value())) : RaiseIo(m, result.error());
  }
  static NativeResult Character(NativeContext& m, const runtime::IoResult<char32_t>& result) {
    return result.ok() ? Value(trail::Character(result.value())) : RaiseIo(m, result.error());
  }
  static NativeResult Number(NativeContext& m, const runtime::IoResult<int64_t>& result) {
    return result.ok() ? Value(m.values.MakeIntegerFrom(result.value())) : RaiseIo(m, result.error());
  }
  static NativeResult Done(NativeContext& m, const runtime::IoStatus& status) {
    return status.ok() ? Unit(m) : RaiseIo(m, status.error());
  }
  static NativeResult Truth(NativeContext& m, const runtime::IoResult<bool>& result) {
    return result.ok() ? Value(m.values.MakeBool(result.value())) : RaiseIo(m, result.error());
  }

  // Arguments.
  static runtime::Handle HandleOf(NativeContext& m, Word w) {
    return static_cast<runtime::Handle>(m.values.IntValue(w));
  }
  // The fields of a constructor, the elements of an array; none of anything else.
  static std::span<const Word> FieldsOf(NativeContext& m, Word value);
  static int64_t IntegerToInt64(NativeContext& m, Word w);

  template <typename Real>
  static Real RealOf(NativeContext& m, Word w) {
    if constexpr (sizeof(Real) == sizeof(double))
      return m.values.DoubleValue(w);
    else
      return m.values.FloatValue(w);
  }
  static Word MakeReal(NativeContext& m, double value) { return m.values.MakeDouble(value); }
  static Word MakeReal(NativeContext& m, float value) { return m.values.MakeFloat(value); }

  static Word MakeReference(NativeContext& m, Word value, int64_t number);
  static void NoteChanged(NativeContext& m, Word object);
  static void StoreMutable(NativeContext& m, Word object, Word* slot, Word value);
  static NativeResult PutStringStep(NativeContext& m, uint32_t step, Word* state, Word evaluated);
  static runtime::IoStatus BeginPut(NativeContext& m, Word* state);
  static NativeResult ArrayFromListStep(NativeContext& m, uint32_t step, Word* state, Word evaluated);
  static NativeResult CopyArray(NativeContext& m, Word* state, trail::DataKind kind);
  static NativeResult ReadElement(NativeContext& m, Word* state);
  static NativeResult WriteElement(NativeContext& m, Word* state);
  static Word MakeArray(NativeContext& m, trail::DataKind kind, uint64_t size, const Word* element);
  static NativeResult ForkThread(NativeContext& m, Word* state);
  static Surroundings::Variables& Environment(NativeContext& m);
  static NativeResult OpenTemporary(NativeContext& m, Word* state);
  // natives_folder.cpp
  // A path as the process has to take it, whose folder need not be the program's.
  static std::string PathOf(NativeContext& m, Word word);
  // What a call of the system gave: 0, or -1 with errno.
  static NativeResult DoneOrFailed(NativeContext& m, int result, const char* location, Word path);
  static NativeResult ListFolder(NativeContext& m, Word* state);
  static NativeResult PresentFolder(NativeContext& m, Word* state);
  static NativeResult EnterFolder(NativeContext& m, Word* state);
  static std::string Utf8Of(NativeContext& m, Word list);
};

// An Integer argument as runtime/integer.h reads it. It may point into the heap: nothing is allocated while
// it lives.
class IntegerOperand {
 public:
  IntegerOperand(NativeContext& m, Word w) : small_(trail::IsInt(w) ? trail::SmallValue(w) : 0) {
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

// H2010 6.4.2: round towards negative infinity. The quotient fits, y is not 0.
inline int64_t FloorDiv(int64_t x, int64_t y) { return x / y - (x % y != 0 && (x < 0) != (y < 0) ? 1 : 0); }
inline int64_t FloorMod(int64_t x, int64_t y) {
  int64_t remainder = x % y;
  return remainder != 0 && (remainder < 0) != (y < 0) ? remainder + y : remainder;
}

}  // namespace inquest::reduce
