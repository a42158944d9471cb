// Double and Float as GHC sees them: taken apart and put together (H2010 6.4.6), converted from and to
// Integer and Rational.
#pragma once

#include <cmath>
#include <cstdint>
#include <numbers>

#include "runtime/integer.h"

namespace inquest::runtime {

// value = mantissa * 2^exponent with a mantissa of exactly 53 (24) bits, denormalized numbers included; zero
// is (0, 0). Infinities and NaN decode as GHC's do: as if their exponent were one above the largest.
struct Decoded {
  int64_t mantissa = 0;
  int exponent = 0;
};
Decoded DecodeDouble(double value);
Decoded DecodeFloat(float value);

// mantissa * 2^exponent. GHC 9.0 rounds a mantissa that fits 64 bits to nearest, cuts a larger one off, and
// rounds once more where the result is denormalized or a Float; so does this.
double EncodeDouble(IntegerView mantissa, int64_t exponent);
float EncodeFloat(IntegerView mantissa, int64_t exponent);
// fromInteger: encoding with exponent 0.
double ToDouble(IntegerView value);
float ToFloat(IntegerView value);

// numerator / denominator, correctly rounded (to nearest, ties to even), overflowing to infinity: what a
// literal 0.1 means and what fromRational gives. denominator > 0.
double RationalToDouble(IntegerView numerator, IntegerView denominator);
float RationalToFloat(IntegerView numerator, IntegerView denominator);

// The exact whole part. Infinities and NaN give what their decoded form says, as in GHC.
void Truncate(Integer& result, double value);
void Truncate(Integer& result, float value);
// The low 64 bits of that.
int64_t TruncateToInt64(double value);
int64_t TruncateToInt64(float value);

// GHC's atan2 is not the C library's, but the default method of RealFloat (H2010 6.4.6): it differs in the
// last digit.
template <typename Real>
Real Atan2(Real y, Real x) {
  const auto negative_zero = [](Real value) { return value == 0 && std::signbit(value); };
  constexpr Real kPi = std::numbers::pi_v<Real>;
  if (x > 0) return std::atan(y / x);
  if (x == 0 && y > 0) return kPi / 2;
  if (x < 0 && y > 0) return kPi + std::atan(y / x);
  if ((x <= 0 && y < 0) || (x < 0 && negative_zero(y)) || (negative_zero(x) && negative_zero(y))) {
    return -Atan2(-y, x);
  }
  if (y == 0 && (x < 0 || negative_zero(x))) return kPi;
  if (x == 0 && y == 0) return y;
  return x + y;
}

}  // namespace inquest::runtime
