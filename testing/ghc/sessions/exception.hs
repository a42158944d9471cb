-- A program that fails: what was under evaluation has the error as its value.
-- only: debug
-- debug: --ghc
-- answer: no
-- answer: no
-- answer: no
-- answer: no
-- answer: no
-- stderr: divide by zero
module Main where

mean :: [Int] -> Int
mean xs = total xs `div` length xs

total :: [Int] -> Int
total = sum

weeks :: [Int] -> [[Int]]
weeks [] = [[]]
weeks xs = take 3 xs : weeks (drop 3 xs)

report :: [Int] -> [Int]
report days = map mean (weeks days)

main :: IO ()
main = print (report [1 .. 6])
-- expected session:
-- | 1. main = {fails: divide by zero} ? no
-- | 2. report [1,2,3,4,5,6] = 2 : 5 : error "divide by zero" : _ ? no
-- | 3. weeks [1,2,3,4,5,6] = [[1,2,3],[4,5,6],[]] ? no
-- | 4. weeks [4,5,6] = [[4,5,6],[]] ? no
-- | The fault is in weeks, exception.hs:19:1
-- |     weeks [] = [[]]
-- |     weeks xs = take 3 xs : weeks (drop 3 xs)
