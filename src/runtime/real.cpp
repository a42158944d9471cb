#include "runtime/real.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "base/check.h"

namespace inquest::runtime {
namespace {

// Beyond this every finite mantissa of a double has overflowed or vanished; ldexp takes an int.
constexpr int64_t kExponentLimit = 100000;

int ClampExponent(int64_t exponent) {
  return static_cast<int>(std::clamp(exponent, -kExponentLimit, kExponentLimit));
}

// An IEEE format: bits of the stored fraction, of the exponent, and the exponent of the least denormalized
// number.
template <typename Real>
struct Format;
template <>
struct Format<double> {
  using Bits = uint64_t;
  static constexpr int kFraction = 52;
  static constexpr int kExponent = 11;
  static constexpr int kLeast = -1074;
};
template <>
struct Format<float> {
  using Bits = uint32_t;
  static constexpr int kFraction = 23;
  static constexpr int kExponent = 8;
  static constexpr int kLeast = -149;
};

template <typename Real>
Decoded Decode(Real value) {
  using F = Format<Real>;
  auto bits = std::bit_cast<typename F::Bits>(value);
  uint64_t mantissa = bits & ((typename F::Bits{1} << F::kFraction) - 1);
  int exponent = static_cast<int>((bits >> F::kFraction) & ((1u << F::kExponent) - 1));
  bool negative = (bits >> (F::kFraction + F::kExponent)) != 0;
  constexpr uint64_t kHidden = uint64_t{1} << F::kFraction;
  if (exponent != 0) {
    mantissa |= kHidden;
    exponent += F::kLeast - 1;
  } else if (mantissa == 0) {
    return {};
  } else {
    int shift = std::countl_zero(mantissa) - std::countl_zero(kHidden);
    mantissa <<= shift;
    exponent = F::kLeast - shift;
  }
  auto magnitude = static_cast<int64_t>(mantissa);
  return {negative ? -magnitude : magnitude, exponent};
}

// The sign aside: numerator / denominator = quotient * 2^exponent with a quotient of the format's precision
// (less where the format's least exponent forces it), then rounded by what is left over.
template <typename Real>
Real DivideToNearest(IntegerView numerator, IntegerView denominator) {
  using F = Format<Real>;
  constexpr int64_t kPrecision = F::kFraction + 1;
  auto length = [](IntegerView v) { return static_cast<int64_t>(Log2(v)) + 1; };
  int64_t exponent = std::max<int64_t>(length(numerator) - length(denominator) - kPrecision, F::kLeast);
  Integer scaled_numerator;
  Integer scaled_denominator;
  Integer quotient;
  Integer remainder;
  for (;;) {
    ShiftLeft(scaled_numerator, numerator, exponent < 0 ? static_cast<uint64_t>(-exponent) : 0);
    ShiftLeft(scaled_denominator, denominator, exponent > 0 ? static_cast<uint64_t>(exponent) : 0);
    QuotRem(quotient, remainder, scaled_numerator.view(), scaled_denominator.view());
    bool too_long = !quotient.is_zero() && length(quotient.view()) > kPrecision;
    if (!too_long) break;
    ++exponent;
  }
  uint64_t mantissa = ToUint64(quotient.view());
  ShiftLeft(remainder, remainder.view(), 1);
  int half = Compare(remainder.view(), scaled_denominator.view());
  if (half > 0 || (half == 0 && (mantissa & 1) != 0)) ++mantissa;
  return std::ldexp(static_cast<Real>(mantissa), ClampExponent(exponent));
}

template <typename Real>
Real RationalTo(IntegerView numerator, IntegerView denominator) {
  CHECK(denominator.size != 0 && !denominator.negative);
  if (numerator.size == 0) return 0;
  bool negative = numerator.negative;
  numerator.negative = false;
  Real magnitude = DivideToNearest<Real>(numerator, denominator);
  return negative ? -magnitude : magnitude;
}

void TruncateDecoded(Integer& result, Decoded decoded) {
  SetInt64(result, decoded.mantissa);
  if (decoded.exponent >= 0) {
    mpz_mul_2exp(result.raw(), result.raw(), static_cast<mp_bitcnt_t>(decoded.exponent));
  } else {
    mpz_tdiv_q_2exp(result.raw(), result.raw(), static_cast<mp_bitcnt_t>(-decoded.exponent));
  }
}

int64_t TruncateDecodedToInt64(Decoded decoded) {
  if (decoded.exponent >= 64 || decoded.exponent <= -64) return 0;
  if (decoded.exponent >= 0)
    return static_cast<int64_t>(static_cast<uint64_t>(decoded.mantissa) << decoded.exponent);
  uint64_t magnitude = static_cast<uint64_t>(decoded.mantissa < 0 ? -decoded.mantissa : decoded.mantissa);
  auto whole = static_cast<int64_t>(magnitude >> -decoded.exponent);
  return decoded.mantissa < 0 ? -whole : whole;
}

}  // namespace

Decoded DecodeDouble(double value) { return Decode(value); }
Decoded DecodeFloat(float value) { return Decode(value); }

double EncodeDouble(IntegerView mantissa, int64_t exponent) {
  if (FitsInt64(mantissa)) return std::ldexp(static_cast<double>(ToInt64(mantissa)), ClampExponent(exponent));
  mpz_t value;
  auto size = static_cast<mp_size_t>(mantissa.size);
  mpz_roinit_n(value, mantissa.limbs, mantissa.negative ? -size : size);
  long own_exponent = 0;
  double fraction = mpz_get_d_2exp(&own_exponent, value);
  // Not clamped before the sum: a huge mantissa may meet an equally huge negative exponent.
  __int128 sum = static_cast<__int128>(own_exponent) + exponent;
  sum = std::clamp<__int128>(sum, -kExponentLimit, kExponentLimit);
  return std::ldexp(fraction, static_cast<int>(sum));
}

float EncodeFloat(IntegerView mantissa, int64_t exponent) {
  return static_cast<float>(EncodeDouble(mantissa, exponent));
}
double ToDouble(IntegerView value) { return EncodeDouble(value, 0); }
float ToFloat(IntegerView value) { return EncodeFloat(value, 0); }

double RationalToDouble(IntegerView numerator, IntegerView denominator) {
  return RationalTo<double>(numerator, denominator);
}
float RationalToFloat(IntegerView numerator, IntegerView denominator) {
  return RationalTo<float>(numerator, denominator);
}

void Truncate(Integer& result, double value) { TruncateDecoded(result, DecodeDouble(value)); }
void Truncate(Integer& result, float value) { TruncateDecoded(result, DecodeFloat(value)); }
int64_t TruncateToInt64(double value) { return TruncateDecodedToInt64(DecodeDouble(value)); }
int64_t TruncateToInt64(float value) { return TruncateDecodedToInt64(DecodeFloat(value)); }

}  // namespace inquest::runtime
