-- Insertion sort. It prints [3,5,4] and should print [3,4,5].
--
-- The fault is the second equation of insert: where x is the greater one, the rest of the list is taken as it is
-- and x put at its end. It should be  y : insert x ys.
-- fault: insert
-- wrong: isort [4,3,5] = [3,5,4]
-- wrong: insert 4 [3,5] = [3,5,4]
-- debug:
-- answer: no
-- answer: no
-- answer: no
module Main where

main :: IO ()
main = print (isort [4, 3, 5 :: Int])

isort :: Ord a => [a] -> [a]
isort = foldr insert []

insert :: Ord a => a -> [a] -> [a]
insert x [] = [x]
insert x (y:ys)
  | x > y     = y : (ys ++ [x])
  | otherwise = x : y : ys
-- expected stdout:
-- | [3,5,4]
-- expected session:
-- | [3,5,4]
-- | 1. main = {prints "[3,5,4]\n"} ? no
-- | 2. isort [4,3,5] = [3,5,4] ? no
-- | 3. insert 4 [3,5] = [3,5,4] ? no
-- | The fault is in insert, Sort.hs:22:1 (its equations: lines 21-24)
-- |     insert x (y:ys)
-- |       | x > y     = y : (ys ++ [x])
-- |       | otherwise = x : y : ys
-- |                     ~~~~~~~~~~
