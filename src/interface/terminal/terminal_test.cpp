#include <fcntl.h>
#include <gtest/gtest.h>
#include <stdlib.h>
#include <unistd.h>

#include <cstdlib>
#include <optional>
#include <regex>

#include "interface/terminal/code_text.h"
#include "interface/terminal/complete.h"
#include "interface/terminal/dialogue.h"
#include "interface/terminal/help.h"
#include "interface/terminal/lay_out.h"
#include "interface/terminal/look_text.h"
#include "interface/terminal/render.h"
#include "session/test_run.h"
#include "session/test_trees.h"

namespace inquest::terminal {
namespace {

using session::SmallRun;
using session::TestRun;
using session::Typist;

// Everything written to it, as text.
class TextFile {
 public:
  TextFile() : file_(open_memstream(&text_, &size_)) {}
  ~TextFile() {
    std::fclose(file_);
    std::free(text_);
  }
  TextFile(const TextFile&) = delete;
  TextFile& operator=(const TextFile&) = delete;
  FILE* file() { return file_; }
  std::string text() {
    std::fflush(file_);
    return {text_, size_};
  }

 private:
  char* text_ = nullptr;
  size_t size_ = 0;
  FILE* file_;
};

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

size_t WidestLine(const std::string& text) {
  size_t widest = 0;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    widest = std::max(widest, ColumnsOf(text.substr(at, end - at)));
    at = end + 1;
  }
  return widest;
}

TEST(LayOut, WhatFitsIsOneLine) { EXPECT_EQ(LayOut("1. ", "f 1 = [2,3]", " ?", 16), "1. f 1 = [2,3] ?"); }

TEST(LayOut, TheResultBeginsALineAndArgumentsAreNotBrokenWhereTheyFit) {
  EXPECT_EQ(LayOut("1. ", "insert 4 (Node Leaf 3 Leaf) = Node Leaf 3 (Node Leaf 4 Leaf)", " ?", 24),
            "1. insert 4\n     (Node Leaf 3 Leaf)\n   = Node Leaf 3\n     (Node Leaf 4\n      Leaf) ?");
  EXPECT_EQ(LayOut("", "f x' \"= ( , \" ',' = 1", "", 20), "f x' \"= ( , \" ','\n= 1");
}

TEST(LayOut, InsideBracketsStandsBelowWhatIsInside) {
  EXPECT_EQ(LayOut("2. ", "f (R {a = 1, b = [10,20,30]}) = [1,2,3,4,5,6,7,8,9]", " ?", 20),
            "2. f (R {a = 1,\n         b =\n           [10,20,\n            30]})\n"
            "   = [1,2,3,4,5,6,7,\n      8,9] ?");
}

TEST(LayOut, EachMapOfAListIsLaidOut) {
  EXPECT_EQ(LayOut("", "f [{1 -> [\"a b\",\"c d\"]},{2 -> [\"e f\",\"g h\"]}] = 1", "", 24),
            "f [{1 -> [\"a b\",\"c d\"]},\n   {2 -> [\"e f\",\"g h\"]}]\n= 1");
}

TEST(LayOut, AMapBehindOtherArgumentsBeginsALine) {
  EXPECT_EQ(LayOut("", "each [1,2] {1 -> Node 2 3, 2 -> Leaf} = 1", "", 30),
            "each [1,2]\n  {1 -> Node 2 3, 2 -> Leaf}\n= 1");
  EXPECT_EQ(LayOut("", "each {1 -> Node 2 3, 2 -> Leaf} [1,2] = 1", "", 30),
            "each {1 -> Node 2 3,\n      2 -> Leaf} [1,2]\n= 1");
}

TEST(LayOut, NoLineIsWiderThanTheScreen) {
  const std::string text =
      "f [\"one string\",\"another\"] (Just (Left {x = 1, y = (2,3)})) = {prints \"a long line of text\\n\"; "
      "returns 5}, with n = «12 entries»";
  for (size_t columns = 20; columns < 150; ++columns) {
    EXPECT_LE(WidestLine(LayOut("3. ", text, " ?", columns)), columns) << LayOut("3. ", text, " ?", columns);
  }
}

TEST(LayOut, LinesOfAStringStandBelowEachOther) {
  EXPECT_EQ(LayOut("1. ", R"(main = {prints "ann 1\nbob \\no\n"})", " ?", 24),
            "1. main\n   = {prints\n      \"ann 1\\n\n       bob \\\\no\\n\"} ?");
  EXPECT_EQ(LayOut("1. ", R"(main = {prints "a\nb\n"})", " ?", 40), R"(1. main = {prints "a\nb\n"} ?)");
}

TEST(LayOut, FoldsAreNotCut) {
  const std::string text = "f 1 = \"a string that goes on and on and on\"«r.39-: 618 more»";
  EXPECT_EQ(LayOut("1. ", text, " ?", 30),
            "1. f 1\n   = \"a string that goes on\n     and on and on\"\n     «r.39-: 618 more» ?");
  for (size_t columns = 24; columns < 80; ++columns) {
    const std::string lines = LayOut("1. ", text, " ?", columns);
    EXPECT_NE(lines.find("«r.39-: 618 more»"), std::string::npos) << lines;
    EXPECT_LE(WidestLine(lines), columns) << lines;
  }
}

TEST(LayOut, AVeryDeepValueIsOnlyBroken) {
  const std::string deep = std::string(20000, '(') + "1" + std::string(20000, ')');
  EXPECT_LE(WidestLine(LayOut("", deep, "", 80)), 80u);
}

TEST(Screen, LinesBreakAtBlanksAndAnywhereElse) {
  EXPECT_EQ(Wrap("one two three", 9, 2), "one two \n  three");
  EXPECT_EQ(Wrap("one, two, three", 9, 2), "one, two,\n  three");
  EXPECT_EQ(Wrap("abcdefghij", 4, 1), "abcd\n efg\n hij");
  EXPECT_EQ(Wrap("a\n\nb\n", 4, 0), "a\n\nb\n");
  EXPECT_EQ(Wrap("äöü", 1, 0), "ä\nö\nü");
  EXPECT_EQ(Wrap("", 4, 0), "");
}

TEST(Screen, EscapesAndMarksAreNotCutOff) {
  EXPECT_EQ(Wrap("abcd\\26446\\26126", 8, 0), "abcd\n\\26446\n\\26126");
  EXPECT_EQ(Wrap("abe\u0301\u0302fg", 3, 0), "abe\u0301\u0302\nfg");
  EXPECT_EQ(Wrap("李明李", 3, 0), "李\n明\n李");
}

TEST(Screen, PlacesAreNotCut) {
  EXPECT_EQ(WrapWords("The fault is in f, Main.hs:11:1 on", 20, 2), "The fault is in f,\n  Main.hs:11:1 on");
  EXPECT_EQ(WrapWords("in f, A/Long/Folder/Main.hs:1:1", 10, 2), "in f,\n  A/Long/Folder/Main.hs:1:1");
  EXPECT_EQ(WrapWords("  and M.hs:8:1", 80, 2), "  and M.hs:8:1");
  EXPECT_EQ(WrapWords("", 80, 2), "");
}

TEST(Screen, AsciiIsBrokenAsItIsShown) {
  EXPECT_EQ(Fit("\"李明\"", {.columns = 7, .ascii = true}, 0), "\"\\26446\n\\26126\"");
  EXPECT_EQ(Fit("\"李明\"", {.columns = 7}, 0), "\"李明\"");
}

// Sets a variable of the environment, and what it was at the end.
class Variable {
 public:
  Variable(const char* name, const char* value) : name_(name) {
    const char* const before = std::getenv(name);
    if (before != nullptr) before_ = before;
    value == nullptr ? unsetenv(name) : setenv(name, value, 1);
  }
  ~Variable() { before_ ? setenv(name_, before_->c_str(), 1) : unsetenv(name_); }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  const char* name_;
  std::optional<std::string> before_;
};

TEST(Screen, TheLocaleSaysWhatATerminalTakes) {
  const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
  ASSERT_GE(terminal, 0);
  const auto needs_ascii = [&](const char* all, const char* type, const char* language) {
    const Variable a("LC_ALL", all), b("LC_CTYPE", type), c("LANG", language);
    return NeedsAscii(terminal);
  };
  EXPECT_FALSE(needs_ascii(nullptr, nullptr, nullptr));
  EXPECT_FALSE(needs_ascii(nullptr, nullptr, "de_DE.UTF-8"));
  EXPECT_FALSE(needs_ascii("", "", "C.utf8"));
  EXPECT_TRUE(needs_ascii(nullptr, nullptr, "de_DE.ISO-8859-1"));
  EXPECT_TRUE(needs_ascii("C", nullptr, "de_DE.UTF-8"));
  EXPECT_FALSE(needs_ascii(nullptr, "en_US.UTF-8", "C"));
  close(terminal);
  const Variable all("LC_ALL", "C");
  int files[2];
  ASSERT_EQ(pipe(files), 0);
  EXPECT_FALSE(NeedsAscii(files[1]));
  close(files[0]);
  close(files[1]);
}

constexpr session::ResponseKind kStandings[] = {
    session::ResponseKind::kQuestion, session::ResponseKind::kFinding, session::ResponseKind::kNoFault};

std::string About(Typist& typist, std::string_view word, size_t columns) {
  const session::Response response = typist.Type("help " + std::string(word));
  return LookText(response.look, {.columns = columns}, {});
}

TEST(Help, FitsAScreen) {
  const auto run = SmallRun();
  Typist typist(*run);
  for (const session::ResponseKind standing : kStandings) {
    for (const size_t columns : {20u, 40u, 80u}) {
      const Screen screen{.columns = columns, .rows = 24};
      const std::string help = HelpText(typist.session(), standing, screen);
      EXPECT_LE(WidestLine(help), columns) << help;
      for (const bool unfinished : {false, true}) {
        const std::string examples = ExamplesText(standing, unfinished, screen);
        EXPECT_LE(WidestLine(examples), columns) << examples;
        if (columns == 80) {
          EXPECT_LT(std::count(examples.begin(), examples.end(), '\n'), 24) << examples;
        }
        EXPECT_NE(examples.find("⊥"), std::string::npos);
      }
      if (columns == 80) {
        EXPECT_LT(std::count(help.begin(), help.end(), '\n'), 24) << help;
      }
    }
  }
  const std::string help = HelpText(typist.session(), session::ResponseKind::kQuestion, {.columns = 80});
  for (const session::CommandInfo& info : session::AllCommands()) {
    // Views are listed by their names; choices are for programs.
    const bool is_listed =
        info.kind != session::CommandKind::kView && info.kind != session::CommandKind::kChoices;
    EXPECT_TRUE(!is_listed || help.find(info.name()) != std::string::npos) << info.name();
    EXPECT_NE(About(typist, info.name(), 200).find(info.help), std::string::npos);
  }
}

TEST(Help, EveryStrategyOrderAndTransformIsExplainedInALine) {
  for (const char* command : {"strategy", "order", "transform"}) {
    const auto run = SmallRun();
    Typist typist(*run);
    const std::string help = About(typist, command, 80);
    EXPECT_LE(WidestLine(help), 80u) << help;
    const std::vector<std::string> names = typist.session().Choices(command, "");
    EXPECT_GE(names.size(), 3u);
    // The command, then a line each with the name and at least three words.
    EXPECT_EQ(std::count(help.begin(), help.end(), '\n'), static_cast<long>(names.size() + 1)) << help;
    for (const std::string& name : names)
      EXPECT_TRUE(std::regex_search(help, std::regex("\n  " + name + " +\\S+ \\S+ \\S+"))) << name << help;
  }
}

TEST(Help, AfterAFindingBeginsWithWhatCanBeTypedThen) {
  const auto run = SmallRun();
  Typist typist(*run);
  const Screen screen{.columns = 80};
  const auto found = session::ResponseKind::kFinding;
  EXPECT_TRUE(HelpText(typist.session(), found, screen).starts_with("A fault was found. Type:\n  zoom"));
  EXPECT_TRUE(ExamplesText(found, false, screen).starts_with("A fault was found. Type:\n  zoom"));
  EXPECT_TRUE(ExamplesText(session::ResponseKind::kNoFault, false, screen)
                  .starts_with("No fault was found. Type:\n  undo"));
}

TEST(Help, WordsAreCompleted) {
  const auto run = SmallRun();
  Typist typist(*run);
  const auto complete = [&](const char* line) { return Complete(typist.session(), line).words; };
  EXPECT_EQ(complete("und"), std::vector<std::string>{"undo"});
  EXPECT_EQ(complete("order i"), std::vector<std::string>{"innermost"});
  EXPECT_EQ(complete("strategy single"), std::vector<std::string>{"single-stepping"});
  EXPECT_EQ(complete("chi"), std::vector<std::string>{"children"});
  EXPECT_TRUE(complete("xyz").empty());
  EXPECT_EQ(complete("transform tree-b"), std::vector<std::string>{"tree-balancing"});
  EXPECT_EQ(complete("help ke"), std::vector<std::string>{"keys"});
}

TEST(Help, NamesOfFunctionsAreCompleted) {
  TestRun run;
  const auto main = run.Add(session::NodeId(), "main", {}, 0);
  run.Add(main, "Data.insert", {1}, 1);
  run.Add(main, "insertAll", {1}, 1);
  run.Add(main, "insertAll", {2}, 2);
  run.Add(main, "\\x -> x", {2}, 2);
  run.Finish();
  Typist typist(run);
  const auto complete = [&](const char* line) { return Complete(typist.session(), line); };
  const std::vector<std::string> both = {"insert", "insertAll"};
  EXPECT_EQ(complete("trust ins").words, both);
  EXPECT_EQ(complete("observe ins").words, both);
  EXPECT_EQ(complete("expect [1] ++ (ins").words, both);
  EXPECT_EQ(complete("expect [1] ++ (ins").typed, 3u);
  EXPECT_EQ(complete("trust ").words,
            (std::vector<std::string>{"always", "insert", "insertAll", "main", "module"}));
  EXPECT_EQ(complete("trust insert ").words, std::vector<std::string>{"always"});
  EXPECT_EQ(complete("trust module ").words, (std::vector<std::string>{"Data", "Main"}));
  EXPECT_TRUE(complete("show ins").words.empty());
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

// Types what a test says.
class ScriptedReader : public LineReader {
 public:
  explicit ScriptedReader(std::vector<Line> lines) : lines_(std::move(lines)) {}
  Line Read(const std::string& prompt, std::string_view keys) override {
    prompts_.push_back(prompt);
    keys_ = keys;
    if (next_ == lines_.size()) return {Line::Kind::kEnd, ""};
    return lines_[next_++];
  }
  std::vector<std::string> prompts_;
  std::string keys_;  // when it was last read

 private:
  std::vector<Line> lines_;
  size_t next_ = 0;
};

// Moves over the statement as a test says, where `mark` is typed.
class MovingReader : public ScriptedReader {
 public:
  MovingReader(std::vector<Line> lines, std::vector<PressedKey> keys)
      : ScriptedReader(std::move(lines)), pressed_(std::move(keys)) {}
  bool ReadKeys(const std::function<void()>& draw, const std::function<bool(PressedKey)>& take) override {
    for (const PressedKey key : pressed_) {
      draw();
      if (!take(key)) return true;
    }
    return true;
  }

 private:
  std::vector<PressedKey> pressed_;
};

Ending Talk(ScriptedReader& reader, std::string* out) {
  const auto run = SmallRun();
  Typist typist(*run);
  TextFile file;
  const Ending ending = RunDialogue(
      typist.session(), reader, [] { return Screen{}; }, file.file());
  *out = file.text();
  return ending;
}

Line Text(const char* text) { return {Line::Kind::kText, text}; }

TEST(Dialogue, NothingTypedAtTheEndIsNoAnswerToCorrect) {
  ScriptedReader reader({Text("n"), Text("n"), Text("y"), Text("y"), Text(""), Text("q")});
  std::string out;
  EXPECT_EQ(Talk(reader, &out), Ending::kFinding);
  EXPECT_EQ(out.find("Type yes"), std::string::npos) << out;
}

TEST(Dialogue, TheQuestionIsThePrompt) {
  ScriptedReader reader(
      {Text("n"), Text("what"), Text("help"), Text("?"), Text("info"), Text("n"), Text("y"), Text("y")});
  std::string out;
  EXPECT_EQ(Talk(reader, &out), Ending::kFinding);
  EXPECT_EQ(reader.prompts_,
            (std::vector<std::string>{"1. main = 0 ? ", "2. f 1 = 1 ? ", "2. f 1 = 1 ? ", "2. f 1 = 1 ? ",
                                      "2. f 1 = 1 ? ", "2. f 1 = 1 ? ", "3. h 3 = 3 ? ", "4. h 4 = 4 ? ",
                                      "zoom, reject, next, undo or quit ? "}));
  EXPECT_NE(out.find("`what` is nothing"), std::string::npos) << out;
  EXPECT_NE(out.find("The fault is in f, Main.hs:11:1 (its equations: lines 11-13)\n"), std::string::npos)
      << out;
}

TEST(Dialogue, APartIsMarkedByMovingToIt) {
  using enum PressedKey;
  // From the result to the argument before it; a number has nothing inside, and before f nothing is.
  MovingReader reader({Text("n"), Text("mark"), Text("q")}, {kLeft, kDown, kLeft, kLeft, kRight, kEnter});
  std::string out;
  Talk(reader, &out);
  EXPECT_NE(out.find("\nr  1\n"), std::string::npos) << out;
  EXPECT_NE(out.find("\na1  1\n"), std::string::npos) << out;
  // This run does not tell what a value depends on; the session was asked about the part.
  EXPECT_NE(out.find("does not know what a value depends on"), std::string::npos) << out;
}

TEST(Dialogue, LeavingTheCursorMarksNothing) {
  MovingReader reader({Text("n"), Text("mark"), Text("q")}, {PressedKey::kLeft, PressedKey::kLeave});
  std::string out;
  Talk(reader, &out);
  EXPECT_EQ(out.find("depends on"), std::string::npos) << out;
  EXPECT_EQ(reader.prompts_.back(), "2. f 1 = 1 ? ");
}

TEST(Dialogue, WithoutKeysAPathIsAskedFor) {
  ScriptedReader reader({Text("n"), Text("mark"), Text("q")});
  std::string out;
  Talk(reader, &out);
  EXPECT_NE(out.find("Type mark and a path"), std::string::npos) << out;
}

TEST(Dialogue, AnInterruptStopsWhatTakesLongAndTheSessionGoesOn) {
  session::TwoTrees run;
  bool patient = true;
  run.when_built = [&](const std::stop_token& stop) {
    if (patient) return;
    kill(getpid(), SIGINT);
    while (!stop.stop_requested()) std::this_thread::yield();
    patient = true;
  };
  // This one asks about another node than the root first, so the first tree is built at once.
  const auto session = session::Session::Create(run, {.strategy = "single-stepping"});
  ASSERT_TRUE(session.ok());
  patient = false;
  ScriptedReader reader({Text("switch other"), Text("switch other")});
  TextFile file;
  EXPECT_EQ(RunDialogue(
                **session, reader, [] { return Screen{}; }, file.file()),
            Ending::kStopped);
  EXPECT_NE(file.text().find(session::kStopped), std::string::npos) << file.text();
  EXPECT_EQ((*session)->steps().size(), 2u);
}

// A session whose first question takes several lines.
struct LongTalk {
  std::vector<std::string> prompts;
  std::string out;
};
LongTalk TalkOfLong(std::vector<Line> lines, const Screen& screen, size_t arguments = 40) {
  TestRun run;
  const auto main = run.Add(session::NodeId(), "main", std::vector<int64_t>(arguments, 1234567), 0);
  run.Add(main, "f", {1}, 1);
  run.Finish();
  Typist typist(run);
  TextFile file;
  ScriptedReader reader(std::move(lines));
  RunDialogue(
      typist.session(), reader, [&] { return screen; }, file.file());
  return {reader.prompts_, file.text()};
}

TEST(Dialogue, AfterALookOneLineOfTheQuestionReturns) {
  const Screen screen{.columns = 40, .rows = 24};
  const LongTalk talk = TalkOfLong({Text("children")}, screen);
  ASSERT_EQ(talk.prompts.size(), 2u);
  EXPECT_TRUE(talk.out.starts_with("1. main 1234567")) << talk.out;
  EXPECT_TRUE(talk.out.ends_with("  f 1 = 1\n")) << talk.out;  // nothing of the question behind it
  EXPECT_TRUE(talk.prompts[1].starts_with("1. main ")) << talk.prompts[1];
  EXPECT_LE(ColumnsOf(talk.prompts[1]), 40u - 7);
}

TEST(Dialogue, AQuestionEndsInOneQuestionMarkHoweverFullItsLastLineIs) {
  for (size_t columns = 20; columns < 120; ++columns) {
    const LongTalk talk = TalkOfLong({}, {.columns = columns, .rows = 24}, 9);
    const std::string shown = talk.out + talk.prompts[0];
    EXPECT_EQ(std::count(shown.begin(), shown.end(), '?'), 1) << shown;
  }
}

TEST(Dialogue, WhatIsLongerThanTheScreenIsPaged) {
  const Screen small{.columns = 40, .rows = 10};
  const LongTalk all =
      TalkOfLong({Text("help"), Text(""), Text(""), Text(""), Text(""), Text(""), Text("")}, small);
  EXPECT_TRUE(all.prompts[1].starts_with("more: ")) << all.prompts[1];
  EXPECT_NE(all.out.find("shows examples"), std::string::npos) << all.out;
  const LongTalk enough = TalkOfLong({Text("help"), Text("q")}, small);
  EXPECT_EQ(enough.out.find("shows examples"), std::string::npos);
  EXPECT_EQ(enough.prompts.size(), 3u);
  EXPECT_TRUE(enough.prompts[2].starts_with("1. main ")) << enough.prompts[2];
}

Line Key(const char* text) { return {Line::Kind::kText, text, true}; }

std::vector<std::string> PromptsAfter(std::vector<Line> lines) {
  ScriptedReader reader(std::move(lines));
  std::string out;
  Talk(reader, &out);
  return reader.prompts_;
}

TEST(Dialogue, WhatIsTypedAfterAKeyCanBeTheRestOfAWord) {
  const std::string first = "1. main = 0 ? ", second = "2. f 1 = 1 ? ";
  EXPECT_EQ(PromptsAfter({Key("n"), Text("")}), (std::vector<std::string>{first, second, second}));
  EXPECT_EQ(PromptsAfter({Key("n"), Text("o")}), (std::vector<std::string>{first, second, second}));
  ScriptedReader quiet({Key("n"), Text("o")});
  std::string out;
  Talk(quiet, &out);
  EXPECT_EQ(out, "");
  EXPECT_EQ(PromptsAfter({Key("d"), Text("on't know")})[2], "2. f 1 = 1 ? ");
  EXPECT_EQ(PromptsAfter({Key("n"), Text("n")})[2], "3. h 3 = 3 ? ");
  EXPECT_EQ(PromptsAfter({Key("n"), Text("undo")})[2], first);
  // Another word than no: the answer was not meant.
  EXPECT_EQ(PromptsAfter({Key("n"), Text("ode 3")})[2], "1. h 4 = 4 ? ");
  // Only what is typed next.
  EXPECT_EQ(PromptsAfter({Key("n"), Text("info"), Text("ode 3")})[3], second);
}

TEST(Dialogue, KeysActAtQuestionsUnlessTurnedOff) {
  std::string out;
  ScriptedReader on({Text("n")});
  Talk(on, &out);
  EXPECT_EQ(on.keys_, "ynd?");
  ScriptedReader off({Text("keys off")});
  Talk(off, &out);
  EXPECT_EQ(off.keys_, "");
  EXPECT_NE(out.find("needs Enter"), std::string::npos);
  ScriptedReader found({Text("n"), Text("y"), Text("y")});
  Talk(found, &out);
  EXPECT_EQ(found.keys_, "") << out;  // zoom, reject, next, undo or quit
}

TEST(Dialogue, EndOfInputAndTwoInterruptsStop) {
  std::string out;
  ScriptedReader ends({Text("n")});
  EXPECT_EQ(Talk(ends, &out), Ending::kStopped);
  const Line interrupt{Line::Kind::kInterrupted, ""};
  ScriptedReader once({interrupt, Text("n"), interrupt, Text("quit")});
  EXPECT_EQ(Talk(once, &out), Ending::kStopped);
  EXPECT_NE(out.find("what was answered is kept"), std::string::npos);
  ScriptedReader twice({interrupt, interrupt});
  EXPECT_EQ(Talk(twice, &out), Ending::kInterrupted);
  ScriptedReader terminated({{Line::Kind::kTerminated, ""}});
  EXPECT_EQ(Talk(terminated, &out), Ending::kInterrupted);
}

}  // namespace
}  // namespace inquest::terminal
