#include "testing/golden/test_file.h"

#include <gtest/gtest.h>

namespace inquest::golden {
namespace {

TEST(TestFile, TheHeaderSaysHowToRun) {
  const auto test = ParseTestFile(
      "-- Words are said once.\n-- args: 3 \"two words\" \"\"\n-- stdin: first\n-- stdin:\n-- exit: 1\n"
      "-- stderr: empty list\nmodule Main where\n-- args: not a header\n");
  ASSERT_TRUE(test.ok());
  EXPECT_EQ(test->arguments, (std::vector<std::string>{"3", "two words", ""}));
  EXPECT_EQ(test->input, "first\n\n");
  EXPECT_EQ(test->exit_code, 1);
  EXPECT_EQ(test->stderr_parts, std::vector<std::string>{"empty list"});
  EXPECT_FALSE(test->expected_stdout.has_value());
}

TEST(TestFile, TheExpectedPartIsNotPartOfTheSource) {
  const auto test =
      ParseTestFile("main = f\n-- expected stdout:\n-- | a\n-- |\n-- |   b \n-- expected stderr:\n-- | c\n");
  ASSERT_TRUE(test.ok());
  EXPECT_EQ(test->source, "main = f\n");
  EXPECT_EQ(test->expected_stdout, "a\n\n  b \n");
  EXPECT_EQ(test->expected_stderr, "c\n");
}

TEST(TestFile, ViewsAreCommandsInTheOrderWritten) {
  const auto test =
      ParseTestFile("-- trace: --trust f\n-- view: tree\n-- view: observe 'f \"a b\" _'\nmain = x\n");
  ASSERT_TRUE(test.ok());
  EXPECT_EQ(test->trace_options, (std::vector<std::string>{"--trust", "f"}));
  EXPECT_EQ(test->views, (std::vector<std::string>{"tree", "observe 'f \"a b\" _'"}));
}

TEST(SplitCommand, QuotesKeepSpacesAndOtherQuotes) {
  EXPECT_EQ(SplitCommand("observe  'f \"a b\" _' \"it's\" ''"),
            (std::vector<std::string>{"observe", "f \"a b\" _", "it's", ""}));
}

TEST(TestFile, PrintingAndParsingAreInverse) {
  for (const char* output : {"", "\n", "a\n", "a", "\n\na\n\n", "| x\n", "-- | x", " \n"}) {
    TestFile test;
    test.source = "main = f\n";
    test.expected_stdout = output;
    const auto again = ParseTestFile(PrintTestFile(test));
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(again->source, test.source);
    EXPECT_EQ(again->expected_stdout, output);
  }
}

TEST(TestFile, ASessionHasOptionsAnswersAndATranscript) {
  const auto test = ParseTestFile(
      "-- debug: --order innermost\n-- answer: no\n-- answer: trust f\n-- debug exit: 4\n-- debug file: .\n"
      "main = f\n-- expected stdout:\n-- | 1\n-- expected session:\n-- | 1\n-- | 1. f = 1 ?\n");
  ASSERT_TRUE(test.ok());
  EXPECT_TRUE(test->has_session);
  EXPECT_EQ(test->debug_options, (std::vector<std::string>{"--order", "innermost"}));
  EXPECT_EQ(test->answers, "no\ntrust f\n");
  EXPECT_EQ(test->debug_exit_code, 4);
  EXPECT_EQ(test->debug_file, ".");
  EXPECT_EQ(test->expected_session, "1\n1. f = 1 ?\n");
  EXPECT_EQ(ParseTestFile(PrintTestFile(*test))->expected_session, test->expected_session);
}

TEST(TestFile, ANewExitCodeIsWrittenIntoTheHeader) {
  TestFile test;
  test.source = "main = f\n";
  test.exit_code = 1;
  EXPECT_EQ(ParseTestFile(PrintTestFile(test))->exit_code, 1);
}

TEST(TestFile, BadHeadersAndTextAfterTheEndAreErrors) {
  EXPECT_FALSE(ParseTestFile("-- exit: one\n").ok());
  EXPECT_FALSE(ParseTestFile("-- only: never\n").ok());
  EXPECT_FALSE(ParseTestFile("-- expected stdout:\n-- | a\nmain = g\n").ok());
}

}  // namespace
}  // namespace inquest::golden
