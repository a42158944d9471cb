-- What was left open is part of the finding.
-- debug:
-- answer: no
-- answer: no
-- answer: don't know
-- answer: yes
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
-- | 3. middle [1,4,5] = 5 ? don't know
-- | 4. half 4 = 2 ? yes
-- | 5. ordered [5,1,4] = [1,4,5] ? yes
-- | The fault is in median, dont_know.hs:16:1
-- |     median xs = middle (ordered xs)
-- | or, not judged, in middle, dont_know.hs:22:1
-- |     middle xs = xs !! half (length xs + 1)
-- |   middle [1,4,5] = 5
