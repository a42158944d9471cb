-- A no counts if the calls that it rests on were judged right: prop_reversed calls `size`, whose statements the person
-- judged first.
-- debug: --oracle properties --strategy single-stepping
-- answer: yes
-- answer: yes
module Main where

reversed :: [Int] -> [Int]
reversed xs = drop 1 (reverse xs)

prop_reversed :: [Int] -> Bool
prop_reversed xs = size (reversed xs) == size xs

size :: [Int] -> Int
size = length

main :: IO ()
main = print (size [1, 2, 3] + size [2, 1] + sum (reversed [1, 2, 3]))
-- expected stdout:
-- | 8
-- expected session:
-- | 8
-- | 1. size [1,2,3] = 3 ? yes
-- | 2. size [2,1] = 2 ? yes
-- | The fault is in reversed, properties_judged_calls.hs:9:1
-- |     reversed xs = drop 1 (reverse xs)
