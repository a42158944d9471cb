#include "runtime/integer.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "runtime/real.h"

namespace inquest::runtime {
namespace {

Integer Parse(const std::string& text) {
  Integer result;
  EXPECT_TRUE(FromDecimal(result, text)) << text;
  return result;
}

std::string Show(const Integer& value) { return ToDecimal(value.view()); }

// The rows of a kind in the table that GHC printed.
std::vector<std::vector<std::string>> Rows(const std::string& kind) {
  std::ifstream in(std::string(INQUEST_TESTDATA) + "/integer.txt");
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word != kind) continue;
    std::vector<std::string> row;
    while (words >> word) row.push_back(word);
    rows.push_back(row);
  }
  EXPECT_GT(rows.size(), 20u) << kind;
  return rows;
}

using BinaryOperation = void (*)(Integer&, IntegerView, IntegerView);

std::string Apply(BinaryOperation operation, const Integer& a, const Integer& b) {
  Integer result(12345);
  operation(result, a.view(), b.view());
  return Show(result);
}

TEST(IntegerTest, BinaryOperationsAgreeWithGhc) {
  const BinaryOperation operations[] = {Add, Sub, Mul, nullptr, Gcd, Lcm, And, Or, Xor, Quot, Rem, Div, Mod};
  for (const auto& row : Rows("binary")) {
    Integer a = Parse(row[0]);
    Integer b = Parse(row[1]);
    EXPECT_EQ(std::to_string(Compare(a.view(), b.view())), row[5]) << row[0] << " " << row[1];
    EXPECT_EQ(Equal(a.view(), b.view()), row[5] == "0");
    for (size_t i = 0; i + 2 < row.size(); ++i) {
      if (operations[i] == nullptr) continue;
      EXPECT_EQ(Apply(operations[i], a, b), row[i + 2])
          << "operation " << i << ": " << row[0] << " " << row[1];
    }
  }
}

TEST(IntegerTest, QuotRemAndDivModGiveBoth) {
  for (const auto& row : Rows("binary")) {
    if (row.size() < 15) continue;
    Integer a = Parse(row[0]);
    Integer b = Parse(row[1]);
    Integer quotient;
    Integer remainder;
    QuotRem(quotient, remainder, a.view(), b.view());
    EXPECT_EQ(Show(quotient) + " " + Show(remainder), row[11] + " " + row[12]);
    DivMod(a, b, a.view(), b.view());  // into the operands
    EXPECT_EQ(Show(a) + " " + Show(b), row[13] + " " + row[14]);
  }
}

TEST(IntegerTest, UnaryOperationsAgreeWithGhc) {
  for (const auto& row : Rows("unary")) {
    Integer a = Parse(row[0]);
    Integer r;
    Complement(r, a.view());
    EXPECT_EQ(Show(r), row[1]);
    EXPECT_EQ(std::to_string(PopCount(a.view())), row[2]);
    ShiftLeft(r, a.view(), 67);
    EXPECT_EQ(Show(r), row[3]);
    ShiftRight(r, a.view(), 3);
    EXPECT_EQ(Show(r), row[4]);
    ShiftRight(r, a.view(), 64);
    EXPECT_EQ(Show(r), row[5]);
    EXPECT_EQ(TestBit(a.view(), 0), row[6] == "1");
    EXPECT_EQ(TestBit(a.view(), 70), row[7] == "1");
    Pow(r, a.view(), 5);
    EXPECT_EQ(Show(r), row[8]);
    EXPECT_EQ(std::to_string(ToInt64(a.view())), row[9]);
    EXPECT_EQ(FitsInt64(a.view()), row[9] == row[0]);
    EXPECT_EQ(std::to_string(ToUint64(a.view())), row[10]);
    EXPECT_EQ(FitsUint64(a.view()), row[10] == row[0]);
    EXPECT_EQ(std::to_string(std::bit_cast<uint64_t>(ToDouble(a.view()))), row[11]) << row[0];
    EXPECT_EQ(std::to_string(std::bit_cast<uint32_t>(ToFloat(a.view()))), row[12]) << row[0];
  }
}

// The table leaves out minBound :: Int, whose sign GHC 9.0 loses.
TEST(IntegerTest, EncodingRoundsAsGhcDoes) {
  for (const auto& row : Rows("encode")) {
    Integer m = Parse(row[0]);
    int64_t e = std::stoll(row[1]);
    EXPECT_EQ(std::to_string(std::bit_cast<uint64_t>(EncodeDouble(m.view(), e))), row[2])
        << row[0] << " " << e;
    EXPECT_EQ(std::to_string(std::bit_cast<uint32_t>(EncodeFloat(m.view(), e))), row[3])
        << row[0] << " " << e;
  }
}

TEST(IntegerTest, RationalsAreRoundedToNearestAsByGhc) {
  for (const auto& row : Rows("ratio")) {
    Integer n = Parse(row[0]);
    Integer d = Parse(row[1]);
    EXPECT_EQ(std::to_string(std::bit_cast<uint64_t>(RationalToDouble(n.view(), d.view()))), row[2])
        << row[0] << " / " << row[1];
    EXPECT_EQ(std::to_string(std::bit_cast<uint32_t>(RationalToFloat(n.view(), d.view()))), row[3])
        << row[0] << " / " << row[1];
  }
}

TEST(IntegerTest, TruncationIsExact) {
  std::ifstream in(std::string(INQUEST_TESTDATA) + "/truncate.txt");
  std::string shown;
  std::string whole;
  std::string machine;
  int rows = 0;
  while (in >> shown >> whole >> machine) {
    double value = shown == "Infinity"    ? INFINITY
                   : shown == "-Infinity" ? -INFINITY
                                          : std::stod(shown == "5.0e-324" ? "0x1p-1074" : shown);
    Integer r;
    Truncate(r, value);
    EXPECT_EQ(Show(r), whole) << shown;
    EXPECT_EQ(std::to_string(TruncateToInt64(value)), machine) << shown;
    ++rows;
  }
  EXPECT_GT(rows, 15);
}

TEST(IntegerTest, AResultMayBeItsOwnOperand) {
  Integer a = Parse("123456789012345678901234567890");
  for (int i = 0; i < 6; ++i) Mul(a, a.view(), a.view());
  Integer b = Parse("123456789012345678901234567890");
  Integer power;
  Pow(power, b.view(), 64);
  EXPECT_TRUE(Equal(a.view(), power.view()));
  Sub(a, a.view(), a.view());
  EXPECT_TRUE(a.is_zero());
  EXPECT_EQ(a.size(), 0u);
  EXPECT_FALSE(a.negative());
}

TEST(IntegerTest, MachineNumbersAreSeenAsIntegers) {
  for (int64_t value : {INT64_MIN, INT64_MIN + 1, int64_t{-1}, int64_t{0}, int64_t{1}, INT64_MAX}) {
    SmallInteger small(value);
    EXPECT_EQ(ToDecimal(small.view()), std::to_string(value));
    EXPECT_EQ(ToInt64(small.view()), value);
    Integer copy(small.view());
    EXPECT_TRUE(copy.fits_int64());
    EXPECT_EQ(copy.int64(), value);
  }
  EXPECT_EQ(ToDecimal(SmallInteger::FromUnsigned(UINT64_MAX).view()), "18446744073709551615");
}

TEST(IntegerTest, OnlyDigitsAreNumbers) {
  Integer r;
  for (const char* bad : {"", "-", "+1", " 1", "1 ", "1a", "--1", "0x1"})
    EXPECT_FALSE(FromDecimal(r, bad)) << bad;
  EXPECT_TRUE(FromDigits(r, "fF", 16));
  EXPECT_EQ(r.int64(), 255);
  EXPECT_FALSE(FromDigits(r, "12", 2));
  EXPECT_TRUE(FromDecimal(r, "-0"));
  EXPECT_EQ(Show(r), "0");
}

TEST(IntegerTest, AHundredThousandDigitsAreConvertedBothWays) {
  std::string digits(100000, '7');
  Integer r = Parse(digits);
  EXPECT_EQ(Show(r), digits);
  EXPECT_GT(r.size(), 5000u);
  r.Shrink(16);
  EXPECT_TRUE(r.is_zero());
}

TEST(IntegerTest, Log2IsThePositionOfTheHighestBit) {
  EXPECT_EQ(Log2(SmallInteger(1).view()), 0u);
  EXPECT_EQ(Log2(SmallInteger(-8).view()), 3u);
  EXPECT_EQ(Log2(Parse("18446744073709551616").view()), 64u);
}

TEST(IntegerTest, PowersTooLargeAreSeenBeforehand) {
  EXPECT_LT(PowSizeEstimate(SmallInteger(2).view(), 640), 25);
  EXPECT_GT(PowSizeEstimate(SmallInteger(10).view(), UINT64_MAX), 1e17);
  EXPECT_EQ(PowSizeEstimate(SmallInteger(-1).view(), UINT64_MAX), 1);
}

}  // namespace
}  // namespace inquest::runtime
