-- Tables of (call, expected) answer where they have the call.
-- debug: --oracle tests
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

-- Rows that are no calls of it say nothing.
tests_isort :: [([Int], [Int])]
tests_isort = [(isort [4, 3, 5], [3, 4, 5]), (reverse (isort [3, 5]), [3, 5]), (isort [3, 5], [3, 5])]

tests_insert :: [([Int], [Int])]
tests_insert =
  [ (insert 1 [], [1]),
    (insert (2 + 2) (3 : [5]), [3, 4, 5])
  ]

main :: IO ()
main = print (isort [4, 3, 5])
-- expected stdout:
-- | [3,5,4]
-- expected session:
-- | [3,5,4]
-- | 1. main = {prints "[3,5,4]\n"} ? no
-- | The fault is in insert, tables.hs:12:1 (its equations: lines 11-14)
-- |     insert x (y : ys)
-- |       | x > y = y : (ys ++ [x])
-- |       | otherwise = x : y : ys
-- |                     ~~~~~~~~~~
