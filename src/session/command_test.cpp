#include "session/command.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace inquest::session {
namespace {

CommandKind KindOf(const std::string& line) {
  const auto command = ParseCommand(line, {"children", "observe"});
  EXPECT_TRUE(command.ok()) << line;
  return command.ok() ? command->kind : CommandKind::kQuit;
}

TEST(Command, AnswersAreKeysAndWords) {
  for (const char* line : {"y", "yes", "Yes", "  YES  ", "ye"})
    EXPECT_EQ(KindOf(line), CommandKind::kYes) << line;
  for (const char* line : {"n", "no", "No\r", "wrong"}) EXPECT_EQ(KindOf(line), CommandKind::kNo) << line;
  for (const char* line : {"d", "don't know", "don’t know", "dont know", "don't", "unknown"})
    EXPECT_EQ(KindOf(line), CommandKind::kDontKnow) << line;
  for (const char* line : {"i", "inad", "inadmissible"}) EXPECT_EQ(KindOf(line), CommandKind::kInadmissible);
  EXPECT_EQ(KindOf("s"), CommandKind::kSkip);
}

TEST(Command, AWordMayBeCutShortIfItMeansOneThing) {
  EXPECT_EQ(KindOf("strat top-down"), CommandKind::kStrategy);
  EXPECT_EQ(KindOf("unf r.2"), CommandKind::kUnfold);
  EXPECT_FALSE(ParseCommand("tr").ok());  // trust, transform, transcript
}

TEST(Command, TrustTakesANameAModuleAndAlways) {
  auto command = ParseCommand("trust");
  EXPECT_EQ(command->text, "");
  EXPECT_FALSE(command->always);
  command = ParseCommand("t Data.Map.insert always");
  EXPECT_EQ(command->kind, CommandKind::kTrust);
  EXPECT_EQ(command->text, "Data.Map.insert");
  EXPECT_TRUE(command->always);
  command = ParseCommand("trust module Data.Map");
  EXPECT_EQ(command->kind, CommandKind::kTrustModule);
  EXPECT_EQ(command->text, "Data.Map");
  command = ParseCommand("trust always");
  EXPECT_EQ(command->text, "");
  EXPECT_TRUE(command->always);
}

TEST(Command, NumbersAreQuestionsAndNodes) {
  EXPECT_EQ(ParseCommand("go to question 3")->number, 3u);
  EXPECT_EQ(ParseCommand("go 12")->number, 12u);
  EXPECT_EQ(KindOf("go to 12"), CommandKind::kGoTo);
  EXPECT_EQ(ParseCommand("node #7")->number, 7u);
  EXPECT_FALSE(ParseCommand("start")->has_number);
  EXPECT_EQ(KindOf("start from this node"), CommandKind::kStart);
  EXPECT_EQ(ParseCommand("start from 5")->number, 5u);
}

TEST(Command, ViewsAreWordsOfTheirOwn) {
  const auto command = ParseCommand("observe insert 4 _", {"observe"});
  ASSERT_TRUE(command.ok());
  EXPECT_EQ(command->kind, CommandKind::kView);
  EXPECT_EQ(command->text, "observe insert 4 _");
  EXPECT_EQ(ParseCommand("obs f", {"observe"})->text, "observe f");
  EXPECT_EQ(KindOf("ord"), CommandKind::kOrder);
  EXPECT_FALSE(ParseCommand("o", {"observe"}).ok());  // order, observe
  EXPECT_EQ(ParseCommand("o")->kind, CommandKind::kOrder);
}

TEST(Command, ExpressionsAreTakenAsTheyAre) {
  EXPECT_EQ(ParseCommand("expect  [3, 4,5]")->text, "[3, 4,5]");
  EXPECT_EQ(ParseCommand("= Just  X")->text, "Just  X");
}

TEST(Command, WhatIsNoCommandGetsASentenceThatSaysWhatIs) {
  for (const char* line : {"", "   ", "maybe", "yes but", "go", "node x", "go -1", "go 99999999999999999999",
                           "unfold", "\x1b[A", "yesno"}) {
    const auto command = ParseCommand(line);
    ASSERT_FALSE(command.ok()) << line;
    EXPECT_TRUE(command.error().message.ends_with('.')) << line;
  }
}

TEST(Command, NoNameIsSaidTwice) {
  std::vector<std::string> all;
  for (const CommandInfo& info : AllCommands()) {
    for (std::string_view rest = info.names; !rest.empty();) {
      const size_t end = std::min(rest.find('|'), rest.size());
      all.emplace_back(rest.substr(0, end));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  }
  std::sort(all.begin(), all.end());
  EXPECT_EQ(std::adjacent_find(all.begin(), all.end()), all.end());
}

RC_GTEST_PROP(Command, NoLineLeadsItAstray, (const std::string& line)) {
  const auto command = ParseCommand(line);
  if (!command) {
    RC_ASSERT(!command.error().message.empty());
    return;
  }
  const auto again = ParseCommand(PrintCommand(*command));
  RC_ASSERT(again.ok());
  RC_ASSERT(again->kind == command->kind);
}

TEST(Command, PrintedCommandsAreReadBack) {
  for (const char* line : {"yes",
                           "no",
                           "don't know",
                           "inadmissible",
                           "skip",
                           "trust f always",
                           "trust module M",
                           "expect f 3",
                           "undo",
                           "redo",
                           "go to question 3",
                           "node 7",
                           "start from this node 9",
                           "strategy top-down",
                           "order innermost",
                           "transform none",
                           "show r.2",
                           "unfold a1",
                           "width 60",
                           "view tree 3",
                           "quit"}) {
    const auto command = ParseCommand(line);
    ASSERT_TRUE(command.ok()) << line;
    EXPECT_EQ(PrintCommand(*command), line);
  }
}

}  // namespace
}  // namespace inquest::session
