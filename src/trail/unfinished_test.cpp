#include "trail/unfinished.h"

#include <gtest/gtest.h>

#include "trail/test_actions.h"

namespace inquest::trail {
namespace {

struct Values : Actions {
  SiteId cons = builder.AddConstructor(":", 2, 1);
  Word nil = Nullary(builder.AddConstructor("[]", 0), 0);
  Word entered = StateWord(State::kEntered, kNoPlace);

  Word Cons(Word head, Word rest) { return builder.AddCon(cons, main, {head, rest}); }
  bool IsIn(Word value, bool killed = false) const {
    const auto trail = builder.Open(killed);
    const Executions executions(*trail);
    return Unfinished(*trail, [&]() -> const Executions& { return executions; }).IsIn(value);
  }
};

TEST(UnfinishedTest, AListMayEndInSomethingUnfinished) {
  Values values;
  EXPECT_TRUE(values.IsIn(values.entered));
  EXPECT_FALSE(values.IsIn(SmallInt(1)));
  EXPECT_TRUE(values.IsIn(values.Cons(SmallInt(1), values.Cons(SmallInt(2), values.entered))));
  EXPECT_TRUE(values.IsIn(values.Cons(values.entered, values.nil)));
  EXPECT_FALSE(values.IsIn(values.Cons(SmallInt(1), values.nil)));
  const Word suspended = StateWord(State::kSuspended, kNoPlace);
  EXPECT_FALSE(values.IsIn(values.Cons(suspended, values.nil))) << "never demanded";
}

TEST(UnfinishedTest, AnExceptionIsAnEnd) {
  Values values;
  const Word failed = values.builder.AddFailure(SmallInt(3));
  EXPECT_FALSE(values.IsIn(values.Cons(failed, values.nil)));
}

TEST(UnfinishedTest, ValuesThatLeadToEachOtherAreDecidedTogether) {
  Values values;
  const Word first = values.Cons(SmallInt(1), values.nil);
  const Word second = values.Cons(SmallInt(2), first);
  values.builder.Set(AddressOf(first) + 16, second);
  EXPECT_FALSE(values.IsIn(first));
  EXPECT_FALSE(values.IsIn(second));
  values.builder.Set(AddressOf(second) + 8, values.entered);
  EXPECT_TRUE(values.IsIn(first));
  EXPECT_TRUE(values.IsIn(second));
}

TEST(UnfinishedTest, APartialApplicationHoldsItsArguments) {
  Values values;
  const CallableId f = values.builder.AddFunction("f", 2);
  const Word symbol = Tagged(Tag::kFun, values.builder.Add({Header(Kind::kFun, f.index, values.main), 0}));
  const auto partial = [&](Word argument) {
    return Tagged(Tag::kFun, values.builder.Add({Header(Kind::kPartial, 1, values.main), symbol, argument}));
  };
  EXPECT_FALSE(values.IsIn(partial(SmallInt(0))));
  EXPECT_TRUE(values.IsIn(partial(values.entered)));
}

TEST(UnfinishedTest, ADictionaryIsNoPartOfAValue) {
  Values values;
  const CallableId f = values.builder.AddFunction("f", 2);
  values.builder.layout().callables[f].hidden = 1;
  const Word symbol = Tagged(Tag::kFun, values.builder.Add({Header(Kind::kFun, f.index, values.main), 0}));
  const Word partial =
      Tagged(Tag::kFun, values.builder.Add({Header(Kind::kPartial, 1, values.main), symbol, values.entered}));
  EXPECT_FALSE(values.IsIn(partial));
}

TEST(UnfinishedTest, AnActionMayBeUnderExecutionWhenTheRunStops) {
  Values values;
  const Word block = values.Make(values.then, {});
  const Word line = values.Make(values.get_line, {});
  const Address begin = values.builder.AddEvent(ExecutionKind::kBegin, block, 0);
  values.builder.AddEvent(ExecutionKind::kResult, line, begin, {SmallInt(0)});
  EXPECT_FALSE(values.IsIn(block));
  EXPECT_TRUE(values.IsIn(block, /*killed=*/true));
  EXPECT_FALSE(values.IsIn(line, /*killed=*/true));
  EXPECT_FALSE(values.IsIn(values.Make(values.put, {}))) << "never executed";
}

TEST(UnfinishedTest, AnActionMayLeaveSomethingUnfinishedInAReference) {
  Values values;
  const Word reference = values.MakeReference(1);
  const Word write = values.Make(values.ref_write, {reference, values.entered});
  const Word other = values.Make(values.ref_write, {reference, SmallInt(1)});
  values.builder.AddEvent(ExecutionKind::kResult, write, 0, {values.unit});
  values.builder.AddEvent(ExecutionKind::kResult, other, 0, {values.unit});
  EXPECT_TRUE(values.IsIn(write));
  EXPECT_FALSE(values.IsIn(other));
}

}  // namespace
}  // namespace inquest::trail
