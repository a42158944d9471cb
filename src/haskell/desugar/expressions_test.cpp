#include "haskell/desugar/test_program.h"

namespace inquest::haskell::desugar {
namespace {

TEST(ExpressionsTest, MethodsAtKnownInstancesArePrimitives) {
  ExpectCore(R"(f :: Int -> Int -> Bool
f x y = x + 1 <= y && not (x == y)
main = print (f 1 2)
)",
             "f", R"(
function f x y :: Int -> Int -> Bool =
  {1} case #intLe (#intAdd x 1) y of
    False -> False
    True -> case #intEq x y of
        False -> True
        True -> False
)");
}

TEST(ExpressionsTest, LiteralsHaveTheirType) {
  ExpectCore(R"(f :: (Int, Integer, Double, Char, Float)
f = (-1, 12345678901234567890, 1.5, 'x', 2)
main = print f
)",
             "f", R"(
constant f :: (Int, Integer, Double, Char, Float) =
  {1} (,,,,) -1 12345678901234567890I 1.5D 'x' 2F
)");
}

TEST(ExpressionsTest, RightSectionsShareTheirOperand) {
  ExpectCore(R"(f :: Int -> [Int] -> [Int]
f n = map (`div` (n + 1))
main = print (f 1 [])
)",
             "f", R"(
function f n :: Int -> [Int] -> [Int] =
  {1} map (let $v = #intAdd n 1
    hidden div $v_1 =
      {1} #intDiv $v_1 $v)
)");
}

TEST(ExpressionsTest, LeftSectionsArePartialApplications) {
  ExpectCore(R"(f :: Int -> [Int]
f n = map (subtract n) (map (n -) [1])
main = print (f 1)
)",
             "f", R"(
function f n :: Int -> [Int] =
  {1} map (subtract n) (map (primIntSub n) (: 1 []))
)");
}

TEST(ExpressionsTest, DollarIsApplication) {
  ExpectCore(R"(g :: Int -> Int -> Int
g a b = a
f :: Int -> Int
f n = g n $ g 1 $! n
main = print (f 1)
)",
             "f", R"(
function f n :: Int -> Int =
  {1} g n (case n of $v
      _ -> g 1 $v)
)");
}

TEST(ExpressionsTest, ComprehensionsUseNoAppend) {
  ExpectCore(R"(f :: [Int] -> [Maybe Int] -> [(Int, Int)]
f xs ys = [(x, y) | x <- xs, x > 1, Just y <- ys, let z = x + y, z > 3]
main = print (f [] [])
)",
             "f", R"(
function f xs ys :: [Int] -> [Maybe Int] -> [(Int, Int)] =
  {1} let $v = hidden go $v_1 =
      case $v_1 of
        [] -> {1} []
        : x $v_2 -> {2} case #intGt x 1 of
            False -> $v $v_2
            True -> let $v_3 = hidden go $v_4 =
                  case $v_4 of
                    [] -> {1} $v $v_2
                    : $v_5 $v_6 -> {2} try case $v_5 of
                          Just y -> let z = #intAdd x y
                            case #intGt z 3 of
                              False -> $v_3 $v_6
                              True -> : ((,) x y) ($v_3 $v_6)
                      else $v_3 $v_6
              $v_3 ys
  $v xs
)");
}

TEST(ExpressionsTest, DoInIoIsPrimitive) {
  ExpectCore(R"(main = do
  line <- getLine
  let n = length line
  putStrLn line
  print n
)",
             "main", R"(
constant main :: IO () =
  {1} #ioBind getLine (hidden line =
      {1} let n = lengthList line
      #ioThen (putStrLn line) (print n))
)");
}

TEST(ExpressionsTest, AFailingPatternCallsFail) {
  ExpectCore(R"(f :: Maybe (Maybe Int) -> Maybe Int
f m = do
  Just n <- m
  return n
main = print (f Nothing)
)",
             "f", R"(
function f m :: Maybe (Maybe Int) -> Maybe Int =
  {1} Monad.>>= m (hidden $v =
      try case $v of
          Just n -> {1} Just n
      else {1.2} MonadFail.fail "Pattern match failure in do expression at Test.hs:3:3-8")
)");
}

TEST(ExpressionsTest, StrictFieldsAreEvaluatedFirst) {
  ExpectCore(R"(data P = P !Int Int
f :: Int -> P
f n = P (n + 1) (n + 2)
main = f 1 `seq` print (map (P 1) [2] `seq` 3)
)",
             "f", R"(
function f n :: Int -> P =
  {1} case #intAdd n 1 of $v
    _ -> P $v (#intAdd n 2)
)");
}

TEST(ExpressionsTest, RecordUpdateRebuildsTheConstructor) {
  ExpectCore(R"(data R = R { a :: Int, b :: Int } | Q { b :: Int } | Z
f :: R -> R
f r = r { b = b r + 1 }
main = print (b (f (R 1 2)))
)",
             "f", R"(
function f r :: R -> R =
  {1} let $v = #intAdd (b r) 1
  try case r of
      R $v_1 _ -> R $v_1 $v
      Q _ -> Q $v
  else error record update "" 3:7-3:24
)");
}

TEST(ExpressionsTest, RecordConstructionReportsWhatIsMissing) {
  ExpectCore(R"(data R = R { a :: Int, b :: Int }
f :: Int -> R
f n = R { b = n }
main = print (b (f 1))
)",
             "f", R"(
function f n :: Int -> R =
  {1} R error record construction "a" 3:7-3:18 n
)");
}

TEST(ExpressionsTest, SelectorsAreGenerated) {
  ExpectCore(R"(data R = R { a :: Int } | Z
main = print (a (R 1))
)",
             "a", R"(
function generated a $v :: R -> Int =
  try case $v of
      R $v_1 -> {1} $v_1
  else error missing field "a" 1:14-1:15
)");
}

TEST(ExpressionsTest, TupleSectionsAreFunctions) {
  ExpectCore(R"({-# LANGUAGE TupleSections #-}
f :: Int -> [(Int, Bool)]
f n = map (n + 1,) [True]
main = print (f 1)
)",
             "f", R"(
function f n :: Int -> [(Int, Bool)] =
  {1} map (let $v = #intAdd n 1
    hidden $v_1 =
      {1} (,) $v $v_1) (: True [])
)");
}

TEST(ExpressionsTest, MultiWayIfFallsThrough) {
  ExpectCore(R"({-# LANGUAGE MultiWayIf #-}
f :: Int -> Int
f n = if | n > 1 -> 2 | Just m <- lookup n [] -> m
main = print (f 1)
)",
             "f", R"(
function f n :: Int -> Int =
  {1} try case #intGt n 1 of
      False -> case lookup n [] of
          Just m -> m
      True -> 2
  else error multi-way if "" 3:7-3:51
)");
}

}  // namespace
}  // namespace inquest::haskell::desugar
