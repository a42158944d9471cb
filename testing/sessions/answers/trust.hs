-- Trusted functions are not asked about.
-- debug:
-- answer: no
-- answer: trust ordered
-- answer: no
-- answer: trust middle
-- answer: yes
module Main where

import Data.List (sort)

main :: IO ()
main = print (median [5, 1, 4], spread [5, 1, 4])

median :: [Int] -> Int
median xs = middle (ordered xs)

ordered :: [Int] -> [Int]
ordered xs = sort xs

middle :: [Int] -> Int
middle xs = xs !! half (length xs + 1)

half :: Int -> Int
half n = n `div` 2

spread :: [Int] -> Int
spread xs = largest xs - smallest xs

largest :: [Int] -> Int
largest xs = last (ordered xs)

smallest :: [Int] -> Int
smallest xs = head xs
-- expected stdout:
-- | (5,0)
-- expected session:
-- | (5,0)
-- | 1. main = {prints "(5,0)\n"} ? no
-- | 2. median [5,1,4] = 5 ? no
-- | 3. middle [1,4,5] = 5 ? trust
-- | 4. half 4 = 2 ? yes
-- | The fault is in median, trust.hs:16:1
-- |     median xs = middle (ordered xs)
