-- The reference program evaluates the expression too, so it has the overloaded functions at the same types: here
-- Integer, which occurs nowhere in either program.
-- only: debug
-- debug: --call "isort [4, 3, 5]" --oracle reference:Old.hs
module Sorting where

isort :: Ord a => [a] -> [a]
isort = foldr insert []

insert :: Ord a => a -> [a] -> [a]
insert x [] = [x]
insert x (y : ys)
  | x > y = y : (ys ++ [x])
  | otherwise = x : y : ys
-- expected session:
-- | The fault is in insert, reference_of_a_call.hs:12:1 (its equations: lines 11-14)
-- |     insert x (y : ys)
-- |       | x > y = y : (ys ++ [x])
-- |       | otherwise = x : y : ys
-- |                     ~~~~~~~~~~
