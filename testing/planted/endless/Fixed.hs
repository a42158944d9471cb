-- A function by fix: its recursion is a function that fix was given, in the FDT one call beside the other.
module Main where

import Data.Function (fix)

factorial :: Integer -> Integer
factorial = fix (\rec n -> if n <= 0 then 1 else n * rec (pred' n))

pred' :: Integer -> Integer
pred' n = n - 1

choose :: Integer -> Integer -> Integer
choose n k = factorial n `div` (factorial k * factorial (n - k))

main :: IO ()
main = print (map (choose 5) [0 .. 5])

-- plant: pred' | n - 1 => n
