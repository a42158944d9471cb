#include "haskell/desugar/decimal.h"

#include <gmpxx.h>

namespace inquest::haskell::desugar {

bool ToDecimal(const std::string& numerator, const std::string& denominator, std::string* decimal) {
  mpz_class n(numerator, 10), d(denominator, 10);
  if (d == 0) return false;
  mpz_class common = gcd(n, d);
  n /= common;
  d /= common;
  // d = 2^a 5^b: scaled up to a power of ten.
  unsigned long twos = 0, fives = 0;
  while (d % 2 == 0) d /= 2, ++twos;
  while (d % 5 == 0) d /= 5, ++fives;
  if (d != 1) return false;
  const unsigned long exponent = twos > fives ? twos : fives;
  mpz_class scale;
  mpz_ui_pow_ui(scale.get_mpz_t(), 2, exponent - twos);
  n *= scale;
  mpz_ui_pow_ui(scale.get_mpz_t(), 5, exponent - fives);
  n *= scale;
  *decimal = n.get_str() + "e-" + std::to_string(exponent);
  return true;
}

}  // namespace inquest::haskell::desugar
