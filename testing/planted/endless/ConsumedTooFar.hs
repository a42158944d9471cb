-- An endless list is right; who consumes all of it is not.
module Main where

from :: Int -> [Int]
from n = n : from (n + 1)

squares :: [Int] -> [Int]
squares (x : xs) = x * x : squares xs
squares [] = []

total :: [Int] -> Int
total xs = sum (take 5 xs)

main :: IO ()
main = print (total (squares (from 1)))

-- plant: total | sum (take 5 xs) => sum xs
