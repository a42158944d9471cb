module Main where

isort :: [Int] -> [Int]
isort [] = []
isort (x : xs) = insert x (isort xs)

insert :: Int -> [Int] -> [Int]
insert x [] = [x]
insert x (y : ys)
  | x > y = y : insert x ys
  | otherwise = x : y : ys

main :: IO ()
main = print (isort [4, 3, 5])
