-- The rest of a list is a part like others: what differs in it is marked by its own path.
-- debug:
-- answer: no
-- answer: expect r.2- = [5, 4]
-- answer: expect a1.2- = [3, 5]
-- answer: expect r.2- = [4]
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
-- | Yes, r.2- is that. The question is still about the whole statement.
-- | Yes, a1.2- is that. The question is still about the whole statement.
-- | 2. isort [4,3,5] = [3,5,4] ? no at r.2-.1
-- | 3. insert 4 [3,5] = [3,5,4] ? no
-- | The fault is in insert, expect_rest.hs:15:1 (its equations: lines 14-17)
-- |     insert x (y : ys)
-- |       | x > y = y : ys ++ [x]
-- |       | otherwise = x : y : ys
-- |                     ~~~~~~~~~~
