#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>

#include "driver/test_commands.h"
#include "session/describe.h"
#include "session/places.h"
#include "setup/kinds.h"

namespace inquest::driver {
namespace {

constexpr const char* kDoubleProgram = "main = print (double 4)\ndouble x = x + x\n";

class OpenTraceTest : public CommandsTest {
 protected:
  OpenTraceTest() { setenv("XDG_STATE_HOME", folder_.c_str(), 1); }
  ~OpenTraceTest() override { unsetenv("XDG_STATE_HOME"); }
};

TEST_F(OpenTraceTest, AProgramIsTracedFirst) {
  const Outcome outcome = Inquest({"tree", Write("P.hs", kDoubleProgram)});
  EXPECT_EQ(outcome.exit_code, kDone) << outcome.err;
  EXPECT_EQ(outcome.out, "0  main = {prints \"8\\n\"}\n1    double 4 = 8\n");
  EXPECT_EQ(outcome.err, "8\n");  // what the program prints is not in the view
}

TEST_F(OpenTraceTest, NoViewHasTheOutputOfTheProgramInIt) {
  const std::string program =
      Write("P.hs", "main = putStrLn \"said\" >> print (double 4)\ndouble x = x + x\n");
  for (const std::vector<std::string>& view :
       std::vector<std::vector<std::string>>{{"tree", program, "--format", "dot"},
                                             {"observe", program, "double"},
                                             {"trail", program, "--piece", "2"},
                                             {"source", program},
                                             {"stats", program}}) {
    const Outcome outcome = Inquest(view);
    EXPECT_EQ(outcome.exit_code, kDone) << view[0] << outcome.err;
    EXPECT_FALSE(outcome.out.starts_with("said\n")) << view[0];
    EXPECT_NE(outcome.err.find("said\n8\n"), std::string::npos) << view[0];
  }
}

TEST_F(OpenTraceTest, TheProgramGetsItsArguments) {
  const std::string program =
      Write("P.hs", "import System.Environment\nmain = getArgs >>= putStrLn . head\n");
  EXPECT_EQ(Inquest({"tree", program, "--", "word"}).err, "word\n");
}

TEST_F(OpenTraceTest, ATraceIsOpened) {
  const std::string trace = (folder_ / "t").string();
  Inquest({"trace", "-o", trace, Write("P.hs", kDoubleProgram)});
  EXPECT_EQ(Inquest({"tree", trace}).out, "0  main = {prints \"8\\n\"}\n1    double 4 = 8\n");
}

TEST_F(OpenTraceTest, WhoeverLooksAtATraceKeepsItWhenItIsRecordedAnew) {
  const std::string trace = (folder_ / "t").string(), link = (folder_ / "link").string();
  Inquest({"trace", "-o", trace, Write("P.hs", kDoubleProgram)});
  const auto open = setup::AllKinds().Open(trace);
  ASSERT_TRUE(open.ok());
  std::filesystem::create_symlink(trace, link);
  Inquest({"trace", "-o", link, Write("Q.hs", "main = print (half 4)\nhalf x = x `div` 2\n")});
  EXPECT_TRUE(std::filesystem::is_symlink(link));
  EXPECT_NE(Inquest({"tree", trace}).out.find("half 4 = 2"), std::string::npos);
  const tree::BuiltTree tree = (*open)->BuildTree("edt", {});
  EXPECT_EQ(tree.behaviours->routine(tree.tree.routine(tree::NodeId(1))).name, "double");
  EXPECT_EQ(session::DescribeStatement(*tree.behaviours, tree::NodeId(1), 80), "double 4 = 8");
}

TEST_F(OpenTraceTest, OptionsOfARunAreRefusedWithATrace) {
  const std::string trace = (folder_ / "t").string();
  Inquest({"trace", "-o", trace, Write("P.hs", kDoubleProgram)});
  for (const std::vector<std::string>& more : std::vector<std::vector<std::string>>{
           {"--", "word"}, {"-o", "x"}, {"--input", "x"}, {"--trust", "M"}, {"--suspect", "M"}}) {
    std::vector<std::string> arguments = {"tree", trace};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Outcome outcome = Inquest(arguments);
    EXPECT_EQ(outcome.exit_code, kUsage) << more[0];
    EXPECT_NE(outcome.err.find("not run again"), std::string::npos) << outcome.err;
  }
}

TEST_F(OpenTraceTest, TraceWithoutAPlaceKeepsTheTraceAndSaysWhere) {
  const std::string program = Write("P.hs", kDoubleProgram);
  const Outcome outcome = Inquest({"trace", program});
  const std::vector<std::string> traces =
      session::ProgramFolder::Open(*session::StateFolder(), program)->Traces();
  ASSERT_EQ(traces.size(), 1u);
  EXPECT_EQ(outcome.err, "inquest: The trace is " + traces[0] + "\n");
  EXPECT_EQ(std::filesystem::status(traces[0]).permissions(),
            std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
}

TEST_F(OpenTraceTest, TheLastTraceIsTakenAsLongAsTheSourcesAreTheSame) {
  const std::string program = Write("P.hs", kDoubleProgram);
  const Outcome first = Inquest({"tree", "--last", program});
  EXPECT_NE(first.err.find("no trace of these sources"), std::string::npos);
  EXPECT_TRUE(first.err.ends_with("8\n"));
  const Outcome second = Inquest({"tree", "--last", program});
  EXPECT_EQ(second.out, first.out);
  EXPECT_EQ(second.err, "");  // it was not run
  Write("P.hs", std::string(kDoubleProgram) + "-- changed\n");
  EXPECT_TRUE(Inquest({"tree", "--last", program}).err.ends_with("8\n"));
}

TEST_F(OpenTraceTest, AChangedModuleIsAChange) {
  const std::string program = Write("P.hs", "import M\nmain = print m\n");
  Write("M.hs", "module M where\nm :: Int\nm = 1\n");
  Inquest({"tree", "--trust", "M", program});
  EXPECT_EQ(Inquest({"tree", "--last", program}).out, "0  main = {prints \"1\\n\"}\n");
  Write("M.hs", "module M where\nm :: Int\nm = 2\n");
  EXPECT_NE(Inquest({"tree", "--last", program}).out.find("main = {prints \"2\\n\"}"), std::string::npos);
}

TEST_F(OpenTraceTest, AProgramThatFailsHasATrace) {
  const Outcome outcome =
      Inquest({"tree", Write("P.hs", "main = print (bad 1)\nbad :: Int -> Int\nbad x = error \"no\"\n")});
  EXPECT_EQ(outcome.exit_code, kDone);
  EXPECT_NE(outcome.out.find("bad 1 = "), std::string::npos) << outcome.out;
}

TEST_F(OpenTraceTest, WhatCannotBeReadHasExitCodeThree) {
  EXPECT_EQ(Inquest({"tree", (folder_ / "absent").string()}).exit_code, kUnreadable);
  EXPECT_EQ(Inquest({"tree", (folder_ / "Absent.hs").string()}).exit_code, kUnreadable);
  EXPECT_EQ(Inquest({"tree", Write("notes.txt", "no trace")}).exit_code, kUnreadable);
  EXPECT_EQ(Inquest({"tree", Write("Bad.hs", "main = x\n")}).exit_code, kUnreadable);
}

TEST_F(OpenTraceTest, TheStateFolderIsForItsOwnerAlsoIfItWasThere) {
  std::filesystem::create_directory(folder_ / "inquest");
  std::filesystem::permissions(folder_ / "inquest", std::filesystem::perms(0755));
  Inquest({"tree", Write("P.hs", "main = print 1\n")});
  EXPECT_EQ(std::filesystem::status(folder_ / "inquest").permissions(), std::filesystem::perms(0700));
}

TEST_F(OpenTraceTest, OfManyErrorsTheFirstAreShown) {
  std::string program = "main = print 1\n";
  for (int i = 0; i < 5000; ++i) program += "x" + std::to_string(i) + " = unknown\n";
  const Outcome outcome = Inquest({"run", Write("P.hs", program)});
  EXPECT_EQ(outcome.exit_code, kUnreadable);
  EXPECT_LT(outcome.err.size(), 20'000u);
  EXPECT_NE(outcome.err.find("5000 errors; the first 100 messages are shown\n"), std::string::npos);
}

// As a run leaves it that was killed on a disk with much room.
TEST_F(OpenTraceTest, AFileThatIsFarLongerThanItsTraceIsVerified) {
  const std::string trace = (folder_ / "t.trace").string();
  Inquest({"trace", "-o", trace, Write("P.hs", "main = print 1\n")});
  std::ifstream file(trace, std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(file), {});
  Write("t.trace", AsIfKilled(bytes));
  std::error_code error;
  std::filesystem::resize_file(trace, uint64_t{1} << 40, error);
  if (error) GTEST_SKIP() << "no sparse files here";
  const Outcome outcome = Inquest({"verify", trace});
  EXPECT_EQ(outcome.exit_code, kDone) << outcome.err;
}

}  // namespace
}  // namespace inquest::driver
