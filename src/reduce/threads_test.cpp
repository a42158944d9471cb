#include "reduce/threads.h"

#include <gtest/gtest.h>

namespace inquest::reduce {
namespace {

using Leaves = Threads::Leaves;

// Each thread's stack is one word that names it.
Threads::Kept Named(trail::Word name) { return {{name}, {}}; }

trail::Word Leave(Threads& threads, trail::Word name, Leaves why, uint64_t argument = 0) {
  threads.Leave(why, argument);
  return threads.Switch(Named(name)).stack[0];
}

TEST(Threads, TakeTurnsAndFindTheirStacksAgain) {
  Threads threads;
  EXPECT_EQ(threads.running(), 1u);
  EXPECT_EQ(threads.Add(Named(20)), 2u);
  EXPECT_EQ(threads.Add(Named(30)), 3u);
  EXPECT_EQ(Leave(threads, 11, Leaves::kYields), 20u);
  EXPECT_EQ(threads.running(), 2u);
  EXPECT_EQ(Leave(threads, 21, Leaves::kYields), 30u);
  EXPECT_EQ(Leave(threads, 31, Leaves::kYields), 11u);
  EXPECT_EQ(Leave(threads, 12, Leaves::kEnds), 21u);
}

TEST(Threads, OneThatWaitsGoesOnWhenWhatItWaitsForChanges) {
  Threads threads;
  threads.Add(Named(20));
  EXPECT_EQ(Leave(threads, 10, Leaves::kWaits, 7), 20u);
  threads.Notify(8);
  EXPECT_EQ(Leave(threads, 20, Leaves::kYields), 20u);
  threads.Notify(7);
  EXPECT_EQ(Leave(threads, 20, Leaves::kYields), 10u);
  EXPECT_EQ(threads.outcome(), Threads::kGoesOn);
}

TEST(Threads, ThoseThatWaitForEverAreAllToldTheMainOneFirst) {
  Threads threads;
  threads.Add(Named(20));
  EXPECT_EQ(Leave(threads, 10, Leaves::kYields), 20u);
  EXPECT_EQ(Leave(threads, 20, Leaves::kWaits, 7), 10u);
  EXPECT_EQ(Leave(threads, 10, Leaves::kWaits, 7), 10u);
  EXPECT_EQ(threads.outcome(), Threads::kWaitsForEver);
  EXPECT_EQ(Leave(threads, 10, Leaves::kYields), 20u);
  EXPECT_EQ(threads.outcome(), Threads::kWaitsForEver);
}

TEST(Threads, SleepersWakeInTheOrderOfTheirTimesWhenAllSleepOrWait) {
  Threads threads;
  threads.Add(Named(20));
  threads.Add(Named(30));
  EXPECT_EQ(Leave(threads, 10, Leaves::kSleeps, 300), 20u);
  EXPECT_EQ(Leave(threads, 20, Leaves::kSleeps, 100), 30u);
  EXPECT_EQ(Leave(threads, 30, Leaves::kWaits, 7), 20u);
  EXPECT_EQ(Leave(threads, 20, Leaves::kSleeps, 100), 20u);
  EXPECT_EQ(Leave(threads, 20, Leaves::kSleeps, 500), 10u);
}

TEST(Threads, OneThatIsInterruptedNeitherWaitsNorSleepsAnyMore) {
  Threads threads;
  threads.Add(Named(20));
  EXPECT_FALSE(threads.Interrupt(1));  // it runs
  EXPECT_FALSE(threads.Interrupt(5));
  EXPECT_EQ(Leave(threads, 10, Leaves::kSleeps, 300), 20u);
  EXPECT_TRUE(threads.Interrupt(1));
  EXPECT_EQ(Leave(threads, 20, Leaves::kEnds), 10u);
  EXPECT_EQ(threads.outcome(), Threads::kInterrupted);
  EXPECT_FALSE(threads.Interrupt(2));  // it has ended
}

}  // namespace
}  // namespace inquest::reduce
