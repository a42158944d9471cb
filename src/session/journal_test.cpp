#include "session/journal.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "base/test_folder.h"
#include "session/json.h"
#include "session/test_memory.h"

namespace inquest::session {
namespace {

Step AnswerStep(uint32_t question, uint32_t node) {
  Step step;
  step.command = "no";
  step.question = question;
  step.node = NodeId(node);
  step.statement = "f \"ä\\n\" = " + std::to_string(node);
  step.answer = "no";
  step.events.push_back({.kind = EventKind::kJudge,
                         .node = NodeId(node),
                         .verdict = Verdict::kWrong,
                         .by = By::kPerson,
                         .key = "k" + std::to_string(node)});
  step.events.push_back({.kind = EventKind::kTrust, .routine = RoutineId(3), .name = "g"});
  return step;
}

// A beginning, three answers, one of them taken back.
void WriteSession(const std::string& path) {
  const auto journal = OpenJournal(path);
  EXPECT_TRUE(journal->is_new());
  ASSERT_TRUE(journal->Begin({7, "root"}).ok());
  ASSERT_TRUE(journal->Append(0, Step{}).ok());
  for (uint32_t i = 1; i <= 3; ++i) ASSERT_TRUE(journal->Append(i, AnswerStep(i, i)).ok());
  ASSERT_TRUE(journal->AppendMove("undo").ok());
}

TEST(Journal, WhatWasWrittenIsReadBack) {
  const base::TestFolder folder;
  WriteSession(folder / "j");
  const auto journal = OpenJournal(folder / "j");
  const JournalContents& contents = journal->contents();
  EXPECT_EQ(contents.run, (RunMark{7, "root"}));
  ASSERT_EQ(contents.steps.size(), 3u);
  EXPECT_EQ(contents.steps[2], AnswerStep(2, 2));
  ASSERT_EQ(contents.undone.size(), 1u);
  EXPECT_EQ(contents.undone[0], AnswerStep(3, 3));
  EXPECT_EQ(contents.damage, "");
}

TEST(Journal, HasOneWriterAndTheSecondGetsItsOwn) {
  const base::TestFolder folder;
  WriteSession(folder / "j");
  const auto first = OpenJournal(folder / "j");
  const auto refused = Journal::Open(folder / "j");
  ASSERT_FALSE(refused.ok());
  EXPECT_NE(refused.error().message.find("Another session"), std::string::npos);
  const auto second = Journal::OpenOwn(folder / "j");
  ASSERT_TRUE(second.ok());
  EXPECT_EQ((*second)->path(), (folder / "j") + "-2");
  EXPECT_TRUE((*second)->is_new());
}

TEST(Journal, ANewSessionTakesNothingFromOneThatIsOpen) {
  const base::TestFolder folder;
  WriteSession(folder / "j");
  WriteSession(folder / "j-2");
  const auto open = OpenJournal(folder / "j");
  const auto size = std::filesystem::file_size(folder / "j");
  const auto anew = Journal::OpenOwn(folder / "j", true);
  ASSERT_TRUE(anew.ok());
  EXPECT_EQ((*anew)->path(), (folder / "j") + "-2");
  EXPECT_TRUE((*anew)->is_new());
  EXPECT_EQ(std::filesystem::file_size(folder / "j-2"), 0u);
  EXPECT_EQ(std::filesystem::file_size(folder / "j"), size);
}

TEST(Journal, WhoOnlyLooksReadsItInUseAndChangesNothing) {
  const base::TestFolder folder;
  WriteSession(folder / "j");
  const auto in_use = OpenJournal(folder / "j");
  const auto size = std::filesystem::file_size(folder / "j");
  const auto read = Journal::OpenToRead(folder / "j");
  ASSERT_TRUE(read.ok());
  EXPECT_EQ((*read)->contents().steps, in_use->contents().steps);
  EXPECT_TRUE((*read)->Append(3, AnswerStep(3, 5)).ok());
  EXPECT_TRUE((*read)->AppendMove("undo").ok());
  EXPECT_EQ(std::filesystem::file_size(folder / "j"), size);
  EXPECT_EQ(*Journal::OpenToRead(folder / "none"), nullptr);
  EXPECT_FALSE(std::filesystem::exists(folder / "none"));
}

TEST(Journal, ALineThatCouldNotBeWrittenIsWrittenBeforeTheNext) {
  const base::TestFolder folder;
  rlimit before = {};
  {
    const auto journal = OpenJournal(folder / "j");
    ASSERT_TRUE(journal->Begin({7, "root"}).ok());
    ASSERT_TRUE(journal->Append(0, Step{}).ok());
    // No room for the whole line, as on a full disk.
    signal(SIGXFSZ, SIG_IGN);
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit none = {std::filesystem::file_size(folder / "j") + 20, before.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &none), 0);
    const bool first = journal->Append(1, AnswerStep(1, 1)).ok(),
               second = journal->Append(2, AnswerStep(2, 2)).ok();
    setrlimit(RLIMIT_FSIZE, &before);
    EXPECT_FALSE(first || second);
    EXPECT_TRUE(journal->Append(3, AnswerStep(3, 3)).ok());
  }
  const auto journal = OpenJournal(folder / "j");
  EXPECT_EQ(journal->contents().damage, "");
  ASSERT_EQ(journal->contents().steps.size(), 4u);
  EXPECT_EQ(journal->contents().steps[1], AnswerStep(1, 1));
}

TEST(Journal, AStepAfterUndoVoidsWhatCouldBeRedone) {
  const base::TestFolder folder;
  WriteSession(folder / "j");
  ASSERT_TRUE(OpenJournal(folder / "j")->Append(3, AnswerStep(3, 5)).ok());
  const auto journal = OpenJournal(folder / "j");
  EXPECT_EQ(journal->contents().steps.back(), AnswerStep(3, 5));
  EXPECT_TRUE(journal->contents().undone.empty());
}

TEST(Journal, OnlyItsOwnerCanReadIt) {
  const base::TestFolder folder;
  WriteSession(folder / "deep/er/j");
  struct stat status = {};
  ASSERT_EQ(stat((folder / "deep/er/j").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0600u);
  ASSERT_EQ(stat((folder / "deep").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0700u);
}

// Killed at any byte: at most the last command is lost, and the session can go on.
TEST(Journal, ACutOffJournalLosesAtMostItsLastLine) {
  const base::TestFolder folder;
  WriteSession(folder / "j");
  const std::string whole = folder.Read("j");
  const size_t header = whole.find('\n') + 1;
  for (size_t length = header; length < whole.size(); ++length) {
    folder.Write("cut", whole.substr(0, length));
    {
      const auto journal = OpenJournal(folder / "cut");
      ASSERT_EQ(journal->contents().damage, "");
      const std::string kept = whole.substr(0, length);
      const auto lines = static_cast<size_t>(std::count(kept.begin(), kept.end(), '\n')) - 1;
      ASSERT_EQ(journal->contents().steps.size(), lines);
      ASSERT_TRUE(journal->Append(lines, AnswerStep(9, 9)).ok());
    }
    const auto again = OpenJournal(folder / "cut");
    ASSERT_EQ(again->contents().damage, "");
    ASSERT_EQ(again->contents().steps.back(), AnswerStep(9, 9));
  }
}

TEST(Journal, ADamagedLineEndsItAndTheFileIsKept) {
  const base::TestFolder folder;
  WriteSession(folder / "j");
  std::string text = folder.Read("j");
  text[text.find("\"question\":2") + 10] = '{';
  folder.Write("j", text);
  {
    const auto journal = OpenJournal(folder / "j");
    EXPECT_NE(journal->contents().damage.find("Line 4"), std::string::npos) << journal->contents().damage;
    EXPECT_EQ(journal->contents().steps.size(), 2u);
  }
  EXPECT_EQ(folder.Read("j.damaged").substr(0, text.size()), text);
  EXPECT_EQ(OpenJournal(folder / "j")->contents().damage, "");
  folder.Write("j", folder.Read("j") + "x\n");
  EXPECT_NE(OpenJournal(folder / "j")->contents().damage.find("damaged-2`"), std::string::npos);
  EXPECT_EQ(folder.Read("j.damaged").substr(0, text.size()), text);
}

TEST(Journal, EveryKindOfNonsenseInALineIsDamage) {
  const std::string header = R"({"inquest":"journal","version":1,"nodes":7,"root":"root"})";
  for (const char* line :
       {"x", "[]", "3", "{}", R"({"move":"undo"})", R"({"move":"redo"})", R"({"move":"jump"})",
        R"({"at":1,"command":"","events":[]})", R"({"at":0,"command":3,"events":[]})",
        R"({"at":0,"command":"","events":{}})", R"({"at":0,"command":"","events":[3]})",
        R"({"at":0,"command":"","events":[{"event":"dance"}]})", R"({"at":-1,"command":"","events":[]})",
        R"({"at":0,"command":"","events":[{"event":"judge","node":-1,"verdict":"wrong","by":"person"}]})",
        R"({"at":0,"command":"","question":"1","events":[]})", "\xff\xfe"}) {
    const auto contents = ReadJournal(header + "\n" + line + "\n", "j");
    ASSERT_TRUE(contents.ok());
    EXPECT_NE(contents->damage, "") << line;
    EXPECT_TRUE(contents->steps.empty());
  }
}

TEST(Journal, AForeignFileIsRefused) {
  for (const char* text :
       {"main = print 3\n", "notes without an end of line", "{}", "{}\n", "[1]\n", "\n",
        "{\"inquest\":\"trace\"}\n", "{\"inquest\":\"journal\",\"version\":2,\"nodes\":1,\"root\":\"\"}\n",
        "{\"inquest\":\"journal\",\"version\":1}\n"}) {
    const auto contents = ReadJournal(text, "j");
    ASSERT_FALSE(contents.ok()) << text;
    EXPECT_NE(contents.error().message.find("`j`"), std::string::npos);
  }
}

TEST(Journal, WhatIsNoJournalIsLeftAlone) {
  const base::TestFolder folder;
  for (const char* text : {"notes", "notes\n", "\n", "{\"a\":1}"}) {
    folder.Write("notes", text);
    EXPECT_FALSE(Journal::Open(folder / "notes").ok()) << text;
    EXPECT_FALSE(Journal::OpenToRead(folder / "notes").ok()) << text;
    EXPECT_EQ(folder.Read("notes"), text);
  }
  folder.Write("notes", "");
  std::filesystem::resize_file(folder / "notes", uint64_t{1} << 41);  // sparse; not read to its end
  EXPECT_FALSE(Journal::Open(folder / "notes").ok());
  EXPECT_FALSE(Journal::OpenToRead(folder / "notes").ok());
}

TEST(Journal, OneOfAnotherRunWithoutAnswersBeginsAnew) {
  const base::TestFolder folder;
  ASSERT_TRUE(OpenJournal(folder / "j")->Begin({7, "root"}).ok());
  {
    const auto journal = OpenJournal(folder / "j");
    EXPECT_TRUE(journal->is_new());
    ASSERT_TRUE(journal->Begin({8, "other"}).ok());
    ASSERT_TRUE(journal->Append(0, Step{}).ok());
  }
  const auto journal = OpenJournal(folder / "j");
  EXPECT_EQ(journal->contents().run, (RunMark{8, "other"}));
  EXPECT_EQ(journal->contents().steps.size(), 1u);
}

TEST(Journal, AFolderOrAMissingRightIsASentence) {
  const base::TestFolder folder;
  const auto journal = Journal::Open(folder / ".");
  ASSERT_FALSE(journal.ok());
  EXPECT_TRUE(journal.error().message.ends_with('.'));
}

}  // namespace
}  // namespace inquest::session
