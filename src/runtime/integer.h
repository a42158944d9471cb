// Integer: unbounded whole numbers, on GMP. The reducer's heap holds an Integer as a sign and an array of
// limbs that the collector may move; so operations read their operands through views and leave their result
// in a scratch Integer that the caller owns and reuses. When the operation has returned, the caller knows
// the result's size, allocates, and copies the limbs. An operation may be given a view of its own scratch.
//
//   IntegerView a = ..., b = ...;                 // into the heap
//   runtime::Add(scratch, a, b);                  // may not move the heap
//   if (scratch.fits_int64()) return scratch.int64();
//   IntegerView result = scratch.view();          // then allocate, then copy result.limbs
#pragma once

#include <gmp.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace inquest::runtime {

// An Integer that someone else stores: magnitude in limbs, least significant first, no leading zero limbs.
// Zero has no limbs and is not negative.
struct IntegerView {
  const mp_limb_t* limbs = nullptr;
  size_t size = 0;
  bool negative = false;
};

// A machine integer seen as an Integer. It holds the limb itself: keep it alive while its view is used.
class SmallInteger {
 public:
  explicit SmallInteger(int64_t value)
      : limb_(value < 0 ? -static_cast<uint64_t>(value) : static_cast<uint64_t>(value)),
        negative_(value < 0) {}
  static SmallInteger FromUnsigned(uint64_t value) {
    SmallInteger result(0);
    result.limb_ = value;
    return result;
  }
  IntegerView view() const { return {&limb_, limb_ == 0 ? size_t{0} : size_t{1}, negative_}; }

 private:
  mp_limb_t limb_;
  bool negative_;
};

// Where results are left. Keeps its memory from one operation to the next.
class Integer {
 public:
  Integer() { mpz_init(value_); }
  explicit Integer(int64_t value) { mpz_init_set_si(value_, value); }
  explicit Integer(IntegerView value);
  Integer(const Integer&) = delete;
  Integer& operator=(const Integer&) = delete;
  Integer(Integer&& other) noexcept : Integer() { mpz_swap(value_, other.value_); }
  Integer& operator=(Integer&& other) noexcept {
    mpz_swap(value_, other.value_);
    return *this;
  }
  ~Integer() { mpz_clear(value_); }

  bool is_zero() const { return mpz_sgn(value_) == 0; }
  bool negative() const { return mpz_sgn(value_) < 0; }
  // -1, 0 or 1.
  int sign() const { return mpz_sgn(value_); }
  // The number of limbs of the magnitude.
  size_t size() const { return mpz_size(value_); }
  const mp_limb_t* limbs() const { return mpz_limbs_read(value_); }
  // Valid until this Integer changes.
  IntegerView view() const { return {limbs(), size(), negative()}; }
  // Gives back memory above `limbs` limbs, so that one huge result is not held for ever.
  void Shrink(size_t limbs);

  bool fits_int64() const { return mpz_fits_slong_p(value_) != 0; }
  // The low 64 bits, two's complement: what `fromInteger :: Int` gives.
  int64_t int64() const;

  mpz_ptr raw() { return value_; }
  mpz_srcptr raw() const { return value_; }

 private:
  mpz_t value_;
};

void Set(Integer& result, IntegerView a);
void SetInt64(Integer& result, int64_t value);
void SetUint64(Integer& result, uint64_t value);

void Add(Integer& result, IntegerView a, IntegerView b);
void Sub(Integer& result, IntegerView a, IntegerView b);
void Mul(Integer& result, IntegerView a, IntegerView b);
void Negate(Integer& result, IntegerView a);
void Abs(Integer& result, IntegerView a);
// -1, 0 or 1.
int Sign(IntegerView a);

// Quot and Rem round towards zero, Div and Mod towards negative infinity (H2010 6.4.2). b is not zero.
void Quot(Integer& result, IntegerView a, IntegerView b);
void Rem(Integer& result, IntegerView a, IntegerView b);
void Div(Integer& result, IntegerView a, IntegerView b);
void Mod(Integer& result, IntegerView a, IntegerView b);
// Both at once; `quotient` and `remainder` are different objects.
void QuotRem(Integer& quotient, Integer& remainder, IntegerView a, IntegerView b);
void DivMod(Integer& quotient, Integer& remainder, IntegerView a, IntegerView b);

// Never negative; Gcd(0, 0) is 0.
void Gcd(Integer& result, IntegerView a, IntegerView b);
void Lcm(Integer& result, IntegerView a, IntegerView b);
void Pow(Integer& result, IntegerView base, uint64_t exponent);
// The number of limbs that Pow's result would have at most; to refuse what cannot be stored before computing
// it.
double PowSizeEstimate(IntegerView base, uint64_t exponent);

// -1, 0 or 1.
int Compare(IntegerView a, IntegerView b);
bool Equal(IntegerView a, IntegerView b);

// Bit operations see an infinite two's complement.
void And(Integer& result, IntegerView a, IntegerView b);
void Or(Integer& result, IntegerView a, IntegerView b);
void Xor(Integer& result, IntegerView a, IntegerView b);
void Complement(Integer& result, IntegerView a);
void ShiftLeft(Integer& result, IntegerView a, uint64_t bits);
// Arithmetic: rounds towards negative infinity.
void ShiftRight(Integer& result, IntegerView a, uint64_t bits);
bool TestBit(IntegerView a, uint64_t bit);
// The bits of the magnitude, negated if `a` is negative: what GHC's popCount gives.
int64_t PopCount(IntegerView a);
// The position of the highest bit of the magnitude; `a` is not zero.
uint64_t Log2(IntegerView a);

bool FitsInt64(IntegerView a);
bool FitsUint64(IntegerView a);
// The low 64 bits of the two's complement.
int64_t ToInt64(IntegerView a);
uint64_t ToUint64(IntegerView a);

// Decimal, with a minus sign if negative. Time is subquadratic in both directions.
std::string ToDecimal(IntegerView a);
// Digits with an optional leading minus sign, nothing else; false (and result 0) otherwise.
[[nodiscard]] bool FromDecimal(Integer& result, std::string_view text);
// Digits of `base` (2 to 36), either case, no sign.
[[nodiscard]] bool FromDigits(Integer& result, std::string_view digits, int base);

}  // namespace inquest::runtime
