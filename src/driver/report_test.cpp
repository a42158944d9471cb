#include <gtest/gtest.h>

#include <cstdlib>

#include "driver/test_commands.h"

namespace inquest::driver {
namespace {

class ReportTest : public CommandsTest {
 protected:
  ReportTest() {
    setenv("XDG_STATE_HOME", folder_.c_str(), 1);
    program_ = Write("Wrong.hs", "main = print (double 2)\ndouble x = x * x * x\n");
    answers_ = Write("answers", "no\nno\n");
  }
  ~ReportTest() override { unsetenv("XDG_STATE_HOME"); }
  std::string program_, answers_;
};

TEST_F(ReportTest, IsOfTheLastSessionOnAProgram) {
  EXPECT_EQ(Inquest({"report", program_}).exit_code, kUnreadable);  // there was none
  ASSERT_EQ(Inquest({"debug", program_, "--remember", "--answers", answers_}).exit_code, kDone);
  const Outcome html = Inquest({"report", program_});
  EXPECT_EQ(html.exit_code, kDone) << html.err;
  EXPECT_NE(html.out.find("<h1>The fault is in double</h1>"), std::string::npos) << html.out;
  const Outcome markdown = Inquest({"report", "--markdown", program_});
  EXPECT_EQ(markdown.out.find("# The fault is in double\n"), 0u) << markdown.out;
}

TEST_F(ReportTest, IsOfAJournalWithTheTraceBesideIt) {
  const std::string trace = (folder_ / "run").string(), journal = trace + ".journal",
                    elsewhere = (folder_ / "mine").string();
  ASSERT_EQ(Inquest({"trace", program_, "-o", trace}).exit_code, kDone);
  ASSERT_EQ(Inquest({"debug", trace, "--journal", journal, "--answers", answers_}).exit_code, kDone);
  EXPECT_EQ(Inquest({"report", "--markdown", journal}).out.find("# The fault is in double\n"), 0u);
  std::filesystem::rename(journal, elsewhere);
  const Outcome alone = Inquest({"report", elsewhere});
  EXPECT_EQ(alone.exit_code, kUsage);
  EXPECT_NE(alone.err.find("Name the trace as well"), std::string::npos) << alone.err;
  EXPECT_EQ(Inquest({"report", "--markdown", trace, "--journal", elsewhere}).out.find("# The fault"), 0u);
}

}  // namespace
}  // namespace inquest::driver
