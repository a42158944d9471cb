#include "trail/place_walk.h"

#include <gtest/gtest.h>

#include <set>

#include "trail/test_trails.h"

namespace inquest::trail {
namespace {

// case x of { 0 -> let y = <block> in y; _ -> 2 }, where the block is 7.
struct Template {
  TrailBuilder builder;
  Layout& layout = builder.layout();
  PlaceId x = builder.AddPlace({.kind = PlaceKind::kSlot, .slot = SlotId(1)});
  PlaceId seven = builder.AddPlace({.kind = PlaceKind::kWord, .word = SmallInt(7)});
  PlaceId block = builder.AddPlace({.kind = PlaceKind::kBlock});
  PlaceId y = builder.AddPlace({.kind = PlaceKind::kSlot, .slot = SlotId(2)});
  PlaceId let = builder.AddPlace({.kind = PlaceKind::kLet, .a = 0}, {y});
  PlaceId two = builder.AddPlace({.kind = PlaceKind::kWord, .word = SmallInt(2)});
  PlaceId choice = builder.AddPlace({.kind = PlaceKind::kCase, .a = 0}, {x});
  Template() {
    layout.places[block].a = layout.variants.next_id().index;
    layout.variants.Add({.size = 1, .is_block = true, .entry = seven});
    layout.lets.Add({{{SlotId(2), block}}});
    layout.cases.Add({{}, {{SmallInt(0), let}}, two});
  }
};

TEST(PlaceWalkTest, VisitsEachPlaceOfAFrameOnce) {
  Template code;
  std::multiset<const Place*> visited;
  WalkPlaces(code.layout, code.choice,
             [&](const Place& place, std::vector<PlaceId>*) { visited.insert(&place); });
  std::multiset<const Place*> expected;
  for (const PlaceId at : {code.choice, code.x, code.let, code.block, code.y, code.two}) {
    expected.insert(&code.layout.places[at]);
  }
  EXPECT_EQ(visited, expected);
}

TEST(PlaceWalkTest, GoesOnWhereTheVisitorSays) {
  Template code;
  bool saw_seven = false;
  WalkPlaces(code.layout, code.choice, [&](const Place& place, std::vector<PlaceId>* todo) {
    saw_seven = saw_seven || &place == &code.layout.places[code.seven];
    if (place.kind == PlaceKind::kBlock) todo->push_back(code.layout.variants[place.variant()].entry);
  });
  EXPECT_TRUE(saw_seven);
}

TEST(PlaceWalkTest, CodeThatBeginsNowhereHasNoPlaces) {
  Template code;
  WalkPlaces(code.layout, PlaceId(), [](const Place&, std::vector<PlaceId>*) { FAIL(); });
}

}  // namespace
}  // namespace inquest::trail
