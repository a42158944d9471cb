#include "haskell/derive/derive.h"

#include <gtest/gtest.h>

#include "haskell/rename/test_program.h"

namespace inquest::haskell::derive {
namespace {

using rename::TestProgram;

struct Derived {
  std::string messages;
  std::string instances;  // the dump of the derived instances, without numbers
};

Derived Run(std::string_view text) {
  TestProgram program;
  Module& module = program.Add(text);
  EXPECT_EQ(program.Messages(), "");
  Derive(module, program.last, program.state, program.names, program.diagnostics);
  std::string dump = program.DumpOf(module);
  Derived result;
  result.messages = program.Messages();
  for (size_t at = dump.find("\n  (instance derived"); at != std::string::npos;
       at = dump.find("\n  (instance derived", at + 1)) {
    size_t end = at + 1;
    do {
      end = dump.find('\n', end + 1);
    } while (end != std::string::npos && end + 3 < dump.size() && dump.substr(end + 1, 3) == "   ");
    result.instances += dump.substr(at + 1, end == std::string::npos ? end : end - at);
  }
  return result;
}

std::string Instances(std::string_view text) {
  Derived derived = Run("module M where\nimport Data.Ix\n" + std::string(text));
  EXPECT_EQ(derived.messages, "");
  return derived.instances;
}

std::string Failure(std::string_view text) {
  return Run("module M where\nimport Data.Ix\n" + std::string(text)).messages;
}

bool Has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(DeriveEq, FieldsAreComparedAndThenConstructors) {
  std::string text = Instances("data T = A | B Int Char deriving Eq\n");
  EXPECT_EQ(text.substr(0, text.rfind(')')),  // the last one ends the module
            "  (instance derived Eq T\n"
            "    (bind ==\n"
            "      (match (B a1 a2) (B b1 b2) => (&& (== a1 b1) (== a2 b2)))\n"
            "      (match x y => (intEq (tagOf x) (tagOf y)))))");
}

TEST(DeriveEq, ASingleConstructorNeedsNoFallback) {
  std::string text = Instances("data T = T Int deriving Eq\n");
  EXPECT_FALSE(Has(text, "tagOf")) << text;
}

TEST(DeriveOrd, EnumerationsCompareTheirNumbers) {
  std::string text = Instances("data T = A | B | C | D deriving (Eq, Ord)\n");
  EXPECT_TRUE(Has(text, "(bind compare\n      (match x y => (intCompare (tagOf x) (tagOf y))))")) << text;
  EXPECT_TRUE(Has(text, "(bind <\n")) << text;
}

TEST(DeriveOrd, ManyConstructorsUseCompareForAll) {
  std::string text = Instances("data T = A Int | B | C | D deriving (Eq, Ord)\n");
  EXPECT_FALSE(Has(text, "(bind <\n")) << text;
}

TEST(DeriveOrd, ANewtypeHasTheOperatorsOfItsField) {
  std::string text = Instances("newtype T = T Int deriving (Eq, Ord)\n");
  EXPECT_TRUE(Has(text, "(bind <=\n      (match (T a1) (T b1) => (<= a1 b1)))")) << text;
  EXPECT_TRUE(Has(text, "(bind max\n      (match (T a1) (T b1) => (T (max a1 b1))))")) << text;
}

TEST(DeriveShow, PrecedenceFollowsTheConstructor) {
  std::string text = Instances(
      "infixr 5 :+\ndata T = T :+ Int | N { x, (%%) :: Int } | (:*) T T | T `In` T deriving Show\n");
  EXPECT_TRUE(Has(text, "(intGt d (fromInteger 5))")) << text;
  EXPECT_TRUE(Has(text, "(showsPrec (fromInteger 6) a1 (++ \" :+ \" (showsPrec (fromInteger 6) a2 s)))"))
      << text;
  EXPECT_TRUE(Has(text, "\"N {x = \"")) << text;
  EXPECT_TRUE(Has(text, "\", (%%) = \"")) << text;
  EXPECT_TRUE(Has(text, "\"(:*) \"")) << text;
  EXPECT_TRUE(Has(text, "\" `In` \"")) << text;
}

TEST(DeriveRead, EachConstructorIsAnAlternative) {
  std::string text = Instances("data T = A | B { x :: Int } deriving Read\n");
  EXPECT_TRUE(Has(text, "(expect \"A\" r)")) << text;
  EXPECT_TRUE(Has(text, "(expect \"{\" s)")) << text;
  EXPECT_TRUE(Has(text, "(if (intGt p (fromInteger 11)) []")) << text;
}

TEST(DeriveEnum, OnlyEnumerations) {
  EXPECT_TRUE(Has(Instances("data T = A | B deriving Enum\n"), "(enumSucc \"T\" (fromInteger 1) x1)"));
  EXPECT_EQ(Failure("data T = A | B Int deriving Enum\n"),
            "cannot derive `Enum` for `T`: it has constructors with arguments\n");
}

TEST(DeriveBounded, EnumerationsAndProducts) {
  EXPECT_TRUE(Has(Instances("data T = A | B deriving Bounded\n"), "(bind maxBound\n      (match => B))"));
  EXPECT_TRUE(Has(Instances("data T = A Int Int deriving Bounded\n"), "(match => (A minBound minBound))"));
  EXPECT_TRUE(Has(Failure("data T = A | B Int deriving Bounded\n"), "cannot derive `Bounded` for `T`"));
}

TEST(DeriveIx, ProductsGoComponentByComponent) {
  std::string text = Instances("data T = T Int Int deriving (Ix)\n");
  EXPECT_TRUE(
      Has(text, "(indexStep (index (tuple l1 u1) i1) (rangeSize (tuple l2 u2)) (index (tuple l2 u2) i2))"))
      << text;
  EXPECT_TRUE(Has(text, "(&& (inRange (tuple l1 u1) i1) (inRange (tuple l2 u2) i2))")) << text;
}

TEST(DeriveFunctor, MapsThroughTuplesFunctionsAndOtherFunctors) {
  std::string text = Instances("data T f a = T Int a (f [a]) (Int -> (a, Int)) deriving Functor\n");
  EXPECT_TRUE(Has(text, "(instance derived Functor (T f)")) << text;
  EXPECT_TRUE(Has(text, "(T a1 (f a2) (fmap (\\ y -> (fmap f y)) a3) (\\ y -> (case (a4 y)")) << text;
}

TEST(DeriveFunctor, ExpandsSynonyms) {
  std::string text = Instances("type P b = (b, b)\ndata T a = T (P a) deriving Functor\n");
  EXPECT_TRUE(Has(text, "(match (tuple y1 y2) => (tuple (f y1) (f y2)))")) << text;
}

TEST(DeriveFunctor, ArgumentsOfFunctionsCannotBeMapped) {
  EXPECT_TRUE(Has(Failure("data T a = T (a -> Int) deriving Functor\n"), "in the argument of a function"));
  EXPECT_TRUE(
      Has(Instances("data T a = T ((a -> Int) -> Int) deriving Functor\n"), "(a1 (\\ y -> (y (f y))))"));
  EXPECT_TRUE(Has(Failure("data T = T deriving Functor\n"), "it has no type parameter"));
}

TEST(DeriveFoldable, FoldsFromTheRight) {
  std::string text = Instances("data T a = L | N (T a) a (T a) deriving Foldable\n");
  EXPECT_TRUE(Has(text, "(foldr f (f a2 (foldr f z a3)) a1)")) << text;
  EXPECT_TRUE(Has(text, "(<> (foldMap f a1) (<> (f a2) (foldMap f a3)))")) << text;
}

TEST(DeriveTraversable, TraversesOnlyWhatMentionsTheParameter) {
  std::string text = Instances("data T a = L | N a Int [a] deriving Traversable\n");
  EXPECT_TRUE(Has(text, "(pure L)")) << text;
  EXPECT_TRUE(Has(text, "(liftA2 (\\ b1 b3 -> (N b1 a2 b3)) (f a1) (traverse f a3))")) << text;
}

TEST(DeriveNewtype, OtherClassesAreThoseOfTheField) {
  std::string text = Instances("newtype T = T Int deriving (Eq, Num, Enum)\n");
  EXPECT_TRUE(Has(text, "(instance derived newtype Num T)")) << text;
  EXPECT_TRUE(Has(text, "(instance derived newtype Enum T)")) << text;
  EXPECT_FALSE(Has(text, "newtype Eq")) << text;
  EXPECT_TRUE(Has(Failure("data T = T Int deriving Num\n"), "cannot derive `Num` for `T`"));
}

TEST(DeriveNewtype, ClassesOfConstructorsLeaveParametersOpen) {
  std::string text = Instances("newtype T m a = T (m a) deriving (Functor, Applicative, Monad)\n");
  EXPECT_TRUE(Has(text, "(instance derived newtype Monad (T m))")) << text;
}

TEST(DeriveStandalone, FillsTheWrittenInstance) {
  TestProgram program;
  Module& module = program.Add("module M where\ndata T a = A | B a\nderiving instance Eq a => Eq (T a)\n");
  Derive(module, program.last, program.state, program.names, program.diagnostics);
  EXPECT_EQ(program.Messages(), "");
  ASSERT_EQ(module.instances.size(), 1u);
  EXPECT_TRUE(module.instances[0].derived);
  EXPECT_EQ(module.instances[0].context.size(), 1u);
  EXPECT_EQ(module.decls[module.instances[0].body].bindings.size(), 1u);
}

TEST(DeriveStandalone, TypesOfOtherModulesToo) {
  TestProgram program;
  program.Add("module A where\ndata T = A | B Int\n");
  Module& module =
      program.Add("module B where\nimport A\nderiving instance Show T\nderiving instance Functor T\n");
  Derive(module, program.last, program.state, program.names, program.diagnostics);
  EXPECT_EQ(program.Messages(), "cannot derive `Functor` for `T`: it is defined in another module\n");
}

TEST(Derive, EveryBindingIsGenerated) {
  TestProgram program;
  Module& module = program.Add("module M where\ndata T = A | B Int deriving (Eq, Ord, Show, Read)\n");
  Derive(module, program.last, program.state, program.names, program.diagnostics);
  for (const InstanceDecl& instance : module.instances) {
    for (BindingId binding : module.decls[instance.body].bindings)
      EXPECT_TRUE(module.bindings[binding].generated);
  }
}

TEST(Derive, TypesWithoutConstructorsCanBeComparedAndShown) {
  std::string text = Instances("data T deriving (Eq, Ord, Show, Read)\n");
  EXPECT_TRUE(Has(text, "(match _ _ => True)")) << text;
  EXPECT_TRUE(Has(text, "(absurd x)")) << text;
}

}  // namespace
}  // namespace inquest::haskell::derive
