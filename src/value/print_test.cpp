#include "value/print.h"

#include <gtest/gtest.h>

#include "value/escape.h"
#include "value/memory_terms.h"

namespace inquest::value {
namespace {

class PrintTest : public testing::Test {
 protected:
  std::string Show(Term term) { return Text(t, term); }
  std::string Show(const Statement& statement) { return Text(t, statement); }
  Term Just(Term term) { return t.Constructor("Just", {term}); }
  Term N(int64_t number) { return t.Number(number); }
  MemoryTerms t;
};

TEST_F(PrintTest, StatementsReadAsInThePapers) {
  EXPECT_EQ(Show({.name = "insert", .arguments = {N(4), t.Numbers({3, 5})}, .result = t.Numbers({3, 5, 4})}),
            "insert 4 [3,5] = [3,5,4]");
  EXPECT_EQ(
      Show({.name = "insert", .arguments = {t.Character('s'), t.String("o")}, .result = t.String("os")}),
      "insert 's' \"o\" = \"os\"");
  EXPECT_EQ(Show({.name = "table", .result = t.Numbers({1})}), "table = [1]");
  EXPECT_EQ(Show({.name = "main", .result = t.Action({t.Prints("os\n")})}), "main = {prints \"os\\n\"}");
}

TEST_F(PrintTest, FreeVariablesFollowTheResult) {
  EXPECT_EQ(
      Show({.name = "go", .arguments = {t.Numbers({1})}, .result = N(3), .free_variables = {{"n", N(5)}}}),
      "go [1] = 3, with n = 5");
  EXPECT_EQ(Show({.name = "go", .result = N(3), .free_variables = {{"n", N(5)}, {"<+>", N(-1)}}}),
            "go = 3, with n = 5, (<+>) = -1");
}

TEST_F(PrintTest, OperatorsOfStatementsStandBetweenTheirArguments) {
  Statement sum{
      .name = "+", .is_operator = true, .precedence = 6, .arguments = {N(-1), Just(N(2))}, .result = N(1)};
  EXPECT_EQ(Show(sum), "(-1) + Just 2 = 1");
  sum.arguments = {N(1)};
  EXPECT_EQ(Show(sum), "(+) 1 = 1");
  sum.arguments = {N(1), N(2), N(3)};
  EXPECT_EQ(Show(sum), "(1 + 2) 3 = 1");
}

TEST_F(PrintTest, NegativeNumbersStandInBracketsInsideApplicationsOnly) {
  EXPECT_EQ(Show(Just(N(-3))), "Just (-3)");
  EXPECT_EQ(Show(t.Numbers({-3})), "[-3]");
  EXPECT_EQ(Show(t.Infix(N(-1), ":+:", N(-2), 5)), "-1 :+: -2");
  EXPECT_EQ(Show(t.Infix(N(-1), ":*:", N(-2), 6)), "(-1) :*: (-2)");
}

TEST_F(PrintTest, ConstructorsAreWrittenAsDerivedShowDoes) {
  Term pair = t.Infix(N(1), ":+:", N(2), 6);
  EXPECT_EQ(Show(t.Infix(pair, ":+:", pair, 6)), "(1 :+: 2) :+: (1 :+: 2)");
  EXPECT_EQ(Show(t.Infix(N(1), "Foo", N(2), 9, Associativity::kLeft, false)), "1 `Foo` 2");
  EXPECT_EQ(Show(t.Constructor(":+:", {N(1), N(2)}, true)), "(:+:) 1 2");
  EXPECT_EQ(Show(Just(t.Record("P", {"x", "+++"}, {N(-1), Just(N(2))}))),
            "Just (P {x = -1, (+++) = Just 2})");
  EXPECT_EQ(Show(t.Tuple({N(1), t.Unit(), t.Nil(), t.Nil(true)})), "(1,(),[],\"\")");
}

TEST_F(PrintTest, LettersAreLettersAndTheRestIsEscapedAsShowDoes) {
  EXPECT_EQ(Show(t.String("a\"b\\c'\n\x1b[0m")), "\"a\\\"b\\\\c'\\n\\ESC[0m\"");
  EXPECT_EQ(Show(t.String("é1\x0eHé\x7f")), "\"é1\\SO\\&Hé\\DEL\"");
  EXPECT_EQ(Show(t.String("Grüß Gott, 李明")), "\"Grüß Gott, 李明\"");
  EXPECT_EQ(Show(t.Character(0x674e)), "'李'");
  EXPECT_EQ(Show(t.Character('\'')), "'\\''");
  EXPECT_EQ(Show(t.Character('"')), "'\"'");
}

TEST_F(PrintTest, NamesAndTextsKeepPrintableUnicodeOnly) {
  EXPECT_EQ(Show(t.Constructor("Größe")), "Größe");
  EXPECT_EQ(Show(t.Opaque("<\x1b[31m\xe2\x80\xae\xff>")), "<\\ESC[31m\\8238\\255>");
}

TEST_F(PrintTest, ListsWithoutTheirEndAreWrittenWithTheirConstructor) {
  EXPECT_EQ(Show(t.List({N(1), N(-2)}, t.Unevaluated())), "1 : -2 : _");
  EXPECT_EQ(Show(Just(t.List({N(1)}, t.NotKept()))), "Just (1 : …)");
  EXPECT_EQ(Show(t.String("ab", t.Unfinished())), "\"ab\" ++ ⊥");
  EXPECT_EQ(Show(Just(t.String("ab", t.Error("no more")))), "Just (\"ab\" ++ error \"no more\")");
  EXPECT_EQ(Show(t.List({t.Character('a'), t.Unevaluated()})), "['a',_]");
}

TEST_F(PrintTest, FunctionsArePartialApplications) {
  EXPECT_EQ(Show(t.Function("map", {t.Function("inc")})), "map inc");
  EXPECT_EQ(Show(Just(t.Function("map", {t.Operator("+", 6)}))), "Just (map (+))");
  EXPECT_EQ(Show(t.Operator("+", 6, {N(1)})), "(1 +)");
  EXPECT_EQ(Show(t.RightSection("+", 6, N(-1))), "(+ (-1))");
  EXPECT_EQ(Show(t.Operator(".", 9, {t.Function("f"), t.Function("g")})), "f . g");
  const Term chain = t.Operator(".", 9, {t.Function("g"), t.Function("h")});
  EXPECT_EQ(Show(t.Operator(".", 9, {t.Function("f"), chain})), "f . g . h");
  EXPECT_EQ(Show(t.Function("map", {t.Operator("<+>", 5, {chain, chain})})), "map (g . h <+> g . h)");
  EXPECT_EQ(Show(Just(t.Lambda("\\x -> x"))), "Just (\\x -> x)");
  EXPECT_EQ(Show(t.Lambda("\\x y -> x", {N(1)})), "(\\x y -> x) 1");
}

TEST_F(PrintTest, FunctionsOfOneNameAreToldByTheirPlace) {
  View go;
  go.kind = Kind::kFunction;
  go.name = "go";
  go.shown_place = "in sort";
  const Term alone = t.Add(go);
  EXPECT_EQ(Show(alone), "go in sort");
  EXPECT_EQ(Show(Just(alone)), "Just (go in sort)");
  EXPECT_EQ(Show(t.List({alone})), "[(go in sort)]");
  go.fields = {N(1)};
  EXPECT_EQ(Show(t.Add(go)), "(go in sort) 1");
  go.labels = {"n"};
  EXPECT_EQ(Show(Just(t.Add(go))), "Just (go in sort with n = 1)");
}

TEST_F(PrintTest, WhoseVariablesFollowIsClear) {
  const Term go = t.Local("go", {"n", "k"}, {N(5), N(6)});
  EXPECT_EQ(Show(go), "go with n = 5, k = 6");
  EXPECT_EQ(Show(t.Local("\\x -> x", {"f", "m"}, {go, N(1)})),
            "\\x -> x with f = (go with n = 5, k = 6), m = 1");
  EXPECT_EQ(Show(t.Record("R", {"run", "size"}, {go, N(1)})), "R {run = (go with n = 5, k = 6), size = 1}");
  EXPECT_EQ(Show(t.List({go, t.Lambda("\\x -> x")})), "[(go with n = 5, k = 6),\\x -> x]");
  EXPECT_EQ(Show(t.Tuple({t.Lambda("x <- xs .."), N(1)})), "((x <- xs ..),1)");
  EXPECT_EQ(Show({.name = "f", .result = go, .free_variables = {{"m", N(1)}}}),
            "f = (go with n = 5, k = 6), with m = 1");
  EXPECT_EQ(Show({.name = "f", .result = go}), "f = go with n = 5, k = 6");
}

TEST_F(PrintTest, TypesAreShownBehindTheName) {
  Statement statement;
  statement.name = "total";
  statement.shown_type = "[Int] -> Int";
  statement.arguments = {t.Nil()};
  statement.result = t.Number("0");
  EXPECT_EQ(Text(t, statement), "(total :: [Int] -> Int) [] = 0");
  statement.name = "<+>";
  statement.is_operator = true;
  statement.arguments = {t.Number("1"), t.Number("2")};
  EXPECT_EQ(Text(t, statement), "((<+>) :: [Int] -> Int) 1 2 = 0");
  statement.shown_type = "";
  statement.shown_context = "of Sum Int";
  EXPECT_EQ(Text(t, statement), "1 <+> 2 = 0, of Sum Int");
}

TEST_F(PrintTest, FiniteMapsListTheirEntries) {
  EXPECT_EQ(Show(t.Map({{{N(1)}, N(2)}, {{N(3), N(-4)}, N(-5)}})), "{1 -> 2, 3 (-4) -> -5}");
  EXPECT_EQ(Show(t.Map({})), "{}");
}

TEST_F(PrintTest, CyclesEnd) {
  Term ones = t.Nil();
  View cell;
  t.Look(t.Cons(N(1), ones), &cell);
  cell.identity = 7;
  t.Set(ones, cell);
  EXPECT_EQ(Show(ones), "1 : ↺");
  EXPECT_EQ(Show(t.List({N(3), N(2)}, ones)), "3 : 2 : 1 : ↺3-");
  Term loop = t.Nil();
  View just;
  t.Look(Just(t.List({loop, N(2)})), &just);
  just.identity = 8;
  t.Set(loop, just);
  EXPECT_EQ(Show(loop), "Just [↺,2]");
}

TEST_F(PrintTest, ACycleThatDoesNotLeadBackToTheWholeSaysWhere) {
  const auto shared = [&](Term term, uint64_t identity) {
    View view;
    t.Look(term, &view);
    view.identity = identity;
    return view;
  };
  Term twos = t.Nil();
  t.Set(twos, shared(t.Cons(N(2), twos), 7));
  EXPECT_EQ(Show(t.Shared(t.Cons(N(1), twos), 6)), "1 : 2 : ↺2-");
  Term both = t.Nil();
  t.Set(both, shared(t.List({N(1), N(2)}, both), 8));
  EXPECT_EQ(Show(both), "1 : 2 : ↺");
  Term inner = t.Nil();
  t.Set(inner, shared(Just(Just(inner)), 9));
  EXPECT_EQ(Show(Just(inner)), "Just (Just (Just ↺1))");
  EXPECT_EQ(Show(inner), "Just (Just ↺)");
  Statement statement;
  statement.name = "f";
  statement.arguments = {inner, Just(inner)};
  statement.result = t.Cons(N(1), twos);
  EXPECT_EQ(Show(statement), "f (Just (Just ↺)) (Just (Just (Just ↺a2.1))) = 1 : 2 : ↺r.2-");
}

TEST_F(PrintTest, SharedPartsThatAreNotBelowThemselvesAreNoCycle) {
  Term shared = t.Shared(t.Numbers({1}), 5);
  EXPECT_EQ(Show(t.Tuple({shared, shared})), "([1],[1])");
  Term tail = t.Shared(t.Cons(t.Nil(), t.Nil()), 6);
  EXPECT_EQ(Show(t.Shared(t.Cons(tail, tail), 9)), "[[[]],[]]");
}

}  // namespace
}  // namespace inquest::value
