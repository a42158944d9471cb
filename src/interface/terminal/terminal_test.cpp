// Scripts of answers, and how questions, findings and code are written.
#include <gtest/gtest.h>

#include <regex>
#include <string>
#include <vector>

#include "interface/terminal/code_text.h"
#include "interface/terminal/dialogue.h"
#include "interface/terminal/render.h"
#include "interface/terminal/test_text_file.h"
#include "session/test_run.h"
#include "session/test_trees.h"

namespace inquest::terminal {
namespace {

using session::SmallRun;
using session::TestRun;
using session::Typist;

struct Ran {
  Ending ending;
  std::string out;
  std::vector<std::string> complaints;
};

Ran RunLines(const std::string& lines) {
  const auto run = SmallRun();
  Typist typist(*run);
  TextFile out;
  Ran ran;
  ran.ending = RunScript(typist.session(), {"answers", &lines}, out.file(),
                         [&](const std::string& text) { ran.complaints.push_back(text); });
  ran.out = out.text();
  return ran;
}

TEST(Script, WritesATranscriptAndTheFinding) {
  const Ran ran = RunLines("n\n# the second\n\n  no  \ny\nyes");
  EXPECT_EQ(ran.ending, Ending::kFinding);
  EXPECT_EQ(ran.out,
            "1. main = 0 ? no\n2. f 1 = 1 ? no\n3. h 3 = 3 ? yes\n4. h 4 = 4 ? yes\n"
            "The fault is in f, Main.hs:11:1 (its equations: lines 11-13)\n    f x = 1\n  -   | no = 2\n");
  EXPECT_TRUE(ran.complaints.empty());
}

TEST(Script, AnswersUsedUpLeaveTheQuestion) {
  const Ran ran = RunLines("no\n");
  EXPECT_EQ(ran.ending, Ending::kStopped);
  EXPECT_EQ(ran.out, "1. main = 0 ? no\n2. f 1 = 1 ?\n");
}

TEST(Script, QuitStops) { EXPECT_EQ(RunLines("no\nquit\nno\n").ending, Ending::kStopped); }

TEST(Script, NoFaultIsSaid) {
  const Ran ran = RunLines("yes\n");
  EXPECT_EQ(ran.ending, Ending::kNoFault);
  EXPECT_EQ(ran.out, "1. main = 0 ? yes\nNothing was judged wrong, so there is no fault to name.\n");
}

TEST(Script, UnusableLinesAreNamedAndNothingIsLost) {
  const Ran ran = RunLines("no\nperhaps\nundo 3\nreject\nno\nyes\nyes\nyes\n");
  EXPECT_EQ(ran.ending, Ending::kFinding);
  ASSERT_EQ(ran.complaints.size(), 4u);
  EXPECT_TRUE(ran.complaints[0].starts_with("answers:2: ")) << ran.complaints[0];
  EXPECT_TRUE(ran.complaints[3].starts_with("answers:8: ")) << ran.complaints[3];
}

TEST(Script, LooksAreWrittenWhereTheyWereAskedFor) {
  const Ran ran = RunLines("no\nchildren\nundo\n");
  EXPECT_EQ(ran.out, "1. main = 0 ? no\n2  h 3 = 3\n3  h 4 = 4\n1. main = 0 ?\n");
}

view::Code CodeAt(uint32_t line, std::vector<view::CodePiece> pieces) {
  return {.file = "M.hs", .first_line = line, .line = line, .pieces = std::move(pieces)};
}

TEST(Render, AFindingSaysWhereTheEquationIs) {
  session::Finding finding;
  finding.fault.routine = {"f", "Main", "M.hs", 3, 3};
  finding.fault.code = CodeAt(3, {{"f x = g", true}});
  EXPECT_EQ(FindingText(finding, TranscriptScreen()), "The fault is in f, M.hs:3:1\n    f x = g\n");
  finding.fault.routine.last_line = 5;
  EXPECT_EQ(FindingText(finding, TranscriptScreen()),
            "The fault is in f, M.hs:3:1 (its equations: lines 3-5)\n    f x = g\n");
  finding.fault.code = {};  // nothing was executed
  EXPECT_EQ(FindingText(finding, TranscriptScreen()), "The fault is in f, M.hs:3-5\n");
}

TEST(Render, WithinADoBlockTheStatementIsNamed) {
  session::Finding finding;
  finding.fault.routine = {"f", "Main", "M.hs", 3, 5};
  finding.fault.code = CodeAt(3, {{"f = do\n  ", false}, {"a <- b\n  c a", true}});
  finding.fault.code.line = 4;
  finding.fault.code.column = 3;
  EXPECT_EQ(FindingText(finding, TranscriptScreen()),
            "The fault is in f, from M.hs:4:3 on\n  - f = do\n      a <- b\n      c a\n");
}

TEST(Render, OtherKindsOfFindingSayMore) {
  session::Finding finding;
  finding.fault.routine = {"f", "Main", "M.hs", 3, 3};
  finding.fault.statement = "f 1 = error";
  finding.fault.code = CodeAt(3, {{"f x = g", true}});
  finding.kind = session::FindingKind::kError;
  EXPECT_EQ(FindingText(finding, TranscriptScreen()),
            "The fault is in f, M.hs:3:1\n    f x = g\nIt ends in an error: f 1 = error\n");
  finding.kind = session::FindingKind::kInadmissibleCall;
  finding.inadmissible.push_back({.statement = "g 0 = 1"});
  EXPECT_EQ(FindingText(finding, TranscriptScreen()),
            "The fault is in f, M.hs:3:1\n    f x = g\nIt makes a call that should not be: g 0 = 1\n");
}

TEST(Render, CallsThatGoRoundAreShownWithHowManyThereWere) {
  session::Finding finding;
  finding.kind = session::FindingKind::kGoesRound;
  finding.fault.routine = {"f", "Main", "M.hs", 3, 3};
  finding.fault.code = CodeAt(3, {{"f x = g x", true}});
  finding.round = session::Round{.turn = 1, .all_calls = 12346, .repeats = true};
  finding.round->calls.push_back({.statement = "f 1 = ⊥"});
  const std::string fault = "The fault is in f, M.hs:3:1\n    f x = g x\n";
  EXPECT_EQ(FindingText(finding, TranscriptScreen()),
            fault +
                "It does not end: it calls itself again and again, with arguments that repeat:\n"
                "  12,345 more, then\n  f 1 = ⊥\n");
  finding.round->repeats = false;
  finding.round->all_calls = 1;
  finding.or_else.push_back({.routine = {"ok", "Main", "M.hs", 7, 7},
                             .statements = {},
                             .code = CodeAt(7, {{"ok n = n", true}}),
                             .further_code = {},
                             .calls = 1234});
  EXPECT_EQ(FindingText(finding, TranscriptScreen()),
            fault +
                "It does not end: it calls itself again and again, with arguments that change:\n"
                "  f 1 = ⊥\nor, not judged, in ok, M.hs:7:1, 1,234 calls\n    ok n = n\n");
}

TEST(Render, DontKnowsAreNamedBesideTheFault) {
  session::Finding finding;
  finding.fault.routine = {"f", "Main", "M.hs", 3, 3};
  finding.fault.code = CodeAt(3, {{"f x = g x", true}});
  session::Suspect suspect{.routine = {"g", "Main", "M.hs", 7, 8}, .code = CodeAt(7, {{"g 0 = 1", true}})};
  suspect.further_code.push_back(CodeAt(8, {{"g n = n", true}}));
  for (int i = 1; i < 10; ++i)
    suspect.statements.push_back(
        {.statement = "g " + std::to_string(i) + " = 2", .nodes = {}, .node_numbers = {}});
  finding.or_else.push_back(suspect);
  EXPECT_EQ(FindingText(finding, TranscriptScreen()),
            "The fault is in f, M.hs:3:1\n    f x = g x\n"
            "or, not judged, in g, M.hs:7:1 (its equations: lines 7-8)\n    g 0 = 1\n"
            "  and M.hs:8:1\n    g n = n\n"
            "  g 1 = 2\n  g 2 = 2\n  g 3 = 2\n  g 4 = 2\n  g 5 = 2\n  g 6 = 2\n  and 3 more\n");
  finding.or_else.assign(100, suspect);
  const std::string text = FindingText(finding, TranscriptScreen());
  EXPECT_TRUE(text.ends_with("or, not judged, in g, M.hs:7:1 (its equations: lines 7-8), 9 statements\n"))
      << text;
  EXPECT_LT(std::count(text.begin(), text.end(), '\n'), 250);
}

TEST(Render, WhatWasNotExecutedIsFaintInColour) {
  session::Finding finding;
  finding.fault.code = CodeAt(3, {{"f x\n  | a = 1\n", true}, {"  | b = 2", false}});
  EXPECT_NE(FindingText(finding, {.color = true}).find("    \033[2m  | b = 2\033[0m\n"), std::string::npos);
}

TEST(Code, WithoutColoursSignsTellWhatIsNotSuspect) {
  const view::Code code = CodeAt(3, {{"f x = g ", true},
                                     {"(h 1)", false},
                                     {" + k x", true},
                                     {"\n  where\n    ", true},
                                     {"k y = y\n", true, true},
                                     {"    -- ä ", true},
                                     {"\u00e9t\u00e9 z", true, true},
                                     {" w", true}});
  EXPECT_EQ(CodeText(code, {.columns = 80}),
            "    f x = g (h 1) + k x\n            ~~~~~\n      where\n  .     k y = y\n"
            "        -- ä \u00e9t\u00e9 z w\n             .....\n");
  EXPECT_EQ(CodeText(code, {.columns = 80, .color = true}).find('~'), std::string::npos);
  EXPECT_EQ(CodeText(code, {.columns = 80}, Signs::kSuspect),
            "    f x = g (h 1) + k x\n    ^^^^^^^       ^^^^^\n      where\n      ^^^^^\n        k y = y\n"
            "        -- ä \u00e9t\u00e9 z w\n        ^^^^       ^\n");
}

TEST(Code, SignsAreBrokenWithTheirLine) {
  const view::Code code = CodeAt(3, {{"f x = alpha x + ", true}, {"beta x", false}});
  EXPECT_EQ(CodeText(code, {.columns = 20}), "    f x = alpha x + \n        beta x\n        ~~~~~~\n");
}

TEST(Render, InsideAnEquationThePiecesAreNamed) {
  session::Finding finding;
  finding.fault.routine = {"f", "Main", "M.hs", 3, 3};
  finding.fault.code = CodeAt(3, {{"f x = ", true, true}, {"x", true}, {" + 1", true, true}});
  finding.fault.parts = {{"expression", "x", "M.hs", {3, 7}, {3, 8}}};
  EXPECT_EQ(FindingText(finding, TranscriptScreen()),
            "The fault is in the expression x, M.hs:3:7, in f\n    f x = x + 1\n          ^\n");
  finding.fault.parts.push_back({"expression", "1", "M.hs", {3, 11}, {4, 2}});
  finding.fault.may_be_missing = true;
  EXPECT_EQ(FindingText(finding, TranscriptScreen()),
            "The fault is in the expression x, M.hs:3:7 and the expression 1, M.hs:3:11 to line 4, in f\n"
            "    f x = x + 1\n          ^\nor what should have been chosen before it is missing\n");
}

TEST(Render, EscapesInSourceTextAreMadeVisible) {
  session::Finding finding;
  finding.fault.code = CodeAt(3, {{"f = \"\033[31m\"", true}});
  EXPECT_EQ(FindingText(finding, TranscriptScreen()).find('\033'), std::string::npos);
}

std::string Shown(const view::Code& code, size_t columns, bool ascii = false) {
  return CodeText(code, {.columns = columns, .ascii = ascii});
}

TEST(Code, LinesKeepTheirLayoutWithoutTheIndentationTheyShare) {
  view::Code code = CodeAt(3, {{"go x\n        | x > 1 = 2\n\t| otherwise = 3\n", true}});
  code.first_column = 5;
  EXPECT_EQ(Shown(code, 80), "    go x\n        | x > 1 = 2\n        | otherwise = 3\n");
  code = CodeAt(3, {{"\\x ->\n    x\n      + 1", true}});
  code.first_column = 12;
  EXPECT_EQ(Shown(code, 80), "           \\x ->\n    x\n      + 1\n");
}

TEST(Code, BlankLinesAreOneAtMost) {
  EXPECT_EQ(Shown(CodeAt(3, {{"f\n\n   \n  g\r\n\n", true}}), 80), "    f\n\n      g\n");
}

TEST(Code, LongLinesAreBrokenFurtherIn) {
  EXPECT_EQ(Shown(CodeAt(3, {{"f x = alpha x + beta x\n  where y", true}}), 20),
            "    f x = alpha x + \n        beta x\n      where y\n");
}

TEST(Code, ManyLinesThatWereNotExecutedAreCounted) {
  const view::Code code = CodeAt(3, {{"f x = case x of\n", true},
                                     {"  1 -> a\n  2 -> b\n  3 -> c\n  4 -> d\n  5 -> e\n", false},
                                     {"  6 -> f\n", true},
                                     {"  7 -> g\n  8 -> h\n  9 -> i\n  0 -> j\n", false}});
  EXPECT_EQ(Shown(code, 80),
            "    f x = case x of\n  -   1 -> a\n  -   2 -> b\n  -   3 -> c\n  -   4 -> d\n  -   5 -> e\n"
            "      6 -> f\n  -   7 -> g\n  -   8 -> h\n  -   9 -> i\n  -   0 -> j\n");
  view::Code longer = code;
  longer.pieces[1].text += "  54 -> m\n  55 -> k\n";
  longer.pieces[3].text += "  00 -> l\n";
  EXPECT_EQ(Shown(longer, 80),
            "    f x = case x of\n  -   1 -> a\n    … (4 lines)\n  -   54 -> m\n  -   55 -> k\n      6 -> "
            "f\n  -   7 -> g\n"
            "    … (4 lines)\n");
  EXPECT_NE(Shown(longer, 80, true).find("    ... (4 lines)\n"), std::string::npos);
}

TEST(Code, InAsciiLettersAreNumbers) {
  EXPECT_EQ(Shown(CodeAt(3, {{"größe = \"«\"", true}}), 80, true), "    gr\\246\\223e = \"\\171\"\n");
}

TEST(Render, AQuestionIsFoldedToTheScreen) {
  TestRun run;
  std::vector<int64_t> many(400, 123456);
  run.Add(session::NodeId(), "main", many, 0);
  run.Finish();
  Typist typist(run);
  const auto question = *typist.session().Current().question;
  for (const size_t columns : {20u, 40u, 80u, 200u}) {
    const Screen screen{.columns = columns, .rows = 10, .color = false};
    const std::string text = QuestionText(question, screen);
    EXPECT_LE(std::count(text.begin(), text.end(), '\n'), 7) << text;
    for (size_t at = 0; at < text.size();) {
      const size_t end = std::min(text.find('\n', at), text.size());
      EXPECT_LE(ColumnsOf(text.substr(at, end - at)), columns);
      at = end + 1;
    }
    EXPECT_TRUE(text.ends_with("?"));
  }
}

// A question is there before its answer is worked on, if the answer comes next.
TEST(Script, WritesAQuestionWhenItIsAsked) {
  session::TwoTrees run;
  TextFile out;
  std::string before;
  run.when_built = [&](const std::stop_token&) { before = out.text(); };
  const auto session = session::Session::Create(run, {});
  ASSERT_TRUE(session.ok());
  const std::string lines = "n\ninfo\nn\n";
  EXPECT_EQ(RunScript(**session, {"answers", &lines}, out.file(), [](const std::string&) {}),
            Ending::kStopped);
  EXPECT_EQ(before, "1. main = 0 ?");
  EXPECT_TRUE(out.text().starts_with("1. main = 0 ? no\nThe strategy")) << out.text();
  EXPECT_TRUE(out.text().ends_with("\n2. f 1 = 1 ? no\n3. h 3 = 3 ?\n")) << out.text();
}

}  // namespace
}  // namespace inquest::terminal
