// How Double and Float are written: with the shortest digits that GHC's floatToDigits finds.
#pragma once

#include <string>

namespace inquest::runtime {

// What `show` gives: "0.1", "1.0e-2", "-0.0", "Infinity", "NaN". A negative number has its sign, but no
// parentheses: those depend on the context (showsPrec).
std::string ShowDouble(double value);
std::string ShowFloat(float value);

// 0.d1d2d3... * 10^exponent, as Numeric.floatToDigits 10 gives it; zero is {"0", 0}. `value` is finite and
// not negative. The digits are characters '0' to '9'.
struct DecimalDigits {
  std::string digits;
  int exponent = 0;
};
DecimalDigits DoubleToDigits(double value);
DecimalDigits FloatToDigits(float value);

}  // namespace inquest::runtime
