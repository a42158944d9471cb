#include "trail/executions.h"

#include <gtest/gtest.h>

#include "trail/test_actions.h"

namespace inquest::trail {
namespace {

using K = ExecutionKind;

TEST(ExecutionsTest, AnExecutionHasTheEventsOfItsParts) {
  Actions program;
  const Word block = program.Make(program.then, {});
  const Word line = program.Make(program.get_line, {});
  const Word put = program.Make(program.put, {});
  const Address begin = program.builder.AddEvent(K::kBegin, block, 0);
  program.builder.AddEvent(K::kResult, line, begin, {SmallInt(1)});
  program.builder.AddOutput(put, begin, 1, "hello");
  program.builder.AddEvent(K::kResult, put, begin, {program.unit});
  const auto trail = program.builder.Open();
  const Executions executions(*trail);
  ASSERT_EQ(executions.event_count(), 4u);
  const auto whole = executions.Find(AddressOf(block));
  ASSERT_TRUE(whole.has_value());
  EXPECT_EQ(whole->begin, 0u);
  EXPECT_EQ(whole->end, 4u);
  const auto part = executions.Find(AddressOf(line));
  ASSERT_TRUE(part.has_value());
  EXPECT_EQ(part->begin, 1u);
  EXPECT_EQ(part->end, 2u);
  EXPECT_EQ(executions.EndingOf(*part).kind, Ending::kReturned);
  EXPECT_EQ(executions.EndingOf(*whole).kind, Ending::kPlain);
  // What prints and then returns was executed once.
  EXPECT_FALSE(executions.Find(AddressOf(put), 3).has_value());
  EXPECT_EQ(executions.TextOf(executions.event(2)), "hello");
  EXPECT_EQ(executions.HandleOf(executions.event(2)), 1);
}

TEST(ExecutionsTest, AnActionThatIsExecutedAgainHasSeveral) {
  Actions program;
  const Word block = program.Make(program.then, {});
  const Word line = program.Make(program.get_line, {});
  const Address begin = program.builder.AddEvent(K::kBegin, block, 0);
  for (int i = 0; i < 3; ++i) program.builder.AddEvent(K::kResult, line, begin, {SmallInt(i)});
  const auto trail = program.builder.Open();
  const Executions executions(*trail);
  const auto first = executions.Find(AddressOf(line));
  const auto last = executions.Last(AddressOf(line));
  ASSERT_TRUE(first.has_value() && last.has_value());
  EXPECT_EQ(SmallValue(executions.EndingOf(*first).word), 0);
  EXPECT_EQ(SmallValue(executions.EndingOf(*last).word), 2);
  EXPECT_FALSE(executions.Last(AddressOf(program.Make(program.put, {}))).has_value());
}

TEST(ExecutionsTest, WhatPureCodeExecutesIsAThreadOfItsOwn) {
  Actions program;
  const Word block = program.Make(program.then, {});
  const Word line = program.Make(program.get_line, {});
  const Word inner = program.Make(program.then, {});
  const Word made = program.Make(program.ref_new, {SmallInt(0)});
  const Address begin = program.builder.AddEvent(K::kBegin, block, 0);
  const Address inside = program.builder.AddEvent(K::kBegin, inner, 0);  // runST, a part of nothing
  program.builder.AddEvent(K::kResult, made, inside, {SmallInt(0)});
  program.builder.AddEvent(K::kResult, line, begin, {SmallInt(0)});
  const auto trail = program.builder.Open();
  const Executions executions(*trail);
  EXPECT_FALSE(executions.IsSameThread(0, 1));
  EXPECT_TRUE(executions.IsSameThread(1, 2));
  EXPECT_TRUE(executions.IsSameThread(0, 3));
  const auto pure = executions.Find(AddressOf(inner));
  ASSERT_TRUE(pure.has_value());
  EXPECT_EQ(pure->end, 3u);
}

TEST(ExecutionsTest, HowAnActionEndedIsItsLastEvent) {
  Actions program;
  const Word block = program.Make(program.then, {});
  const Word line = program.Make(program.get_line, {});
  const Address begin = program.builder.AddEvent(K::kBegin, block, 0);
  program.builder.AddEvent(K::kError, line, begin, {SmallInt(9)});
  const auto failed = program.builder.Open();
  const Executions executions(*failed);
  EXPECT_EQ(executions.EndingOf(*executions.Find(AddressOf(block))).kind, Ending::kFailed);
  EXPECT_EQ(SmallValue(executions.EndingOf(*executions.Find(AddressOf(block))).word), 9);
  // A handler goes on.
  program.builder.AddEvent(K::kResult, program.Make(program.put, {}), begin, {program.unit});
  const auto caught = program.builder.Open();
  const Executions after(*caught);
  EXPECT_EQ(after.EndingOf(*after.Find(AddressOf(block))).kind, Ending::kPlain);
  EXPECT_EQ(after.EndingOf(*after.Find(AddressOf(line))).kind, Ending::kFailed);
  // The run was stopped.
  program.builder.AddEvent(K::kUnfinished, block, begin);
  const auto stopped = program.builder.Open();
  const Executions last(*stopped);
  EXPECT_EQ(last.EndingOf(*last.Find(AddressOf(block))).kind, Ending::kUnfinished);
}

TEST(ExecutionsTest, WhatWasExecutedWhenARunWasKilledDidNotFinish) {
  Actions program;
  const Word block = program.Make(program.then, {});
  const Word line = program.Make(program.get_line, {});
  const Address begin = program.builder.AddEvent(K::kBegin, block, 0);
  program.builder.AddEvent(K::kResult, line, begin, {program.unit});
  for (const bool killed : {false, true}) {
    const auto trail = program.builder.Open(killed);
    const Executions executions(*trail);
    EXPECT_EQ(executions.EndingOf(*executions.Find(AddressOf(block))).kind,
              killed ? Ending::kUnfinished : Ending::kPlain);
    EXPECT_EQ(executions.EndingOf(*executions.Find(AddressOf(line))).kind, Ending::kPlain);
  }
}

TEST(ExecutionsTest, AHandleIsKnownByTheFileItWasOpenedFor) {
  Actions program;
  const Word path = Character('p');
  const Word open = program.Make(program.open, {path, SmallInt(kAppendMode)});
  program.builder.AddEvent(K::kResult, open, 0, {SmallInt(5)});
  const auto trail = program.builder.Open();
  const Executions executions(*trail);
  ASSERT_NE(executions.FileOf(5), nullptr);
  EXPECT_EQ(executions.FileOf(5)->path, path);
  EXPECT_EQ(executions.FileOf(5)->mode, kAppendMode);
  EXPECT_EQ(executions.FileOf(1), nullptr);
}

}  // namespace
}  // namespace inquest::trail
