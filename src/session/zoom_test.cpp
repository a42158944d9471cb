// Questions inside the equation of a finding.
#include <gtest/gtest.h>

#include "base/test_folder.h"
#include "session/test_memory.h"
#include "session/test_run.h"
#include "session/test_trees.h"

namespace inquest::session {
namespace {

// Pieces that are numbers, inside every call: 0 p: 1 q, 2 r: 3 s.
class ZoomedRun : public TwoTrees {
 public:
  base::Result<tree::BuiltTree> BuildZoom(const tree::Behaviours&, tree::NodeId node,
                                          tree::RoutineId) const override {
    if (!can_zoom) return base::Error{"Nothing is known about its inside."};
    ++built;
    auto pieces = std::make_unique<TestRun>();
    const NodeId root = pieces->Add(NodeId(), "p", {}, node.index);
    pieces->Add(root, "q", {}, 1);
    pieces->Add(pieces->Add(root, "r", {}, 2), "s", {}, 3);
    pieces->Finish();
    tree::BuiltTree tree;
    tree.tree = pieces->tree();
    tree.behaviours = std::move(pieces);
    return tree;
  }
  bool can_zoom = true;
  mutable int built = 0;
};

class Zooming : public ::testing::Test {
 protected:
  void Open(Options options = {}) {
    auto session = Session::Create(run_, std::move(options));
    ASSERT_TRUE(session.ok()) << session.error().message;
    session_ = std::move(*session);
  }
  Response Type(const std::string& line) {
    const auto command = ParseCommand(line, session_->ViewNames());
    CHECK(command.ok());
    return session_->Execute(*command);
  }
  std::string Standing() {
    const Response response = session_->Current();
    if (response.question) return response.question->statement;
    if (response.finding) return "fault in " + response.finding->fault.statement;
    return response.sentence;
  }
  // To the finding f 1 = 1, whose children are right.
  void Find() {
    for (const char* line : {"no", "no", "yes", "yes"}) Type(line);
    ASSERT_EQ(Standing(), "fault in f 1 = 1");
  }

  ZoomedRun run_;
  std::unique_ptr<Session> session_;
};

TEST_F(Zooming, AsksAboutThePiecesAndFindsOne) {
  Open();
  Find();
  EXPECT_EQ(Type("zoom").kind, ResponseKind::kQuestion);
  EXPECT_EQ(Standing(), "q = 1");
  Type("yes");
  EXPECT_EQ(Standing(), "r = 2");
  Type("no");
  EXPECT_EQ(Standing(), "s = 3");
  EXPECT_EQ(Type("yes").kind, ResponseKind::kFinding);
  EXPECT_EQ(Standing(), "fault in r = 2");
  EXPECT_EQ(session_->findings().size(), 2u);
}

TEST_F(Zooming, QuestionsGoOnCountingAndNodesHaveNumbersOfTheirOwn) {
  Open();
  Find();
  const Response first = Type("zoom");
  EXPECT_EQ(first.question->number, 5u);
  EXPECT_EQ(first.question->node_number, 6u);  // the run has six nodes
  Type("node 8");
  EXPECT_EQ(Standing(), "s = 3");
}

TEST_F(Zooming, WhereAllPiecesAreRightTheWholeEquationIsTheFault) {
  Open();
  Find();
  for (const char* line : {"zoom", "yes", "yes"}) Type(line);
  EXPECT_EQ(Standing(), "fault in p = 1");
}

TEST_F(Zooming, UndoLeadsOutAndRedoIn) {
  Open();
  Find();
  Type("zoom");
  Type("undo");
  EXPECT_EQ(Standing(), "fault in f 1 = 1");
  EXPECT_EQ(session_->findings().size(), 1u);
  Type("redo");
  EXPECT_EQ(Standing(), "q = 1");
  Type("yes");
  Type("go to 3");
  EXPECT_EQ(Standing(), "h 3 = 3");
}

TEST_F(Zooming, OutIsBackAtTheFinding) {
  Open();
  Find();
  for (const char* line : {"zoom", "yes", "no", "yes"}) Type(line);
  EXPECT_EQ(Standing(), "fault in r = 2");
  Type("zoom out");
  EXPECT_EQ(Standing(), "fault in f 1 = 1");
  EXPECT_EQ(session_->findings().size(), 1u);
  EXPECT_EQ(session_->findings().back().chain.size(), 4u);
  // What was said inside is known there.
  Type("zoom");
  EXPECT_EQ(Standing(), "fault in r = 2");
  EXPECT_EQ(run_.built, 1);
}

TEST_F(Zooming, OutOfTheMiddleNothingIsLost) {
  Open();
  Find();
  for (const char* line : {"zoom", "yes", "zoom out", "next"}) Type(line);
  EXPECT_EQ(Standing(), "g 2 = 2");
  EXPECT_EQ(session_->findings().size(), 1u);
}

TEST_F(Zooming, RejectAndNextGoOnInside) {
  Open();
  Find();
  for (const char* line : {"zoom", "yes", "no", "yes", "reject", "reject"}) Type(line);
  const Response open = session_->Current();
  ASSERT_TRUE(open.finding);
  EXPECT_EQ(open.finding->fault.statement, "p = 1");
  EXPECT_EQ(open.finding->or_else.size(), 1u);
  Type("zoom out");
  EXPECT_EQ(Standing(), "fault in f 1 = 1");
  EXPECT_EQ(session_->findings().size(), 1u);
}

TEST_F(Zooming, StrategyAndOrderCanBeChosenInside) {
  Open();
  Find();
  for (const char* line : {"zoom", "yes", "strategy single-stepping", "order innermost"}) Type(line);
  EXPECT_EQ(Standing(), "s = 3");
  Type("yes");
  EXPECT_EQ(Standing(), "r = 2");
}

TEST_F(Zooming, WhatIsAboutCallsIsRefusedInside) {
  Open();
  Find();
  Type("zoom");
  for (const char* line :
       {"zoom", "trust", "trust module", "expect 1", "transform tree-compression", "switch other"})
    EXPECT_EQ(Type(line).kind, ResponseKind::kRefusal) << line;
  EXPECT_EQ(Standing(), "q = 1");
}

TEST_F(Zooming, IsRefusedWhereThereIsNothingToZoomInto) {
  run_.can_zoom = false;
  Open();
  EXPECT_EQ(Type("zoom").kind, ResponseKind::kRefusal);
  EXPECT_EQ(Type("zoom out").kind, ResponseKind::kRefusal);
  Find();
  EXPECT_EQ(Type("zoom").sentence, "Nothing is known about its inside.");
  EXPECT_EQ(Standing(), "fault in f 1 = 1");
}

TEST_F(Zooming, ASessionIsResumedInside) {
  const base::TestFolder folder;
  {
    const auto journal = OpenJournal(folder / "j");
    Open({.journal = journal.get()});
    Find();
    for (const char* line : {"zoom", "yes", "no"}) Type(line);
    session_.reset();
  }
  {
    const auto journal = OpenJournal(folder / "j");
    Open({.journal = journal.get()});
    EXPECT_TRUE(session_->resumed());
    EXPECT_EQ(Standing(), "s = 3");
    for (const char* line : {"yes", "zoom out"}) Type(line);
    session_.reset();
  }
  const auto journal = OpenJournal(folder / "j");
  Open({.journal = journal.get()});
  EXPECT_EQ(Standing(), "fault in f 1 = 1");
}

TEST_F(Zooming, AnswersInsideAreKeptForOtherSessions) {
  const base::TestFolder folder;
  const auto answers = OpenAnswers(folder);
  Open({.answers = answers.get()});
  Find();
  for (const char* line : {"zoom", "yes", "no"}) Type(line);
  const size_t known = answers->size();
  Open({.answers = answers.get()});
  EXPECT_EQ(Standing(), "fault in f 1 = 1");
  Type("zoom");
  EXPECT_EQ(Standing(), "s = 3");
  EXPECT_EQ(answers->size(), known);
}

TEST_F(Zooming, InformationSaysInsideOfWhat) {
  Open();
  Find();
  EXPECT_EQ(Type("info").information->inside, "");
  Type("zoom");
  EXPECT_EQ(Type("info").information->inside, "f 1 = 1");
}

}  // namespace
}  // namespace inquest::session
