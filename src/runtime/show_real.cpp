#include "runtime/show_real.h"

#include <bit>
#include <charconv>
#include <cmath>
#include <limits>

#include "base/check.h"
#include "runtime/integer.h"
#include "runtime/real.h"

namespace inquest::runtime {
namespace {

// value = f * 2^e, where a denormalized value has the format's least exponent and a short f.
struct Scaled {
  uint64_t f = 0;
  int e = 0;
  int least = 0;           // the format's least exponent
  bool power = false;      // f is the smallest of its exponent: the gap below is half the gap above
  size_t safe_digits = 0;  // decimals of this many digits are all distinct in the format
};

template <typename Real>
Scaled Scale(Decoded decoded) {
  constexpr int kDigits = std::numeric_limits<Real>::digits;
  constexpr int kLeast = std::numeric_limits<Real>::min_exponent - kDigits;
  Scaled s{static_cast<uint64_t>(decoded.mantissa), decoded.exponent, kLeast, false,
           std::numeric_limits<Real>::digits10};
  if (s.e < kLeast) {
    s.f >>= kLeast - s.e;
    s.e = kLeast;
  }
  s.power = s.f == (uint64_t{1} << (kDigits - 1));
  return s;
}

// std::to_chars (fast) and GHC both find the shortest decimal within the rounding interval and, of several,
// the nearest. They differ in two ways, each only where a short decimal meets a dyadic number exactly:
//  - to_chars counts the ends of the interval as inside if f is even, GHC never does. An end (2f +- 1) *
//  2^(e-1) (or, below
//    a power of two, (4f - 1) * 2^(e-2)) is short only if it is nearly whole.
//  - Halfway between two shortest decimals to_chars takes the even digit, GHC the larger. Then the exact
//  expansion of the
//    value has one digit more than the shortest.
bool MayDiffer(const Scaled& s, size_t shortest_digits) {
  if (s.e >= -2) return true;
  bool expansion_may_be_longer = shortest_digits >= s.safe_digits;
  int fraction_bits = -s.e - std::countr_zero(s.f);
  // f' / 2^q with an odd f' has at least q * log10(5) digits; at most 18 (10) count.
  return expansion_may_be_longer && fraction_bits <= 25;
}

// The free-format algorithm of Burger and Dybvig, as in GHC's floatToDigits, in exact arithmetic: value = r /
// s; up / s and down / s are half the gaps to the neighbours.
DecimalDigits ExactDigits(const Scaled& scaled) {
  Integer r, s, up, down, sum;
  SetUint64(r, scaled.f);
  SetInt64(s, 1);
  SetInt64(up, 1);
  SetInt64(down, 1);
  int shift = 1;  // the half
  if (scaled.power && (scaled.e >= 0 || scaled.e > scaled.least)) {
    ++shift;
    SetInt64(up, 2);
  }
  if (scaled.e >= 0) {
    ShiftLeft(up, up.view(), static_cast<uint64_t>(scaled.e));
    ShiftLeft(down, down.view(), static_cast<uint64_t>(scaled.e));
    ShiftLeft(r, r.view(), static_cast<uint64_t>(scaled.e));
  } else {
    ShiftLeft(s, s.view(), static_cast<uint64_t>(-scaled.e));
  }
  ShiftLeft(r, r.view(), static_cast<uint64_t>(shift));
  ShiftLeft(s, s.view(), static_cast<uint64_t>(shift));

  // The exponent k with (r + up) / s <= 10^k, the least such: an estimate from below, then mended.
  int bits = static_cast<int>(Log2(SmallInteger::FromUnsigned(scaled.f).view()));
  int k = static_cast<int>(std::floor((bits + scaled.e) * 0.30102999566398120)) - 1;
  Integer ten_power;
  Pow(ten_power, SmallInteger(10).view(), static_cast<uint64_t>(std::abs(k)));
  if (k >= 0) {
    Mul(s, s.view(), ten_power.view());
  } else {
    Mul(r, r.view(), ten_power.view());
    Mul(up, up.view(), ten_power.view());
    Mul(down, down.view(), ten_power.view());
  }
  auto times_ten = [](Integer& x) { mpz_mul_ui(x.raw(), x.raw(), 10); };
  for (;; ++k) {
    Add(sum, r.view(), up.view());
    if (Compare(sum.view(), s.view()) <= 0) break;
    times_ten(s);
  }

  DecimalDigits result{"", k};
  for (;;) {
    times_ten(r);
    times_ten(up);
    times_ten(down);
    Integer digit;
    Integer rest;
    QuotRem(digit, rest, r.view(), s.view());
    r = std::move(rest);
    Add(sum, r.view(), up.view());
    bool low_enough = Compare(r.view(), down.view()) < 0;
    bool high_enough = Compare(sum.view(), s.view()) > 0;
    int d = static_cast<int>(digit.int64());
    if (!low_enough && !high_enough) {
      result.digits += static_cast<char>('0' + d);
      continue;
    }
    ShiftLeft(r, r.view(), 1);
    bool up_is_nearer = Compare(r.view(), s.view()) >= 0;
    if (high_enough && (!low_enough || up_is_nearer)) ++d;
    result.digits += static_cast<char>('0' + d);
    return result;
  }
}

template <typename Real>
DecimalDigits FastDigits(Real value) {
  char buffer[64];
  auto [end, error] = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific);
  CHECK(error == std::errc());
  std::string_view text(buffer, static_cast<size_t>(end - buffer));  // d.ddde+XX
  size_t e = text.find('e');
  DecimalDigits result;
  for (char c : text.substr(0, e)) {
    if (c != '.') result.digits += c;
  }
  const char* exponent = buffer + e + 1;
  if (*exponent == '+') ++exponent;
  std::from_chars(exponent, end, result.exponent);
  ++result.exponent;
  return result;
}

template <typename Real>
DecimalDigits Digits(Real value, Decoded decoded) {
  CHECK(std::isfinite(value) && !std::signbit(value));
  if (value == 0) return {"0", 0};
  Scaled scaled = Scale<Real>(decoded);
  DecimalDigits fast = FastDigits(value);
  return MayDiffer(scaled, fast.digits.size()) ? ExactDigits(scaled) : fast;
}

// H2010 6.4.6 leaves the form open; GHC: fixed from 0.1 up to 10^7, otherwise with an exponent.
std::string Layout(const DecimalDigits& number) {
  const auto& [digits, exponent] = number;
  if (exponent < 0 || exponent > 7) {
    if (digits == "0") return "0.0e0";
    std::string fraction = digits.size() == 1 ? "0" : digits.substr(1);
    return digits.substr(0, 1) + "." + fraction + "e" + std::to_string(exponent - 1);
  }
  auto whole_length = static_cast<size_t>(exponent);
  if (digits == "0") return "0.0";
  if (whole_length == 0) return "0." + digits;
  if (digits.size() <= whole_length) return digits + std::string(whole_length - digits.size(), '0') + ".0";
  return digits.substr(0, whole_length) + "." + digits.substr(whole_length);
}

template <typename Real>
std::string Show(Real value, DecimalDigits (*digits)(Real)) {
  if (std::isnan(value)) return "NaN";
  std::string sign = std::signbit(value) ? "-" : "";
  if (std::isinf(value)) return sign + "Infinity";
  return sign + Layout(digits(std::fabs(value)));
}

}  // namespace

DecimalDigits DoubleToDigits(double value) { return Digits(value, DecodeDouble(value)); }
DecimalDigits FloatToDigits(float value) { return Digits(value, DecodeFloat(value)); }
std::string ShowDouble(double value) { return Show(value, DoubleToDigits); }
std::string ShowFloat(float value) { return Show(value, FloatToDigits); }

}  // namespace inquest::runtime
