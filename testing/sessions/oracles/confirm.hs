-- The person confirms what the reference program found: the first time they say that it is right, and the search goes
-- on with what called it.
-- debug: --oracle reference:Old.hs --confirm
-- answer: yes
-- answer: no
module Main where

isort :: [Int] -> [Int]
isort [] = []
isort (x : xs) = insert x (isort xs)

insert :: Int -> [Int] -> [Int]
insert x [] = [x]
insert x (y : ys)
  | x > y = y : (ys ++ [x])
  | otherwise = x : y : ys

main :: IO ()
main = print (isort [4, 3, 5])
-- expected stdout:
-- | [3,5,4]
-- expected session:
-- | [3,5,4]
-- | 1. insert 4 [3,5] = [3,5,4] ? yes
-- | 2. isort [4,3,5] = [3,5,4] ? no
-- | The fault is in isort, confirm.hs:10:1 (its equations: lines 9-10)
-- |     isort (x : xs) = insert x (isort xs)
