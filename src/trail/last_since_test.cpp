#include "trail/last_since.h"

#include <gtest/gtest.h>

#include "trail/test_trails.h"

namespace inquest::trail {
namespace {

constexpr Address kAlways = Trail::kAlways;

// x : xs, where x is there first, then xs.
struct List {
  TrailBuilder builder;
  SiteId cons = builder.AddConstructor(":", 2, 1);
  Address main =
      builder.AddFrame(CallableId(0), TrailBuilder::Slot(TrailBuilder::program_frame(), TrailBuilder::kMain));
  Word cell = builder.AddCon(cons, main, {0, 0});
  Word head = builder.AddSince(SmallInt(1));
  Word rest = builder.AddSince(builder.AddCon(cons, main, {SmallInt(2), Nullary(0, 0)}));

  List() {
    builder.Set(AddressOf(cell) + 8, head);
    builder.Set(AddressOf(cell) + 16, rest);
  }
};

TEST(LastSinceTest, AValueWasCompleteWhenItsLastPartCame) {
  const List list;
  const auto trail = list.builder.Open();
  EXPECT_EQ(LastSince(*trail, list.cell, kAlways), AddressOf(list.rest));
  EXPECT_EQ(LastSince(*trail, list.cell, AddressOf(list.rest) - 8), AddressOf(list.head));
  EXPECT_EQ(LastSince(*trail, list.cell, AddressOf(list.cell)), Address{0});
}

TEST(LastSinceTest, TheHoldersOfTheLastPartAreTold) {
  const List list;
  const auto last = LastPartSince(*list.builder.Open(), list.cell, kAlways);
  ASSERT_TRUE(last.has_value());
  EXPECT_EQ(last->since, AddressOf(list.rest));
  EXPECT_EQ(last->holders, std::vector{AddressOf(list.cell)});
}

TEST(LastSinceTest, AValueThatAnObjectInItWaitedForIsHeldByBoth) {
  List list;
  list.builder.Set(AddressOf(list.rest) + 8, list.cell);
  const Word whole = list.builder.AddSince(list.cell);
  list.builder.Set(AddressOf(list.cell) + 16, whole);
  const auto last = LastPartSince(*list.builder.Open(), whole, kAlways);
  ASSERT_TRUE(last.has_value());
  EXPECT_EQ(last->since, AddressOf(whole));
  EXPECT_EQ(last->holders, (std::vector{Address{0}, AddressOf(list.cell)}));
}

TEST(LastSinceTest, AValueThatWasThereAtOnceHasNoTime) {
  TrailBuilder builder;
  builder.AddFrame(CallableId(0), TrailBuilder::Slot(TrailBuilder::program_frame(), TrailBuilder::kMain));
  EXPECT_EQ(LastSince(*builder.Open(), SmallInt(3), kAlways), Address{0});
}

TEST(LastSinceTest, NothingIsToldOfAPartThatFailed) {
  List list;
  const Word failed = list.builder.AddFailure(SmallInt(0));
  list.builder.Set(AddressOf(list.cell) + 16, failed);
  const auto trail = list.builder.Open();
  EXPECT_FALSE(LastSince(*trail, list.cell, kAlways).has_value());
  EXPECT_EQ(LastSince(*trail, list.cell, FailureOf(failed) - 8), AddressOf(list.head));
}

TEST(LastSinceTest, AValueThatContainsItselfComesToAnEnd) {
  List list;
  list.builder.Set(AddressOf(list.rest) + 8, list.cell);
  EXPECT_EQ(LastSince(*list.builder.Open(), list.cell, kAlways), AddressOf(list.rest));
}

TEST(LastSinceTest, AThunkSaysInItsHeaderSinceWhen) {
  TrailBuilder builder;
  const Address main =
      builder.AddFrame(CallableId(0), TrailBuilder::Slot(TrailBuilder::program_frame(), TrailBuilder::kMain));
  const Address thunk = builder.Add({Header(Kind::kIndirect, 2, main), SmallInt(1)});
  const auto trail = builder.Open();
  EXPECT_EQ(LastSince(*trail, TrailBuilder::Ref(thunk), kAlways), main + 2);
  EXPECT_EQ(LastSince(*trail, TrailBuilder::Ref(thunk), main + 1), Address{0});
}

}  // namespace
}  // namespace inquest::trail
