-- Another node, another start, another strategy.
-- debug: --strategy single-stepping
-- answer: info
-- answer: strategy top-down
-- answer: node 3
-- answer: yes
-- answer: start 0
-- answer: order innermost
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
-- | The strategy single-stepping chose node 3 below node 0, where the search began: main = {prints "(5,0)\n"}
-- | Suspects left: 9; questions likely: 4; answered: 0.
-- | Tree edt, granularity all. Strategy single-stepping, order outermost, no transform.
-- | 1. half 4 = 2 ? yes
-- | 2. median [5,1,4] = 5 ?
