-- What is a function value, and how each is shown: a lambda, a local function mentioned elsewhere, a section, a
-- partial application, a constructor, a field of a record, a method, a function used at several types.
-- debug: --tree fdt
-- debug exit: 4
-- answer: tree 0 40
-- answer: no
{-# LANGUAGE RankNTypes #-}
module Main where

each :: (a -> b) -> [a] -> [b]
each f xs = case xs of { [] -> []; (y : ys) -> f y : each f ys }

data Shop = Shop { priceOf :: Int -> Int, name :: String }

class Tax a where
  tax :: a -> Int
instance Tax Int where
  tax n = n + 2

add :: Int -> Int -> Int
add a b = a + b

outer :: Int -> [Int]
outer k = inner [1, 2]
  where
    inner ys = each scale ys
    scale y = k * y

open :: Int -> Shop
open base = Shop { priceOf = \n -> n + base, name = "corner" }

price :: Shop -> Int -> Int
price shop n = priceOf shop n

both :: (forall a. Tax a => a -> Int) -> (Int, Int)
both f = (f (1 :: Int), f (2 :: Int))

pick :: Int -> (Int -> Int)
pick 0 = add 10
pick _ = add 20

main :: IO ()
main = do
  print (each (\x -> x * 2) [3 :: Int])
  print (outer 5)
  print (each (`add` 7) [1], each (+ 1) [1 :: Int])
  print (each (add 9) [4])
  print (each Just [6 :: Int])
  print (price (open 2) 8)
  print (each tax [1 :: Int])
  print (both tax)
  print (pick 0 1)
-- expected stdout:
-- | [6]
-- | [5,10]
-- | ([8],[2])
-- | [13]
-- | [Just 6]
-- | 10
-- | [3]
-- | (3,4)
-- | 11
-- expected session:
-- | [6]
-- | [5,10]
-- | ([8],[2])
-- | [13]
-- | [Just 6]
-- | 10
-- | [3]
-- | (3,4)
-- | 11
-- | 0  main = {prints "[6]\n[5,10]\n([8],[2])\n[13]\n[Just 6]\n10\n[3]\n(3,4)\n11\n"}
-- |   1  each {3 -> 6} [3] = [6]
-- |     3  each {3 -> 6} [] = []
-- |   2  (\x -> x * 2) 3 = 6
-- |   4  outer 5 = [5,10]
-- |     5  inner [1,2] = [5,10], with k = 5
-- |       6  each {1 -> 5, 2 -> 10} [1,2] = [5,10]
-- |         8  each {1 -> 5, 2 -> 10} [2] = [10]
-- |           10  each {1 -> 5, 2 -> 10} [] = []
-- |       7  scale 1 = 5, with k = 5
-- |       9  scale 2 = 10, with k = 5
-- |   11  each {1 -> 8} [1] = [8]
-- |     13  each {1 -> 8} [] = []
-- |   12  add 1 7 = 8
-- |   14  each (+ 1) [1] = [2]
-- |     15  each (+ 1) [] = []
-- |   16  each {4 -> 13} [4] = [13]
-- |     18  each {4 -> 13} [] = []
-- |   17  add 9 4 = 13
-- |   19  each Just [6] = [Just 6]
-- |     20  each Just [] = []
-- |   21  price (Shop {priceOf = {8 -> 10}, name = _}) 8 = 10
-- |   22  open 2 = Shop {priceOf = {8 -> 10}, name = _}
-- |     23  (\n -> n + base) 8 = 10, with base = 2
-- |   24  each {1 -> 3} [1] = [3]
-- |     26  each {1 -> 3} [] = []
-- |   25  tax 1 = 3
-- |   27  both (tax) = (3,4)
-- |     28  tax = tax, at Int
-- |     29  tax 1 = 3
-- |     30  tax = tax, at Int
-- |     31  tax 2 = 4
-- |   32  pick 0 = {1 -> 11}
-- |     33  add 10 1 = 11
-- | 1. main = {prints "[6]\n[5,10]\n([8],[2])\n[13]\n[Just 6]\n10\n[3]\n(3,4)\n11\n"} ? no
-- | 2. each {3 -> 6} [3] = [6] ?
