#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>

#include "driver/test_commands.h"
#include "session/journal.h"

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

TEST_F(ReportTest, LooksAtASessionThatIsOpenElsewhere) {
  const std::string trace = (folder_ / "run").string(), journal = (folder_ / "j").string();
  ASSERT_EQ(Inquest({"trace", program_, "-o", trace}).exit_code, kDone);
  ASSERT_EQ(Inquest({"debug", trace, "--journal", journal, "--answers", answers_}).exit_code, kDone);
  const auto in_use = session::Journal::Open(journal);
  ASSERT_TRUE(in_use.ok());
  const Outcome report = Inquest({"report", "--markdown", trace, "--journal", journal});
  EXPECT_EQ(report.exit_code, kDone) << report.err;
  EXPECT_EQ(report.err, "");
  EXPECT_NE(report.out.find("1. main = "), std::string::npos) << report.out;
  const Outcome tests = Inquest({"tests", trace, "--journal", journal});
  EXPECT_NE(tests.out.find("double 2"), std::string::npos) << tests.out << tests.err;
  // One of another run stays.
  Write("Wrong.hs", "main = print (double (double 2))\ndouble x = x * x * x\n");
  ASSERT_EQ(Inquest({"trace", program_, "-o", trace}).exit_code, kDone);
  const auto size = std::filesystem::file_size(journal);
  EXPECT_EQ(Inquest({"report", trace, "--journal", journal}).exit_code, kUnreadable);
  EXPECT_EQ(std::filesystem::file_size(journal), size);
}

TEST_F(ReportTest, APipeIsNoSession) {
  const std::string pipe = (folder_ / "pipe").string();
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  const Outcome outcome = Inquest({"report", pipe});
  EXPECT_EQ(outcome.exit_code, kUnreadable);
  EXPECT_NE(outcome.err.find("is not a file"), std::string::npos) << outcome.err;
}

}  // namespace
}  // namespace inquest::driver
