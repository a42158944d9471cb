-- Lines that cannot be used change nothing.
-- debug:
-- answer: what
-- answer: no
-- answer: node 1000
-- answer: strategy guess
-- answer: order sideways
-- answer: show a7
-- answer: unfold
-- answer: expect unknownName
-- answer: redo
-- debug exit: 4
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
-- | 2. median [5,1,4] = 5 ?
