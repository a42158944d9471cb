-- A function applied to itself, through a newtype and through a rank-2 argument; maps that lead to each other.
-- debug: --tree fdt
-- answer: tree 0 40
-- answer: no
-- answer: yes
-- answer: no
{-# LANGUAGE RankNTypes #-}
module Main where

newtype R a = R (R a -> a)

unroll :: R a -> a
unroll r@(R f) = f r

fix' :: (a -> a) -> a
fix' g = unroll (R (\r -> g (unroll r)))

factorial :: (Int -> Int) -> Int -> Int
factorial self n = if n == 0 then 1 else n + self (n - 1)

same :: a -> a
same x = x

twice :: (forall a. a -> a) -> Int
twice h = (h h) 4

ping, pong :: (Int -> Int) -> Int -> Int
ping k 0 = k 0
ping k n = pong (\m -> ping k m) (n - 1)
pong k n = k n

main :: IO ()
main = do
  print (fix' factorial 3)
  print (twice same)
  print (ping (+ 1) 2)
-- expected stdout:
-- | 7
-- | 4
-- | 1
-- expected session:
-- | 7
-- | 4
-- | 1
-- | 0  main = {prints "7\n4\n1\n"}
-- |   1  fix' {{2 -> 4} 3 -> 7, {1 -> 2} 2 -> 4, {0 -> 1} 1 -> 2, _ 0 -> 1} = {3 -> 7}
-- |     2  unroll (R {↺ -> {3 -> 7}, ↺ -> {2 -> 4}, ↺ -> {1 -> 2}, ↺ -> {0 -> 1}}) = {3 -> 7}
-- |     3  (\r -> g (unroll r)) (R {↺ -> {3 -> 7}, ↺ -> {2 -> 4}, ↺ -> {1 -> 2}, ↺ -> {0 -> 1}}) = {3 -> 7}, with g = {{2 -> 4} 3 -> 7, {1 -> 2} 2 -> 4, {0 -> 1} 1 -> 2, _ 0 -> 1}
-- |       5  unroll (R {↺ -> {3 -> 7}, ↺ -> {2 -> 4}, ↺ -> {1 -> 2}, ↺ -> {0 -> 1}}) = {2 -> 4}
-- |     6  (\r -> g (unroll r)) (R {↺ -> {3 -> 7}, ↺ -> {2 -> 4}, ↺ -> {1 -> 2}, ↺ -> {0 -> 1}}) = {2 -> 4}, with g = {{2 -> 4} 3 -> 7, {1 -> 2} 2 -> 4, {0 -> 1} 1 -> 2, _ 0 -> 1}
-- |       8  unroll (R {↺ -> {3 -> 7}, ↺ -> {2 -> 4}, ↺ -> {1 -> 2}, ↺ -> {0 -> 1}}) = {1 -> 2}
-- |     9  (\r -> g (unroll r)) (R {↺ -> {3 -> 7}, ↺ -> {2 -> 4}, ↺ -> {1 -> 2}, ↺ -> {0 -> 1}}) = {1 -> 2}, with g = {{2 -> 4} 3 -> 7, {1 -> 2} 2 -> 4, {0 -> 1} 1 -> 2, _ 0 -> 1}
-- |       11  unroll (R {↺ -> {3 -> 7}, ↺ -> {2 -> 4}, ↺ -> {1 -> 2}, ↺ -> {0 -> 1}}) = {0 -> 1}
-- |     12  (\r -> g (unroll r)) (R {↺ -> {3 -> 7}, ↺ -> {2 -> 4}, ↺ -> {1 -> 2}, ↺ -> {0 -> 1}}) = {0 -> 1}, with g = {{2 -> 4} 3 -> 7, {1 -> 2} 2 -> 4, {0 -> 1} 1 -> 2, _ 0 -> 1}
-- |   4  factorial {2 -> 4} 3 = 7
-- |   7  factorial {1 -> 2} 2 = 4
-- |   10  factorial {0 -> 1} 1 = 2
-- |   13  factorial _ 0 = 1
-- |   14  twice {↺ -> ↺, 4 -> 4} = 4
-- |   15  same {↺ -> ↺, 4 -> 4} = {↺ -> ↺, 4 -> 4}
-- |   16  same 4 = 4
-- |   17  ping (+ 1) 2 = 1
-- |     18  pong {1 -> 1} 1 = 1
-- |     19  (\m -> ping k m) 1 = 1, with k = (+ 1), in ping (+ 1) 2
-- |       20  ping (+ 1) 1 = 1
-- |         21  pong {0 -> 1} 0 = 1
-- |         22  (\m -> ping k m) 0 = 1, with k = (+ 1), in ping (+ 1) 1
-- |           23  ping (+ 1) 0 = 1
-- | 1. main = {prints "7\n4\n1\n"} ? no
-- | 2. fix' {{2 -> 4} 3 -> 7, {1 -> 2} 2 -> 4, {0 -> 1} 1 -> 2, _ 0 -> 1} = {3 -> 7} ? yes
-- | 3. factorial {2 -> 4} 3 = 7 ? no
-- | The fault is in factorial, self_application.hs:19:1
-- |     factorial self n = if n == 0 then 1 else n + self (n - 1)
-- |                                       ~
