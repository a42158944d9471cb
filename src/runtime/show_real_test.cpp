#include "runtime/show_real.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <string>

#include "runtime/real.h"

namespace inquest::runtime {
namespace {

// A line of a table that GHC printed: the bits in hexadecimal, show, and decodeFloat.
struct Row {
  uint64_t bits;
  std::string shown;
  int64_t mantissa;
  int exponent;
};

template <typename Check>
void ForEachRow(const std::string& table, Check check) {
  std::ifstream in(std::string(INQUEST_TESTDATA) + "/" + table);
  ASSERT_TRUE(in.is_open()) << table;
  Row row;
  int rows = 0;
  while (in >> std::hex >> row.bits >> row.shown >> std::dec >> row.mantissa >> row.exponent) {
    check(row);
    ++rows;
  }
  EXPECT_GT(rows, 500);
}

TEST(ShowRealTest, DoublesAreShownAndDecodedAsByGhc) {
  ForEachRow("double.txt", [](const Row& row) {
    auto value = std::bit_cast<double>(row.bits);
    EXPECT_EQ(ShowDouble(value), row.shown);
    Decoded decoded = DecodeDouble(value);
    EXPECT_EQ(decoded.mantissa, row.mantissa) << row.shown;
    EXPECT_EQ(decoded.exponent, row.exponent) << row.shown;
  });
}

TEST(ShowRealTest, FloatsAreShownAndDecodedAsByGhc) {
  ForEachRow("float.txt", [](const Row& row) {
    auto value = std::bit_cast<float>(static_cast<uint32_t>(row.bits));
    EXPECT_EQ(ShowFloat(value), row.shown);
    Decoded decoded = DecodeFloat(value);
    EXPECT_EQ(decoded.mantissa, row.mantissa) << row.shown;
    EXPECT_EQ(decoded.exponent, row.exponent) << row.shown;
  });
}

// The ends of the rounding interval do not count, unlike in std::to_chars: 1.0e23 lies exactly on one.
TEST(ShowRealTest, ADecimalHalfwayToTheNeighbourIsNotUsed) {
  EXPECT_EQ(ShowDouble(1e23), "9.999999999999999e22");
  EXPECT_EQ(ShowDouble(std::ldexp(1.0, 60)), "1.152921504606847e18");
}

TEST(ShowRealTest, DigitsAndExponentAreThoseOfFloatToDigits) {
  DecimalDigits digits = DoubleToDigits(1234.5);
  EXPECT_EQ(digits.digits, "12345");
  EXPECT_EQ(digits.exponent, 4);
  digits = DoubleToDigits(0);
  EXPECT_EQ(digits.digits, "0");
  EXPECT_EQ(digits.exponent, 0);
  digits = FloatToDigits(0.00125f);
  EXPECT_EQ(digits.digits, "125");
  EXPECT_EQ(digits.exponent, -2);
}

}  // namespace
}  // namespace inquest::runtime
