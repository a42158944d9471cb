#include "session/answers.h"

#include <gtest/gtest.h>

#include "base/test_folder.h"
#include "session/file_claim.h"
#include "session/places.h"
#include "session/test_memory.h"

namespace inquest::session {
namespace {

TEST(Answers, WhatWasRememberedIsThereInTheNextSession) {
  const base::TestFolder folder;
  {
    const auto answers = OpenAnswers(folder);
    ASSERT_TRUE(answers->Remember("k1", "Main.f", "f 1 = 1", Verdict::kCorrect).ok());
    ASSERT_TRUE(answers->Remember("k2", "Main.f", "f 2 = 1", Verdict::kWrong).ok());
    ASSERT_TRUE(answers->Remember("k1", "Main.f", "f 1 = 1", Verdict::kInadmissible).ok());
    ASSERT_TRUE(answers->Forget("k2").ok());
    ASSERT_TRUE(answers->Trust({"Main", "g"}).ok());
    ASSERT_TRUE(answers->Trust({"Data.Map", ""}).ok());
    ASSERT_TRUE(answers->Distrust({"Main", "g"}).ok());
  }
  const auto answers = OpenAnswers(folder);
  EXPECT_EQ(answers->Find("k1"), Verdict::kInadmissible);
  EXPECT_EQ(answers->Find("k2"), std::nullopt);
  EXPECT_EQ(answers->trusted(), (std::vector<TrustedCode>{{"Data.Map", ""}}));
  EXPECT_EQ(answers->complaint(), "");
}

TEST(Answers, UnreadableLinesAreLeftOutAndCounted) {
  const base::TestFolder folder;
  folder.Write(
      "answers.jsonl",
      "rubbish\n{\"key\":\"k\",\"verdict\":\"correct\"}\n{\"key\":\"l\",\"verdict\":\"maybe\"}\n{\"tru");
  {
    const auto answers = OpenAnswers(folder);
    EXPECT_EQ(answers->Find("k"), Verdict::kCorrect);
    EXPECT_EQ(answers->size(), 1u);
    EXPECT_TRUE(answers->complaint().starts_with("3 lines of")) << answers->complaint();
    ASSERT_TRUE(answers->Remember("m", "", "", Verdict::kWrong).ok());
  }
  EXPECT_EQ(OpenAnswers(folder)->Find("m"), Verdict::kWrong);
}

TEST(Answers, TwoSessionsAtOnceLoseNothing) {
  const base::TestFolder folder;
  const auto one = OpenAnswers(folder);
  const auto other = OpenAnswers(folder);
  for (int i = 0; i < 100; ++i) {
    ASSERT_TRUE(one->Remember("a" + std::to_string(i), "", "", Verdict::kCorrect).ok());
    ASSERT_TRUE(other->Remember("b" + std::to_string(i), "", "", Verdict::kCorrect).ok());
  }
  EXPECT_EQ(OpenAnswers(folder)->size(), 200u);
}

TEST(Places, AProgramHasItsOwnFolder) {
  const base::TestFolder folder;
  const auto one = ProgramFolder::Open(folder / "state", folder / "a/Main.hs");
  const auto other = ProgramFolder::Open(folder / "state", folder / "b/Main.hs");
  const auto same = ProgramFolder::Open(folder / "state", folder / "b/../a/Main.hs");
  ASSERT_TRUE(one.ok() && other.ok() && same.ok());
  EXPECT_NE(one->path(), other->path());
  EXPECT_EQ(one->path(), same->path());
}

class PlacesOfTraces : public testing::Test {
 protected:
  // Makes a trace, and a journal with so many lines.
  std::string Make(int lines) {
    const std::string trace = program_.NewTrace(42);
    std::ofstream(trace) << "x";
    std::ofstream journal(ProgramFolder::JournalOf(trace));
    for (int i = 0; i < lines; ++i) journal << "{}\n";
    return trace;
  }
  static bool Exists(const std::string& path) { return std::filesystem::exists(path); }

  base::TestFolder folder_;
  const ProgramFolder program_ = *ProgramFolder::Open(folder_ / "", "Main.hs");
};

TEST_F(PlacesOfTraces, TheNewestFiveAreKept) {
  std::vector<std::string> traces;
  for (int i = 0; i < 8; ++i) traces.push_back(Make(2));
  EXPECT_EQ(program_.NewestTrace(), traces.back());
  program_.RemoveOldTraces();
  for (size_t i = 0; i < traces.size(); ++i) {
    EXPECT_EQ(Exists(traces[i]), i >= 3);
    EXPECT_EQ(Exists(ProgramFolder::JournalOf(traces[i])), i >= 3);
  }
}

TEST_F(PlacesOfTraces, ARunThatNeverBeganIsNotTheNewest) {
  const std::string trace = Make(2);
  const FileClaim never_begun = FileClaim::Share(program_.NewTrace(43), true);
  EXPECT_EQ(program_.Traces().size(), 2u);
  EXPECT_EQ(program_.NewestTrace(), trace);
}

TEST_F(PlacesOfTraces, AJournalWithAnswersOutlivesItsTrace) {
  const std::string trace = Make(3);
  for (int i = 0; i < 5; ++i) Make(2);
  program_.RemoveOldTraces();
  EXPECT_FALSE(Exists(trace));
  EXPECT_TRUE(Exists(ProgramFolder::JournalOf(trace)));
}

TEST_F(PlacesOfTraces, TheLastSessionCanBeContinuedHoweverManyViewsMadeTracesSince) {
  const std::string trace = Make(3);
  for (int i = 0; i < 8; ++i) {
    std::ofstream(program_.NewTrace(42)) << "x";
    program_.RemoveOldTraces();
  }
  EXPECT_EQ(program_.TraceOfLastSession(), trace);
  EXPECT_NE(program_.NewestTrace(), trace);
  EXPECT_EQ(program_.Traces().size(), kTracesKept + 1);
  const std::string newer = Make(2);
  EXPECT_EQ(program_.TraceOfLastSession(), newer);
  program_.RemoveOldTraces();
  EXPECT_FALSE(Exists(trace));
}

TEST_F(PlacesOfTraces, WhatIsInUseStaysAndIsRemovedLater) {
  const std::string trace = Make(2);
  for (int i = 0; i < 5; ++i) Make(2);
  {
    const FileClaim claim = FileClaim::Share(trace), another = FileClaim::Share(trace);
    EXPECT_TRUE(claim.has_value() && another.has_value());
    program_.RemoveOldTraces();
    EXPECT_TRUE(Exists(trace) && Exists(ProgramFolder::JournalOf(trace)));
  }
  program_.RemoveOldTraces();
  EXPECT_FALSE(Exists(trace) || Exists(ProgramFolder::JournalOf(trace)));
}

TEST_F(PlacesOfTraces, TheOrderOfMakingCountsNotTheClock) {
  for (int i = 0; i < 12; ++i) {
    const std::string trace = Make(2);
    // As if it had been made before all others.
    std::filesystem::last_write_time(trace, std::filesystem::file_time_type::min());
    program_.RemoveOldTraces();
    EXPECT_EQ(program_.NewestTrace(), trace);
  }
  EXPECT_EQ(program_.Traces().size(), kTracesKept);
}

TEST_F(PlacesOfTraces, WhatSomebodyNamedIsNeitherCountedNorRemoved) {
  for (int i = 0; i < 5; ++i) Make(2);
  for (const char* name : {"/mine.trace", "/7.trace", "/2-mine.txt"})
    std::ofstream(program_.path() + name) << "x";
  program_.RemoveOldTraces();
  EXPECT_EQ(program_.Traces().size(), 5u);
  for (const char* name : {"/mine.trace", "/7.trace", "/2-mine.txt"})
    EXPECT_TRUE(Exists(program_.path() + name));
}

}  // namespace
}  // namespace inquest::session
