// What is read of types from a trace, of programs that are compiled and run.
#include "traced/value/call_types.h"

#include "traced/value/test_traced.h"
#include "traced/value/trail_terms.h"
#include "value/compare.h"
#include "value/print.h"

namespace inquest::traced {
namespace {

class CallTypesTest : public tests::TracedTest {
 protected:
  void Trace(const std::string& program, const tests::RecordOptions& options = {}) {
    TracedTest::Trace(program, options);
    terms_ = std::make_unique<TrailTerms>(*trail_);
  }
  // Of the calls of a routine, in the order in which they were made.
  std::vector<trail::Frame> Calls(const std::string& name) const {
    std::vector<trail::Frame> calls;
    for (size_t i = 1; i < trail_->frame_count(); ++i) {
      const trail::Frame frame = trail_->frame_number(i);
      const trail::Callable* callable = trail_->callable(frame);
      if (callable != nullptr && callable->name == name && !trail_->variant(frame).is_block) {
        calls.push_back(frame);
      }
    }
    return calls;
  }
  std::vector<std::string> Deciding(const std::string& name) const {
    std::vector<std::string> texts;
    for (const trail::Frame& call : Calls(name)) texts.push_back(value::TypesText(terms_->Describe(call)));
    return texts;
  }
  std::vector<std::string> Results(const std::string& name) const {
    std::vector<std::string> texts;
    for (const trail::Frame& call : Calls(name)) texts.push_back(terms_->ResultType(call));
    return texts;
  }
  std::vector<std::string> Types(const std::string& name) const {
    std::vector<std::string> texts;
    for (const trail::Frame& call : Calls(name)) texts.push_back(terms_->TypeText(call));
    return texts;
  }
  std::vector<std::string> Texts(const std::string& name) const {
    std::vector<std::string> texts;
    for (const trail::Frame& call : Calls(name)) {
      texts.push_back(value::Text(*terms_, terms_->Describe(call)));
    }
    return texts;
  }

  std::unique_ptr<TrailTerms> terms_;
};

using Lines = std::vector<std::string>;

TEST_F(CallTypesTest, ACopyForKnownDictionariesKnowsItsTypes) {
  Trace(
      "total :: Num a => [a] -> a\n"
      "total [] = 0\ntotal (x:xs) = x + total xs\n"
      "main = print (total [] :: Int, total [] :: Double, total [Just3 4])\n"
      "newtype J = Just3 Int deriving (Eq, Show)\n"
      "instance Num J where { Just3 a + Just3 b = Just3 (a + b); fromInteger = Just3 . fromInteger\n"
      "                     ; (*) = const; abs = id; signum = id; negate = id }\n");
  EXPECT_EQ(Deciding("total"), (Lines{"Int", "Double", "J", "J"}));
  EXPECT_EQ(Types("total"), (Lines{"[Int] -> Int", "[Double] -> Double", "[J] -> J", "[J] -> J"}));
}

TEST_F(CallTypesTest, AMethodKnowsItsInstance) {
  Trace(
      "class Default a where { def :: a; both :: a -> (a, a); both x = (x, def) }\n"
      "instance Default Int where { def = 1 }\n"
      "instance Default a => Default [a] where { def = [def] }\n"
      "instance (Default a, Default b) => Default (Either a b) where { def = Left def }\n"
      "main = print (both [2 :: Int], def :: Either [Int] Int)\n");
  EXPECT_EQ(Deciding("both"), Lines{"Default [Int], [Int]"});
  EXPECT_EQ(Deciding("def"),
            (Lines{"Default [Int], Int", "Default Int", "Default (Either [Int] Int), [Int], Int"}));
}

TEST_F(CallTypesTest, DictionariesAreReadBackAsTheTypesTheyStandFor) {
  Trace(
      "{-# LANGUAGE ExistentialQuantification #-}\n"
      "data Some = forall a. (Show a, Ord a) => Some a\n"
      "shown :: Show a => a -> String\nshown x = show x\n"
      "same :: Eq a => a -> a -> Bool\nsame x y = x == y\n"
      "use :: Some -> String\nuse (Some x) = shown x ++ shown [x] ++ show (same x x)\n"
      "main = mapM_ (putStrLn . use) [Some (1 :: Int), Some [Just 'c'], Some (1.5 :: Double, ())]\n");
  EXPECT_EQ(Deciding("shown"),
            (Lines{"Int", "[Int]", "[Maybe Char]", "[[Maybe Char]]", "(Double, ())", "[(Double, ())]"}));
  // Eq is a part of Ord.
  EXPECT_EQ(Deciding("same"), (Lines{"Int", "[Maybe Char]", "(Double, ())"}));
}

TEST_F(CallTypesTest, PolymorphicRecursionMakesDictionaries) {
  Trace(
      "deep :: Show a => Int -> a -> String\n"
      "deep 0 x = show x\ndeep n x = deep (n - 1) (x, [x])\n"
      "main = putStrLn (deep 2 'c')\n");
  EXPECT_EQ(Deciding("deep"), (Lines{"Char", "(Char, String)", "((Char, String), [(Char, String)])"}));
}

TEST_F(CallTypesTest, ADictionaryThatWasNeverNeededIsReadFromItsPlace) {
  Trace(
      "deep :: Show a => Int -> a -> Int\n"
      "deep 0 x = 0\ndeep n x = 1 + deep (n - 1) (x, [x])\n"
      "main = print (deep 2 'c')\n");
  EXPECT_EQ(Deciding("deep"), (Lines{"Char", "(Char, String)", "((Char, String), [(Char, String)])"}));
}

TEST_F(CallTypesTest, ALocalFunctionKnowsWhatDecidesAroundIt) {
  Trace(
      "class Base a where { base :: a -> Int }\n"
      "instance Base Int where { base _ = 10 }\n"
      "instance Base Char where { base _ = 16 }\n"
      "f :: Base a => a -> Int\n"
      "f x = go 1 where { go :: Int -> Int; go 0 = base x; go n = go (n - 1) }\n"
      "g :: (Int, Integer) -> (Int, Integer)\n"
      "g (i, j) = (twice i, twice j) where twice y = let add z = y + z in add y\n"
      "main = print (f (1 :: Int), f 'c', g (1, 2))\n");
  EXPECT_EQ(Deciding("go"), (Lines{"Int", "Int", "Char", "Char"}));
  EXPECT_EQ(Deciding("twice"), (Lines{"Int", "Integer"}));
  EXPECT_EQ(Deciding("add"), (Lines{"Int", "Integer"}));
}

TEST_F(CallTypesTest, VariablesThatNoClassConstrainsDecideNothing) {
  Trace(
      "size :: [a] -> Int\nsize [] = 0\nsize (_:xs) = 1 + size xs\n"
      "main = print (size [], size \"\", size [True])\n");
  EXPECT_EQ(Deciding("size"), (Lines{"", "", "", ""}));
}

TEST_F(CallTypesTest, ResultTypesAreTakenFromTheCallersPlaces) {
  Trace(
      "rev :: [a] -> [a]\nrev xs = go xs [] where { go [] ys = ys; go (x:xs) ys = go xs (x:ys) }\n"
      "first :: a -> [a] -> Maybe a\nfirst _ [] = Nothing\nfirst _ (x:_) = Just x\n"
      "wrap :: b -> Either b Int\nwrap b = Left b\n"
      "main = do { print (rev [1 :: Integer]); print (first (2 :: Int) (rev [])); print (wrap ()) }\n");
  EXPECT_EQ(Results("rev"), (Lines{"[Integer]", "[Int]"}));
  EXPECT_EQ(Results("go"), (Lines{"[Integer]", "[Integer]", "[Int]"}));
  EXPECT_EQ(Results("first"), Lines{"Maybe Int"});
  EXPECT_EQ(Results("wrap"), Lines{"Either () Int"});
  EXPECT_EQ(Results("main"), Lines{"IO ()"});
}

TEST_F(CallTypesTest, WhereCallersDoNotTellValuesDo) {
  Trace(
      "pick :: a -> a -> a\npick x y = y\n"
      "main = do { print (foldr pick 'z' \"ab\"); print (foldr pick (Just 1.5) []); print (map (pick "
      "Nothing) [Just 'c']) }\n");
  EXPECT_EQ(Results("pick"), (Lines{"Char", "Char", "Maybe Char"}));
}

TEST_F(CallTypesTest, WhatNothingDeterminesIsUnit) {
  Trace(
      "none :: Int -> Maybe a\nnone _ = Nothing\n"
      "both :: a -> b -> (b, Maybe c)\nboth _ y = (y, none 1)\n"
      "main = print (length [both undefined undefined, both undefined undefined])\n");
  EXPECT_EQ(Results("both"), (Lines{}));  // never needed
  Trace(
      "none :: Int -> Maybe a\nnone _ = Nothing\n"
      "isNone :: Maybe a -> Bool\nisNone Nothing = True\nisNone _ = False\n"
      "main = print (isNone (none 1))\n");
  EXPECT_EQ(Types("none"), Lines{"Int -> Maybe ()"});
}

TEST_F(CallTypesTest, TypesAreShownOnlyWhereTextLeavesThemOpen) {
  Trace(
      "twice :: Num a => a -> a\ntwice x = x + x\n"
      "once :: Num a => a -> a\nonce x = x\n"
      "main = print (twice 1 :: Int, twice 1 :: Integer, twice 1 :: Double, once (1 :: Int))\n");
  EXPECT_EQ(Texts("twice"),
            (Lines{"(twice :: Int -> Int) 1 = 2", "(twice :: Integer -> Integer) 1 = 2", "twice 1.0 = 2.0"}));
  EXPECT_EQ(Texts("once"), Lines{"once 1 = 1"});
}

TEST_F(CallTypesTest, FunctionsAsValuesAreToldApartByTheirTypes) {
  Trace(
      "unit :: Num a => [b] -> a\nunit _ = 0\n"
      "apply :: ([()] -> c) -> Int -> String\napply f n = show n\n"
      "fold :: (a -> a -> a) -> [a] -> Int\nfold f xs = length xs\n"
      "main = do { putStrLn (apply (unit :: [()] -> Int) 1); putStrLn (apply (unit :: [()] -> Integer) 1)\n"
      "          ; print (fold (+) ([] :: [Int]), fold (+) ([] :: [Integer])) }\n");
  EXPECT_EQ(Texts("apply"),
            (Lines{"apply (unit :: [a] -> Int) 1 = \"1\"", "apply (unit :: [a] -> Integer) 1 = \"1\""}));
  const std::vector<trail::Frame> calls = Calls("fold");
  ASSERT_EQ(calls.size(), 2u);
  EXPECT_FALSE(value::Equal(*terms_, terms_->Describe(calls[0]), *terms_, terms_->Describe(calls[1])));
}

TEST_F(CallTypesTest, TypesOfOneNameAreToldApartByTheirModules) {
  Trace(
      "import qualified A\ndata T = B deriving Show\n"
      "class Named a where { name :: a -> String; name _ = \"T\" }\n"
      "instance Named T\ninstance Named A.T\n"
      "main = putStrLn (name B ++ name A.A)\n",
      {.modules = {{"A", "module A where\ndata T = A deriving Show\n"}}});
  EXPECT_EQ(Deciding("name"), (Lines{"Named T, T", "Named A.T, A.T"}));
}

}  // namespace
}  // namespace inquest::traced
