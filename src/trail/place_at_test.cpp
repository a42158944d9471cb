#include "trail/place_at.h"

#include <gtest/gtest.h>

#include "trail/test_trails.h"

namespace inquest::trail {
namespace {

// f b = if b then g 1 else (let y = g 2 in h y): the calls of g have cells, in the same slot.
struct Choice {
  TrailBuilder builder;
  uint32_t no = builder.AddConstructor("False", 0);
  uint32_t yes = builder.AddConstructor("True", 0, 1);
  uint32_t g = builder.AddFunction("g", 1);
  uint32_t f = builder.AddFunction("f", 1, 2);
  uint32_t one = builder.AddPlace({.kind = PlaceKind::kWord, .word = SmallInt(1)});
  uint32_t two = builder.AddPlace({.kind = PlaceKind::kWord, .word = SmallInt(2)});
  uint32_t then = builder.AddPlace({.kind = PlaceKind::kCall, .has_cell = true, .slot = 2, .a = g}, {one});
  uint32_t wrapped = builder.AddPlace({.kind = PlaceKind::kCall, .is_tail = true, .a = g}, {then});
  uint32_t bound = builder.AddPlace({.kind = PlaceKind::kCall, .has_cell = true, .slot = 2, .a = g}, {two});
  uint32_t y = builder.AddPlace({.kind = PlaceKind::kSlot, .slot = 2});
  uint32_t otherwise = builder.AddPlace({.kind = PlaceKind::kCall, .is_tail = true, .a = g}, {y});
  uint32_t let = kNone, scrutinee = kNone, choice = kNone, leaf = kNone;
  Address main = builder.AddFrame(0, TrailBuilder::Slot(TrailBuilder::program_frame(), TrailBuilder::kMain));

  Choice() {
    builder.layout().lets.push_back({{{2, bound}}});
    let = builder.AddPlace({.kind = PlaceKind::kLet, .a = 0}, {otherwise});
    scrutinee = builder.AddPlace({.kind = PlaceKind::kSlot, .slot = 1});
    builder.layout().cases.push_back({{let, wrapped}, {}, kNone});
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
  EXPECT_EQ(PlaceAt(*trail, trail->frame(yes), TrailBuilder::Slot(yes, 3)), kNone);
}

TEST(PlaceAtTest, ALetOnTheWayBindsItsSlot) {
  Choice program;
  const Address yes = program.Call(true), no = program.Call(false);
  const auto trail = program.builder.Open();
  const Way taken = Replay(*trail, trail->frame(no));
  EXPECT_EQ(taken.lets, std::vector<uint32_t>{program.let});
  EXPECT_EQ(FindBinding(trail->layout(), taken, 2), program.bound);
  EXPECT_EQ(FindBinding(trail->layout(), taken, 3), kNone);
  EXPECT_EQ(FindBinding(trail->layout(), Replay(*trail, trail->frame(yes)), 2), kNone);
}

TEST(PlaceAtTest, TheWayEndsAtAChoiceThatNothingTellsOf) {
  Choice program;
  const Address call = program.builder.AddFrame(program.f, program.main, {kNotKept});
  const auto trail = program.builder.Open();
  const Way way = Replay(*trail, trail->frame(call));
  EXPECT_EQ(way.result, kNone);
  EXPECT_EQ(way.conditions, std::vector<uint32_t>{program.scrutinee});
  ASSERT_EQ(way.choices.size(), 1u);
  EXPECT_EQ(way.choices[0], (std::pair<uint32_t, uint32_t>{program.choice, kNone}));
}

}  // namespace
}  // namespace inquest::trail
