// What a session keeps: its journal, and answers for other sessions.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/test_folder.h"
#include "session/session.h"
#include "session/test_memory.h"
#include "session/test_run.h"
#include "strategy/strategy.h"

namespace inquest::session {
namespace {

using Lines = std::vector<std::string>;

// A tree of any shape with few different statements, so that some are met again.
std::unique_ptr<TestRun> RandomRun() {
  auto run = std::make_unique<TestRun>();
  const auto size = *rc::gen::inRange(1, 25);
  run->Add(NodeId(), "main", {}, 0);
  for (int i = 1; i < size; ++i) {
    const NodeId parent(static_cast<size_t>(*rc::gen::inRange(0, i)));
    const std::string routine = *rc::gen::element<std::string>("f", "g", "M.h");
    run->Add(parent, routine, {*rc::gen::inRange<int64_t>(0, 8)}, 1);
  }
  run->Finish();
  return run;
}

std::string RandomStrategy() {
  const auto names = strategy::Names();
  return std::string(names[*rc::gen::inRange<size_t>(0, names.size())]);
}

Lines RandomLines() {
  return *rc::gen::container<Lines>(rc::gen::weightedOneOf<std::string>(
      {{8, rc::gen::element<std::string>("yes", "no", "no", "don't know", "inadmissible", "skip")},
       {3, rc::gen::element<std::string>("undo", "redo", "go 2", "node 3", "node 7", "start 2", "start")},
       {1, rc::gen::exec([] { return "strategy " + RandomStrategy(); })},
       {1, rc::gen::element<std::string>("transform tree-compression", "transform none",
                                         "transform tree-balancing tree-compression")},
       {2, rc::gen::element<std::string>("trust", "trust module", "reject", "next", "order innermost",
                                         "strategy top-down", "order evaluation")}}));
}

std::string Describe(Typist& typist) {
  std::string text =
      typist.Standing() + "\n" + LookOf(typist.Type("transcript")) + LookOf(typist.Type("tree 0 99"));
  const Response info = typist.Type("info");
  text += info.information->why + info.information->order + std::to_string(info.information->suspects) +
          std::to_string(info.information->likely_questions);
  for (const Finding& finding : typist.session().findings()) text += "\n" + finding.fault.statement;
  return text;
}

RC_GTEST_PROP(SessionProperty, UndoThenRedoIsTheIdentity, ()) {
  const auto run = RandomRun();
  Typist typist(*run, {.strategy = RandomStrategy()});
  typist.Type(RandomLines());
  const std::string before = Describe(typist);
  const size_t steps = typist.session().steps().size();
  const auto count = *rc::gen::inRange<size_t>(0, steps);
  for (size_t i = 0; i < count; ++i) RC_ASSERT(typist.Type("undo").kind != ResponseKind::kRefusal);
  for (size_t i = 0; i < count; ++i) RC_ASSERT(typist.Type("redo").kind != ResponseKind::kRefusal);
  RC_ASSERT(Describe(typist) == before);
  RC_ASSERT(typist.session().steps().size() == steps);
}

RC_GTEST_PROP(SessionProperty, ReplayingAJournalGivesTheSameState, ()) {
  const auto run = RandomRun();
  const base::TestFolder folder;
  std::string before;
  std::vector<Step> steps, undone;
  {
    const auto journal = OpenJournal(folder / "j");
    Typist typist(*run, {.journal = journal.get()});
    typist.Type(RandomLines());
    before = Describe(typist);
    steps = typist.session().steps();
    undone = typist.session().undone();
  }
  const auto journal = OpenJournal(folder / "j");
  Typist typist(*run, {.journal = journal.get()});
  RC_ASSERT(typist.session().resumed());
  RC_ASSERT(Describe(typist) == before);
  RC_ASSERT(typist.session().steps() == steps);
  RC_ASSERT(typist.session().undone() == undone);
}

// If the answers are right, so is the finding: its node is wrong, its children are not
// (generalized-2018, 4.13).
RC_GTEST_PROP(SessionProperty, ATruthfulPersonFindsABuggyNode, ()) {
  const auto run = RandomRun();
  std::map<std::string, bool> truth;  // a verdict a statement, as the person has it
  Typist typist(*run, {.strategy = RandomStrategy()});
  const auto judge = [&](const std::string& statement) {
    if (!truth.contains(statement)) truth[statement] = *rc::gen::arbitrary<bool>();
    return truth[statement];
  };
  Response response = typist.session().Current();
  for (size_t i = 0; response.question && i < 1000; ++i) {
    response = typist.Type(judge(response.question->statement) ? "yes" : "no");
  }
  if (response.kind == ResponseKind::kNoFault) {
    RC_ASSERT(judge("main = 0"));
    return;
  }
  RC_ASSERT(response.kind == ResponseKind::kFinding);
  const NodeId node = response.finding->fault.node;
  RC_ASSERT(!judge(DescribeStatement(*run, node, 1000)));
  for (const NodeId child : run->tree().children(node))
    RC_ASSERT(judge(DescribeStatement(*run, child, 1000)));
}

TEST(Memory, AJournalOfAnotherRunIsRefused) {
  const base::TestFolder folder;
  const auto run = SmallRun();
  {
    const auto journal = OpenJournal(folder / "j");
    Typist typist(*run, {.journal = journal.get()});
    typist.Type("no");
  }
  TestRun other;
  other.Add(NodeId(), "main", {}, 1);
  other.Finish();
  const auto journal = OpenJournal(folder / "j");
  const auto session = Session::Create({other.tree(), other}, {.journal = journal.get()});
  ASSERT_FALSE(session.ok());
  EXPECT_NE(session.error().message.find("another run"), std::string::npos);
}

// As many nodes, and the same on the whole: only what the answer was about tells the runs apart.
TEST(Memory, AJournalOfARunThatLooksAlikeIsRefused) {
  const auto run_of = [](const char* first, const char* second) {
    auto run = std::make_unique<TestRun>();
    run->Add(NodeId(), "main", {}, 12);
    run->Add(NodeId(0), first, {3}, 4);
    run->Add(NodeId(0), second, {4}, 8);
    run->Finish();
    return run;
  };
  for (const char* answer : {"no", "trust", "yes"}) {
    const base::TestFolder folder;
    {
      const auto run = run_of("f", "g");
      const auto journal = OpenJournal(folder / "j");
      Typist typist(*run, {.journal = journal.get()});
      typist.Type("no");
      typist.Type(answer);
    }
    const auto same = run_of("f", "g"), other = run_of("g", "f");
    {
      const auto journal = OpenJournal(folder / "j");
      EXPECT_TRUE(Session::Create({same->tree(), *same}, {.journal = journal.get()}).ok()) << answer;
    }
    const auto journal = OpenJournal(folder / "j");
    const auto refused = Session::Create({other->tree(), *other}, {.journal = journal.get()});
    ASSERT_FALSE(refused.ok()) << answer;
    EXPECT_NE(refused.error().message.find("another statement"), std::string::npos);
    // Nobody named it: it is not missed.
    const auto anew =
        Session::Create({other->tree(), *other}, {.journal = journal.get(), .other_journal = [&] {
                                                    EXPECT_TRUE(journal->Forget().ok());
                                                    return journal.get();
                                                  }});
    ASSERT_TRUE(anew.ok()) << answer;
    const Response first = (*anew)->Current();
    EXPECT_EQ(first.question->number, 1u);
    EXPECT_NE(first.warning.find("begins anew"), std::string::npos);
  }
}

TEST(Memory, AJournalWithNodesThatDoNotExistIsRefused) {
  const base::TestFolder folder;
  const auto run = SmallRun();
  {
    const auto journal = OpenJournal(folder / "j");
    Typist typist(*run, {.journal = journal.get()});
    typist.Type("no");
  }
  std::string text = folder.Read("j");
  const size_t at = text.rfind("\"node\":0,\"verdict\"");
  ASSERT_NE(at, std::string::npos);
  text.replace(at, 8, "\"node\":99");
  folder.Write("j", text);
  const auto journal = OpenJournal(folder / "j");
  EXPECT_FALSE(Session::Create({run->tree(), *run}, {.journal = journal.get()}).ok());
}

TEST(Memory, AnotherSessionUsesTheAnswers) {
  const base::TestFolder folder;
  const auto run = SmallRun();
  {
    const auto answers = OpenAnswers(folder);
    Typist typist(*run, {.answers = answers.get()});
    typist.Type(Lines{"no", "no", "don't know"});
  }
  const auto answers = OpenAnswers(folder);
  Typist typist(*run, {.answers = answers.get()});
  const Response response = typist.session().Current();
  ASSERT_TRUE(response.question);
  EXPECT_EQ(response.question->statement, "h 3 = 3");
  EXPECT_EQ(response.question->number, 1u);
  ASSERT_EQ(response.unasked.size(), 2u);
  EXPECT_EQ(response.unasked[0].by, By::kEarlierAnswer);
}

TEST(Memory, AnswersAboutUnfinishedStatementsAreNotKept) {
  const base::TestFolder folder;
  const auto answers = OpenAnswers(folder);
  const auto run = SmallRun();
  run->SetOutcome(NodeId(1), tree::Outcome::kUnfinished);  // f 1
  Typist(*run, {.answers = answers.get()}).Type(Lines{"no", "no", "yes"});
  EXPECT_EQ(answers->size(), 2U);  // of main and h
  Typist later(*run, {.answers = answers.get()});
  EXPECT_EQ(later.Standing(), "f 1 = 1");
}

TEST(Memory, AnswersSurviveANewRunWithOtherNodes) {
  const base::TestFolder folder;
  const auto run = SmallRun();
  {
    const auto answers = OpenAnswers(folder);
    Typist typist(*run, {.answers = answers.get()});
    typist.Type(Lines{"no", "yes"});
  }
  TestRun edited;
  const NodeId main = edited.Add(NodeId(), "main", {}, 0);
  edited.Add(main, "new", {7}, 7);
  edited.Add(main, "f", {1}, 1);
  edited.Finish();
  const auto answers = OpenAnswers(folder);
  Typist typist(edited, {.answers = answers.get()});
  EXPECT_EQ(typist.Standing(), "new 7 = 7");
  EXPECT_EQ(typist.Type("yes").finding->fault.routine.name, "main");
}

TEST(Memory, AnAnswerAboutALocalFunctionIsNotForOneInAnotherFunction) {
  const base::TestFolder folder;
  const auto make = [](const std::string& around) {
    auto run = std::make_unique<TestRun>();
    const NodeId main = run->Add(NodeId(), "main", {}, 0);
    run->AddInside(main, around, "go", {1}, 1);
    run->Finish();
    return run;
  };
  {
    const auto run = make("sum");
    const auto answers = OpenAnswers(folder);
    Typist(*run, {.answers = answers.get()}).Type(Lines{"no", "yes"});
  }
  const auto answers = OpenAnswers(folder);
  const auto same = make("sum"), other = make("product");
  EXPECT_EQ(Typist(*same, {.answers = answers.get()}).session().Current().kind, ResponseKind::kFinding);
  EXPECT_EQ(Typist(*other, {.answers = answers.get()}).Standing(), "go 1 = 1");
}

TEST(Memory, AnAnswerTakenBackIsForgotten) {
  const base::TestFolder folder;
  const auto run = SmallRun();
  {
    const auto answers = OpenAnswers(folder);
    Typist typist(*run, {.answers = answers.get()});
    typist.Type(Lines{"no", "no", "undo"});
  }
  const auto answers = OpenAnswers(folder);
  EXPECT_EQ(answers->size(), 1u);
  Typist typist(*run, {.answers = answers.get()});
  EXPECT_EQ(typist.Standing(), "f 1 = 1");
}

TEST(Memory, AnEarlierAnswerCanBeChanged) {
  const base::TestFolder folder;
  const auto run = SmallRun();
  const auto answers = OpenAnswers(folder);
  {
    Typist typist(*run, {.answers = answers.get()});
    typist.Type("yes");
  }
  {
    Typist typist(*run, {.answers = answers.get()});
    EXPECT_EQ(typist.session().Current().kind, ResponseKind::kNoFault);
    typist.Type("node 0");
    EXPECT_EQ(typist.Standing(), "main = 0");
    typist.Type("no");
    EXPECT_EQ(typist.Standing(), "f 1 = 1");
  }
  Typist typist(*run, {.answers = answers.get()});
  EXPECT_EQ(typist.Standing(), "f 1 = 1");
}

TEST(Memory, EarlierAnswersCanBeLeftAside) {
  const base::TestFolder folder;
  const auto run = SmallRun();
  const auto answers = OpenAnswers(folder);
  ASSERT_TRUE(answers->Trust({"Main", "h"}).ok());
  Typist(*run, {.answers = answers.get()}).Type("no");
  Typist typist(*run, {.answers = answers.get(), .use_earlier = false});
  EXPECT_EQ(typist.Standing(), "main = 0");
  typist.Type(Lines{"no", "no"});
  EXPECT_EQ(typist.Standing(), "h 3 = 3");
}

TEST(Memory, TrustForAlwaysHoldsInLaterSessions) {
  const base::TestFolder folder;
  const auto run = SmallRun();
  {
    const auto answers = OpenAnswers(folder);
    Typist typist(*run, {.answers = answers.get()});
    typist.Type(Lines{"no", "trust g", "trust h always"});
  }
  const auto answers = OpenAnswers(folder);
  Typist typist(*run, {.answers = answers.get()});
  EXPECT_EQ(typist.Standing(), "f 1 = 1");
  typist.Type("yes");
  EXPECT_EQ(typist.Standing(), "g 2 = 2");
  EXPECT_EQ(typist.Type("no").finding->fault.routine.name, "g");
}

TEST(Memory, FunctionsOfOneNameAreToldApart) {
  TestRun run;
  const NodeId main = run.Add(NodeId(), "main", {}, 0);
  run.Add(main, "go", {1}, 1);
  run.AddLocal(main, "go", {1}, 1, "other code");
  run.Finish();
  Typist typist(run);
  typist.Type(Lines{"no", "yes"});
  EXPECT_EQ(typist.Standing(), "go 1 = 1");
}

}  // namespace
}  // namespace inquest::session
