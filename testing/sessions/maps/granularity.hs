-- Which functions are asked about. Where nobody chose a tree, a program that passes functions around gets the one with
-- maps; there only top-level functions can be asked about, and then what is inside. In the other one that is refused.
-- debug:
-- answer: granularity top
-- answer: info
-- answer: no
-- answer: no
-- answer: granularity functions
-- answer: no
-- answer: undo
-- answer: undo
-- answer: switch edt
-- answer: granularity top
-- answer: granularity some
-- answer: switch fdt
-- answer: granularity all
-- answer: info
-- answer: granularity top
module Main where

import Control.Monad.State

-- How often each function was counted; sumWith should add the counts.
counted :: (Int -> Int) -> [Int] -> State Int [Int]
counted f = go
  where
    go :: [Int] -> State Int [Int]
    go [] = return []
    go (x : xs) = do
      modify step
      rest <- go xs
      return (f x : rest)
    step :: Int -> Int
    step n = n + 2

main :: IO ()
main = print (runState (counted (\x -> x * 10) [1, 2]) 0)
-- expected stdout:
-- | ([10,20],4)
-- expected session:
-- | ([10,20],4)
-- | It is where the search begins: if it is as intended, nothing below it is asked.
-- | Suspects left: 2; questions likely: 2; answered: 0.
-- | Tree fdt, granularity top. Strategy top-down, order outermost, no transform.
-- | 1. main = {prints "([10,20],4)\n"} ? no
-- | 2. counted {1 -> 10, 2 -> 20} = {[1,2] -> {from 0 to 4; returns [10,20]}} ? no
-- | The fault is in counted, granularity.hs:25:1
-- |     counted f = go
-- |       where
-- |         go :: [Int] -> State Int [Int]
-- |         go [] = return []
-- |         go (x : xs) = do
-- |           modify step
-- |           rest <- go xs
-- |           return (f x : rest)
-- |         step :: Int -> Int
-- |         step n = n + 2
-- | 3. go [1,2] = {from 0 to 4; returns [10,20]}, with f = {1 -> 10, 2 -> 20} ? no
-- | The fault is in counted, granularity.hs:25:1
-- |     counted f = go
-- |       where
-- |         go :: [Int] -> State Int [Int]
-- |         go [] = return []
-- |         go (x : xs) = do
-- |           modify step
-- |           rest <- go xs
-- |           return (f x : rest)
-- |         step :: Int -> Int
-- |         step n = n + 2
-- | The strategy top-down chose node 2 below node 1, the last one that is wrong: counted {1 -> 10, 2 -> 20} = {[1,2] -> {from 0 to 4; returns [10,20]}}
-- | Suspects left: 7; questions likely: 3; answered: 2.
-- | Tree fdt, granularity all. Strategy top-down, order outermost, no transform.
-- | The fault is in counted, granularity.hs:25:1
-- |     counted f = go
-- |       where
-- |         go :: [Int] -> State Int [Int]
-- |         go [] = return []
-- |         go (x : xs) = do
-- |           modify step
-- |           rest <- go xs
-- |           return (f x : rest)
-- |         step :: Int -> Int
-- |         step n = n + 2
