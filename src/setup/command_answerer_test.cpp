#include "setup/command_answerer.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include "base/test_folder.h"
#include "session/test_run.h"

namespace inquest::setup {
namespace {

using session::Verdict;
using std::chrono::milliseconds;

class CommandAnswererTest : public testing::Test {
 protected:
  std::optional<Verdict> Ask(CommandAnswerer& answerer, const std::string& key) {
    session::Typist typist(*run_);
    const session::Question question = *typist.session().Current().question;
    return answerer.Judge({.key = key,
                           .tree = run_->tree(),
                           .behaviours = *run_,
                           .parts = {tree::Tree::root()},
                           .question = [&] { return question; }});
  }

  const std::unique_ptr<session::TestRun> run_ = session::SmallRun();
};

TEST_F(CommandAnswererTest, VerdictsAreReadFromWordsAndObjects) {
  EXPECT_EQ(*ReadVerdict("yes"), Verdict::kCorrect);
  EXPECT_EQ(*ReadVerdict("don't know"), Verdict::kDontKnow);
  EXPECT_EQ(*ReadVerdict(R"({"verdict": "inadmissible", "why": "x"})"), Verdict::kInadmissible);
  EXPECT_FALSE(ReadVerdict("").ok());
  EXPECT_FALSE(ReadVerdict(R"({"verdict": 1})").ok());
  EXPECT_FALSE(ReadVerdict("Yes.").ok());
}

TEST_F(CommandAnswererTest, EachQuestionIsALineAndGetsALine) {
  CommandAnswerer answerer("read -r a; case $a in *'main = 0'*) echo no;; esac; read -r b; echo yes");
  EXPECT_EQ(Ask(answerer, "a"), Verdict::kWrong);
  EXPECT_EQ(Ask(answerer, "b"), Verdict::kCorrect);
  EXPECT_EQ(answerer.TakeTrouble(), "");
}

TEST_F(CommandAnswererTest, OneThatHangsIsReportedOnceAndEnded) {
  CommandAnswerer answerer("trap '' TERM; sleep 600", milliseconds(100));
  EXPECT_EQ(Ask(answerer, "a"), std::nullopt);
  EXPECT_NE(answerer.TakeTrouble().find("did not answer in 0.1 seconds"), std::string::npos);
  EXPECT_EQ(Ask(answerer, "b"), std::nullopt);
  EXPECT_EQ(answerer.TakeTrouble(), "");
}

TEST_F(CommandAnswererTest, OneThatContradictsItselfIsNotAskedAgain) {
  CommandAnswerer answerer("read -r a; echo yes; read -r a; echo no; read -r a; echo no");
  EXPECT_EQ(Ask(answerer, "a"), Verdict::kCorrect);
  EXPECT_EQ(Ask(answerer, "a"), std::nullopt);
  EXPECT_NE(answerer.TakeTrouble().find("two answers"), std::string::npos);
  EXPECT_EQ(Ask(answerer, "b"), std::nullopt);
}

TEST_F(CommandAnswererTest, OneThatAnswersMoreThanOnceDecidesNothing) {
  CommandAnswerer answerer("read -r a; printf 'no\\nyes\\n'; read -r a; echo no");
  EXPECT_EQ(Ask(answerer, "a"), std::nullopt);
  EXPECT_NE(answerer.TakeTrouble().find("more than one answer"), std::string::npos);
  EXPECT_EQ(Ask(answerer, "b"), std::nullopt);
}

TEST_F(CommandAnswererTest, WhatItSaysLaterIsNoAnswerToTheNextQuestion) {
  const base::TestFolder folder;
  const std::string said = folder / "said";
  CommandAnswerer answerer("read -r a; echo no; sleep 0.1; echo yes; touch '" + said +
                           "'; read -r a; echo no");
  EXPECT_EQ(Ask(answerer, "a"), Verdict::kWrong);
  while (access(said.c_str(), F_OK) != 0) usleep(1000);
  EXPECT_EQ(Ask(answerer, "b"), std::nullopt);
  EXPECT_NE(answerer.TakeTrouble().find("nobody had asked"), std::string::npos);
}

TEST_F(CommandAnswererTest, OneThatWritesWithoutEndIsNotAskedAgain) {
  CommandAnswerer answerer("yes | tr -d '\\n'", milliseconds(20000));
  EXPECT_EQ(Ask(answerer, "a"), std::nullopt);
  EXPECT_NE(answerer.TakeTrouble().find("has no end"), std::string::npos);
}

}  // namespace
}  // namespace inquest::setup
