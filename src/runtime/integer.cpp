#include "runtime/integer.h"

#include <algorithm>
#include <vector>

#include "base/check.h"

namespace inquest::runtime {
namespace {

// A view as GMP's read-only number. GMP normalizes the size, so leading zero limbs would do no harm here.
class Operand {
 public:
  explicit Operand(IntegerView view) {
    mp_size_t size = static_cast<mp_size_t>(view.size);
    mpz_roinit_n(value_, view.limbs, view.negative ? -size : size);
  }
  operator mpz_srcptr() const { return value_; }  // NOLINT(google-explicit-constructor)

 private:
  mpz_t value_;  // borrows the limbs: never cleared
};

// If the result is also an operand, GMP must see one object, not two that share limbs: reallocating
// the result would free what the other still reads.
bool Aliases(const Integer& result, IntegerView view) {
  return view.size != 0 && view.limbs == result.limbs();
}

template <typename Operation>
void Unary(Integer& result, IntegerView a, Operation operation) {
  if (!Aliases(result, a)) return operation(result.raw(), Operand(a));
  Integer fresh;
  operation(fresh.raw(), Operand(a));
  result = std::move(fresh);
}

template <typename Operation>
void Binary(Integer& result, IntegerView a, IntegerView b, Operation operation) {
  if (!Aliases(result, a) && !Aliases(result, b)) return operation(result.raw(), Operand(a), Operand(b));
  Integer fresh;
  operation(fresh.raw(), Operand(a), Operand(b));
  result = std::move(fresh);
}

template <typename Operation>
void Both(Integer& quotient, Integer& remainder, IntegerView a, IntegerView b, Operation operation) {
  CHECK(&quotient != &remainder && b.size != 0);
  bool aliased =
      Aliases(quotient, a) || Aliases(quotient, b) || Aliases(remainder, a) || Aliases(remainder, b);
  if (!aliased) return operation(quotient.raw(), remainder.raw(), Operand(a), Operand(b));
  Integer fresh_quotient;
  Integer fresh_remainder;
  operation(fresh_quotient.raw(), fresh_remainder.raw(), Operand(a), Operand(b));
  quotient = std::move(fresh_quotient);
  remainder = std::move(fresh_remainder);
}

int DigitValue(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'z') return c - 'a' + 10;
  if (c >= 'A' && c <= 'Z') return c - 'A' + 10;
  return 99;
}

}  // namespace

Integer::Integer(IntegerView value) { mpz_init_set(value_, Operand(value)); }

void Integer::Shrink(size_t limbs) {
  if (static_cast<size_t>(value_->_mp_alloc) <= limbs) return;
  mpz_set_ui(value_, 0);
  mpz_realloc2(value_, limbs * GMP_NUMB_BITS);
}

int64_t Integer::int64() const { return ToInt64(view()); }

void Set(Integer& result, IntegerView a) { Unary(result, a, mpz_set); }
void SetInt64(Integer& result, int64_t value) { mpz_set_si(result.raw(), value); }
void SetUint64(Integer& result, uint64_t value) { mpz_set_ui(result.raw(), value); }

void Add(Integer& result, IntegerView a, IntegerView b) { Binary(result, a, b, mpz_add); }
void Sub(Integer& result, IntegerView a, IntegerView b) { Binary(result, a, b, mpz_sub); }
void Mul(Integer& result, IntegerView a, IntegerView b) { Binary(result, a, b, mpz_mul); }

void Negate(Integer& result, IntegerView a) {
  a.negative = a.size != 0 && !a.negative;
  Set(result, a);
}

void Abs(Integer& result, IntegerView a) {
  a.negative = false;
  Set(result, a);
}

int Sign(IntegerView a) { return a.size == 0 ? 0 : a.negative ? -1 : 1; }

void Quot(Integer& result, IntegerView a, IntegerView b) {
  CHECK(b.size != 0);
  Binary(result, a, b, mpz_tdiv_q);
}
void Rem(Integer& result, IntegerView a, IntegerView b) {
  CHECK(b.size != 0);
  Binary(result, a, b, mpz_tdiv_r);
}
void Div(Integer& result, IntegerView a, IntegerView b) {
  CHECK(b.size != 0);
  Binary(result, a, b, mpz_fdiv_q);
}
void Mod(Integer& result, IntegerView a, IntegerView b) {
  CHECK(b.size != 0);
  Binary(result, a, b, mpz_fdiv_r);
}
void QuotRem(Integer& quotient, Integer& remainder, IntegerView a, IntegerView b) {
  Both(quotient, remainder, a, b, mpz_tdiv_qr);
}
void DivMod(Integer& quotient, Integer& remainder, IntegerView a, IntegerView b) {
  Both(quotient, remainder, a, b, mpz_fdiv_qr);
}

void Gcd(Integer& result, IntegerView a, IntegerView b) { Binary(result, a, b, mpz_gcd); }
void Lcm(Integer& result, IntegerView a, IntegerView b) { Binary(result, a, b, mpz_lcm); }

void Pow(Integer& result, IntegerView base, uint64_t exponent) {
  Unary(result, base, [exponent](mpz_ptr out, mpz_srcptr in) { mpz_pow_ui(out, in, exponent); });
}

double PowSizeEstimate(IntegerView base, uint64_t exponent) {
  bool unit = base.size == 0 || (base.size == 1 && base.limbs[0] == 1);
  if (unit || exponent == 0) return 1;
  return static_cast<double>(Log2(base) + 1) * static_cast<double>(exponent) / GMP_NUMB_BITS + 1;
}

int Compare(IntegerView a, IntegerView b) {
  if (a.negative != b.negative) return a.negative ? -1 : 1;
  int magnitude = a.size != b.size
                      ? (a.size < b.size ? -1 : 1)
                      : (a.size == 0 ? 0 : mpn_cmp(a.limbs, b.limbs, static_cast<mp_size_t>(a.size)));
  if (magnitude == 0) return 0;
  return (magnitude < 0) != a.negative ? -1 : 1;
}

bool Equal(IntegerView a, IntegerView b) {
  return a.negative == b.negative && a.size == b.size && std::equal(a.limbs, a.limbs + a.size, b.limbs);
}

void And(Integer& result, IntegerView a, IntegerView b) { Binary(result, a, b, mpz_and); }
void Or(Integer& result, IntegerView a, IntegerView b) { Binary(result, a, b, mpz_ior); }
void Xor(Integer& result, IntegerView a, IntegerView b) { Binary(result, a, b, mpz_xor); }
void Complement(Integer& result, IntegerView a) { Unary(result, a, mpz_com); }

void ShiftLeft(Integer& result, IntegerView a, uint64_t bits) {
  Unary(result, a, [bits](mpz_ptr out, mpz_srcptr in) { mpz_mul_2exp(out, in, bits); });
}

void ShiftRight(Integer& result, IntegerView a, uint64_t bits) {
  Unary(result, a, [bits](mpz_ptr out, mpz_srcptr in) { mpz_fdiv_q_2exp(out, in, bits); });
}

bool TestBit(IntegerView a, uint64_t bit) { return mpz_tstbit(Operand(a), bit) != 0; }

int64_t PopCount(IntegerView a) {
  if (a.size == 0) return 0;
  auto bits = static_cast<int64_t>(mpn_popcount(a.limbs, static_cast<mp_size_t>(a.size)));
  return a.negative ? -bits : bits;
}

uint64_t Log2(IntegerView a) {
  CHECK(a.size != 0);
  return mpz_sizeinbase(Operand(a), 2) - 1;
}

bool FitsInt64(IntegerView a) {
  if (a.size == 0) return true;
  uint64_t limit = (uint64_t{1} << 63) - (a.negative ? 0 : 1);
  return a.size == 1 && a.limbs[0] <= limit;
}

bool FitsUint64(IntegerView a) { return a.size == 0 || (a.size == 1 && !a.negative); }

uint64_t ToUint64(IntegerView a) {
  if (a.size == 0) return 0;
  return a.negative ? -static_cast<uint64_t>(a.limbs[0]) : a.limbs[0];
}

int64_t ToInt64(IntegerView a) { return static_cast<int64_t>(ToUint64(a)); }

std::string ToDecimal(IntegerView a) {
  Operand operand(a);
  std::string text(mpz_sizeinbase(operand, 10) + 2, '\0');  // room for the sign and the final zero byte
  mpz_get_str(text.data(), 10, operand);
  text.resize(text.find('\0'));
  return text;
}

bool FromDecimal(Integer& result, std::string_view text) {
  bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  if (!FromDigits(result, text, 10)) return false;
  if (negative) mpz_neg(result.raw(), result.raw());
  return true;
}

bool FromDigits(Integer& result, std::string_view digits, int base) {
  CHECK(base >= 2 && base <= 36);
  mpz_set_ui(result.raw(), 0);
  if (digits.empty()) return false;
  // mpz_set_str would also take signs and spaces.
  if (!std::all_of(digits.begin(), digits.end(), [base](char c) { return DigitValue(c) < base; }))
    return false;
  return mpz_set_str(result.raw(), std::string(digits).c_str(), base) == 0;
}

}  // namespace inquest::runtime
