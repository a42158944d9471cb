-- A part is compared with what is expected of it. If it is that, the question stays; if not, the part is marked.
-- debug:
-- answer: no
-- answer: expect r.1 = 3
-- answer: expect f = 3
-- answer: expect r.2 = "four"
-- answer: expect r.9 = 4
-- answer: expect r.2 = 4
-- answer: no
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
-- | Yes, r.1 is that. The question is still about the whole statement.
-- | 2. isort [4,3,5] = [3,5,4] ? no at r.2
-- | 3. insert 4 [3,5] = [3,5,4] ? no
-- | The fault is in insert, expect_part.hs:17:1 (its equations: lines 16-19)
-- |     insert x (y : ys)
-- |       | x > y = y : ys ++ [x]
-- |       | otherwise = x : y : ys
-- |                     ~~~~~~~~~~
