#include "session/answers.h"

#include <gtest/gtest.h>

#include "session/places.h"
#include "session/test_folder.h"
#include "session/test_memory.h"

namespace inquest::session {
namespace {

TEST(Answers, WhatWasRememberedIsThereInTheNextSession) {
  const TestFolder folder;
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
  const TestFolder folder;
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
  const TestFolder folder;
  const auto one = OpenAnswers(folder);
  const auto other = OpenAnswers(folder);
  for (int i = 0; i < 100; ++i) {
    ASSERT_TRUE(one->Remember("a" + std::to_string(i), "", "", Verdict::kCorrect).ok());
    ASSERT_TRUE(other->Remember("b" + std::to_string(i), "", "", Verdict::kCorrect).ok());
  }
  EXPECT_EQ(OpenAnswers(folder)->size(), 200u);
}

TEST(Places, AProgramHasItsOwnFolder) {
  const TestFolder folder;
  const auto one = ProgramFolder::Open(folder / "state", folder / "a/Main.hs");
  const auto other = ProgramFolder::Open(folder / "state", folder / "b/Main.hs");
  const auto same = ProgramFolder::Open(folder / "state", folder / "b/../a/Main.hs");
  ASSERT_TRUE(one.ok() && other.ok() && same.ok());
  EXPECT_NE(one->path(), other->path());
  EXPECT_EQ(one->path(), same->path());
}

TEST(Places, TheNewestFiveTracesAreKeptWithTheirJournals) {
  const TestFolder folder;
  const auto program = ProgramFolder::Open(folder / "", "Main.hs");
  ASSERT_TRUE(program.ok());
  std::vector<std::string> traces;
  for (int i = 0; i < 8; ++i) {
    traces.push_back(program->NewTrace(std::chrono::system_clock::from_time_t(1'000'000 + i), 42));
    std::ofstream(traces.back()) << "x";
    std::ofstream(ProgramFolder::JournalOf(traces.back())) << "x";
  }
  EXPECT_EQ(program->NewestTrace(), traces.back());
  program->RemoveOldTraces();
  for (size_t i = 0; i < traces.size(); ++i) {
    EXPECT_EQ(std::filesystem::exists(traces[i]), i >= 3);
    EXPECT_EQ(std::filesystem::exists(ProgramFolder::JournalOf(traces[i])), i >= 3);
  }
}

}  // namespace
}  // namespace inquest::session
