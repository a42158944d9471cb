#include <gtest/gtest.h>

#include "trail/reader.h"
#include "trail/test_actions.h"

namespace inquest::trail {
namespace {

// main has a cell that a call of f reduces; the call gives Just 3, which is main's value too.
struct Whole : Actions {
  CallableId f = builder.AddFunction("f", 1);
  SiteId just = builder.AddConstructor("Just", 1);
  PlaceId suspended =
      builder.AddPlace({.kind = PlaceKind::kCall, .has_cell = true, .slot = SlotId(1), .a = f.index});
  Address cell = TrailBuilder::Slot(main, 1);
  Address call = builder.AddFrame(f, cell, {SmallInt(3)});
  Word value = builder.AddCon(just, call, {SmallInt(3)});

  Whole() {
    builder.Set(cell, value);
    builder.Set(TrailBuilder::Slot(TrailBuilder::program_frame(), TrailBuilder::kMain), value);
  }
  // What Verify says, without addresses; several faults are joined.
  std::string Faults() const {
    std::string all;
    for (const std::string& fault : Verify(builder.Open()->reader())) all += fault + "; ";
    return all;
  }
  void Expect(const char* part) const {
    EXPECT_NE(Faults().find(part), std::string::npos) << "'" << part << "' in: " << Faults();
  }
};

TEST(VerifyTest, AWholeTrailHasNoFault) {
  Whole whole;
  EXPECT_EQ(whole.Faults(), "");
  const Word block = whole.Make(whole.then, {});
  const Address begin = whole.builder.AddEvent(ExecutionKind::kBegin, block, 0);
  whole.builder.AddEvent(ExecutionKind::kResult, whole.Make(whole.put, {}), begin, {whole.unit});
  whole.builder.AddCallback(whole.f, whole.cell, SmallInt(1), {SmallInt(0)});
  EXPECT_EQ(whole.Faults(), "");
}

TEST(VerifyTest, ObjectsReachToTheEnd) {
  Whole whole;
  whole.builder.Add({0, 0});
  whole.Expect("before the end");
}

TEST(VerifyTest, AReferenceLeadsIntoTheTrail) {
  Whole whole;
  whole.builder.Set(AddressOf(whole.value) + 8, Tagged(Tag::kRef, whole.builder.end() + 64));
  whole.Expect("outside the trail");
}

TEST(VerifyTest, AReferenceLeadsToWhatItsTagSays) {
  Whole whole;
  whole.builder.Set(AddressOf(whole.value) + 8, Tagged(Tag::kFun, AddressOf(whole.value)));
  whole.Expect("as a function, which it is not");
  whole.builder.Set(AddressOf(whole.value) + 8, Tagged(Tag::kCon, whole.call));
  whole.Expect("as a constructor, which it is not");
  whole.builder.Set(AddressOf(whole.value) + 8, Tagged(Tag::kRef, whole.call));
  whole.Expect("as a place, which it is not");
  whole.builder.Set(AddressOf(whole.value) + 8, kNotKept);
  EXPECT_EQ(whole.Faults(), "");
}

TEST(VerifyTest, AnObjectBelongsToAnEarlierFrame) {
  Whole whole;
  whole.builder.Set(AddressOf(whole.value), Header(Kind::kCon, whole.just.index, 0));
  whole.Expect("belongs to nobody");
  whole.builder.Set(AddressOf(whole.value), Header(Kind::kCon, whole.just.index, AddressOf(whole.value) + 8));
  whole.Expect("belongs to something later");
  const Address data = AddressOf(whole.builder.AddData(DataKind::kWide, {1}));
  whole.builder.Set(AddressOf(whole.value), Header(Kind::kCon, whole.just.index, whole.call));
  whole.builder.AddCon(whole.just, data, {SmallInt(1)});
  whole.Expect("belongs to no frame");
}

TEST(VerifyTest, APlaceThatFailedLeadsToItsException) {
  Whole whole;
  whole.builder.Set(whole.cell, FailedWord(whole.call));
  whole.Expect("which is no exception");
}

TEST(VerifyTest, ARedexLiesInAnEarlierFrame) {
  Whole whole;
  whole.builder.AddFrame(whole.f, whole.builder.end() + 64, {SmallInt(1)});
  whole.Expect("reduces a redex that is not in an earlier frame");
}

TEST(VerifyTest, ARedexIsAPlace) {
  Whole whole;
  whole.builder.AddFrame(whole.f, AddressOf(whole.value), {SmallInt(1)});
  whole.Expect("which is no place");
}

TEST(VerifyTest, APlaceIsEnteredOnce) {
  Whole whole;
  whole.builder.AddFrame(whole.f, whole.cell, {SmallInt(1)});
  whole.Expect("which another frame entered");
}

TEST(VerifyTest, APlaceThatWasEnteredIsNotSuspended) {
  Whole whole;
  whole.builder.Set(whole.cell, StateWord(State::kSuspended, whole.suspended.index));
  whole.Expect("has neither value nor error and is not entered");
  whole.builder.Set(whole.cell, StateWord(State::kEntered, whole.suspended.index));
  EXPECT_EQ(whole.Faults(), "");
}

TEST(VerifyTest, ASuspendedPlaceIsInItsOwnCell) {
  Whole whole;
  whole.builder.Set(TrailBuilder::Slot(whole.main, 2), StateWord(State::kSuspended, whole.suspended.index));
  whole.Expect("a place whose cell is elsewhere");
}

TEST(VerifyTest, ExecutionsNest) {
  Whole whole;
  const Word block = whole.Make(whole.then, {});
  const Word other = whole.Make(whole.then, {});
  const Address first = whole.builder.AddEvent(ExecutionKind::kBegin, block, 0);
  const Address inner = whole.builder.AddEvent(ExecutionKind::kBegin, other, first);
  whole.builder.AddEvent(ExecutionKind::kResult, block, first, {whole.unit});
  EXPECT_EQ(whole.Faults(), "");
  whole.builder.AddEvent(ExecutionKind::kResult, block, inner, {whole.unit});
  whole.Expect("which is none or had ended");
}

TEST(VerifyTest, NoMoreFaultsAreToldThanAsked) {
  Whole whole;
  for (int i = 0; i < 5; ++i) whole.builder.AddFrame(whole.f, whole.cell, {SmallInt(1)});
  EXPECT_EQ(Verify(whole.builder.Open()->reader(), 3).size(), 3u);
}

}  // namespace
}  // namespace inquest::trail
