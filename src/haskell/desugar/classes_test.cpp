#include "haskell/desugar/test_program.h"

namespace inquest::haskell::desugar {
namespace {

TEST(ClassesTest, RoutinesAreCopiedForKnownDictionaries) {
  ExpectCore(R"(member :: Eq a => a -> [a] -> Bool
member _ [] = False
member x (y:ys) = x == y || member x ys
main = print (member 'a' "b", member [1 :: Int] [])
)",
             "member", R"(
function member x $v :: Char -> String -> Bool =
  case $v of
    [] -> {1} False
    : y ys -> {2} case #charEq x y of
        False -> member x ys
        True -> True
function member/1 x $v :: [Int] -> [[Int]] -> Bool =
  case $v of
    [] -> {1} False
    : y ys -> {2} case Eq.== x y of
        False -> member/1 x ys
        True -> True
)");
}

TEST(ClassesTest, DefaultMethodsAreCopiedForTheInstance) {
  ExpectCore(R"(data T = A | B
class Same a where
  same, other :: a -> a -> Bool
  other x y = not (same x y)
instance Same T where
  same A A = True
  same _ _ = False
main = print (other A B)
)",
             "other", R"(
function Same.other x y :: T -> T -> Bool =
  {1} case Same.same x y of
    False -> True
    True -> False
)");
}

TEST(ClassesTest, PolymorphicRecursionPassesDictionaries) {
  ExpectCore(R"(data N a = F a | N (N [a])
depth :: Show a => N a -> String
depth (F a) = show a
depth (N n) = depth n
main = putStrLn (depth (N (F [1 :: Int])))
)",
             "depth", R"(
function depth $v :: N Int -> String =
  case $v of
    F a -> {1} #intShow a
    N n -> {2} depth/1 n
function depth/1 $v :: N [Int] -> String =
  case $v of
    F a -> {1} Show.show a
    N n -> {2} depth/2 n
function depth/2 $v :: N [[Int]] -> String =
  case $v of
    F a -> {1} Show.show/1 a
    N n -> {2} depth/3 n
function depth/3 $v :: N [[[Int]]] -> String =
  case $v of
    F a -> {1} Show.show/2 a
    N n -> {2} depth/4 n
function depth/4 $v :: N [[[[Int]]]] -> String =
  case $v of
    F a -> {1} Show.show/3 a
    N n -> {2} depth/5 n
function depth/5 $v :: N [[[[[Int]]]]] -> String =
  case $v of
    F a -> {1} Show.show/4 a
    N n -> {2} depth/6 @($Show[] @$Show[]/1) n
function depth/6 @$v $v_1 :: N a -> String =
  case $v_1 of
    F a -> {1} (method show#1 $v) a
    N n -> {2} depth/6 @($Show[] @$v) n
)");
}

TEST(ClassesTest, UnknownDictionariesAreParameters) {
  ExpectCore(R"({-# LANGUAGE RankNTypes #-}
f :: (Show a, Ord a) => a -> a -> String
f x y = if x < y then show x else "no"
g :: (forall a. (Show a, Ord a) => a -> a -> String) -> String
g h = h 'a' 'b'
main = putStrLn (g f)
)",
             "f", R"(
function f @$v @$v_1 x y :: a -> a -> String =
  {1} case (method <#2 $v_1) x y of
    False -> "no"
    True -> (method show#1 $v) x
)");
}

TEST(ClassesTest, NewtypeDerivingWrapsAndUnwraps) {
  ExpectCore(R"({-# LANGUAGE GeneralizedNewtypeDeriving #-}
newtype Age = Age Int deriving (Eq, Ord, Num)
main = print (Age 1 + 2 == Age 3)
)",
             "main", R"(
constant main :: IO () =
  {1} print (Eq.== (Num.+ (Age 1) (Num.fromInteger 2I)) (Age 3))
)");
}

}  // namespace
}  // namespace inquest::haskell::desugar
