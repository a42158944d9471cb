// The examples of hoed-2015, as they stand there.
#include <gtest/gtest.h>

#include "testing/soundness/debug.h"
#include "testing/soundness/evaluate.h"

namespace inquest::soundness {
namespace {

// What the expression evaluates to is no function.
struct Traced {
  observe::Events events;
  Debugged debugged;
};

Traced Trace(const Expr& expression) {
  auto evaluated = Evaluate(expression, false);
  EXPECT_TRUE(evaluated.has_value()) << TextOf(expression);
  Traced traced{std::move(evaluated->events), {}};
  traced.debugged = Debug(traced.events);
  return traced;
}

std::vector<std::string> Statements(const Traced& traced) {
  std::vector<std::string> texts;
  for (const observe::Statement& statement : traced.debugged.statements)
    texts.push_back(TextOf(traced.events, statement));
  return texts;
}

std::string StackOf(const Traced& traced, size_t statement) {
  const observe::EventId root = traced.debugged.statements[observe::StatementId(statement)].root;
  std::string text;
  for (const observe::LabelId label : traced.events.stacks.LabelsOf(traced.events.stack(root)))
    text += (text.empty() ? "" : ",") + traced.events.labels[label].name;
  return text;
}

using Texts = std::vector<std::string>;

TEST(PaperExamples, TheTraceOfFigure9IsAsThere) {
  const auto traced = Trace(
      Let({{"id", Push("id", Lambda("x", Variable("x")))}, {"y", Constant(9)}}, Apply(Variable("id"), "y")));
  EXPECT_EQ(Dump(traced.events),
            "0 : T “id” ⟨⟩\n"
            "1 : Tλ (P 0)\n"
            "2 : Ta (P 1)\n"
            "3 : Tc (Pa 2) 9\n"
            "4 : Tc (Pr 2) 9\n");
  EXPECT_EQ(Statements(traced), Texts{"id 9 = 9"});
}

TEST(PaperExamples, AFunctionAsArgumentIsAFiniteMapAndOneAsResultTakesMoreArguments) {
  // Figure 13.
  const Expr h = Let({{"h", Push("h", Lambda("f", Apply(Variable("f"), "n")))},
                      {"n", Constant(40)},
                      {"i", Lambda("x", Variable("x"))}},
                     Apply(Variable("h"), "i"));
  EXPECT_EQ(Statements(Trace(h)), Texts{"h {\\40 -> 40} = 40"});
  const Expr g = Let(
      {{"g", Push("g", Lambda("x", Lambda("y", Variable("y"))))}, {"one", Constant(1)}, {"two", Constant(2)}},
      Apply(Apply(Variable("g"), "one"), "two"));
  EXPECT_EQ(Statements(Trace(g)), Texts{"g _ 2 = 2"});
}

TEST(PaperExamples, AnUnusedArgumentIsAnUnderscoreAndAConstantHasNone) {
  const Expr e = Let({{"f", Push("f", Lambda("x", Constant(3)))}, {"x", Push("x", Constant(2))}},
                     Push("main", Apply(Variable("f"), "x")));
  EXPECT_EQ(Statements(Trace(e)), (Texts{"main = 3", "f _ = 3"}));
  EXPECT_EQ(Statements(Trace(Push("x", Constant(2)))), Texts{"x = 2"});
}

TEST(PaperExamples, APushedLabelMakesADependency) {
  // 4.2.1, A and B.
  const Expr e = Let({{"y", Constant(3)}},
                     Apply(Push("A", Lambda("x", Apply(Push("B", Lambda("z", Variable("z"))), "x"))), "y"));
  const auto traced = Trace(e);
  EXPECT_EQ(Statements(traced), (Texts{"A 3 = 3", "B 3 = 3"}));
  EXPECT_EQ(StackOf(traced, 0), "");
  EXPECT_EQ(StackOf(traced, 1), "A");
  EXPECT_EQ(TextOf(traced.events, traced.debugged), "A 3 = 3\n  B 3 = 3\n");
}

TEST(PaperExamples, RecursionTruncatesTheStackAndItsCallsAreCollapsed) {
  // 4.2.1: m applies r, which is applied three times, each but the last in the one before.
  const Expr e = Let({{"n", Constant(7)},
                      {"m", Lambda("x", Push("m", Apply(Variable("r1"), "x")))},
                      {"r1", Lambda("x", Push("r", Apply(Variable("r2"), "x")))},
                      {"r2", Lambda("x", Push("r", Apply(Variable("r3"), "x")))},
                      {"r3", Lambda("x", Push("r", Variable("x")))}},
                     Apply(Variable("m"), "n"));
  const auto traced = Trace(e);
  ASSERT_EQ(Statements(traced), (Texts{"m = 7", "r = 7", "r = 7", "r = 7"}));
  EXPECT_EQ(StackOf(traced, 0), "");
  EXPECT_EQ(StackOf(traced, 1), "m");
  EXPECT_EQ(StackOf(traced, 2), "m,r");
  EXPECT_EQ(StackOf(traced, 3), "m,r");
  using observe::StatementId;
  EXPECT_EQ(traced.debugged.tree.collapsed,
            (std::vector<std::vector<StatementId>>{{StatementId(2), StatementId(3)}}));
}

TEST(PaperExamples, AMergedStackMakesTheConstantPartOfAFunctionADependency) {
  // 4.2.2, f_in.
  const Expr e = Let({{"k", Constant(3)},
                      {"f", Push("f", Let({{"g", Lambda("x", Variable("x"))}},
                                          Lambda("y", Apply(Push("f_in", Variable("g")), "y"))))}},
                     Push("main", Apply(Variable("f"), "k")));
  const auto traced = Trace(e);
  ASSERT_EQ(Statements(traced), (Texts{"main = 3", "f 3 = 3", "f_in 3 = 3"}));
  EXPECT_EQ(StackOf(traced, 0), "");
  EXPECT_EQ(StackOf(traced, 1), "");
  EXPECT_EQ(StackOf(traced, 2), "f,main");
  EXPECT_EQ(TextOf(traced.events, traced.debugged),
            "group 0\n"
            "  main = 3\n"
            "    group 2\n"
            "      f 3 = 3\n"
            "        f_in 3 = 3\n"
            "      f_in 3 = 3\n"
            "  f 3 = 3 (above)\n");
}

// A.1: main is not labelled; what prints is the expression itself.
Expr Flip(bool flip_is_labelled) {
  const Expr body = Apply(Apply(Variable("app"), "not"), "b");
  return Let(
      {{"false", Constant(0)},
       {"not", Lambda("a", Apply(Push("not", Lambda("x", Variable("x"))), "a"))},
       {"app",
        Lambda("h",
               Lambda("a", Apply(Apply(Push("app", Lambda("f", Lambda("b", Apply(Variable("f"), "b")))), "h"),
                                 "a")))},
       {"flip",
        flip_is_labelled ? Lambda("a", Apply(Push("flip", Lambda("b", body)), "a")) : Lambda("b", body)}},
      Apply(Variable("flip"), "false"));
}

TEST(PaperExamples, TheComputationTreeOfFlipAppAndNotIsMoreThanTheFunctionDependencyTree) {
  // A.1, case 1.
  const auto traced = Trace(Flip(true));
  ASSERT_EQ(Statements(traced), (Texts{"flip 0 = 0", "app {\\0 -> 0} 0 = 0", "not 0 = 0"}));
  EXPECT_EQ(StackOf(traced, 0), "");
  EXPECT_EQ(StackOf(traced, 1), "flip");
  EXPECT_EQ(StackOf(traced, 2), "flip,app");
  EXPECT_EQ(TextOf(traced.events, traced.debugged),
            "group 0\n"
            "  flip 0 = 0\n"
            "    group 2\n"
            "      app {\\0 -> 0} 0 = 0\n"
            "        not 0 = 0\n"
            "      not 0 = 0\n");
  EXPECT_TRUE(traced.debugged.tree.collapsed.empty());
}

TEST(PaperExamples, TheComputationTreeOfAppAndNotIsAChain) {
  // A.1, case 2.
  const auto traced = Trace(Flip(false));
  EXPECT_EQ(TextOf(traced.events, traced.debugged), "app {\\0 -> 0} 0 = 0\n  not 0 = 0\n");
}

TEST(PaperExamples, TheJudgementsOfSection6FindTheDefect) {
  // 6.5: dbl, and h and f, each defective in turn.
  const auto find = [](const Expr& expression) {
    auto evaluated = Evaluate(expression, true);
    EXPECT_TRUE(evaluated.has_value());
    const Debugged debugged = Debug(evaluated->events);
    EXPECT_EQ(debugged.findings.size(), 1u);
    return debugged.findings.empty() ? Texts{} : debugged.findings.front().labels;
  };
  EXPECT_EQ(find(Let({{"i", Constant(1)},
                      {"dbl", Lambda("a", Apply(Push("dbl", Lambda("x", Variable("x")), true), "a"))}},
                     Push("main", Apply(Variable("dbl"), "i")))),
            Texts{"dbl"});
  for (const bool h_is_defective : {true, false}) {
    const Expr e = Let(
        {{"i", Constant(1)},
         {"f", Lambda("a", Apply(Push("f", Lambda("x", Variable("x")), !h_is_defective), "a"))},
         {"h",
          Lambda("k", Lambda("a", Apply(Apply(Push("h", Lambda("g", Lambda("x", Apply(Variable("g"), "x"))),
                                                   h_is_defective),
                                              "k"),
                                        "a")))}},
        Push("main", Apply(Apply(Variable("h"), "f"), "i")));
    EXPECT_EQ(find(e), Texts{h_is_defective ? "h" : "f"});
  }
}

}  // namespace
}  // namespace inquest::soundness
