-- What is skipped is asked last.
-- debug:
-- answer: no
-- answer: skip
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: no
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
-- | 2. median [5,1,4] = 5 ? skip
-- | 3. middle [1,4,5] = 5 ? yes
-- | 4. ordered [5,1,4] = [1,4,5] ? yes
-- | 5. spread [5,1,4] = 0 ? yes
-- | 6. median [5,1,4] = 5 ? no
-- | The fault is in median, skip.hs:17:1
-- |     median xs = middle (ordered xs)
