#include "trail/trail.h"

#include <gtest/gtest.h>

#include "trail/test_trails.h"

namespace inquest::trail {
namespace {

constexpr Address kMainCell = 8 * TrailBuilder::kMain;

TEST(TrailTest, TheResultOfATailCallIsThatOfItsCaller) {
  TrailBuilder builder;
  const CallableId f = builder.AddFunction("f", 1);
  const Address cell = builder.program_frame() + kMainCell;
  const Address main = builder.AddFrame(CallableId(0), cell);
  Address last = main;
  for (int i = 0; i < 100; ++i) last = builder.AddFrame(f, last, {SmallInt(i)});
  builder.Set(cell, SmallInt(7));
  const auto trail = builder.Open();
  const Frame frame = trail->frame(last);
  EXPECT_EQ(trail->ResultCell(frame), cell);
  EXPECT_EQ(SmallValue(trail->Result(frame).word), 7);
  EXPECT_EQ(trail->AllResultCells().back(), cell);
  EXPECT_EQ(SmallValue(trail->argument(frame, 0)), 99);
  EXPECT_EQ(trail->callable(frame)->name, "f");
  ASSERT_TRUE(trail->TailCaller(frame).has_value());
  EXPECT_FALSE(trail->TailCaller(trail->frame(main)).has_value());
}

TEST(TrailTest, TheResultOfACallThatTrustedCodeMadeIsItsOwn) {
  TrailBuilder builder;
  const CallableId f = builder.AddFunction("f", 1, 1);
  const Address main = builder.AddFrame(CallableId(0), builder.program_frame() + kMainCell);
  const Address callback = builder.AddCallback(f, TrailBuilder::Slot(main, 1), SmallInt(5), {SmallInt(4)});
  const Address tail = builder.AddFrame(f, callback, {SmallInt(3)});
  const auto trail = builder.Open();
  const Frame frame = trail->FrameOf(callback);
  EXPECT_TRUE(frame.is_callback);
  EXPECT_EQ(frame.redex, TrailBuilder::Slot(main, 1));
  EXPECT_EQ(SmallValue(trail->Result(frame).word), 5);
  EXPECT_EQ(trail->ResultCell(trail->frame(tail)), trail->ResultCell(frame));
  EXPECT_EQ(IdOf(trail->word(AddressOf(trail->CalledFunction(frame)))), f.index);
}

TEST(TrailTest, EvaluatingFollowsReferencesAndTellsWhatIsMissing) {
  TrailBuilder builder;
  const Address main = builder.AddFrame(CallableId(0), builder.program_frame() + kMainCell);
  const Word failed = builder.AddFailure(SmallInt(13));
  const auto cell = [&](uint32_t slot) { return TrailBuilder::Slot(main, slot); };
  builder.Set(cell(1), SmallInt(3));
  builder.Set(cell(2), TrailBuilder::Ref(cell(1)));
  builder.Set(cell(3), StateWord(State::kSuspended, 0));
  builder.Set(cell(4), failed);
  const auto trail = builder.Open();
  const auto evaluated = [&](Word w) { return trail->Evaluate(w); };
  EXPECT_EQ(SmallValue(evaluated(TrailBuilder::Ref(cell(2))).word), 3);
  EXPECT_EQ(evaluated(TrailBuilder::Ref(cell(3))).status, Evaluated::kUnevaluated);
  EXPECT_EQ(evaluated(StateWord(State::kEntered, 0)).status, Evaluated::kUnfinished);
  EXPECT_EQ(evaluated(TrailBuilder::Ref(cell(4))).status, Evaluated::kFailed);
  EXPECT_EQ(SmallValue(evaluated(TrailBuilder::Ref(cell(4))).word), 13);
  EXPECT_EQ(evaluated(kNotKept).status, Evaluated::kNotKept);
  EXPECT_EQ(evaluated(Tagged(Tag::kCon, builder.end() + 800)).status, Evaluated::kNotKept);
}

TEST(TrailTest, ReferencesThatGoInACircleComeToAnEnd) {
  TrailBuilder builder;
  const Address main = builder.AddFrame(CallableId(0), builder.program_frame() + kMainCell);
  builder.Set(TrailBuilder::Slot(main, 1), TrailBuilder::Ref(TrailBuilder::Slot(main, 2)));
  builder.Set(TrailBuilder::Slot(main, 2), TrailBuilder::Ref(TrailBuilder::Slot(main, 1)));
  const auto trail = builder.Open();
  EXPECT_EQ(trail->Evaluate(TrailBuilder::Ref(TrailBuilder::Slot(main, 1))).status, Evaluated::kNotKept);
}

TEST(TrailTest, WhatGotItsValueLaterIsNotEvaluatedThen) {
  TrailBuilder builder;
  const Address main = builder.AddFrame(CallableId(0), builder.program_frame() + kMainCell);
  const Word since = builder.AddSince(SmallInt(1));
  const auto trail = builder.Open();
  EXPECT_EQ(trail->EvaluateAt(since, main).status, Evaluated::kUnevaluated);
  EXPECT_EQ(trail->EvaluateAt(since, AddressOf(since)).status, Evaluated::kValue);
  {
    const AsOf then(*trail, main);
    EXPECT_EQ(trail->Evaluate(since).status, Evaluated::kUnevaluated);
  }
  EXPECT_EQ(trail->Evaluate(since).status, Evaluated::kValue);
}

TEST(TrailTest, ALocalFunctionSeesTheVariablesAroundIt) {
  TrailBuilder builder;
  const CallableId outer = builder.AddFunction("outer", 1, 1);
  const CallableId local = builder.AddFunction("local", 1, 1);
  Callable& function = builder.layout().callables[local];
  function.parent = outer;
  function.kind = CallableKind::kLocal;
  function.first_param = SlotId(2);  // word 1 is the function value
  const FreeVariable x{"x", 1, SlotId(1), kNone};
  const Address main = builder.AddFrame(CallableId(0), builder.program_frame() + kMainCell);
  const Address around = builder.AddFrame(outer, main, {SmallInt(42)});
  const Word value = Tagged(Tag::kFun, TrailBuilder::Slot(around, 2));
  builder.Set(AddressOf(value), Header(Kind::kFun, local.index, around));
  const Address call = builder.AddFrame(local, around, {value, SmallInt(5)});
  const auto trail = builder.Open();
  const Frame frame = trail->frame(call);
  EXPECT_EQ(SmallValue(trail->argument(frame, 0)), 5);
  EXPECT_EQ(trail->Enclosing(frame).base, around);
  EXPECT_EQ(SmallValue(trail->Variable(frame, x)), 42);
  EXPECT_EQ(SmallValue(trail->Captured(value, x)), 42);
}

}  // namespace
}  // namespace inquest::trail
