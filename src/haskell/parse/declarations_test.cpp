#include <gtest/gtest.h>

#include "haskell/parse/test_support.h"

namespace inquest::haskell::parse {
namespace {

TEST(Bindings, AdjacentEquationsOfANameAreJoined) {
  EXPECT_EQ(
      Decls("f 0 = 1\nf n = 2\ng = 3\nf m = 4"),
      "(bind f\n  (match 0 => 1)\n  (match n => 2))\n(bind g\n  (match => 3))\n(bind f\n  (match m => 4))");
}

TEST(Bindings, EquationsHaveTheSameNumberOfArguments) {
  EXPECT_EQ(Decls("f 0 = 1\nf a b = 2"),
            "2:1: The equations of `f` have different numbers of arguments: this one 2, the first one 1.\n");
}

TEST(Bindings, InfixDefinitions) {
  EXPECT_EQ(Decls("x <+> y = 1"), "(bind <+>\n  (match x y => 1))");
  EXPECT_EQ(Decls("(x <+> y) z = 1"), "(bind <+>\n  (match x y z => 1))");
  EXPECT_EQ(Decls("Just x `f` (y:ys) = 1"), "(bind f\n  (match (Just x) (paren (chain y : ys)) => 1))");
  EXPECT_EQ(Decls("x:xs +++ ys = 1"), "(bind +++\n  (match (chain x : xs) ys => 1))");
  EXPECT_EQ(Decls("((f . g) x) y = 1"), "(bind .\n  (match f g x y => 1))");
  EXPECT_EQ(Decls("(<+>) x y = 1"), "(bind <+>\n  (match x y => 1))");
  EXPECT_EQ(Decls("a - b = 1"), "(bind -\n  (match a b => 1))");
}

TEST(Bindings, BangPatternsByTheirSpacing) {
  EXPECT_EQ(Decls("f !x !(y, z) = 1"), "(bind f\n  (match (! x) (! (tuple y z)) => 1))");
  EXPECT_EQ(Decls("a ! i = 1"), "(bind !\n  (match a i => 1))");
  EXPECT_EQ(Decls("a!i = 1"), "(bind !\n  (match a i => 1))");
  EXPECT_EQ(Decls("x = let !y = 1 in y"),
            "(bind x\n  (match => (let\n      (bind (! y)\n        (match => 1))\n      in y)))");
}

TEST(Bindings, PatternBindings) {
  EXPECT_EQ(Decls("(a, b) = 1"), "(bind (tuple a b)\n  (match => 1))");
  EXPECT_EQ(Decls("Just a | b = c"), "(bind (Just a)\n  (match\n    (| b = c)))");
  EXPECT_EQ(Decls("x:xs = 1"), "(bind (chain x : xs)\n  (match => 1))");
  EXPECT_EQ(Decls("a@(b, _) = 1"), "(bind (@ a (tuple b _))\n  (match => 1))");
  EXPECT_EQ(Decls("[a, b] = 1"), "(bind (list a b)\n  (match => 1))");
  EXPECT_EQ(Decls("x :: Int = 1"), "(bind (:: x Int)\n  (match => 1))");
}

TEST(Bindings, GuardsAndWhere) {
  EXPECT_EQ(Decls("f x | x > 0, Just y <- g x = y\n    | otherwise = z\n  where z = 1"),
            "(bind f\n  (match x\n    (| (chain x > 0) (<- (Just y) (g x)) = y)\n    (| otherwise = z)\n"
            "    (where\n      (bind z\n        (match => 1)))))");
}

TEST(Declarations, SignaturesAndFixities) {
  EXPECT_EQ(Decls("infixl 6 +, `f`, :+\ninfix <>\na, (+) :: Int"),
            "(infixl 6 + f :+)\n(infix 9 <>)\n(sig a + :: Int)");
  EXPECT_EQ(Decls("infixl 10 +"), "1:8: A precedence is a number from 0 to 9.\n");
}

TEST(Declarations, DataTypes) {
  EXPECT_EQ(
      Decls(
          "data T a = A | B !a (Maybe a) | a :+: !a | Int `C` a | (:*:) a | R { x, y :: !Int, z :: a -> a }\n"
          "  deriving (Eq, Ord) deriving stock Show deriving newtype (Num)"),
      "(data T a\n  (constructor A)\n  (constructor B !a (Maybe a))\n  (infix :+: a !a)\n  (infix C Int a)\n"
      "  (constructor :*: a)\n  (record R x::!Int y::!Int z::(-> a a))\n"
      "  (deriving Eq Ord stock:Show newtype:Num))");
  EXPECT_EQ(Decls("data Empty\nnewtype N f a = N { un :: f a }\ndata (Eq a) => S (f :: * -> *) a = S"),
            "(data Empty)\n(newtype N f a\n  (record N un::(f a)))\n(data S f::(-> * *) a (context (Eq a))\n "
            " (constructor S))");
  EXPECT_EQ(Decls("data E = forall a. (Show a) => E a"),
            "(data E\n  (constructor E (exists a) (context (Show a)) a))");
  EXPECT_EQ(Decls("newtype N = N Int Int"),
            "1:1: A newtype has exactly one constructor with exactly one field; use `data` here.\n");
}

TEST(Declarations, OrdinaryTypesInGadtSyntax) {
  EXPECT_EQ(
      Decls("data T a b where\n  A, B :: c -> !d -> T c d\n  C :: { x :: Int } -> T b a\n  deriving Show"),
      "(data T a b\n  (constructor A a !b)\n  (constructor B a !b)\n  (record C x::Int)\n  (deriving Show))");
  EXPECT_EQ(Decls("data T :: * -> * where A :: a -> T a"), "(data T t1::*\n  (constructor A t1))");
  EXPECT_EQ(Decls("data T a where A :: b -> T Int"),
            "(data T a\n  (constructor A (exists b) b (result (T Int))))");
}

TEST(Declarations, ClassesAndInstances) {
  EXPECT_EQ(Decls("class (Eq a) => C a where\n  infixl 5 +++\n  f, (+++) :: a -> a\n  f = g\n"
                  "instance C a => C [a] where\n  f :: [a] -> [a]\n  f x = x\n"
                  "instance C (a -> b)\nderiving instance Show a => Show (T a)"),
            "(class C a (context (Eq a))\n  (infixl 5 +++)\n  (sig f +++ :: (-> a a))\n  (bind f\n    (match "
            "=> g)))\n"
            "(instance C [a] (context (C a))\n  (sig f :: (-> [a] [a]))\n  (bind f\n    (match x => x)))\n"
            "(instance C (-> a b))\n(instance standalone-derived Show (T a) (context (Show a)))");
}

TEST(Declarations, SynonymsDefaultsForeigns) {
  EXPECT_EQ(
      Decls("type T a = [a] -> Int\ndefault (Int, Double)\nforeign import prim \"add\" f :: Int -> Int"),
      "(type T a = (-> [a] Int))\n(default Int Double)\n(foreign prim \"add\" f :: (-> Int Int))");
}

TEST(Modules, HeaderExportsImports) {
  EXPECT_EQ(Parsed("module A.B (f, (+), T(..), C(g, D), module X.Y, M.h,) where\n"
                   "import X.Y\nimport qualified P as Q.R\nimport S qualified as U (a, T(A), (+)(..))\n")
                .Errors(),
            "4:38: I found `(` here, but expected `)`.\n");
  EXPECT_EQ(
      Parsed(
          "module A.B (f, (+), T(..), C(g, D), module X.Y, M.h,) where\n"
          "import X.Y\nimport qualified P as Q.R\nimport S qualified as U (a, T(A), )\nimport V hiding (b)\n")
          .Text(),
      "(module A.B\n  (export f + T(..) C(g,D) module:X.Y M.h)\n  (import X.Y)\n  (import qualified P as "
      "Q.R)\n"
      "  (import qualified S as U (a T(A)))\n  (import V hiding (b)))\n");
}

TEST(Modules, WordsOfImportsAreOrdinaryNames) {
  EXPECT_EQ(Decls("as = hiding qualified forall"), "(bind as\n  (match => (hiding qualified forall)))");
}

TEST(Modules, LiterateFilesAreRecognisedByTheirName) {
  EXPECT_EQ(Parsed("Text.\n\n> x = 1\n", "T.lhs").Text(), "(module Main\n  (bind x\n    (match => 1)))\n");
}

TEST(Modules, SpansCoverWhatTheyName) {
  Parsed parsed("f x = g\n  where g = x\nf y = 1\n");
  const Binding& f = parsed.module.bindings[parsed.module.decls[parsed.module.top].bindings[0]];
  EXPECT_EQ(parsed.files.text(f.span), "f x = g\n  where g = x\nf y = 1");
  EXPECT_EQ(parsed.files.text(f.matches[0].span), "f x = g\n  where g = x");
  EXPECT_EQ(parsed.files.text(f.name.span), "f");
}

TEST(Extensions, UnknownOnesAreNamed) {
  EXPECT_EQ(Parsed("{-# LANGUAGE LambdaCase, Arrows #-}\nx = 1").Errors(),
            "1:26: The language extension Arrows is not supported.\n");
  EXPECT_EQ(Parsed("{-# LANGUAGE NoImplicitPrelude, NoMonomorphismRestriction #-}").Errors(), "");
}

}  // namespace
}  // namespace inquest::haskell::parse
