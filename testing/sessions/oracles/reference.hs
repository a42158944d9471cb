-- A reference program answers what it knows: the person is asked about the function that only the new version has.
-- debug: --oracle reference:Old.hs
-- answer: no
module Main where

isort :: [Int] -> [Int]
isort = foldr insert []

insert :: Int -> [Int] -> [Int]
insert x [] = [x]
insert x (y : ys)
  | x > y = y : atEnd x ys
  | otherwise = x : y : ys

atEnd :: Int -> [Int] -> [Int]
atEnd x ys = ys ++ [x]

main :: IO ()
main = print (isort [4, 3, 5])
-- expected stdout:
-- | [3,5,4]
-- expected session:
-- | [3,5,4]
-- | 1. atEnd 4 [5] = [5,4] ? no
-- | The fault is in atEnd, reference.hs:16:1
-- |     atEnd x ys = ys ++ [x]
