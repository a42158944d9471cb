-- What can be looked at from a question.
-- debug:
-- answer: no
-- answer: info
-- answer: children
-- answer: tree 0 2
-- answer: source
-- answer: show
-- answer: show a1.2
-- answer: observe
-- answer: observe ordered
-- answer: trail
-- answer: trail r
-- answer: transcript
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
-- | The strategy top-down chose node 1 below node 0, the last one that is wrong: main = {prints "(5,0)\n"}
-- | Suspects left: 8; questions likely: 3; answered: 1.
-- | Tree edt, granularity all. Strategy top-down, order outermost, no transform.
-- | 2  middle [1,4,5] = 5
-- | 4  ordered [5,1,4] = [1,4,5]
-- | 0  main = {prints "(5,0)\n"}  (wrong)
-- |   1  median [5,1,4] = 5
-- |     2  middle [1,4,5] = 5
-- |       1 below
-- |     4  ordered [5,1,4] = [1,4,5]
-- |   5  spread [5,1,4] = 0
-- |     6  largest [5,1,4] = 5
-- |       1 below
-- |     8  smallest [5,1,4] = 5
-- | looks.hs:24:1
-- |     median xs = middle (ordered xs)
-- | median [5,1,4] = 5
-- | 1
-- |            1  main  looks.hs:21
-- |            1  median  looks.hs:24
-- |            2  ordered  looks.hs:27
-- |            1  middle  looks.hs:30
-- |            1  half  looks.hs:33
-- |            1  spread  looks.hs:36
-- |            1  largest  looks.hs:39
-- |            1  smallest  looks.hs:42
-- | 4  ordered [5,1,4] = [1,4,5]
-- | <- median [5,1,4]  -- looks.hs:24:13, node 1
-- | Type `trail a1` for what made the first argument, `trail help` for more.
-- | <- [1,4,5] !! 2  -- looks.hs:30:13
-- | 1. main = {prints "(5,0)\n"} ? no
-- | 2. median [5,1,4] = 5 ?
