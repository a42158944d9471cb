#include <gtest/gtest.h>

#include <cstdlib>

#include "driver/test_commands.h"

namespace inquest::driver {
namespace {

class CleanTest : public CommandsTest {
 protected:
  CleanTest() { setenv("XDG_STATE_HOME", folder_.c_str(), 1); }
  ~CleanTest() override { unsetenv("XDG_STATE_HOME"); }
};

TEST_F(CleanTest, WhatIsKeptIsToldAndRemoved) {
  const std::string program = Write("Kept.hs", "main = print 1\n"),
                    other = Write("Other.hs", "main = print 2\n");
  const std::string answers = Write("answers", "no\n");
  for (const std::string& each : {program, other})
    EXPECT_EQ(Inquest({"debug", each, "--remember", "--answers", answers}).exit_code, kDone);
  const std::string told = Inquest({"stats"}).out;
  EXPECT_NE(told.find("       1 "), std::string::npos) << told;
  EXPECT_NE(told.find("  Kept\n"), std::string::npos) << told;
  EXPECT_EQ(Inquest({"clean", "--dry-run"}).out.find("There are 2 traces, "), 0u);
  EXPECT_EQ(Inquest({"clean", program}).out.find("Removed 1 trace, "), 0u);
  EXPECT_EQ(Inquest({"clean", "--keep", "much"}).exit_code, kUsage);
  EXPECT_EQ(Inquest({"clean", "--keep", "0"}).exit_code, kDone);
  EXPECT_EQ(Inquest({"clean", "--dry-run"}).out.find("There are 0 traces, "), 0u);
  // The answers were kept: they are used by the next session, which needs none.
  const std::string none = Write("none", "");
  EXPECT_EQ(Inquest({"debug", program, "--remember", "--answers", none}).exit_code, kDone);
  EXPECT_EQ(Inquest({"clean", "--all"}).exit_code, kDone);
  EXPECT_EQ(Inquest({"debug", program, "--remember", "--answers", none}).exit_code, kStopped);
  EXPECT_EQ(Inquest({"clean", (folder_ / "Nothing.hs").string()}).exit_code, kUnreadable);
}

}  // namespace
}  // namespace inquest::driver
