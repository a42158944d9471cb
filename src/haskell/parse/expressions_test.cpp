#include <gtest/gtest.h>

#include "haskell/parse/test_support.h"

namespace inquest::haskell::parse {
namespace {

TEST(Expressions, ApplicationsAreFlat) {
  EXPECT_EQ(Expression("f a (g b) 'c' \"d\" 1 2.5"), "(f a (paren (g b)) 'c' \"d\" 1 5%2)");
}

TEST(Expressions, OperatorsFormAFlatChain) {
  EXPECT_EQ(Expression("a + b * f c `M.op` d : e"), "(chain a + b * (f c) M.op d : e)");
  EXPECT_EQ(Expression("f.g"), "(chain f . g)");
  EXPECT_EQ(Expression("a ! i !! j"), "(chain a ! i !! j)");
  EXPECT_EQ(Expression("a !i"), "(chain a ! i)");
}

TEST(Expressions, APrefixMinusIsAMarkerOnItsOperand) {
  EXPECT_EQ(Expression("- a * b"), "(chain (negate a) * b)");
  EXPECT_EQ(Expression("a == - f b + c"), "(chain a == (negate (f b)) + c)");
  EXPECT_EQ(Expression("-1"), "(negate 1)");
  EXPECT_EQ(Expression("(- a) + b"), "(chain (paren (negate a)) + b)");
  EXPECT_EQ(Expression("- - a"), "1:7: Two minus signs in a row: put the inner negation in parentheses.\n");
}

TEST(Expressions, Sections) {
  EXPECT_EQ(Expression("(+ 1)"), "(right-section + 1)");
  EXPECT_EQ(Expression("(1 +)"), "(left-section 1 +)");
  EXPECT_EQ(Expression("(a * b +)"), "(left-section (chain a * b) +)");
  EXPECT_EQ(Expression("(`f` a)"), "(right-section f a)");
  EXPECT_EQ(Expression("(a `f`)"), "(left-section a f)");
  EXPECT_EQ(Expression("(!i)"), "(right-section ! i)");
  EXPECT_EQ(Expression("(! i)"), "(right-section ! i)");
  EXPECT_EQ(Expression("(.)"), ".");
  EXPECT_EQ(Expression("(M..)"), "M..");
  EXPECT_EQ(Expression("(- 1)"), "(paren (negate 1))");
  EXPECT_EQ(Expression("(-)"), "-");
  EXPECT_EQ(Expression("(subtract 1 . (2 -))"), "(paren (chain (subtract 1) . (left-section 2 -)))");
}

TEST(Expressions, TuplesAndTheirSections) {
  EXPECT_EQ(Expression("((), (,), (,,), (a, b), (, b), (a,, c))"),
            "(tuple () (,) (,,) (tuple a b) (tuple ? b) (tuple a ? c))");
}

TEST(Expressions, ListsEnumerationsComprehensions) {
  EXPECT_EQ(Expression("[]"), "[]");
  EXPECT_EQ(Expression("[[a], [b, c, d]]"), "(list (list a) (list b c d))");
  EXPECT_EQ(Expression("([1 ..], [1, 3 ..], [1 .. 9], [1, 3 .. 9], [False ..])"),
            "(tuple (enum 1 ..) (enum 1 3 ..) (enum 1 .. 9) (enum 1 3 .. 9) (enum False ..))");
  EXPECT_EQ(Expression("[x | Just x <- xs, let y = x, y > 1, (a, b) <- z]"),
            "(comprehension x\n"
            "  (<- (Just x) xs)\n"
            "  (let\n"
            "    (bind y\n"
            "      (match => x)))\n"
            "  (chain y > 1)\n"
            "  (<- (tuple a b) z))");
}

TEST(Expressions, LambdaLetIfCaseReachAsFarAsTheyCan) {
  EXPECT_EQ(Expression("f $ \\a (b, c) -> a + b"), "(chain f $ (\\ a (tuple b c) -> (chain a + b)))");
  EXPECT_EQ(Expression("if a then b else c + d"), "(if a b (chain c + d))");
  EXPECT_EQ(Expression("if a then b else if c then d else e :: Int"), "(if a b (if c d (:: e Int)))");
  EXPECT_EQ(Expression("case a of { b -> c } + d"), "(chain (case a\n  (match b => c)) + d)");
}

TEST(Expressions, LambdaCaseAndMultiWayIf) {
  EXPECT_EQ(Expression("\\case { 1 -> a; _ -> b }"), "(\\case\n  (match 1 => a)\n  (match _ => b))");
  EXPECT_EQ(Expression("if | a -> b | c, Just d <- e -> f"),
            "(if\n  (| a = b)\n  (| c (<- (Just d) e) = f))");
  EXPECT_EQ(Decls("x = if | a -> if | b -> 1\n"
                  "                 | c -> 2\n"
                  "       | d -> 3\n"),
            "(bind x\n"
            "  (match => (if\n"
            "      (| a = (if\n"
            "        (| b = 1)\n"
            "        (| c = 2)))\n"
            "      (| d = 3))))");
}

TEST(Expressions, RecordsBindTighterThanApplication) {
  EXPECT_EQ(Expression("f r { a = 1, M.b = g 2 } C { c, .. } D {}"),
            "(f (update r (a 1) (M.b (g 2))) (record C (pun c c) ..) (record D))");
  EXPECT_EQ(Expression("(f r) { a = 1 } { b = 2 }"), "(update (update (paren (f r)) (a 1)) (b 2))");
}

TEST(Expressions, Annotations) {
  EXPECT_EQ(Expression("f x :: Int -> a"), "(:: (f x) (-> Int a))");
  EXPECT_EQ(Expression("(x :: forall a. Eq a => a, y)"),
            "(tuple (:: x (qualified (forall a) (context (Eq a)) a)) y)");
}

TEST(Expressions, BlockArgumentsByPragmaOnly) {
  EXPECT_EQ(Decls("{-# LANGUAGE BlockArguments #-}\nx = f \\a -> a"),
            "(bind x\n  (match => (f (\\ a -> a))))");
  EXPECT_NE(Expression("f \\a -> a").find("I found `\\`"), std::string::npos);
}

TEST(Expressions, LongOnesAreNotNested) {
  std::string list = "[0", chain = "a", tuple = "f";
  for (int i = 0; i < 20'000; ++i) {
    list += ",1";
    chain += " : b";
    tuple += " x";
  }
  EXPECT_EQ(Expression(list + "]").find("error"), std::string::npos);
  EXPECT_EQ(Expression(chain + " + " + tuple).substr(0, 11), "(chain a : ");
}

TEST(Expressions, DeepNestingIsRefusedNotCrashed) {
  for (const char* opener :
       {"(", "[", "\\x -> ", "if a then b else ", "do ", "case a of b -> ", "let a = ", "f $ (",
        "C { a = ", "(x, ", "if | a -> ", "[a | b <- ", "\\case a -> ", "- (", "case do ", "x { a = "}) {
    std::string text;
    for (int i = 0; i < 20'000; ++i) text += opener;
    EXPECT_NE(Expression(text).find("nested too deeply"), std::string::npos) << opener;
  }
  for (const char* opener : {"(", "[", "C { a = ", "~ ", "! ", "x@", "(x, ", "(C (", "(f -> "}) {
    std::string text = "\\ ";
    for (int i = 0; i < 20'000; ++i) text += opener;
    EXPECT_NE(Expression(text).find("nested too deeply"), std::string::npos) << opener;
  }
  for (const char* opener : {"(", "[", "a -> (", "(a, ", "forall a. ", "C a => ", "T (", "(a :: "}) {
    std::string text = "x :: ";
    for (int i = 0; i < 20'000; ++i) text += opener;
    EXPECT_NE(Expression(text).find("nested too deeply"), std::string::npos) << opener;
  }
}

TEST(Expressions, WhatIsNestedLessDeeplyIsReadAndDumped) {
  std::string parens = std::string(900, '(') + "x" + std::string(900, ')');
  EXPECT_EQ(Expression(parens).size(), 900 * std::string("(paren )").size() + 1);
}

TEST(Patterns, Atoms) {
  EXPECT_EQ(Pattern("a _ 1 'c' \"s\" () [] [a, b] (a, b) C (C a _) ~b !c"),
            "a _ 1 'c' \"s\" (tuple) (list) (list a b) (tuple a b) C (paren (C a _)) (~ b) (! c)");
  EXPECT_EQ(Pattern("(-1) (x:xs) (a `C` b) (a :+: b : c)"),
            "(paren -1) (paren (chain x : xs)) (paren (chain a C b)) (paren (chain a :+: b : c))");
  EXPECT_EQ(Pattern("((,) a b) ((:+:) a b) (+)"), "(paren ((,) a b)) (paren (:+: a b)) +");
}

TEST(Patterns, AsPatternsWithAndWithoutSpaces) {
  EXPECT_EQ(Pattern("x@(Just _) y @ z"), "(@ x (paren (Just _))) (@ y z)");
}

TEST(Patterns, RecordsViewsAndTypes) {
  EXPECT_EQ(Pattern("C{a = 1, b, ..} C{} (f x -> Just y, z) (x :: Int)"),
            "(record C (a 1) (pun b b) ..) (record C) (tuple (view (f x) (Just y)) z) (paren (:: x Int))");
}

TEST(Types, AllForms) {
  EXPECT_EQ(TypeOf("Int -> [a] -> (a, b) -> M.Map k v -> () -> (a -> b)"),
            "(-> Int [a] (tuple a b) (M.Map k v) () a b)");
  EXPECT_EQ(TypeOf("[] a -> (,) a b -> (->) a b"), "(-> ([] a) ((,) a b) (-> a b))");
  EXPECT_EQ(TypeOf("(Eq a, Show (f a)) => f a"), "(qualified (context (Eq a) (Show (f a))) (f a))");
  EXPECT_EQ(TypeOf("() => a"), "a");
  EXPECT_EQ(TypeOf("forall a b. a -> (forall c. Eq c => c) -> b"),
            "(qualified (forall a b) (-> a (forall (c) (context (Eq c)) c) b))");
  EXPECT_EQ(TypeOf("forall (f :: * -> *). (f :: * -> *) a"), "(qualified (forall f) ((:: f (-> * *)) a))");
}

TEST(Types, ForallIsAnOrdinaryNameElsewhere) {
  EXPECT_EQ(Expression("forall . as hiding"), "(chain forall . (as hiding))");
}

}  // namespace
}  // namespace inquest::haskell::parse
