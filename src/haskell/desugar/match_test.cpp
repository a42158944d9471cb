#include "haskell/desugar/test_program.h"

namespace inquest::haskell::desugar {
namespace {

TEST(MatchTest, EquationsAreTriedFromLeftToRightAndTopToBottom) {
  ExpectCore(R"(f :: Bool -> Bool -> Int
f _ False = 1
f False True = 2
f _ _ = 3
main = print (f True True)
)",
             "f", R"(
function f $v $v_1 :: Bool -> Bool -> Int =
  try case $v_1 of
      False -> {1} 1
  else try case $v of
      False -> case $v_1 of
          True -> {2} 2
  else {3} 3
)");
}

TEST(MatchTest, RowsOfOneConstructorShareItsTest) {
  ExpectCore(R"(zipWith2 f (a:as) (b:bs) = f a b : zipWith2 f as bs
zipWith2 _ _ _ = []
main = print (zipWith2 (,) "ab" "cd")
)",
             "zipWith2", R"(
function zipWith2 f $v $v_1 :: (a -> b -> c) -> [a] -> [b] -> [c] =
  try case $v of
      : a as -> case $v_1 of
          : b bs -> {1} : (f a b) (zipWith2 f as bs)
  else {2} []
)");
}

TEST(MatchTest, StringsAreMatchedCharacterByCharacter) {
  ExpectCore(R"(f :: String -> Int
f "on" = 1
f "or" = 2
f ('x':_) = 3
f _ = 4
main = print (f "on")
)",
             "f", R"(
function f $v :: String -> Int =
  try case $v of
      : $v_1 $v_2 -> case $v_1 of
          'o' -> case $v_2 of
              : $v_3 $v_4 -> case $v_3 of
                  'n' -> case $v_4 of
                      [] -> {1} 1
                  'r' -> case $v_4 of
                      [] -> {2} 2
          'x' -> {3} 3
  else {4} 4
)");
}

TEST(MatchTest, LiteralsOfKnownTypesAreAlternatives) {
  ExpectCore(R"(f :: Int -> Char -> Int
f 0 'a' = 1
f 0 'b' = 2
f (-1) _ = 3
f n _ = n
main = print (f 0 'a')
)",
             "f", R"(
function f n $v :: Int -> Char -> Int =
  try case n of
      0 -> case $v of
          'a' -> {1} 1
          'b' -> {2} 2
      -1 -> {3} 3
  else {4} n
)");
}

TEST(MatchTest, DoublesAreCompared) {
  ExpectCore(R"(f :: Double -> Int
f 0.5 = 1
f _ = 2
main = print (f 0.5)
)",
             "f", R"(
function f $v :: Double -> Int =
  try case #doubleEq $v 0.5D of
      False -> fail
      True -> {1} 1
  else {2} 2
)");
}

TEST(MatchTest, OverloadedLiteralsAreComparedWithTheDictionary) {
  ExpectCore(R"({-# LANGUAGE RankNTypes #-}
f :: (Eq a, Num a) => a -> Int
f 0 = 1
f 0 = 2
f _ = 3
g :: (forall a. (Eq a, Num a) => a -> Int) -> Int
g h = h (1 :: Int)
main = print (g f)
)",
             "f", R"(
function f @$v @$v_1 $v_2 :: a -> Int =
  try case (method ==#0 $v) $v_2 ((method fromInteger#6 $v_1) 0I) of
      False -> fail
      True -> {1} 1
  else {3} 3
)");
}

TEST(MatchTest, ANewtypeMatchDoesNotForce) {
  ExpectCore(R"(newtype N = N Int
f :: N -> Int
f (N _) = 1
main = print (f undefined)
)",
             "f", R"(
function f $v :: N -> Int =
  case $v of
    N _ -> {1} 1
)");
}

TEST(MatchTest, IrrefutablePatternsSelectOnDemand) {
  ExpectCore(R"(f :: (Int, Int) -> Int -> Int
f ~(a, b) n = if n > 0 then a + b else 0
main = print (f (1, 2) 3)
)",
             "f", R"(
function f $v n :: (Int, Int) -> Int -> Int =
  let a = case $v of
        (,) a_1 _ -> a_1
  let b = case $v of
        (,) _ b_1 -> b_1
  {1} case #intGt n 0 of
    False -> 0
    True -> #intAdd a b
)");
}

TEST(MatchTest, BangPatternsForce) {
  ExpectCore(R"({-# LANGUAGE BangPatterns #-}
f :: Int -> Int -> Int
f !x 0 = 1
f x !y = x
main = print (f 1 2)
)",
             "f", R"(
function f x y :: Int -> Int -> Int =
  try seq x
    case y of
      0 -> {1} 1
  else seq y
  {2} x
)");
}

TEST(MatchTest, AsPatternsNameTheParameter) {
  ExpectCore(R"(f :: [Int] -> ([Int], Int)
f all@(x:_) = (all, x)
f all = (all, 0)
main = print (f [])
)",
             "f", R"(
function f all :: [Int] -> ([Int], Int) =
  try case all of
      : x _ -> {1} (,) all x
  else {2} (,) all 0
)");
}

TEST(MatchTest, ParametersThatEquationsNameDifferentlyAreNamedWhereTheyAreUsed) {
  ExpectCore(R"(f :: Int -> [Int] -> Int
f a [] = a
f b (x:_) = b + x
main = print (f 1 [])
)",
             "f", R"(
function f $v $v_1 :: Int -> [Int] -> Int =
  case $v_1 of
    [] -> let a = $v
      {1} a
    : x _ -> let b = $v
      {2} #intAdd b x
)");
}

TEST(MatchTest, GuardsFallThroughToTheNextEquation) {
  ExpectCore(R"(f :: Int -> Int -> Int
f x y | x > y = 1
      | x > 10, y > 10 = 2
f 0 _ = 3
f _ y = y
main = print (f 1 2)
)",
             "f", R"(
function f x y :: Int -> Int -> Int =
  try case #intGt x y of
      False -> case #intGt x 10 of
          False -> fail
          True -> case #intGt y 10 of
              False -> fail
              True -> {1.2} 2
      True -> {1} 1
  else try case x of
      0 -> {2} 3
  else {3} y
)");
}

TEST(MatchTest, PatternGuardsBindAndFail) {
  ExpectCore(R"(f :: [(Int, Int)] -> Int -> Int
f env k | Just v <- lookup k env, let w = v + 1, w > 3 = w
        | otherwise = k
main = print (f [] 1)
)",
             "f", R"(
function f env k :: [(Int, Int)] -> Int -> Int =
  try case lookup k env of
      Just v -> let w = #intAdd v 1
        case #intGt w 3 of
          False -> fail
          True -> {1} w
  else {1.2} k
)");
}

TEST(MatchTest, MissingAlternativesAreErrors) {
  ExpectCore(R"(f :: Maybe Int -> Int
f (Just n) = case n of
  1 -> 2
main = print (f Nothing)
)",
             "f", R"(
function f $v :: Maybe Int -> Int =
  try case $v of
      Just n -> {1} try case n of
            1 -> 2
        else error case "" 2:14-3:9
  else error equations "f" 2:1-3:9
)");
}

TEST(MatchTest, AScrutineeIsEvaluatedOnceAndNamedIfNeeded) {
  ExpectCore(R"(f :: Int -> (Int, Maybe Int)
f n = case lookup n [(1, 2)] of
  r@(Just m) | m > n -> (m, r)
  r -> (n, r)
main = print (f 1)
)",
             "f", R"(
function f n :: Int -> (Int, Maybe Int) =
  {1} case lookup n (: ((,) 1 2) []) of r
    _ -> try case r of
          Just m -> case #intGt m n of
              False -> fail
              True -> (,) m r
      else (,) n r
)");
}

}  // namespace
}  // namespace inquest::haskell::desugar
