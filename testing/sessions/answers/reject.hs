-- A finding is rejected: first its answers are shown, then the search goes on.
-- debug:
-- answer: no
-- answer: no
-- answer: no
-- answer: yes
-- answer: reject
-- answer: reject
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
-- | 3. middle [1,4,5] = 5 ? no
-- | 4. half 4 = 2 ? yes
-- | The fault is in middle, reject.hs:25:1
-- |     middle xs = xs !! half (length xs + 1)
-- | The finding rests on these answers. Type `go N` to change the answer to question N, `node N` to change an answer that was not asked for, or reject again: then `middle [1,4,5] = 5` counts as don't know and the search goes on.
-- |   1. main = {prints "(5,0)\n"}  wrong
-- |   2. median [5,1,4] = 5  wrong
-- |   3. middle [1,4,5] = 5  wrong
-- |   4. half 4 = 2  correct
-- | 5. ordered [5,1,4] = [1,4,5] ? yes
-- | The fault is in median, reject.hs:19:1
-- |     median xs = middle (ordered xs)
-- | or, not judged, in middle, reject.hs:25:1
-- |     middle xs = xs !! half (length xs + 1)
-- |   middle [1,4,5] = 5
