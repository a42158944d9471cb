// What the nodes of a tree tell, from frames alone.
#include "traced/tree/trail_behaviours.h"

#include "traced/tree/test_frames.h"

namespace inquest::traced {
namespace {

using trail::State;
using trail::StateWord;
using tree::NodeId;

constexpr NodeId kFirst(1), kSecond(2);

// A run that was stopped: main has no value.
struct StoppedFrames : Frames {
  StoppedFrames() {
    builder.Set(ConstantCell(TrailBuilder::kMain), StateWord(State::kEntered, trail::kNoPlace));
  }
};

// A run that is put together, then read.
struct Read {
  explicit Read(const Frames& run, bool killed = false)
      : trail(run.builder.Open(killed)), built(BuildTree(*trail)) {}
  const tree::Behaviours& behaviours() const { return *built.behaviours; }
  std::string text(NodeId node) const { return TextOf(built, node); }

  std::unique_ptr<trail::Trail> trail;
  tree::BuiltTree built;
};

TEST(TrailBehavioursTest, ACallEndsWithAValueAnErrorOrNotAtAll) {
  Frames run;
  const CallableId f = run.builder.AddFunction("f", 1);
  run.Call(f, run.Cell(run.main, 1), {SmallInt(1)}, SmallInt(5));
  const Word failed = run.builder.AddFailure(SmallInt(13));
  run.Call(f, run.Cell(run.main, 2), {SmallInt(2)}, failed);
  run.Call(f, run.Cell(run.main, 3), {SmallInt(3)}, StateWord(State::kEntered, trail::kNoPlace));
  const Read read(run);
  EXPECT_EQ(read.behaviours().OutcomeOf(kFirst), tree::Outcome::kValue);
  EXPECT_EQ(read.behaviours().OutcomeOf(kSecond), tree::Outcome::kError);
  EXPECT_EQ(read.behaviours().OutcomeOf(NodeId(3)), tree::Outcome::kUnfinished);
  EXPECT_EQ(read.text(NodeId(3)), "f 3 = ⊥");
}

TEST(TrailBehavioursTest, ArgumentsThatNobodyNeededAreNotShown) {
  Frames run;
  const CallableId f = run.builder.AddFunction("f", 2);
  run.builder.Set(run.Cell(run.main, 2), StateWord(State::kSuspended, 0));
  run.Call(f, run.Cell(run.main, 1), {SmallInt(1), TrailBuilder::Ref(run.Cell(run.main, 2))}, SmallInt(5));
  EXPECT_EQ(Read(run).text(kFirst), "f 1 _ = 5");
}

TEST(TrailBehavioursTest, WhatWasComputedButNotKeptHasASignOfItsOwn) {
  Frames run;
  const CallableId f = run.builder.AddFunction("f", 1);
  run.Call(f, run.Cell(run.main, 1), {trail::kNotKept}, SmallInt(5));
  EXPECT_EQ(Read(run).text(kFirst), "f … = 5");
}

TEST(TrailBehavioursTest, AResultWithAPartThatDidNotFinishIsUnfinished) {
  StoppedFrames run;
  const trail::SiteId cons = run.builder.AddConstructor(":", 2, 1);
  const CallableId f = run.builder.AddFunction("f", 1, 1);
  const Address call = run.builder.AddFrame(f, run.Cell(run.main, 1), {SmallInt(1)});
  run.builder.Set(run.Cell(call, 2), StateWord(State::kEntered, trail::kNoPlace));
  const Word list = run.builder.AddCon(cons, call, {SmallInt(7), TrailBuilder::Ref(run.Cell(call, 2))});
  run.builder.Set(run.Cell(run.main, 1), list);
  run.Call(f, run.Cell(call, 2), {SmallInt(2)}, StateWord(State::kEntered, trail::kNoPlace));
  const Read read(run);
  EXPECT_EQ(read.text(kFirst), "f 1 = 7 : ⊥");
  EXPECT_EQ(read.behaviours().OutcomeOf(kFirst), tree::Outcome::kUnfinished);
}

TEST(TrailBehavioursTest, AnUnfinishedCallKnowsTheSameCallThatFinished) {
  StoppedFrames run;
  const CallableId f = run.builder.AddFunction("f", 1);
  run.Call(f, run.Cell(run.main, 1), {SmallInt(1)}, SmallInt(5));
  run.Call(f, run.Cell(run.main, 2), {SmallInt(1)}, StateWord(State::kEntered, trail::kNoPlace));
  run.Call(f, run.Cell(run.main, 3), {SmallInt(2)}, StateWord(State::kEntered, trail::kNoPlace));
  const Read read(run);
  EXPECT_EQ(read.behaviours().FinishedTwin(kSecond), std::optional(kFirst));
  EXPECT_EQ(read.behaviours().FinishedTwin(NodeId(3)), std::nullopt);
}

TEST(TrailBehavioursTest, TheBranchIsTheLeafThatWasReached) {
  Frames run;
  const CallableId f = run.builder.AddFunction("f", 1, 0, 2);
  run.builder.AddFrame(f, run.Cell(run.main, 1), {SmallInt(1)}, 1);
  run.builder.AddFrame(f, run.Cell(run.main, 2), {SmallInt(2)}, 2);
  run.builder.AddFrame(f, run.Cell(run.main, 3), {SmallInt(3)}, 0);
  run.builder.Set(run.Cell(run.main, 1), SmallInt(1));
  run.builder.Set(run.Cell(run.main, 2), SmallInt(2));
  run.builder.Set(run.Cell(run.main, 3), StateWord(State::kEntered, trail::kNoPlace));
  const Read read(run);
  EXPECT_EQ(read.behaviours().BranchOf(kFirst), 1u);
  EXPECT_EQ(read.behaviours().BranchOf(kSecond), 2u);
  EXPECT_EQ(read.behaviours().BranchOf(NodeId(3)), 0u);  // it had not chosen
}

// main = outer (inner 1): an application comes before its arguments, or after them.
struct Nested : Frames {
  Nested() {
    const PlaceId one = builder.AddPlace({.kind = trail::PlaceKind::kWord, .word = SmallInt(1)});
    const PlaceId argument = builder.AddPlace(
        {.kind = trail::PlaceKind::kCall, .has_cell = true, .slot = SlotId(2), .a = inner.index}, {one});
    const PlaceId whole = builder.AddPlace(
        {.kind = trail::PlaceKind::kCall, .has_cell = true, .slot = SlotId(1), .a = outer.index}, {argument});
    builder.SetEntry(CallableId(0), builder.AddPlace({.kind = trail::PlaceKind::kLeaf}, {whole}));
    Call(outer, Cell(main, 1), {TrailBuilder::Ref(Cell(main, 2))}, SmallInt(5));
    Call(inner, Cell(main, 2), {SmallInt(1)}, SmallInt(3));
  }
  CallableId outer = builder.AddFunction("outer", 1), inner = builder.AddFunction("inner", 1);
};

TEST(TrailBehavioursTest, ChildrenStandInTheirParentsCode) {
  const Nested run;
  const Read read(run);
  ASSERT_EQ(read.text(kFirst), "outer 3 = 5");
  const tree::Placement outer = read.behaviours().PlacementOf(tree::Tree::root(), kFirst);
  const tree::Placement inner = read.behaviours().PlacementOf(tree::Tree::root(), kSecond);
  EXPECT_LT(outer.outermost, inner.outermost);
  EXPECT_GT(outer.innermost, inner.innermost);
  EXPECT_TRUE(outer.is_flat);
}

TEST(TrailBehavioursTest, AnArgumentThatNobodyElseUsesFeedsItsCall) {
  const Nested run;
  const Read read(run);
  EXPECT_EQ(read.behaviours().Feeds(kSecond, kFirst), std::optional<size_t>(0));
  EXPECT_EQ(read.behaviours().Feeds(kFirst, kSecond), std::nullopt);
}

TEST(TrailBehavioursTest, AKilledRunsCallsAreUnfinishedWhereSomethingBelowThemIs) {
  Frames run;
  const CallableId f = run.builder.AddFunction("f", 1, 1), g = run.builder.AddFunction("g", 1);
  const Address outer = run.Call(f, run.Cell(run.main, 1), {SmallInt(1)}, trail::kNotKept);
  run.Call(g, run.Cell(outer, 2), {SmallInt(2)}, StateWord(State::kEntered, trail::kNoPlace));
  EXPECT_EQ(Read(run, /*killed=*/true).behaviours().OutcomeOf(kFirst), tree::Outcome::kUnfinished);
  EXPECT_EQ(Read(run).behaviours().OutcomeOf(kFirst), tree::Outcome::kValue);
}

TEST(TrailBehavioursTest, ARoutineTellsItsNameAndModule) {
  Frames run;
  const CallableId f = run.builder.AddFunction("f", 1);
  run.Call(f, run.Cell(run.main, 1), {SmallInt(1)}, SmallInt(5));
  const Read read(run);
  const tree::RoutineInfo info = read.behaviours().routine(read.built.tree.routine(kFirst));
  EXPECT_EQ(info.name, "f");
  EXPECT_EQ(info.module, "Main");
  EXPECT_EQ(read.behaviours().ScopeOf(read.built.tree.routine(kFirst)), tree::Scope::kTop);
}

}  // namespace
}  // namespace inquest::traced
