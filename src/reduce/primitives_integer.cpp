// Integer: a small number in its word, or limbs in the heap; never limbs where the small form would do.
#include <algorithm>
#include <cmath>
#include <memory>
#include <string>

#include "reduce/interruptible.h"
#include "reduce/natives.h"
#include "runtime/integer.h"
#include "runtime/real.h"

namespace inquest::reduce {

using core::Primitive;
using runtime::Integer;
using runtime::IntegerView;
using trail::IsInt;
using trail::SmallValue;

namespace {

constexpr size_t kKeptLimbs = size_t{1} << 16;
// From so many limbs on an operation may take longer than somebody who interrupts it waits.
constexpr size_t kLongLimbs = size_t{1} << 14;

bool BothSmall(const Word* a) { return IsInt(a[0]) && IsInt(a[1]); }

// What a product takes, in reductions: a limb of the larger number with each of the smaller one, or, for
// large ones, what the methods take that divide both. Measured, as a reduction takes about 20 ns.
double StepsOfProduct(double larger, double smaller) {
  return larger * std::min(smaller / 64, 1 + std::log2(smaller));
}
double StepsOfLinear(double limbs) { return limbs / 64; }

// Whether a product of so many limbs takes more memory than there may be: while it is computed there are also
// copies of the numbers and what the methods keep in between, altogether six times as much (measured). The
// heap alone would hold half of that.
bool ProductIsTooLarge(const Values& values, double limbs) { return values.TooLarge(2 * limbs); }

using Unary = void (*)(Integer&, IntegerView);

// Small numbers have 61 bits: no quotient of two of them overflows.
int64_t SmallQuot(int64_t x, int64_t y) { return x / y; }
int64_t SmallRem(int64_t x, int64_t y) { return x % y; }

int64_t SmallAnd(int64_t x, int64_t y) { return x & y; }
int64_t SmallOr(int64_t x, int64_t y) { return x | y; }
int64_t SmallXor(int64_t x, int64_t y) { return x ^ y; }
int64_t SmallPlus(int64_t x, int64_t y) { return x + y; }
int64_t SmallMinus(int64_t x, int64_t y) { return x - y; }

}  // namespace

int64_t Natives::IntegerToInt64(NativeContext& m, Word w) {
  if (IsInt(w)) return SmallValue(w);
  return runtime::ToInt64(IntegerOperand(m, w));
}

bool Natives::Spend(NativeContext& m, double steps) {
  if (m.steps.Spend(steps)) return true;
  m.ending.Stop(Ended::kOutOfSteps, Steps::kUsedUp);
  return false;
}

// Writing or reading them divides or multiplies by ever larger powers of ten.
bool Natives::SpendOnDigits(NativeContext& m, double limbs) {
  return Spend(m, StepsOfProduct(limbs, limbs) * std::log2(limbs) / 4);
}

// Leaves the result of an operation in the scratch of the natives. False: the run stops.
bool Natives::Compute(NativeContext& m, IntegerOperation operation, Effort effort, Word a, Word b) {
  const IntegerOperand x(m, a), y(m, b);
  const IntegerView of_x = x, of_y = y;
  if (of_x.size + of_y.size < kLongLimbs) {
    operation(m.scratch, x, y);
    return true;
  }
  const auto [smaller, larger] =
      std::minmax({static_cast<double>(of_x.size), static_cast<double>(of_y.size)});
  const bool is_linear = effort == Effort::kLinear;
  if (!Spend(m, is_linear ? StepsOfLinear(larger) : StepsOfProduct(larger, std::max(smaller, 1.0))))
    return false;
  // The heap's own limbs move once the run goes on.
  struct Operands {
    Integer x, y;
  };
  const auto operands = std::make_shared<Operands>(Operands{Integer(of_x), Integer(of_y)});
  auto result = DoInterruptibly<Integer>(m.ending.interrupted(), [operands, operation] {
    Integer computed;
    operation(computed, operands->x.view(), operands->y.view());
    return computed;
  });
  if (result.has_value()) m.scratch = std::move(*result);
  return result.has_value();
}

Natives::Result Natives::Stopped(NativeContext& m) {
  if (!m.ending.is_stopping()) m.ending.Stop(Ended::kInterrupted, "");
  return Fail(m.exceptions.MakeAsync(kUserInterrupt));
}

// The members of Natives that these need are private to it: they are lambdas inside it.
#define INQUEST_FINISH(m)                                          \
  Word result = m.values.MakeInteger(m.scratch);                   \
  if (m.scratch.size() > kKeptLimbs) m.scratch.Shrink(kKeptLimbs); \
  return Give(result)
#define INQUEST_LINEAR(small, large)                                                                    \
  [](NativeContext& m, const Word* a) {                                                                 \
    if (BothSmall(a)) return Give(m.values.MakeIntegerFrom(small(SmallValue(a[0]), SmallValue(a[1])))); \
    if (!Compute(m, large, Effort::kLinear, a[0], a[1])) return Stopped(m);                             \
    INQUEST_FINISH(m);                                                                                  \
  }
#define INQUEST_DIVISION(small, large)                                                                  \
  [](NativeContext& m, const Word* a) {                                                                 \
    if (a[1] == trail::SmallInt(0)) return Fail(m.exceptions.MakeArithException(kDivideByZero));        \
    if (BothSmall(a)) return Give(m.values.MakeIntegerFrom(small(SmallValue(a[0]), SmallValue(a[1])))); \
    if (!Compute(m, large, Effort::kProduct, a[0], a[1])) return Stopped(m);                            \
    INQUEST_FINISH(m);                                                                                  \
  }
#define INQUEST_UNARY(small, large)                                                  \
  [](NativeContext& m, const Word* a) {                                              \
    if (IsInt(a[0])) return Give(m.values.MakeIntegerFrom(small(SmallValue(a[0])))); \
    large(m.scratch, IntegerOperand(m, a[0]));                                       \
    INQUEST_FINISH(m);                                                               \
  }
// Tagged small numbers compare as their values do when seen as signed.
#define INQUEST_COMPARES(operation)                                                                         \
  [](NativeContext& m, const Word* a) {                                                                     \
    if (BothSmall(a)) return Give(m.values.MakeBool(SmallValue(a[0]) operation SmallValue(a[1])));          \
    return Give(                                                                                            \
        m.values.MakeBool(runtime::Compare(IntegerOperand(m, a[0]), IntegerOperand(m, a[1])) operation 0)); \
  }

void Natives::AddIntegers(StrictTable& table) {
  table[Primitive::kIntegerAdd] = INQUEST_LINEAR(SmallPlus, runtime::Add);
  table[Primitive::kIntegerSub] = INQUEST_LINEAR(SmallMinus, runtime::Sub);
  table[Primitive::kIntegerMul] = [](NativeContext& m, const Word* a) {
    int64_t product = 0;
    if (BothSmall(a) && !__builtin_mul_overflow(SmallValue(a[0]), SmallValue(a[1]), &product)) {
      return Give(m.values.MakeIntegerFrom(product));
    }
    if (ProductIsTooLarge(m.values, static_cast<double>(LimbsOf(m, a[0]) + LimbsOf(m, a[1])))) {
      return Fail(m.exceptions.MakeAsync(kHeapOverflow));
    }
    if (!Compute(m, runtime::Mul, Effort::kProduct, a[0], a[1])) return Stopped(m);
    INQUEST_FINISH(m);
  };
  table[Primitive::kIntegerNegate] = INQUEST_UNARY([](int64_t x) { return -x; }, runtime::Negate);
  table[Primitive::kIntegerAbs] = INQUEST_UNARY([](int64_t x) { return x < 0 ? -x : x; }, runtime::Abs);
  table[Primitive::kIntegerSignum] = [](NativeContext& m, const Word* a) {
    return Give(trail::SmallInt(runtime::Sign(IntegerOperand(m, a[0]))));
  };
  table[Primitive::kIntegerQuot] = INQUEST_DIVISION(SmallQuot, runtime::Quot);
  table[Primitive::kIntegerRem] = INQUEST_DIVISION(SmallRem, runtime::Rem);
  table[Primitive::kIntegerDiv] = INQUEST_DIVISION(FloorDiv, runtime::Div);
  table[Primitive::kIntegerMod] = INQUEST_DIVISION(FloorMod, runtime::Mod);
  table[Primitive::kIntegerGcd] = [](NativeContext& m, const Word* a) {
    if (!Compute(m, runtime::Gcd, Effort::kProduct, a[0], a[1])) return Stopped(m);
    INQUEST_FINISH(m);
  };
  table[Primitive::kIntegerPow] = [](NativeContext& m, const Word* a) {
    int64_t exponent = m.values.IntValue(a[1]);
    if (exponent < 0) return Fail(m.exceptions.MakeErrorText("Negative exponent"));
    {
      IntegerOperand base(m, a[0]);
      const double limbs = runtime::PowSizeEstimate(base, static_cast<uint64_t>(exponent));
      if (ProductIsTooLarge(m.values, limbs)) return Fail(m.exceptions.MakeAsync(kHeapOverflow));
      if (limbs < kLongLimbs) {
        runtime::Pow(m.scratch, base, static_cast<uint64_t>(exponent));
      } else {
        const auto copy = std::make_shared<Integer>(base);
        if (!Spend(m, StepsOfProduct(limbs, limbs))) return Stopped(m);
        auto result = DoInterruptibly<Integer>(m.ending.interrupted(), [copy, exponent] {
          Integer computed;
          runtime::Pow(computed, copy->view(), static_cast<uint64_t>(exponent));
          return computed;
        });
        if (!result.has_value()) return Stopped(m);
        m.scratch = std::move(*result);
      }
    }
    INQUEST_FINISH(m);
  };

  table[Primitive::kIntegerEq] = INQUEST_COMPARES(==);
  table[Primitive::kIntegerNe] = INQUEST_COMPARES(!=);
  table[Primitive::kIntegerLt] = INQUEST_COMPARES(<);
  table[Primitive::kIntegerLe] = INQUEST_COMPARES(<=);
  table[Primitive::kIntegerGt] = INQUEST_COMPARES(>);
  table[Primitive::kIntegerGe] = INQUEST_COMPARES(>=);
  table[Primitive::kIntegerCompare] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeOrdering(runtime::Compare(IntegerOperand(m, a[0]), IntegerOperand(m, a[1]))));
  };

  table[Primitive::kIntegerToInt] = [](NativeContext& m, const Word* a) {
    return Give(IsInt(a[0]) ? a[0] : m.values.MakeInt(IntegerToInt64(m, a[0])));
  };
  table[Primitive::kIntegerToWord] = table[Primitive::kIntegerToInt];
  table[Primitive::kIntegerToDouble] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeDouble(runtime::ToDouble(IntegerOperand(m, a[0]))));
  };
  table[Primitive::kIntegerToFloat] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeFloat(runtime::ToFloat(IntegerOperand(m, a[0]))));
  };
  table[Primitive::kIntegerEncodeDouble] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeDouble(runtime::EncodeDouble(IntegerOperand(m, a[0]), m.values.IntValue(a[1]))));
  };
  table[Primitive::kIntegerEncodeFloat] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeFloat(runtime::EncodeFloat(IntegerOperand(m, a[0]), m.values.IntValue(a[1]))));
  };
  table[Primitive::kIntegerShow] = [](NativeContext& m, const Word* a) {
    if (IsInt(a[0])) return Give(m.values.MakeString(std::to_string(SmallValue(a[0]))));
    // A digit is a cell of three words.
    const size_t limbs = LimbsOf(m, a[0]);
    if (m.values.TooLarge(3 * kDigitsOfALimb * static_cast<double>(limbs)))
      return Fail(m.exceptions.MakeAsync(kHeapOverflow));
    if (limbs < kLongLimbs) return Give(m.values.MakeString(runtime::ToDecimal(IntegerOperand(m, a[0]))));
    const auto copy = std::make_shared<Integer>(IntegerOperand(m, a[0]));
    if (!SpendOnDigits(m, static_cast<double>(limbs))) return Stopped(m);
    const auto digits = DoInterruptibly<std::string>(m.ending.interrupted(),
                                                     [copy] { return runtime::ToDecimal(copy->view()); });
    return digits.has_value() ? Give(m.values.MakeString(*digits)) : Stopped(m);
  };
}

// Bit operations see an infinite two's complement.
void Natives::AddIntegerBits(StrictTable& table) {
  table[Primitive::kIntegerAnd] = INQUEST_LINEAR(SmallAnd, runtime::And);
  table[Primitive::kIntegerOr] = INQUEST_LINEAR(SmallOr, runtime::Or);
  table[Primitive::kIntegerXor] = INQUEST_LINEAR(SmallXor, runtime::Xor);
  table[Primitive::kIntegerComplement] = INQUEST_UNARY([](int64_t x) { return ~x; }, runtime::Complement);
  table[Primitive::kIntegerShiftL] = [](NativeContext& m, const Word* a) {
    int64_t bits = m.values.IntValue(a[1]);
    if (bits < 0) return Fail(m.exceptions.MakeArithException(kArithOverflow));
    if (m.values.TooLarge(static_cast<double>(bits) / 64) && a[0] != trail::SmallInt(0)) {
      return Fail(m.exceptions.MakeAsync(kHeapOverflow));
    }
    runtime::ShiftLeft(m.scratch, IntegerOperand(m, a[0]), static_cast<uint64_t>(bits));
    INQUEST_FINISH(m);
  };
  table[Primitive::kIntegerShiftR] = [](NativeContext& m, const Word* a) {
    int64_t bits = m.values.IntValue(a[1]);
    if (bits < 0) return Fail(m.exceptions.MakeArithException(kArithOverflow));
    if (IsInt(a[0])) return Give(trail::SmallInt(SmallValue(a[0]) >> (bits > 63 ? 63 : bits)));
    runtime::ShiftRight(m.scratch, IntegerOperand(m, a[0]), static_cast<uint64_t>(bits));
    INQUEST_FINISH(m);
  };
  table[Primitive::kIntegerPopCount] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeInt(runtime::PopCount(IntegerOperand(m, a[0]))));
  };
  table[Primitive::kIntegerTestBit] = [](NativeContext& m, const Word* a) {
    int64_t bit = m.values.IntValue(a[1]);
    return Give(
        m.values.MakeBool(bit >= 0 && runtime::TestBit(IntegerOperand(m, a[0]), static_cast<uint64_t>(bit))));
  };
  table[Primitive::kIntegerLog2] = [](NativeContext& m, const Word* a) {
    IntegerOperand value(m, a[0]);
    if (runtime::Sign(value) <= 0) return Give(trail::SmallInt(0));
    return Give(trail::SmallInt(static_cast<int64_t>(runtime::Log2(value))));
  };
}

#undef INQUEST_FINISH
#undef INQUEST_LINEAR
#undef INQUEST_DIVISION
#undef INQUEST_UNARY
#undef INQUEST_COMPARES

}  // namespace inquest::reduce
