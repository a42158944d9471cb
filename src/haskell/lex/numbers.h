// The values of numeric literals, as the decimal digits that ast.h asks for.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "haskell/ast/ast.h"

namespace inquest::haskell::lex {

// The value of a digit of a base up to 16.
uint32_t DigitValue(char c);

// Digits of a base up to 16, underscores allowed between them -> decimal digits without leading zeros.
std::string ToDecimal(std::string_view digits, int base);

// The longest a fractional literal may be when written out without an exponent.
constexpr size_t kMaxRationalDigits = 20'000;

// `mantissa` is the digits with the point removed, `fraction_digits` of them behind the point; the value
// is mantissa * 10^(exponent - fraction_digits), in lowest terms. The caller checks that the mantissa's
// length and |exponent| are at most kMaxRationalDigits.
RationalLiteral ToRational(std::string_view mantissa, size_t fraction_digits, long exponent);

}  // namespace inquest::haskell::lex
