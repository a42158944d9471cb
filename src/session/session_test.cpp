#include "session/session.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>

#include <filesystem>
#include <stop_token>
#include <thread>

#include "base/test_folder.h"
#include "session/report.h"
#include "session/test_run.h"

namespace inquest::session {
namespace {

using Lines = std::vector<std::string>;

TEST(Session, AsksFromTheRootDownUntilTheFaultIsFound) {
  const auto run = SmallRun();
  Typist typist(*run);
  EXPECT_EQ(typist.Standing(), "main = 0");
  typist.Type("no");
  EXPECT_EQ(typist.Standing(), "f 1 = 1");
  typist.Type("no");
  EXPECT_EQ(typist.Standing(), "h 3 = 3");
  typist.Type("yes");
  EXPECT_EQ(typist.Standing(), "h 4 = 4");
  const Response response = typist.Type("yes");
  ASSERT_EQ(response.kind, ResponseKind::kFinding);
  EXPECT_EQ(response.finding->kind, FindingKind::kWrongResult);
  EXPECT_EQ(response.finding->fault.routine.name, "f");
  EXPECT_EQ(response.finding->fault.routine.first_line, 11u);
  EXPECT_EQ(response.finding->fault.statement, "f 1 = 1");
  EXPECT_EQ(response.finding->fault.code.pieces[0].text, "f x");
  std::vector<std::pair<uint32_t, std::string>> chain;
  for (const Evidence& evidence : response.finding->chain)
    chain.emplace_back(evidence.question, evidence.statement);
  EXPECT_EQ(chain, (std::vector<std::pair<uint32_t, std::string>>{
                       {1, "main = 0"}, {2, "f 1 = 1"}, {3, "h 3 = 3"}, {4, "h 4 = 4"}}));
}

TEST(Session, ARunThatIsAsIntendedHasNoFault) {
  const auto run = SmallRun();
  Typist typist(*run);
  const Response response = typist.Type("yes");
  EXPECT_EQ(response.kind, ResponseKind::kNoFault);
  EXPECT_EQ(response.sentence, "Nothing was judged wrong, so there is no fault to name.");
  EXPECT_EQ(typist.Type("yes").kind, ResponseKind::kRefusal);
}

TEST(Session, TheSameStatementIsNotAskedTwice) {
  const auto run = SmallRun();
  Typist typist(*run);
  typist.Type(Lines{"no", "no", "yes", "yes", "next"});
  EXPECT_EQ(typist.Standing(), "g 2 = 2");
  const Response response = typist.Type("no");
  ASSERT_EQ(response.kind, ResponseKind::kFinding);
  EXPECT_EQ(response.finding->fault.routine.name, "g");
  ASSERT_EQ(response.unasked.size(), 1u);
  EXPECT_EQ(response.unasked[0].statement, "h 3 = 3");
  EXPECT_EQ(response.unasked[0].by, By::kSameStatement);
  EXPECT_EQ(typist.session().findings().size(), 2u);
}

// A run that was cut off: main 0 calls f 1 and f 1, both unfinished, though they look the same.
std::unique_ptr<TestRun> CutOffRun() {
  auto run = std::make_unique<TestRun>();
  const NodeId main = run->Add(NodeId(), "main", {}, 0);
  for (int i = 0; i < 2; ++i) run->SetOutcome(run->Add(main, "f", {1}, 1), tree::Outcome::kUnfinished);
  run->SetOutcome(main, tree::Outcome::kUnfinished);
  run->Finish();
  return run;
}

TEST(Session, UnfinishedStatementsThatLookTheSameAreAskedEach) {
  const auto run = CutOffRun();
  Typist typist(*run);
  typist.Type("no");
  EXPECT_EQ(typist.Standing(), "f 1 = 1");
  const Response second = typist.Type("yes");
  ASSERT_TRUE(second.question.has_value());
  EXPECT_TRUE(second.unasked.empty());
  EXPECT_EQ(second.question->node_number, 2U);
}

TEST(Session, WhatAnswersMeanIsSaidAtTheFirstUnfinishedStatement) {
  const auto run = CutOffRun();
  Typist typist(*run);
  const Response first = typist.session().Current();
  EXPECT_TRUE(first.question->unfinished);
  EXPECT_NE(first.hint.find("yes: right so far"), std::string::npos);
  EXPECT_EQ(typist.Type("no").hint, "");
  const auto ended = SmallRun();
  Typist other(*ended);
  EXPECT_FALSE(other.session().Current().question->unfinished);
  EXPECT_EQ(other.session().Current().hint, "");
}

TEST(Session, NextEndsWhenNothingElseIsWrong) {
  const auto run = SmallRun();
  Typist typist(*run);
  typist.Type(Lines{"no", "no", "yes", "yes", "next", "yes"});
  EXPECT_EQ(typist.Standing(), "No further fault was found.");
}

TEST(Session, DontKnowIsPartOfTheFinding) {
  const auto run = SmallRun();
  Typist typist(*run);
  const Response response = typist.Type(Lines{"no", "no", "don't know", "yes"});
  ASSERT_EQ(response.kind, ResponseKind::kFinding);
  EXPECT_EQ(response.finding->fault.routine.name, "f");
  ASSERT_EQ(response.finding->or_else.size(), 1u);
  ASSERT_EQ(response.finding->or_else[0].statements.size(), 1u);
  EXPECT_EQ(response.finding->or_else[0].statements[0].statement, "h 3 = 3");
}

TEST(Session, DontKnowsAreGroupedByRoutineAndStatement) {
  TestRun run;
  const NodeId main = run.Add(NodeId(), "main", {}, 0);
  run.Add(main, "f", {1}, 1);
  run.Add(main, "g", {1}, 1);
  run.Add(main, "f", {2}, 2);
  run.Add(main, "f", {1}, 1);
  run.Finish();
  Typist typist(run);
  const Response response = typist.Type(Lines{"no", "don't know", "don't know", "don't know"});
  ASSERT_EQ(response.kind, ResponseKind::kFinding);
  const std::vector<Suspect>& suspects = response.finding->or_else;
  ASSERT_EQ(suspects.size(), 2u);
  EXPECT_EQ(suspects[0].routine.name, "f");
  ASSERT_EQ(suspects[0].statements.size(), 2u);
  EXPECT_EQ(suspects[0].statements[0].statement, "f 1 = 1");
  EXPECT_EQ(suspects[0].statements[0].node_numbers, (std::vector<uint64_t>{1, 4}));
  EXPECT_EQ(suspects[0].statements[1].statement, "f 2 = 2");
  EXPECT_TRUE(suspects[0].further_code.empty());
  EXPECT_EQ(suspects[1].routine.name, "g");
}

TEST(Session, AnInadmissibleCallIsAFindingOfItsOwnKind) {
  const auto run = SmallRun();
  Typist typist(*run);
  const Response response = typist.Type(Lines{"no", "no", "inadmissible", "yes"});
  ASSERT_EQ(response.kind, ResponseKind::kFinding);
  EXPECT_EQ(response.finding->kind, FindingKind::kInadmissibleCall);
  ASSERT_EQ(response.finding->inadmissible.size(), 1u);
  EXPECT_EQ(response.finding->inadmissible[0].statement, "h 3 = 3");
}

TEST(Session, TheOutcomeDecidesTheKindOfFinding) {
  for (const auto& [outcome, kind] : {std::pair{tree::Outcome::kError, FindingKind::kError},
                                      std::pair{tree::Outcome::kUnfinished, FindingKind::kDidNotFinish}}) {
    const auto run = SmallRun();
    run->SetOutcome(NodeId(2), outcome);
    Typist typist(*run);
    const Response response = typist.Type(Lines{"no", "no", "no"});
    ASSERT_EQ(response.kind, ResponseKind::kFinding);
    EXPECT_EQ(response.finding->kind, kind);
  }
}

TEST(Session, TrustedFunctionsAreNotAskedAbout) {
  const auto run = SmallRun();
  Typist typist(*run);
  const Response response = typist.Type(Lines{"no", "no", "trust"});
  ASSERT_EQ(response.kind, ResponseKind::kFinding);
  EXPECT_EQ(response.finding->fault.routine.name, "f");
  EXPECT_EQ(typist.session().steps().back().answer, "trust");
  Typist other(*run);
  other.Type(Lines{"trust h", "no", "yes"});
  EXPECT_EQ(other.Standing(), "g 2 = 2");
  EXPECT_EQ(other.Type("no").kind, ResponseKind::kFinding);
}

TEST(Session, TrustRefusesNamesThatNothingOrSeveralHave) {
  TestRun run;
  const NodeId main = run.Add(NodeId(), "main", {}, 0);
  run.Add(main, "A.f", {1}, 1);
  run.Add(main, "B.f", {2}, 2);
  run.Finish();
  Typist typist(run);
  EXPECT_EQ(typist.Type("trust x").kind, ResponseKind::kRefusal);
  EXPECT_EQ(typist.Type("trust module X").kind, ResponseKind::kRefusal);
  const Response several = typist.Type("trust f");
  EXPECT_EQ(several.kind, ResponseKind::kRefusal);
  EXPECT_NE(several.sentence.find("trust A.f or trust B.f"), std::string::npos) << several.sentence;
  typist.Type(Lines{"trust A.f", "no"});
  EXPECT_EQ(typist.Standing(), "f 2 = 2");
  typist.Type("trust module");
  EXPECT_EQ(typist.Standing(), "fault in main");
}

TEST(Session, SkippedQuestionsComeLast) {
  const auto run = SmallRun();
  Typist typist(*run);
  typist.Type(Lines{"no", "skip", "yes", "yes"});
  EXPECT_EQ(typist.Standing(), "g 2 = 2");
  typist.Type("yes");
  EXPECT_EQ(typist.Standing(), "f 1 = 1");
  EXPECT_EQ(typist.session().Current().question->number, 6u);
}

TEST(Session, WhatIsNoCommandIsToldWhatIsOne) {
  const auto run = SmallRun();
  Typist typist(*run);
  const auto told = [&] {
    const Session& session = typist.session();
    return ParseCommand("zzz", session.ViewNames(), session.WordsNow()).error().message;
  };
  EXPECT_NE(told().find("Type yes, no, don't know"), std::string::npos) << told();
  typist.Type({"no", "yes", "yes"});
  EXPECT_NE(told().find("Type zoom, reject, next, undo or quit, or help."), std::string::npos) << told();
}

TEST(Session, QuitSaysWhatCouldNotBeKept) {
  const base::TestFolder folder;
  const auto journal = Journal::Open(folder / "j");
  const auto run = SmallRun();
  Typist typist(*run, {.journal = journal->get()});
  typist.Type("no");
  EXPECT_EQ(typist.Type("quit").warning, "");
  // No room for the next line, as on a full disk.
  signal(SIGXFSZ, SIG_IGN);
  rlimit before = {};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  const rlimit none = {std::filesystem::file_size(folder / "j"), before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &none), 0);
  typist.Type("yes");
  const std::string warning = typist.Type("quit").warning;
  setrlimit(RLIMIT_FSIZE, &before);
  EXPECT_NE(warning.find("What was answered last is not kept."), std::string::npos) << warning;
  EXPECT_EQ(typist.Type("quit").warning, "");
}

TEST(Session, ExpectNeedsSomebodyWhoEvaluates) {
  const auto run = SmallRun();
  Typist typist(*run);
  const Response response = typist.Type("expect 3");
  EXPECT_EQ(response.kind, ResponseKind::kRefusal);
  EXPECT_NE(response.sentence.find("yes or no"), std::string::npos);
}

class NumberEvaluator : public Evaluator {
 public:
  base::Result<Comparison> Compare(const tree::Behaviours&, NodeId node, const value::Path&,
                                   const std::string& expression, const std::stop_token& stop) override {
    while (expression == "endless" && !stop.stop_requested()) std::this_thread::yield();
    if (expression == "bad") return base::Error{"`bad` is not in scope."};
    return Comparison{expression == std::to_string(node.index), "r"};
  }
};

TEST(Session, ExpectCanBeStopped) {
  const auto run = SmallRun();
  NumberEvaluator evaluator;
  Typist typist(*run, {.evaluator = &evaluator});
  const std::string standing = typist.Standing();
  std::stop_source stop;
  std::thread other([&] { stop.request_stop(); });
  const Response refused =
      typist.session().Execute(*ParseCommand("expect endless"), {.stop = stop.get_token()});
  other.join();
  EXPECT_EQ(refused.sentence, kStopped);
  EXPECT_EQ(typist.Standing(), standing);
}

TEST(Session, ExpectComparesWithTheResult) {
  const auto run = SmallRun();
  NumberEvaluator evaluator;
  Typist typist(*run, {.evaluator = &evaluator});
  EXPECT_EQ(typist.Type("expect bad").sentence, "`bad` is not in scope.");
  EXPECT_EQ(typist.Type("expect 7").compared, "No, the result differs at r.");
  EXPECT_EQ(typist.session().steps().back().answer, "no");
  EXPECT_EQ(typist.session().steps().back().command, "expect 7");
  EXPECT_EQ(typist.Type("expect 1").compared, "Yes, that is the result.");
  EXPECT_EQ(typist.session().steps().back().answer, "yes");
  EXPECT_EQ(typist.Standing(), "g 2 = 2");
}

TEST(Session, UndoAndRedoGoBackAndForth) {
  const auto run = SmallRun();
  Typist typist(*run);
  EXPECT_EQ(typist.Type("undo").kind, ResponseKind::kRefusal);
  EXPECT_EQ(typist.Type("redo").kind, ResponseKind::kRefusal);
  typist.Type(Lines{"no", "no", "undo"});
  EXPECT_EQ(typist.Standing(), "f 1 = 1");
  EXPECT_EQ(typist.session().Current().question->number, 2u);
  typist.Type("redo");
  EXPECT_EQ(typist.Standing(), "h 3 = 3");
  typist.Type(Lines{"undo", "yes"});
  EXPECT_EQ(typist.Standing(), "g 2 = 2");
  EXPECT_EQ(typist.Type("redo").kind, ResponseKind::kRefusal);
}

TEST(Session, AFindingCanBeUndone) {
  const auto run = SmallRun();
  Typist typist(*run);
  typist.Type(Lines{"no", "no", "yes", "yes", "undo"});
  EXPECT_EQ(typist.Standing(), "h 4 = 4");
  EXPECT_TRUE(typist.session().findings().empty());
}

TEST(Session, GoToTakesAllAnswersSinceBack) {
  const auto run = SmallRun();
  Typist typist(*run);
  typist.Type(Lines{"no", "no", "yes", "yes", "go to question 2"});
  EXPECT_EQ(typist.Standing(), "f 1 = 1");
  EXPECT_EQ(typist.session().undone().size(), 3u);
  EXPECT_EQ(typist.Type("go 9").kind, ResponseKind::kRefusal);
  typist.Type(Lines{"redo", "redo", "redo"});
  EXPECT_EQ(typist.Standing(), "fault in f");
}

TEST(Session, ANodeCanBeAskedAboutOutOfTurn) {
  const auto run = SmallRun();
  Typist typist(*run);
  typist.Type(Lines{"no", "node 5"});
  EXPECT_EQ(typist.Standing(), "h 3 = 3");
  EXPECT_EQ(typist.Type("info").information->why, "You asked for node 5.");
  typist.Type("yes");
  EXPECT_EQ(typist.Standing(), "f 1 = 1");
  EXPECT_EQ(typist.Type("node 6").kind, ResponseKind::kRefusal);
  EXPECT_EQ(typist.Type("node 99999999999").kind, ResponseKind::kRefusal);
}

TEST(Session, AJudgedNodeIsJudgedAnew) {
  const auto run = SmallRun();
  Typist typist(*run);
  typist.Type(Lines{"no", "no", "yes", "node 1"});
  EXPECT_EQ(typist.Standing(), "f 1 = 1");
  EXPECT_EQ(typist.session().Current().question->number, 2u);
}

TEST(Session, AnAnswerThatNobodyWasAskedForCanBeChanged) {
  const auto run = SmallRun();
  Typist typist(*run);
  typist.Type(Lines{"no", "no", "yes", "yes", "next", "no", "node 5"});
  EXPECT_EQ(typist.Standing(), "h 3 = 3");
  EXPECT_EQ(typist.Type("no").finding->fault.routine.name, "h");
}

TEST(Session, TheSearchCanStartFromANode) {
  const auto run = SmallRun();
  Typist typist(*run);
  typist.Type("start 4");
  EXPECT_EQ(typist.Standing(), "h 3 = 3");
  typist.Type(Lines{"undo", "no", "start from this node"});
  EXPECT_EQ(typist.Standing(), "h 3 = 3");
  EXPECT_EQ(typist.session().Current().question->node, NodeId(2));
  EXPECT_EQ(typist.Type("start 77").kind, ResponseKind::kRefusal);
}

TEST(Session, ARejectedFindingShowsItsAnswersAndTheSearchGoesOn) {
  const auto run = SmallRun();
  Typist typist(*run);
  EXPECT_EQ(typist.Type("reject").kind, ResponseKind::kRefusal);
  typist.Type(Lines{"no", "no", "yes", "yes"});
  const Response shown = typist.Type("reject");
  ASSERT_EQ(shown.kind, ResponseKind::kInformation);
  EXPECT_EQ(shown.finding->chain.size(), 4u);
  typist.Type("reject");
  EXPECT_EQ(typist.Standing(), "g 2 = 2");
  const Response last = typist.Type("yes");
  ASSERT_EQ(last.kind, ResponseKind::kFinding);
  EXPECT_EQ(last.finding->fault.routine.name, "main");
  ASSERT_EQ(last.finding->or_else.size(), 1u);
  EXPECT_EQ(last.finding->or_else[0].routine.name, "f");
}

TEST(Session, StrategiesAndOrdersAreChosenByName) {
  const auto run = SmallRun();
  Typist typist(*run);
  typist.Type(Lines{"no", "strategy top-down", "order innermost"});
  EXPECT_EQ(typist.Standing(), "f 1 = 1");
  EXPECT_EQ(typist.session().Current().question->number, 2u);
  EXPECT_EQ(typist.Type("info").information->order, "innermost");
  for (const char* line : {"strategy x", "order x", "transform x"}) {
    const Response response = typist.Type(line);
    EXPECT_EQ(response.kind, ResponseKind::kRefusal) << line;
    EXPECT_TRUE(response.sentence.ends_with('.')) << response.sentence;
    EXPECT_EQ(typist.Standing(), "f 1 = 1");
  }
  EXPECT_FALSE(Session::Create({run->tree(), *run}, {.strategy = "x"}).ok());
  EXPECT_FALSE(Session::Create({run->tree(), *run}, {.order = "x"}).ok());
}

TEST(Session, TransformsAreChosenByNameAndASessionGoesOn) {
  TestRun run;
  const NodeId main = run.Add(NodeId(), "main", {}, 0);
  const NodeId first = run.Add(main, "f", {2}, 0);
  const NodeId second = run.Add(first, "f", {1}, 0);
  run.Add(run.Add(second, "f", {0}, 0), "g", {0}, 0);
  run.Finish();
  Typist typist(run);
  EXPECT_NE(typist.Type("transform x").sentence.find("tree-compression"), std::string::npos);
  typist.Type("transform tree-compression");
  const Response last = typist.Type(Lines{"no", "no", "yes"});
  ASSERT_TRUE(last.finding);
  EXPECT_EQ(last.finding->fault.statement, "f 2 = 0");
}

// main calls f 3, which calls f 2, which calls f 1, which calls g 0.
std::unique_ptr<TestRun> ChainRun() {
  auto run = std::make_unique<TestRun>();
  NodeId node = run->Add(NodeId(), "main", {}, 0);
  for (int64_t i = 3; i > 0; --i) node = run->Add(node, "f", {i}, i);
  run->Add(node, "g", {0}, 0);
  run->Add(NodeId(0), "h", {9}, 9);
  run->Finish();
  return run;
}

TEST(Session, ATransformReshapesTheTreeAndAnswersStayKnown) {
  const auto run = ChainRun();
  Typist typist(*run);
  typist.Type("no");
  EXPECT_EQ(typist.Standing(), "f 3 = 3");
  typist.Type(Lines{"yes", "transform tree-compression"});
  EXPECT_EQ(typist.Standing(), "h 9 = 9");
  EXPECT_EQ(typist.Type("info").information->transforms, "tree-compression");
  // Numbers are those of the run.
  EXPECT_EQ(typist.session().Current().question->node_number, 5u);
  EXPECT_EQ(LookOf(typist.Type("children 0")).substr(0, 2), "1 ");
  typist.Type("transform none");
  EXPECT_EQ(typist.Standing(), "h 9 = 9");
  EXPECT_EQ(typist.session().Current().question->node_number, 5u);
  typist.Type(Lines{"undo", "undo", "undo"});
  EXPECT_EQ(typist.Standing(), "f 3 = 3");
  EXPECT_EQ(typist.Type("info").information->transforms, "");
}

TEST(Session, ANodeThatATransformMadeDisappearCannotBeAskedFor) {
  const auto run = ChainRun();
  Typist typist(*run);
  typist.Type(Lines{"transform tree-compression", "no"});
  const std::string tree = LookOf(typist.Type("tree 0 9"));
  const bool gone = tree.find("f 2 = 2") == std::string::npos;
  EXPECT_EQ(typist.Type("node 2").kind, gone ? ResponseKind::kRefusal : ResponseKind::kQuestion);
}

TEST(Session, InfoSaysWhyAndHowMany) {
  const auto run = SmallRun();
  Typist typist(*run);
  const Information first = *typist.Type("info").information;
  EXPECT_EQ(first.suspects, 6u);
  typist.Type("no");
  const Information second = *typist.Type("info").information;
  EXPECT_EQ(second.suspects, 5u);
  EXPECT_EQ(second.answered, 1u);
  EXPECT_GT(second.likely_questions, 0u);
  EXPECT_NE(second.why.find("main = 0"), std::string::npos) << second.why;
}

TEST(Session, ViewsShowTheTree) {
  const auto run = SmallRun();
  Typist typist(*run);
  typist.Type("no");
  EXPECT_EQ(LookOf(typist.Type("children")), "2  h 3 = 3\n3  h 4 = 4\n");
  EXPECT_EQ(LookOf(typist.Type("children 3")), "It made no call that is asked about.\n");
  EXPECT_EQ(LookOf(typist.Type("tree 0 1")),
            "0  main = 0  (wrong)\n  1  f 1 = 1\n    2 below\n  4  g 2 = 2\n    1 below\n");
  EXPECT_EQ(std::get<view::Code>(typist.Type("source").look).pieces.size(), 3u);
  EXPECT_EQ(typist.Type("view observe h").kind, ResponseKind::kRefusal);  // there is only the tree
  EXPECT_EQ(typist.Type("view nothing").kind, ResponseKind::kRefusal);
  EXPECT_EQ(typist.Type("children x").kind, ResponseKind::kRefusal);
  EXPECT_EQ(typist.Standing(), "f 1 = 1");
}

TEST(Session, PartsOfAStatementAreShown) {
  const auto run = SmallRun();
  Typist typist(*run);
  typist.Type("no");
  EXPECT_EQ(LookOf(typist.Type("show")), "f 1 = 1\n");
  EXPECT_EQ(LookOf(typist.Type("show a1")), "1\n");
  EXPECT_EQ(LookOf(typist.Type("unfold r")), "1\n");
  for (const char* line : {"show a2", "show x", "unfold r.1", "width 3"}) {
    const Response response = typist.Type(line);
    EXPECT_EQ(response.kind, ResponseKind::kRefusal) << line;
    EXPECT_TRUE(response.sentence.ends_with('.')) << response.sentence;
  }
  typist.Type("width 60");
  EXPECT_EQ(typist.session().width(), 60u);
}

TEST(Session, TheTranscriptIsOneLineAQuestion) {
  const auto run = SmallRun();
  Typist typist(*run);
  EXPECT_EQ(LookOf(typist.Type("transcript")), "");
  typist.Type(Lines{"n", "d"});
  EXPECT_EQ(LookOf(typist.Type("transcript")), "1. main = 0 ? no\n2. f 1 = 1 ? don't know\n");
}

// main calls f 1, which calls f 2 and so on, and none of them finished; f n called g n before.
std::unique_ptr<TestRun> EndlessRun(int64_t calls) {
  auto run = std::make_unique<TestRun>();
  NodeId last = run->Add(NodeId(), "main", {}, 0);
  run->SetOutcome(last, tree::Outcome::kUnfinished);
  for (int64_t n = 1; n <= calls; ++n) {
    last = run->Add(last, "f", {n}, -n);
    run->SetOutcome(last, tree::Outcome::kUnfinished);
    run->Add(last, "g", {n}, n);
  }
  run->Finish();
  return run;
}

TEST(SessionTest, CallsThatGoRoundAreAFindingOfTheirOwn) {
  const auto run = EndlessRun(100);
  Typist typist(*run);
  Response response = typist.session().Current();
  while (response.question) response = typist.Type(response.question->routine.name == "g" ? "yes" : "no");
  ASSERT_TRUE(response.finding);
  const Finding& finding = *response.finding;
  EXPECT_EQ(finding.kind, FindingKind::kGoesRound);
  EXPECT_EQ(finding.fault.routine.name, "f");
  ASSERT_TRUE(finding.round);
  EXPECT_EQ(finding.round->all_calls, 100u);
  EXPECT_EQ(finding.round->calls.back().statement, "f 100 = -100");
  ASSERT_EQ(finding.or_else.size(), 1u);
  EXPECT_EQ(finding.or_else[0].routine.name, "g");
  EXPECT_EQ(finding.or_else[0].calls, 96u);
  EXPECT_NE(ReportJson(typist.session()).find("\"arguments\":\"change\""), std::string::npos);
}

TEST(SessionTest, ACallThatFinishedElsewhereIsNotAskedForNotHavingFinished) {
  class WithTwin : public TestRun {
   public:
    std::optional<NodeId> FinishedTwin(NodeId node) const override {
      return node == NodeId(1) ? std::optional(NodeId(2)) : std::nullopt;
    }
  };
  WithTwin run;
  const NodeId main = run.Add(NodeId(), "main", {}, 0);
  run.SetOutcome(main, tree::Outcome::kUnfinished);
  run.SetOutcome(run.Add(main, "f", {1}, 0), tree::Outcome::kUnfinished);
  run.Add(main, "f", {1}, 5);
  run.Finish();
  Typist typist(run);
  const Response response = typist.Type("no");
  EXPECT_EQ(typist.Standing(), "f 1 = 5");
  ASSERT_EQ(response.unasked.size(), 1u);
  EXPECT_EQ(response.unasked[0].by, By::kFinishedTwin);
  EXPECT_EQ(response.unasked[0].verdict, Verdict::kCorrect);
  EXPECT_EQ(typist.Type("info").information->finished_elsewhere, 1u);
  const auto tree = std::get<view::TreeLines>(typist.Type("tree 0").look);
  ASSERT_EQ(tree.lines.size(), 3u);
  EXPECT_EQ(tree.lines[1].finished_elsewhere, 2u);
  EXPECT_FALSE(tree.lines[2].finished_elsewhere);
}

}  // namespace
}  // namespace inquest::session
