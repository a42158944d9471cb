// Calls, counts and the source with what was executed, as rows, from frames alone.
#include <gtest/gtest.h>

#include "traced/tree/test_frames.h"
#include "traced/view/observe.h"
#include "traced/view/source_counts.h"
#include "traced/view/statistics.h"
#include "trail/place_at.h"

namespace inquest::traced {
namespace {

using trail::PlaceKind;

// main calls f 1, which calls g 2; main calls g 2 and g 3; g 2 is told twice the same.
struct Calls : Frames {
  Calls() {
    const Address around = Call(f, Cell(main, 1), {SmallInt(1)}, SmallInt(5));
    Call(g, Cell(around, 2), {SmallInt(2)}, SmallInt(4));
    Call(g, Cell(main, 2), {SmallInt(3)}, SmallInt(6));
    Call(g, Cell(main, 3), {SmallInt(2)}, SmallInt(4));
  }
  CallableId f = builder.AddFunction("f", 1, 1), g = builder.AddFunction("g", 1);
};

class ObserverTest : public ::testing::Test {
 protected:
  base::Result<view::Observations> Observe(const std::string& pattern, bool all = false, uint64_t from = 1,
                                           uint64_t count = value::kNoLimit) {
    view::ObserveQuery query;
    query.pattern = *view::ParsePattern(pattern);
    query.all = all;
    query.counts = true;
    query.from = from;
    query.count = count;
    return observer_.Observe(query);
  }
  std::string Text(const base::Result<view::Observations>& found) {
    std::string text;
    for (const view::Observation& line : found->lines) {
      const view::Shown shown = found->calls->Describe(line.call);
      text += value::Text(*shown.terms, shown.statement, {.columns = 80});
      text += " x" + std::to_string(line.times) + " in " + found->calls->CallerOf(line.call) + "\n";
    }
    return text;
  }
  std::string ErrorOf(const std::string& pattern) {
    const auto found = Observe(pattern);
    return found.ok() ? "" : found.error().message;
  }

  const Calls calls_;
  const std::unique_ptr<trail::Trail> trail_ = calls_.builder.Open();
  Observer observer_{*trail_};
};

TEST_F(ObserverTest, EqualCallsAreOneLine) {
  const auto found = Observe("g");
  EXPECT_EQ(Text(found), "g 2 = 4 x2 in f\ng 3 = 6 x1 in main\n");
  EXPECT_EQ(found->matching, 3u);
  EXPECT_EQ(found->distinct, 2u);
  EXPECT_FALSE(found->more);
}

TEST_F(ObserverTest, AllCallsAreShownWhereAsked) {
  EXPECT_EQ(Text(Observe("g", true)), "g 2 = 4 x1 in f\ng 3 = 6 x1 in main\ng 2 = 4 x1 in main\n");
}

TEST_F(ObserverTest, PatternsAreOnArgumentsResultsAndCallers) {
  EXPECT_EQ(Text(Observe("g 3")), "g 3 = 6 x1 in main\n");
  EXPECT_EQ(Text(Observe("g _ = 6")), "g 3 = 6 x1 in main\n");
  EXPECT_EQ(Text(Observe("g in f")), "g 2 = 4 x1 in f\n");
  EXPECT_EQ(Text(Observe("Main.f")), "f 1 = 5 x1 in main\n");
}

TEST_F(ObserverTest, APageSaysThatThereIsMore) {
  const auto found = Observe("g", true, 2, 1);
  EXPECT_EQ(Text(found), "g 3 = 6 x1 in main\n");
  EXPECT_TRUE(found->more);
}

TEST_F(ObserverTest, LinesNameTheNodesOfTheTree) {
  const auto found = Observe("g", true);
  const tree::BuiltTree built = BuildTree(*trail_);
  for (const view::Observation& line : found->lines) {
    ASSERT_TRUE(line.node.has_value());
    const view::Shown shown = found->calls->Describe(line.call);
    EXPECT_EQ(value::Text(*shown.terms, shown.statement, {.columns = 80}),
              TextOf(built, tree::NodeId(*line.node)));
  }
}

TEST_F(ObserverTest, WhatCannotBeFoundIsSaid) {
  EXPECT_EQ(ErrorOf("h"), "The program has no function `h`.");
  EXPECT_EQ(ErrorOf("g 1 2"), "The pattern has 2 arguments, but `g` takes 1.");
  EXPECT_EQ(ErrorOf("g in nobody"), "No function `nobody` was recorded, so none can be the caller.");
}

TEST_F(ObserverTest, RoutinesAreCounted) {
  std::string text;
  for (const view::RoutineCalls& routine : observer_.CountRoutines()) {
    text += routine.name + " " + std::to_string(routine.calls) + "\n";
  }
  EXPECT_EQ(text, "main 1\nf 1\ng 3\n");
}

TEST(StatisticsTest, FramesAndCallsAreThoseOfTheirRoutines) {
  const Calls calls;
  const auto trail = calls.builder.Open();
  const view::Statistics all = CountTrail(*trail);
  EXPECT_TRUE(all.is_complete);
  EXPECT_EQ(all.frames, 5u);
  EXPECT_EQ(all.nodes, 5u);
  uint64_t frames = 0;
  for (const view::RoutineStatistics& routine : all.routines) {
    frames += routine.frames;
    if (routine.name == "g") {
      EXPECT_EQ(routine.calls, 3u);
      EXPECT_EQ(routine.bytes, 3 * 16u);
    }
  }
  EXPECT_EQ(frames, all.frames);
}

TEST(StatisticsTest, ARunThatWasKilledIsNotComplete) {
  const auto trail = Calls().builder.Open(/*killed=*/true);
  EXPECT_FALSE(CountBriefly(*trail).is_complete);
  EXPECT_FALSE(CountTrail(*trail).is_complete);
}

// f b = if b then 1 else 2, called twice with True: the text of the other branch was never executed.
TEST(SourceCountsTest, CodeThatWasNotReachedCountsNothing) {
  const std::string text = "f b = if b then 1 else 2\n";
  Frames run;
  trail::Layout& layout = run.builder.layout();
  const source::FileId file = layout.files.Add(source::File("Main.hs", text));
  const auto span = [&](const std::string& part) {
    const auto begin = static_cast<uint32_t>(text.find(part));
    return source::Span{file, begin, begin + static_cast<uint32_t>(part.size())};
  };
  run.builder.AddConstructor("False", 0);
  const trail::SiteId yes = run.builder.AddConstructor("True", 0, 1);
  const CallableId f = run.builder.AddFunction("f", 1);
  trail::Callable& function = layout.callables[f];
  function.span = span("f b = if b then 1 else 2");
  function.equations = {function.span};
  function.leaves[0].span = span("if b then 1 else 2");
  const PlaceId one = run.builder.AddPlace(
      {.kind = PlaceKind::kWord, .is_tail = true, .span = span("1"), .word = SmallInt(1)});
  const PlaceId two = run.builder.AddPlace(
      {.kind = PlaceKind::kWord, .is_tail = true, .span = span("2"), .word = SmallInt(2)});
  layout.cases.Add({{two, one}, {}, {}});
  source::Span b = span("b then");
  b.end = b.begin + 1;
  const PlaceId condition = run.builder.AddPlace({.kind = PlaceKind::kSlot, .slot = SlotId(1), .span = b});
  const PlaceId choice = run.builder.AddPlace(
      {.kind = PlaceKind::kCase, .a = 0, .span = span("if b then 1 else 2")}, {condition});
  run.builder.SetEntry(f, run.builder.AddPlace({.kind = PlaceKind::kLeaf}, {choice}));
  run.Call(f, run.Cell(run.main, 1), {Nullary(yes, 1)}, SmallInt(1));
  run.Call(f, run.Cell(run.main, 2), {Nullary(yes, 1)}, SmallInt(1));
  const auto trail = run.builder.Open();
  const std::vector<FileCounts> counts = CountSource(*trail, {function.span});
  ASSERT_EQ(counts.size(), 1u);
  EXPECT_EQ(counts[0].bytes[text.find('1')], 2u);
  EXPECT_EQ(counts[0].bytes[text.find('2')], 0u);
  EXPECT_EQ(counts[0].bytes[text.find("if")], 2u);
}

}  // namespace
}  // namespace inquest::traced
