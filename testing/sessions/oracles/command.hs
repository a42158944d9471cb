-- A command answers before the person; what it does not know the person is asked.
-- debug: --oracle-command "sh answer.sh"
-- answer: no
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
-- | 1. insert 4 [3,5] = [3,5,4] ? no
-- | 2. atEnd 4 [5] = [5,4] ? no
-- | The fault is in atEnd, command.hs:17:1
-- |     atEnd x ys = ys ++ [x]
