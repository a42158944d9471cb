-- phase: core
-- Equations and guards become a decision tree with a leaf for each right-hand side.
module Main where

insert :: Int -> [Int] -> [Int]
insert x [] = [x]
insert x (y : ys)
  | x > y = y : insert x ys
  | otherwise = x : y : ys

main :: IO ()
main = print (insert 2 [1, 3])
-- expected stdout:
-- | constant main :: IO () =
-- |   {1} Inquest.IO.print (insert 2 (: 1 (: 3 [])))
-- | function insert x $v :: Int -> [Int] -> [Int] =
-- |   case $v of
-- |     [] -> {1} : x []
-- |     : y ys -> case #intGt x y of
-- |         False -> {2.2} : x (: y ys)
-- |         True -> {2} : y (insert x ys)
