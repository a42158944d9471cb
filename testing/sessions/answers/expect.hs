-- An expected value is compared with what the run computed: equal is yes, otherwise no.
-- debug:
-- answer: no
-- answer: expect [3,4,5]
-- answer: expect [3,5]
-- answer: expect insert 3 [
-- answer: expect insert 4 [3] ++ [5]
-- answer: expect (5 : [])
module Main where

isort :: [Int] -> [Int]
isort = foldr insert []

insert :: Int -> [Int] -> [Int]
insert x [] = [x]
insert x (y : ys)
  | x > y = y : ys ++ [x]
  | otherwise = x : y : ys

main :: IO ()
main = print (isort [4, 3, 5])
-- expected stdout:
-- | [3,5,4]
-- expected session:
-- | [3,5,4]
-- | 1. main = {prints "[3,5,4]\n"} ? no
-- | 2. isort [4,3,5] = [3,5,4] ? no
-- | 3. insert 4 [3,5] = [3,5,4] ? no
-- | The fault is in insert, expect.hs:16:1 (its equations: lines 15-18)
-- |     insert x (y : ys)
-- |       | x > y = y : ys ++ [x]
-- |       | otherwise = x : y : ys
-- |                     ~~~~~~~~~~
