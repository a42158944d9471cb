#include "trail/effects.h"

#include <gtest/gtest.h>

#include "trail/test_actions.h"

namespace inquest::trail {
namespace {

using R = EffectRole;

// An action that consists of others, a part of another one.
struct Block : Actions {
  Word whole = Make(then, {});
  Word block = Make(then, {});
  Address around = builder.AddEvent(ExecutionKind::kBegin, whole, 0);
  Address begin = builder.AddEvent(ExecutionKind::kBegin, block, around);

  std::vector<R> Roles(bool killed = false) const {
    const auto trail = builder.Open(killed);
    const Executions executions(*trail);
    Effects effects(executions, *executions.Find(AddressOf(block)));
    std::vector<R> roles;
    for (size_t n = 0; effects.At(n) != nullptr; ++n) roles.push_back(effects.At(n)->role);
    return roles;
  }
};

TEST(EffectsTest, OutputThatNothingInterruptsIsOneEffect) {
  Block program;
  const Word line = program.Make(program.put, {});
  program.builder.AddOutput(line, program.begin, 1, "one ");
  program.builder.AddOutput(line, program.begin, 1, "two");
  EXPECT_EQ(program.Roles(), (std::vector<R>{R::kOutput}));
  program.builder.AddOutput(line, program.begin, 2, "to another handle");
  program.builder.AddOutput(line, program.begin, 1, "three");
  EXPECT_EQ(program.Roles(), (std::vector<R>{R::kOutput, R::kOutput, R::kOutput}));
}

TEST(EffectsTest, WhatAForkedThreadDoesLaterIsAnEffectOfWhatForkedIt) {
  Block program;
  const ActionSiteId fork = program.builder.AddActionSite("threadFork", 1);
  const Word thread = program.Make(fork, {});
  const Address forked = program.builder.AddEvent(ExecutionKind::kBegin, thread, program.begin);
  program.builder.AddEvent(ExecutionKind::kResult, program.Make(program.get_line, {}), program.begin,
                           {program.yes});
  // The block has ended: the action around it goes on, and then the thread.
  program.builder.AddEvent(ExecutionKind::kResult, program.Make(program.get_line, {}), program.around,
                           {SmallInt(1)});
  program.builder.AddOutput(program.Make(program.put, {}), forked, 1, "of the thread");
  EXPECT_EQ(program.Roles(), (std::vector<R>{R::kRead, R::kOutput, R::kReturns}));
}

TEST(EffectsTest, WhatAThreadDoesThatSomethingElseForkedIsNoEffect) {
  Block program;
  const ActionSiteId fork = program.builder.AddActionSite("threadFork", 1);
  const Word earlier = program.Make(program.then, {});
  const Address begin = program.builder.AddEvent(ExecutionKind::kBegin, earlier, program.around);
  program.builder.AddEvent(ExecutionKind::kResult, program.Make(program.get_line, {}), begin, {program.yes});
  const Address forked =
      program.builder.AddEvent(ExecutionKind::kBegin, program.Make(fork, {}), program.around);
  program.builder.AddOutput(program.Make(program.put, {}), forked, 1, "of the thread");
  EXPECT_EQ(program.Roles(), (std::vector<R>{}));
}

TEST(EffectsTest, TheTextOfAnEffectIsFoundPieceByPiece) {
  Block program;
  const Word line = program.Make(program.put, {});
  for (const char* text : {"a", "b", "c"}) program.builder.AddOutput(line, program.begin, 1, text);
  const auto trail = program.builder.Open();
  const Executions executions(*trail);
  Effects effects(executions, *executions.Find(AddressOf(program.block)));
  ASSERT_NE(effects.At(0), nullptr);
  std::string text;
  for (uint32_t event = effects.At(0)->first; event != kNone; event = effects.NextOutput(0, event)) {
    text += executions.TextOf(executions.event(event));
    EXPECT_EQ(effects.EffectOf(event), 0u);
  }
  EXPECT_EQ(text, "abc");
}

TEST(EffectsTest, TheResultIsTheLastEffect) {
  Block program;
  program.Give(program.get_line, {}, SmallInt(4), program.begin);
  EXPECT_EQ(program.Roles(), (std::vector<R>{R::kRead, R::kReturns}));
  EXPECT_EQ(program.Roles(/*killed=*/true), (std::vector<R>{R::kRead, R::kUnfinished}));
  program.Give(program.put, {}, program.unit, program.begin);
  EXPECT_EQ(program.Roles(), (std::vector<R>{R::kRead}));
}

TEST(EffectsTest, AnExceptionOnTheWayIsNoEffect) {
  Block program;
  program.builder.AddEvent(ExecutionKind::kError, program.Make(program.get_line, {}), program.begin,
                           {SmallInt(0)});
  EXPECT_EQ(program.Roles(), (std::vector<R>{R::kFails}));
  program.Give(program.put, {}, program.unit, program.begin);
  EXPECT_EQ(program.Roles(), (std::vector<R>{}));
}

TEST(EffectsTest, OfAReferenceOnlyWhatItHeldBeforeAndHoldsAfterMatters) {
  Block program;
  const Word reference = program.MakeReference(1);
  program.Give(program.ref_read, {reference}, SmallInt(0), program.begin);
  program.Give(program.ref_write, {reference, SmallInt(1)}, program.unit, program.begin);
  program.Give(program.ref_read, {reference}, SmallInt(1), program.begin);
  program.Give(program.ref_write, {reference, SmallInt(2)}, program.unit, program.begin);
  const auto trail = program.builder.Open();
  const Executions executions(*trail);
  Effects effects(executions, *executions.Find(AddressOf(program.block)));
  effects.Finish();
  ASSERT_EQ(effects.count(), 2u);
  EXPECT_EQ(effects.At(0)->role, R::kGet);
  EXPECT_EQ(effects.At(1)->role, R::kSet);
  // The last change tells what it was in the end.
  const Event last = executions.event(effects.At(1)->limit - 1);
  EXPECT_EQ(SmallValue(trail->word(last.action + 16)), 2);
}

TEST(EffectsTest, AReferenceThatItMadeIsItsOwnAffairUnlessSomebodyUsesItLater) {
  Block program;
  const Word reference = program.MakeReference(1);
  program.Give(program.ref_new, {SmallInt(0)}, reference, program.begin);
  program.Give(program.ref_write, {reference, SmallInt(1)}, program.unit, program.begin);
  EXPECT_EQ(program.Roles(), (std::vector<R>{}));
  program.Give(program.ref_read, {reference}, SmallInt(1), program.around);
  EXPECT_EQ(program.Roles(), (std::vector<R>{R::kNew}));
}

TEST(EffectsTest, ThatThereWasMoreToReadIsClearOnceItWasRead) {
  Block program;
  const Word handle = SmallInt(0);
  program.Give(program.is_eof, {handle}, program.no, program.begin);
  EXPECT_EQ(program.Roles(), (std::vector<R>{R::kIsAtEnd, R::kReturns}));
  program.builder.layout().action_sites[program.get_line].arity = 1;
  program.Give(program.get_line, {handle}, program.unit, program.begin);
  EXPECT_EQ(program.Roles(), (std::vector<R>{R::kRead}));
}

TEST(EffectsTest, AFileThatIsWrittenAtOnceWasOpenedToBeWritten) {
  Block program;
  program.Give(program.open, {SmallInt(0), SmallInt(kReadMode)}, SmallInt(4), program.begin);
  program.Give(program.put, {}, program.unit, program.begin);
  EXPECT_EQ(program.Roles(), (std::vector<R>{}));
  program.Give(program.open, {SmallInt(0), SmallInt(kWriteMode)}, SmallInt(5), program.begin);
  program.Give(program.put, {}, program.unit, program.begin);
  EXPECT_EQ(program.Roles(), (std::vector<R>{R::kOpen}));
  program.builder.AddOutput(program.Make(program.put, {}), program.begin, 5, "text");
  EXPECT_EQ(program.Roles(), (std::vector<R>{R::kOutput}));
}

}  // namespace
}  // namespace inquest::trail
