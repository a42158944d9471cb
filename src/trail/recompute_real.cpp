// Double and Float: as reduce/primitives_real.cpp.
#include <bit>
#include <cmath>

#include "runtime/real.h"
#include "trail/lift.h"

namespace inquest::trail {

using runtime::Integer;

namespace {

template <typename Real>
runtime::Decoded Decode(Real value) {
  if constexpr (std::is_same_v<Real, double>) return runtime::DecodeDouble(value);
  if constexpr (std::is_same_v<Real, float>) return runtime::DecodeFloat(value);
}
template <typename Real>
Integer Whole(Real value) {
  Integer result;
  runtime::Truncate(result, value);
  return result;
}

// The name of the operation at this width; names live as long as the table.
template <typename Real>
struct At {
  NamedOperations& table;
  Operation& operator()(std::string_view of_double, std::string_view of_float) {
    return table[std::is_same_v<Real, double> ? of_double : of_float];
  }
};
#define INQUEST_AT(name) at("double" name, "float" name)

template <typename Real>
void AddArithmetic(NamedOperations& table) {
  At<Real> at{table};
  INQUEST_AT("Add") = Lift([](Real x, Real y) { return x + y; });
  INQUEST_AT("Sub") = Lift([](Real x, Real y) { return x - y; });
  INQUEST_AT("Mul") = Lift([](Real x, Real y) { return x * y; });
  INQUEST_AT("Div") = Lift([](Real x, Real y) { return x / y; });
  INQUEST_AT("Pow") = Lift([](Real x, Real y) { return std::pow(x, y); });
  INQUEST_AT("Atan2") = Lift([](Real y, Real x) { return runtime::Atan2(y, x); });
  INQUEST_AT("Negate") = Lift([](Real x) { return -x; });
  INQUEST_AT("Abs") = Lift([](Real x) { return std::fabs(x); });
  INQUEST_AT("Signum") = Lift([](Real x) { return x > 0 ? Real{1} : x < 0 ? Real{-1} : x; });
  INQUEST_AT("Eq") = Lift([](Real x, Real y) { return x == y; });
  INQUEST_AT("Ne") = Lift([](Real x, Real y) { return x != y; });
  INQUEST_AT("Lt") = Lift([](Real x, Real y) { return x < y; });
  INQUEST_AT("Le") = Lift([](Real x, Real y) { return x <= y; });
  INQUEST_AT("Gt") = Lift([](Real x, Real y) { return x > y; });
  INQUEST_AT("Ge") = Lift([](Real x, Real y) { return x >= y; });
  INQUEST_AT("IsNaN") = Lift([](Real x) { return bool{std::isnan(x)}; });
  INQUEST_AT("IsInfinite") = Lift([](Real x) { return bool{std::isinf(x)}; });
  INQUEST_AT("IsDenormalized") = Lift([](Real x) { return std::fpclassify(x) == FP_SUBNORMAL; });
  INQUEST_AT("IsNegativeZero") = Lift([](Real x) { return x == 0 && std::signbit(x); });
  INQUEST_AT("Truncate") = Lift([](Real x) { return Whole(x); });
  INQUEST_AT("Floor") = Lift([](Real x) { return Whole(std::floor(x)); });
  INQUEST_AT("Ceiling") = Lift([](Real x) { return Whole(std::ceil(x)); });
  INQUEST_AT("Round") = Lift([](Real x) { return Whole(std::nearbyint(x)); });
  INQUEST_AT("TruncateInt") = Lift([](Real x) { return runtime::TruncateToInt64(x); });
  INQUEST_AT("DecodeMantissa") = Lift([](Real x) { return Integer(Decode(x).mantissa); });
  INQUEST_AT("DecodeExponent") = Lift([](Real x) { return int64_t{Decode(x).exponent}; });
}

template <typename Real>
void AddFunctions(NamedOperations& table) {
  At<Real> at{table};
  INQUEST_AT("Exp") = Lift([](Real x) { return std::exp(x); });
  INQUEST_AT("Expm1") = Lift([](Real x) { return std::expm1(x); });
  INQUEST_AT("Log") = Lift([](Real x) { return std::log(x); });
  INQUEST_AT("Log1p") = Lift([](Real x) { return std::log1p(x); });
  INQUEST_AT("Sqrt") = Lift([](Real x) { return std::sqrt(x); });
  INQUEST_AT("Sin") = Lift([](Real x) { return std::sin(x); });
  INQUEST_AT("Cos") = Lift([](Real x) { return std::cos(x); });
  INQUEST_AT("Tan") = Lift([](Real x) { return std::tan(x); });
  INQUEST_AT("Asin") = Lift([](Real x) { return std::asin(x); });
  INQUEST_AT("Acos") = Lift([](Real x) { return std::acos(x); });
  INQUEST_AT("Atan") = Lift([](Real x) { return std::atan(x); });
  INQUEST_AT("Sinh") = Lift([](Real x) { return std::sinh(x); });
  INQUEST_AT("Cosh") = Lift([](Real x) { return std::cosh(x); });
  INQUEST_AT("Tanh") = Lift([](Real x) { return std::tanh(x); });
  INQUEST_AT("Asinh") = Lift([](Real x) { return std::asinh(x); });
  INQUEST_AT("Acosh") = Lift([](Real x) { return std::acosh(x); });
  INQUEST_AT("Atanh") = Lift([](Real x) { return std::atanh(x); });
}

#undef INQUEST_AT

void AddConversions(NamedOperations& table) {
  table["doubleToFloat"] = Lift([](double x) { return static_cast<float>(x); });
  table["floatToDouble"] = Lift([](float x) { return static_cast<double>(x); });
  table["doubleToWordBits"] = Lift([](double x) { return std::bit_cast<uint64_t>(x); });
  table["wordBitsToDouble"] = Lift([](uint64_t x) { return std::bit_cast<double>(x); });
  table["floatToWordBits"] = Lift([](float x) { return uint64_t{std::bit_cast<uint32_t>(x)}; });
  table["wordBitsToFloat"] = Lift([](uint64_t x) { return std::bit_cast<float>(static_cast<uint32_t>(x)); });
}

}  // namespace

void AddRealOperations(NamedOperations& table) {
  AddArithmetic<double>(table);
  AddArithmetic<float>(table);
  AddFunctions<double>(table);
  AddFunctions<float>(table);
  AddConversions(table);
}

}  // namespace inquest::trail
