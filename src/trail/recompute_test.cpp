#include "trail/recompute.h"

#include <gtest/gtest.h>

#include <bit>
#include <limits>

#include "trail/test_trails.h"

namespace inquest::trail {
namespace {

struct Numbers {
  TrailBuilder builder;
  SiteId no = builder.AddConstructor("False", 0);
  SiteId yes = builder.AddConstructor("True", 0, 1);

  Computed Compute(const char* primitive, const std::vector<Computed>& operands) const {
    return Recompute(*builder.Open(), primitive, operands);
  }
  std::optional<int64_t> Int(const char* primitive, int64_t x, int64_t y) const {
    const Computed result = Compute(primitive, {Recorded{SmallInt(x)}, Recorded{SmallInt(y)}});
    const std::optional<Word> word = AsWord(result);
    return word.has_value() && IsInt(*word) ? std::optional(SmallValue(*word)) : std::nullopt;
  }
};

TEST(RecomputeTest, NumbersAreComputedAsTheReducerComputesThem) {
  const Numbers numbers;
  EXPECT_EQ(numbers.Int("intAdd", 2, 3), 5);
  EXPECT_EQ(numbers.Int("intSub", 2, 3), -1);
  EXPECT_EQ(numbers.Int("intMul", -4, 3), -12);
  EXPECT_EQ(numbers.Int("intQuot", -7, 2), -3);
  EXPECT_EQ(numbers.Int("intDiv", -7, 2), -4);
  EXPECT_EQ(numbers.Int("intRem", -7, 2), -1);
  EXPECT_EQ(numbers.Int("intMod", -7, 2), 1);
}

TEST(RecomputeTest, WhatFailedOrIsNoSuchPrimitiveIsNotKnown) {
  const Numbers numbers;
  EXPECT_EQ(numbers.Int("intDiv", 1, 0), std::nullopt);
  EXPECT_EQ(numbers.Int("integerMod", 1, 0), std::nullopt);
  EXPECT_FALSE(IsKnown(numbers.Compute("handleGetLine", {Recorded{SmallInt(0)}})));
  EXPECT_FALSE(IsKnown(numbers.Compute("intAdd", {Recorded{Character('a')}, Recorded{SmallInt(1)}})));
  EXPECT_FALSE(IsKnown(numbers.Compute("intAdd", {Computed(), Recorded{SmallInt(1)}})));
}

TEST(RecomputeTest, IntsWrapAndIntegersDoNot) {
  Numbers numbers;
  const Word most =
      numbers.builder.AddData(DataKind::kWide, {static_cast<Word>(std::numeric_limits<int64_t>::max())});
  const Computed sum = numbers.Compute("intAdd", {Recorded{most}, Recorded{SmallInt(1)}});
  ASSERT_TRUE(std::holds_alternative<Bits>(sum));
  EXPECT_EQ(static_cast<int64_t>(std::get<Bits>(sum).value), std::numeric_limits<int64_t>::min());
  const Word limbs = numbers.builder.AddData(DataKind::kBig, {2 * 1, ~Word{0}});  // 2^64 - 1
  const Computed large = numbers.Compute("integerAdd", {Recorded{limbs}, Recorded{SmallInt(1)}});
  ASSERT_TRUE(std::holds_alternative<BigInteger>(large));
  EXPECT_EQ(runtime::ToDecimal(std::get<BigInteger>(large)->view()), "18446744073709551616");
  EXPECT_FALSE(AsWord(large).has_value());
}

TEST(RecomputeTest, ComparisonsGiveTheNumberOfAConstructor) {
  const Numbers numbers;
  const auto tag = [&](const char* primitive, int64_t x, int64_t y) {
    const auto trail = numbers.builder.Open();
    return ConstructorTagOf(*trail,
                            numbers.Compute(primitive, {Recorded{SmallInt(x)}, Recorded{SmallInt(y)}}));
  };
  EXPECT_EQ(tag("intLt", 1, 2), 1u);
  EXPECT_EQ(tag("intLt", 2, 1), 0u);
  EXPECT_EQ(tag("integerCompare", 1, 2), 0u);
  EXPECT_EQ(tag("integerCompare", 2, 2), 1u);
  EXPECT_EQ(tag("integerCompare", 3, 2), 2u);
}

TEST(RecomputeTest, RealsAreComputedFromTheirBoxes) {
  Numbers numbers;
  const auto real = [&](double value) {
    return Recorded{numbers.builder.AddData(DataKind::kDouble, {std::bit_cast<Word>(value)})};
  };
  const Computed quotient = numbers.Compute("doubleDiv", {real(1), real(4)});
  ASSERT_TRUE(std::holds_alternative<double>(quotient));
  EXPECT_EQ(std::get<double>(quotient), 0.25);
  // A box of another kind is no Double.
  const Word wide = numbers.builder.AddData(DataKind::kWide, {1});
  EXPECT_FALSE(IsKnown(numbers.Compute("doubleDiv", {Recorded{wide}, real(4)})));
}

TEST(RecomputeTest, ALiteralIsComparedByItsValue) {
  Numbers numbers;
  const Word big = numbers.builder.AddData(DataKind::kBig, {2 * 1, ~Word{0}});
  const Word same = numbers.builder.AddData(DataKind::kBig, {2 * 1, ~Word{0}});
  const auto trail = numbers.builder.Open();
  EXPECT_EQ(IsLiteral(*trail, Recorded{SmallInt(3)}, SmallInt(3)), true);
  EXPECT_EQ(IsLiteral(*trail, Recorded{SmallInt(4)}, SmallInt(3)), false);
  EXPECT_EQ(IsLiteral(*trail, Recorded{Character('x')}, Character('x')), true);
  EXPECT_EQ(IsLiteral(*trail, Recorded{big}, same), true);
  EXPECT_EQ(IsLiteral(*trail, Computed(), SmallInt(3)), std::nullopt);
}

TEST(RecomputeTest, AnArrayIsLookedAtInTheTrail) {
  Numbers numbers;
  const Word array = numbers.builder.AddData(DataKind::kArray, {2, SmallInt(7), kNotKept});
  const auto element = [&](int64_t index) {
    return numbers.Compute("arrayIndex", {Recorded{array}, Recorded{SmallInt(index)}});
  };
  EXPECT_EQ(AsWord(element(0)), SmallInt(7));
  EXPECT_FALSE(IsKnown(element(1))) << "not kept";
  EXPECT_FALSE(IsKnown(element(2))) << "outside";
  EXPECT_EQ(AsWord(numbers.Compute("arraySize", {Recorded{array}})), SmallInt(2));
}

}  // namespace
}  // namespace inquest::trail
