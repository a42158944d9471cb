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

TEST(Process, WhatItPrintedBeforeTheTimeWasOverIsKept) {
  const Outcome outcome =
      RunProcess({{"sh", "-c", "echo begun; sleep 60"}, "", "", std::chrono::milliseconds(200)});
  EXPECT_TRUE(outcome.timed_out);
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
