// Double and Float. The functions are those of the C library that GHC calls, at the same width.
#include <bit>
#include <cmath>
#include <limits>
#include <type_traits>

#include "reduce/natives.h"
#include "runtime/real.h"
#include "runtime/show_real.h"

namespace inquest::reduce {

using core::Primitive;

namespace {

template <typename Real>
bool IsNegativeZero(Real x) {
  return x == 0 && std::signbit(x);
}

runtime::Decoded Decode(double value) { return runtime::DecodeDouble(value); }
runtime::Decoded Decode(float value) { return runtime::DecodeFloat(value); }
std::string Show(double value) { return runtime::ShowDouble(value); }
std::string Show(float value) { return runtime::ShowFloat(value); }

template <typename Real>
Real Signum(Real x) {
  return x > 0 ? Real{1} : x < 0 ? Real{-1} : x;
}

}  // namespace

// The primitive of the width at hand.
#define INQUEST_AT(Name) \
  table[std::is_same_v<Real, double> ? Primitive::kDouble##Name : Primitive::kFloat##Name]
#define INQUEST_UNARY(expression)         \
  [](NativeContext& m, const Word* a) {   \
    Real x = RealOf<Real>(m, a[0]);       \
    return Give(MakeReal(m, expression)); \
  }
#define INQUEST_BINARY(expression)                             \
  [](NativeContext& m, const Word* a) {                        \
    Real x = RealOf<Real>(m, a[0]), y = RealOf<Real>(m, a[1]); \
    return Give(MakeReal(m, expression));                      \
  }
#define INQUEST_COMPARES(expression)                           \
  [](NativeContext& m, const Word* a) {                        \
    Real x = RealOf<Real>(m, a[0]), y = RealOf<Real>(m, a[1]); \
    return Give(m.values.MakeBool(expression));                \
  }
#define INQUEST_TESTS(expression)               \
  [](NativeContext& m, const Word* a) {         \
    Real x = RealOf<Real>(m, a[0]);             \
    return Give(m.values.MakeBool(expression)); \
  }
#define INQUEST_INTEGER(expression)               \
  [](NativeContext& m, const Word* a) {           \
    Real x = RealOf<Real>(m, a[0]);               \
    runtime::Truncate(m.scratch, expression);     \
    return Give(m.values.MakeInteger(m.scratch)); \
  }

template <typename Real>
void Natives::AddReals(StrictTable& table) {
  INQUEST_AT(Add) = INQUEST_BINARY(x + y);
  INQUEST_AT(Sub) = INQUEST_BINARY(x - y);
  INQUEST_AT(Mul) = INQUEST_BINARY(x * y);
  INQUEST_AT(Div) = INQUEST_BINARY(x / y);
  INQUEST_AT(Pow) = INQUEST_BINARY(std::pow(x, y));
  INQUEST_AT(Atan2) = INQUEST_BINARY(runtime::Atan2(x, y));
  INQUEST_AT(Negate) = INQUEST_UNARY(-x);
  INQUEST_AT(Abs) = INQUEST_UNARY(std::fabs(x));
  INQUEST_AT(Signum) = INQUEST_UNARY(Signum(x));

  INQUEST_AT(Eq) = INQUEST_COMPARES(x == y);
  INQUEST_AT(Ne) = INQUEST_COMPARES(x != y);
  INQUEST_AT(Lt) = INQUEST_COMPARES(x < y);
  INQUEST_AT(Le) = INQUEST_COMPARES(x <= y);
  INQUEST_AT(Gt) = INQUEST_COMPARES(x > y);
  INQUEST_AT(Ge) = INQUEST_COMPARES(x >= y);

  INQUEST_AT(Exp) = INQUEST_UNARY(std::exp(x));
  INQUEST_AT(Expm1) = INQUEST_UNARY(std::expm1(x));
  INQUEST_AT(Log) = INQUEST_UNARY(std::log(x));
  INQUEST_AT(Log1p) = INQUEST_UNARY(std::log1p(x));
  INQUEST_AT(Sqrt) = INQUEST_UNARY(std::sqrt(x));
  INQUEST_AT(Sin) = INQUEST_UNARY(std::sin(x));
  INQUEST_AT(Cos) = INQUEST_UNARY(std::cos(x));
  INQUEST_AT(Tan) = INQUEST_UNARY(std::tan(x));
  INQUEST_AT(Asin) = INQUEST_UNARY(std::asin(x));
  INQUEST_AT(Acos) = INQUEST_UNARY(std::acos(x));
  INQUEST_AT(Atan) = INQUEST_UNARY(std::atan(x));
  INQUEST_AT(Sinh) = INQUEST_UNARY(std::sinh(x));
  INQUEST_AT(Cosh) = INQUEST_UNARY(std::cosh(x));
  INQUEST_AT(Tanh) = INQUEST_UNARY(std::tanh(x));
  INQUEST_AT(Asinh) = INQUEST_UNARY(std::asinh(x));
  INQUEST_AT(Acosh) = INQUEST_UNARY(std::acosh(x));
  INQUEST_AT(Atanh) = INQUEST_UNARY(std::atanh(x));

  INQUEST_AT(IsNaN) = INQUEST_TESTS(std::isnan(x));
  INQUEST_AT(IsInfinite) = INQUEST_TESTS(std::isinf(x));
  INQUEST_AT(IsDenormalized) = INQUEST_TESTS(std::fpclassify(x) == FP_SUBNORMAL);
  INQUEST_AT(IsNegativeZero) = INQUEST_TESTS(IsNegativeZero(x));

  // Infinities and NaN pass through the rounding; Truncate then gives what GHC makes of them.
  INQUEST_AT(Truncate) = INQUEST_INTEGER(x);
  INQUEST_AT(Floor) = INQUEST_INTEGER(std::floor(x));
  INQUEST_AT(Ceiling) = INQUEST_INTEGER(std::ceil(x));
  INQUEST_AT(Round) = INQUEST_INTEGER(std::nearbyint(x));
  INQUEST_AT(TruncateInt) = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeInt(runtime::TruncateToInt64(RealOf<Real>(m, a[0]))));
  };
  INQUEST_AT(DecodeMantissa) = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeIntegerFrom(Decode(RealOf<Real>(m, a[0])).mantissa));
  };
  INQUEST_AT(DecodeExponent) = [](NativeContext& m, const Word* a) {
    return Give(trail::SmallInt(Decode(RealOf<Real>(m, a[0])).exponent));
  };
  INQUEST_AT(Show) = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeString(Show(RealOf<Real>(m, a[0]))));
  };
}

template void Natives::AddReals<double>(StrictTable& table);
template void Natives::AddReals<float>(StrictTable& table);

#undef INQUEST_AT
#undef INQUEST_UNARY
#undef INQUEST_BINARY
#undef INQUEST_COMPARES
#undef INQUEST_TESTS
#undef INQUEST_INTEGER

namespace {

// What n / 0 means in Real's terms: GHC.Real's rationalToDouble.
template <typename Real>
Real OverZero(int sign) {
  if (sign == 0) return std::numeric_limits<Real>::quiet_NaN();
  return static_cast<Real>(sign) * std::numeric_limits<Real>::infinity();
}

}  // namespace

void Natives::AddRealConversions(StrictTable& table) {
  table[Primitive::kDoubleToFloat] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeFloat(static_cast<float>(m.values.DoubleValue(a[0]))));
  };
  table[Primitive::kFloatToDouble] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeDouble(static_cast<double>(m.values.FloatValue(a[0]))));
  };
  table[Primitive::kDoubleToWordBits] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeWord(std::bit_cast<uint64_t>(m.values.DoubleValue(a[0]))));
  };
  table[Primitive::kWordBitsToDouble] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeDouble(std::bit_cast<double>(m.values.WordValue(a[0]))));
  };
  table[Primitive::kFloatToWordBits] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeWord(std::bit_cast<uint32_t>(m.values.FloatValue(a[0]))));
  };
  table[Primitive::kWordBitsToFloat] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeFloat(std::bit_cast<float>(static_cast<uint32_t>(m.values.WordValue(a[0])))));
  };
  table[Primitive::kIntegerRatioToDouble] = [](NativeContext& m, const Word* a) {
    IntegerOperand numerator(m, a[0]), denominator(m, a[1]);
    if (a[1] == trail::SmallInt(0))
      return Give(m.values.MakeDouble(OverZero<double>(runtime::Sign(numerator))));
    return Give(m.values.MakeDouble(runtime::RationalToDouble(numerator, denominator)));
  };
  table[Primitive::kIntegerRatioToFloat] = [](NativeContext& m, const Word* a) {
    IntegerOperand numerator(m, a[0]), denominator(m, a[1]);
    if (a[1] == trail::SmallInt(0))
      return Give(m.values.MakeFloat(OverZero<float>(runtime::Sign(numerator))));
    return Give(m.values.MakeFloat(runtime::RationalToFloat(numerator, denominator)));
  };
}

}  // namespace inquest::reduce
