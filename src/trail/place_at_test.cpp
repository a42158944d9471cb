#include "trail/place_at.h"

#include <gtest/gtest.h>

#include "trail/test_trails.h"

namespace inquest::trail {
namespace {

// f b = if b then g 1 else (let y = g 2 in h y): the calls of g have cells, in the same slot.
struct Choice {
  TrailBuilder builder;
  SiteId no = builder.AddConstructor("False", 0);
  SiteId yes = builder.AddConstructor("True", 0, 1);
  CallableId g = builder.AddFunction("g", 1);
  CallableId f = builder.AddFunction("f", 1, 2);
  PlaceId one = builder.AddPlace({.kind = PlaceKind::kWord, .word = SmallInt(1)});
  PlaceId two = builder.AddPlace({.kind = PlaceKind::kWord, .word = SmallInt(2)});
  PlaceId then =
      builder.AddPlace({.kind = PlaceKind::kCall, .has_cell = true, .slot = SlotId(2), .a = g.index}, {one});
  PlaceId wrapped = builder.AddPlace({.kind = PlaceKind::kCall, .is_tail = true, .a = g.index}, {then});
  PlaceId bound =
      builder.AddPlace({.kind = PlaceKind::kCall, .has_cell = true, .slot = SlotId(2), .a = g.index}, {two});
  PlaceId y = builder.AddPlace({.kind = PlaceKind::kSlot, .slot = SlotId(2)});
  PlaceId otherwise = builder.AddPlace({.kind = PlaceKind::kCall, .is_tail = true, .a = g.index}, {y});
  PlaceId let, scrutinee, choice, leaf;
  Address main =
      builder.AddFrame(CallableId(0), TrailBuilder::Slot(TrailBuilder::program_frame(), TrailBuilder::kMain));

  Choice() {
    builder.layout().lets.Add({{{SlotId(2), bound}}});
    let = builder.AddPlace({.kind = PlaceKind::kLet, .a = 0}, {otherwise});
    scrutinee = builder.AddPlace({.kind = PlaceKind::kSlot, .slot = SlotId(1)});
    builder.layout().cases.Add({{let, wrapped}, {}, {}});
    choice = builder.AddPlace({.kind = PlaceKind::kCase, .a = 0}, {scrutinee});
    leaf = builder.AddPlace({.kind = PlaceKind::kLeaf}, {choice});
    builder.SetEntry(f, leaf);
  }
  Address Call(bool argument) {
    return builder.AddFrame(f, main, {argument ? Nullary(yes, 1) : Nullary(no, 0)});
  }
};

TEST(PlaceAtTest, CellsOfExclusiveAlternativesAreToldByTheWayTaken) {
  Choice program;
  const Address yes = program.Call(true), no = program.Call(false);
  const auto trail = program.builder.Open();
  EXPECT_EQ(PlaceAt(*trail, trail->frame(yes), TrailBuilder::Slot(yes, 2)), program.then);
  EXPECT_EQ(PlaceAt(*trail, trail->frame(no), TrailBuilder::Slot(no, 2)), program.bound);
}

TEST(PlaceAtTest, TheBaseStandsForTheValueOfTheFrame) {
  Choice program;
  const Address yes = program.Call(true), no = program.Call(false);
  const auto trail = program.builder.Open();
  EXPECT_EQ(PlaceAt(*trail, trail->frame(yes), yes), program.wrapped);
  EXPECT_EQ(PlaceAt(*trail, trail->frame(no), no), program.otherwise);
}

TEST(PlaceAtTest, AWordThatIsNoCellIsNoPlace) {
  Choice program;
  const Address yes = program.Call(true);
  const auto trail = program.builder.Open();
  EXPECT_EQ(PlaceAt(*trail, trail->frame(yes), TrailBuilder::Slot(yes, 3)), PlaceId());
}

TEST(PlaceAtTest, ALetOnTheWayBindsItsSlot) {
  Choice program;
  const Address yes = program.Call(true), no = program.Call(false);
  const auto trail = program.builder.Open();
  const Way taken = Replay(*trail, trail->frame(no));
  EXPECT_EQ(taken.lets, std::vector<PlaceId>{program.let});
  EXPECT_EQ(FindBinding(trail->layout(), taken, SlotId(2)), program.bound);
  EXPECT_EQ(FindBinding(trail->layout(), taken, SlotId(3)), PlaceId());
  EXPECT_EQ(FindBinding(trail->layout(), Replay(*trail, trail->frame(yes)), SlotId(2)), PlaceId());
}

TEST(PlaceAtTest, TheWayEndsAtAChoiceThatNothingTellsOf) {
  Choice program;
  const Address call = program.builder.AddFrame(program.f, program.main, {kNotKept});
  const auto trail = program.builder.Open();
  const Way way = Replay(*trail, trail->frame(call));
  EXPECT_EQ(way.result, PlaceId());
  EXPECT_EQ(way.conditions, std::vector<PlaceId>{program.scrutinee});
  ASSERT_EQ(way.choices.size(), 1u);
  EXPECT_EQ(way.choices[0], (std::pair<PlaceId, PlaceId>{program.choice, {}}));
}

}  // namespace
}  // namespace inquest::trail
