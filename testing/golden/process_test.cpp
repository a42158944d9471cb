#include "testing/golden/process.h"

#include <gtest/gtest.h>

namespace inquest::golden {
namespace {

TEST(Process, InputOutputAndExitCodePassThrough) {
  const Outcome outcome = RunProcess({{"sh", "-c", "cat; pwd >&2; exit 7"}, "/", "text\n"});
  EXPECT_EQ(outcome.out, "text\n");
  EXPECT_EQ(outcome.err, "/\n");
  EXPECT_EQ(outcome.exit_code, 7);
  EXPECT_FALSE(outcome.timed_out);
}

TEST(Process, IsEndedWhenTheTimeIsOver) {
  const Outcome outcome = RunProcess({{"sleep", "600"}, "", "", std::chrono::milliseconds(50)});
  EXPECT_TRUE(outcome.timed_out);
  EXPECT_FALSE(outcome.printed_enough);
  EXPECT_EQ(outcome.exit_code, 128 + SIGKILL);
}

TEST(Process, IsEndedWhenItPrintedEnoughAndWhatItPrintedIsKept) {
  Process process{{"sh", "-c", "echo begun; sleep 600"}};
  process.timeout = std::chrono::minutes(5);
  process.enough_output = 6;
  process.signal = SIGTERM;
  const Outcome outcome = RunProcess(process);
  EXPECT_TRUE(outcome.printed_enough);
  EXPECT_FALSE(outcome.timed_out);
  EXPECT_EQ(outcome.exit_code, 128 + SIGTERM);
  EXPECT_EQ(outcome.out, "begun\n");
}

TEST(Process, EndsByItselfWhereItPrintsTooLittle) {
  Process process{{"echo", "begun"}};
  process.enough_output = 1000;
  const Outcome outcome = RunProcess(process);
  EXPECT_FALSE(outcome.printed_enough);
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_EQ(outcome.out, "begun\n");
}

TEST(Process, ASignalCountsAs128AndItsNumber) {
  EXPECT_EQ(RunProcess({{"sh", "-c", "kill -TERM $$"}}).exit_code, 143);
}

TEST(Process, AMissingProgramIsToldInTheOutcome) {
  const Outcome outcome = RunProcess({{"no-such-program"}});
  EXPECT_EQ(outcome.exit_code, 127);
  EXPECT_NE(outcome.err.find("no-such-program"), std::string::npos);
}

}  // namespace
}  // namespace inquest::golden
