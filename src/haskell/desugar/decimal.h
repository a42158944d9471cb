// Rational literals as decimal numbers.
#pragma once

#include <string>

namespace inquest::haskell::desugar {

// numerator / denominator as a decimal number for strtod, exact; false if it has no finite one.
bool ToDecimal(const std::string& numerator, const std::string& denominator, std::string* decimal);

}  // namespace inquest::haskell::desugar
