// What fits a screen: statements laid out, lines broken, help and completion.
#include "interface/terminal/screen.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <stdlib.h>
#include <unistd.h>

#include <cstdlib>
#include <optional>
#include <regex>
#include <string>
#include <vector>

#include "interface/terminal/complete.h"
#include "interface/terminal/help.h"
#include "interface/terminal/lay_out.h"
#include "interface/terminal/look_text.h"
#include "session/test_run.h"
#include "session/test_trees.h"

namespace inquest::terminal {
namespace {

using session::SmallRun;
using session::TestRun;
using session::Typist;

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

}  // namespace
}  // namespace inquest::terminal
