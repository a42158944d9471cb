#include "trail/whole_span.h"

#include <gtest/gtest.h>

#include "trail/test_trails.h"

namespace inquest::trail {
namespace {

constexpr source::FileId kFile{0};

Span At(uint32_t begin, uint32_t end) { return {kFile, begin, end}; }

// The rest of a do block, a function whose span is its generator, and what is written behind it.
struct Rest {
  TrailBuilder builder;
  CallableId hidden = builder.AddFunction("", 1);
  Callable& function() { return builder.layout().callables[hidden]; }
  Rest() {
    function().kind = CallableKind::kHidden;
    function().span = At(10, 20);
  }
  PlaceId Place(uint32_t begin, uint32_t end, const std::vector<PlaceId>& kids = {}) {
    return builder.AddPlace({.kind = PlaceKind::kApply, .span = At(begin, end)}, kids);
  }
};

TEST(WholeSpanTest, AGeneratorReachesToTheEndOfWhatFollows) {
  Rest rest;
  rest.function().entry = rest.Place(20, 30, {rest.Place(32, 40)});
  EXPECT_EQ(WholeSpan(rest.builder.layout(), rest.hidden).begin, 10u);
  EXPECT_EQ(WholeSpan(rest.builder.layout(), rest.hidden).end, 40u);
}

TEST(WholeSpanTest, WhatStandsBeforeOrInAnotherFileIsNoPartOfIt) {
  Rest rest;
  const PlaceId before = rest.Place(2, 5);
  const PlaceId elsewhere =
      rest.builder.AddPlace({.kind = PlaceKind::kApply, .span = {source::FileId{1}, 50, 60}});
  rest.function().entry = rest.Place(20, 30, {before, elsewhere});
  EXPECT_EQ(WholeSpan(rest.builder.layout(), rest.hidden).begin, 10u);
  EXPECT_EQ(WholeSpan(rest.builder.layout(), rest.hidden).end, 30u);
}

TEST(WholeSpanTest, AlternativesBindingsAndHiddenPartsBelongToIt) {
  Rest rest;
  Layout& layout = rest.builder.layout();
  layout.cases.Add({{rest.Place(20, 24), {}}, {{SmallInt(1), rest.Place(24, 28)}}, {}});
  const PlaceId choice = rest.builder.AddPlace({.kind = PlaceKind::kCase, .a = 0}, {rest.Place(20, 21)});
  rest.function().entry = choice;
  EXPECT_EQ(WholeSpan(layout, rest.hidden).end, 28u);
  layout.lets.Add({{{SlotId(2), rest.Place(28, 35)}}});
  const PlaceId let = rest.builder.AddPlace({.kind = PlaceKind::kLet, .a = 0}, {choice});
  rest.function().entry = let;
  EXPECT_EQ(WholeSpan(layout, rest.hidden).end, 35u);
  const CallableId inner = rest.builder.AddFunction("", 1);
  layout.callables[inner].kind = CallableKind::kHidden;
  layout.callables[inner].entry = rest.Place(36, 50);
  const PlaceId made = rest.builder.AddPlace({.kind = PlaceKind::kMakeFun, .a = inner.index});
  rest.function().entry = rest.Place(20, 21, {let, made});
  EXPECT_EQ(WholeSpan(layout, rest.hidden).end, 50u);
}

TEST(WholeSpanTest, OthersAreWrittenWhereTheirSpanSays) {
  Rest rest;
  rest.function().entry = rest.Place(20, 30);
  rest.function().is_section = true;
  EXPECT_EQ(WholeSpan(rest.builder.layout(), rest.hidden).end, 20u);
  rest.function().is_section = false;
  rest.function().kind = CallableKind::kFunction;
  EXPECT_EQ(WholeSpan(rest.builder.layout(), rest.hidden).end, 20u);
}

}  // namespace
}  // namespace inquest::trail
