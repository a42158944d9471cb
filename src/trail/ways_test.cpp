// The way that is known is the way that a frame took, however many there are.
#include "trail/ways.h"

#include <gtest/gtest.h>

#include "trail/place_at.h"
#include "trail/test_trails.h"

namespace inquest::trail {
namespace {

// f b = (if b then g 1 else g 2) + 1: which call was made is behind the leaf, only the value tells.
struct HiddenChoice {
  TrailBuilder builder;
  SiteId no = builder.AddConstructor("False", 0);
  SiteId yes = builder.AddConstructor("True", 0, 1);
  CallableId g = builder.AddFunction("g", 1);
  CallableId f = builder.AddFunction("f", 1, 2);
  PlaceId one = builder.AddPlace({.kind = PlaceKind::kWord, .word = SmallInt(1)});
  PlaceId two = builder.AddPlace({.kind = PlaceKind::kWord, .word = SmallInt(2)});
  PlaceId then =
      builder.AddPlace({.kind = PlaceKind::kCall, .has_cell = true, .slot = SlotId(2), .a = g.index}, {one});
  PlaceId otherwise =
      builder.AddPlace({.kind = PlaceKind::kCall, .has_cell = true, .slot = SlotId(3), .a = g.index}, {two});
  PlaceId scrutinee = builder.AddPlace({.kind = PlaceKind::kSlot, .slot = SlotId(1)});
  Address main =
      builder.AddFrame(CallableId(0), TrailBuilder::Slot(TrailBuilder::program_frame(), TrailBuilder::kMain));

  HiddenChoice() {
    builder.layout().cases.Add({{otherwise, then}, {}, {}});
    const PlaceId choice = builder.AddPlace({.kind = PlaceKind::kCase, .a = 0}, {scrutinee});
    builder.SetEntry(f, builder.AddPlace({.kind = PlaceKind::kLeaf}, {choice}));
  }
  Address Call(bool argument) {
    return builder.AddFrame(f, main, {argument ? Nullary(yes, 1) : Nullary(no, 0)});
  }
};

TEST(WaysTest, AWayIsThatOfItsFrame) {
  HiddenChoice choice;
  std::vector<Address> calls;
  for (const bool argument : {true, false, false, true, true, false}) calls.push_back(choice.Call(argument));
  const auto trail = choice.builder.Open();
  Ways ways(*trail);
  for (const Address call : calls) {
    const Frame frame = trail->frame(call);
    const Way way = Replay(*trail, frame);
    const KnownWay& known = ways.Of(frame);
    EXPECT_EQ(known.way.result, way.result);
    EXPECT_EQ(known.way.conditions, way.conditions);
    EXPECT_EQ(known.way.passed, way.passed);
    for (uint32_t slot = 0; slot < trail->variant(frame).size; ++slot) {
      const Address cell = CellAddress(frame.base, SlotId(slot));
      EXPECT_EQ(known.PlaceAt(frame, cell), PlaceAt(*trail, frame, cell));
    }
  }
}

TEST(WaysTest, FramesThatWentTheSameWayShareIt) {
  HiddenChoice choice;
  const Address first = choice.Call(true), second = choice.Call(true), third = choice.Call(false);
  const auto trail = choice.builder.Open();
  Ways ways(*trail);
  EXPECT_EQ(&ways.Of(trail->frame(first)), &ways.Of(trail->frame(second)));
  EXPECT_NE(&ways.Of(trail->frame(first)), &ways.Of(trail->frame(third)));
}

}  // namespace
}  // namespace inquest::trail
