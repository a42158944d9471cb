#include "haskell/desugar/test_program.h"

namespace inquest::haskell::desugar {
namespace {

TEST(BindingsTest, WhereScopesOverGuards) {
  ExpectCore(R"(f :: Int -> Int
f n | big = m
    | otherwise = n
  where m = n * n
        big = m > 100
main = print (f 3)
)",
             "f", R"(
function f n :: Int -> Int =
  let m = #intMul n n
  let big = #intGt m 100
  case big of
    False -> {1.2} n
    True -> {1} m
)");
}

TEST(BindingsTest, LocalFunctionsNestAndAreNotGivenDictionariesThatAreKnown) {
  ExpectCore(R"(total :: [Int] -> Int
total = go 0
  where go acc [] = acc
        go acc (x:xs) = go (acc + x) xs
main = print (total [1])
)",
             "total", R"(
function total $v :: [Int] -> Int =
  let go = local go acc $v_1 =
      case $v_1 of
        [] -> {1} acc
        : x xs -> {2} go (#intAdd acc x) xs
  {1} go 0 $v
)");
}

TEST(BindingsTest, LocalFunctionsUsedAtTwoTypesTakeDictionaries) {
  ExpectCore(R"(f :: Int -> Double -> (Int, Double)
f a b = (twice a, twice b)
  where twice x = x + x
main = print (f 1 2)
)",
             "f", R"(
function f a b :: Int -> Double -> (Int, Double) =
  let twice = local twice @$v x =
      {1} (method +#0 $v) x x
  {1} (,) (twice @$NumInt a) (twice @$NumDouble b)
)");
}

TEST(BindingsTest, PatternBindingsSelectFromTheSharedValue) {
  ExpectCore(R"(f :: Int -> Int
f n = q + r where (q, r) = divMod n 2
main = print (f 3)
)",
             "f", R"(
function f n :: Int -> Int =
  let $v = Integral.divMod n 2
  let q = case $v of
        (,) q_1 _ -> q_1
  let r = case $v of
        (,) _ r_1 -> r_1
  {1} #intAdd q r
)");
}

TEST(BindingsTest, APatternBindingOfOneVariableNeedsNoSharedValue) {
  ExpectCore(R"(f :: Int -> Int
f n = q where (q, _) = divMod n 2
main = print (f 3)
)",
             "f", R"(
function f n :: Int -> Int =
  let q = case Integral.divMod n 2 of
        (,) q_1 _ -> q_1
  {1} q
)");
}

TEST(BindingsTest, TopLevelPatternBindingsAreConstants) {
  ExpectCore(R"((a, b) = span even [2, 3 :: Int]
main = print (a, b)
)",
             "a", R"(
constant a :: [Int] =
  case (a, b) of
    (,) a _ -> {1} a
)");
}

TEST(BindingsTest, PartialApplicationsGetTheirMissingParameters) {
  ExpectCore(R"(insert :: Int -> [Int] -> [Int]
insert x ys = x : ys
isort :: [Int] -> [Int]
isort = foldr insert []
main = print (isort [3])
)",
             "isort", R"(
function isort $v :: [Int] -> [Int] =
  {1} foldrList insert [] $v
)");
}

TEST(BindingsTest, ReducibleArgumentsOfPartialApplicationsAreConstants) {
  ExpectCore(R"(f :: Int -> Bool
f = flip elem (map (* 2) [1, 2])
main = print (f 3)
)",
             "f", R"(
function f $v :: Int -> Bool =
  {1} flip elemList map (* 2) [1, 2] $v
)");
}

TEST(BindingsTest, LocalPartialApplicationsComputeTheirArgumentsOutside) {
  ExpectCore(R"(f :: Int -> [Bool]
f n = map g [1, 2]
  where g = flip elem (map (* n) [1, 2])
main = print (f 3)
)",
             "f", R"(
function f n :: Int -> [Bool] =
  let map (* n) [1, 2] = map (hidden * $v =
          {1} #intMul $v n) (: 1 (: 2 []))
  let g = local g $v_1 =
      {1} flip elemList map (* n) [1, 2] $v_1
  {1} map g (: 1 (: 2 []))
)");
}

TEST(BindingsTest, AFunctionBoundToALambdaHasItsParameters) {
  ExpectCore(R"(f :: Int -> Int -> Int
f = \x y -> x - y
main = print (f 1 2)
)",
             "f", R"(
function f x y :: Int -> Int -> Int =
  {1} #intSub x y
)");
}

TEST(BindingsTest, CompositionsGetTheirParameter) {
  ExpectCore(R"(f :: [Int] -> Int
f = sum . map (+ 1)
main = print (f [])
)",
             "f", R"(
function f $v :: [Int] -> Int =
  {1} . sumList (map (hidden + $v_1 =
        {1} #intAdd $v_1 1)) $v
)");
}

TEST(BindingsTest, AConstantWithDictionariesIsCopied) {
  ExpectCore(R"(c :: Num a => a
c = 5
main = print (c :: Int) >> print (c :: Double)
)",
             "c", R"(
constant c :: Int =
  {1} 5
constant c/1 :: Double =
  {1} 5D
)");
}

}  // namespace
}  // namespace inquest::haskell::desugar
