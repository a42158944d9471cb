-- What does not end is an argument: those who wait for it are right so far.
module Main where

climb :: Int -> Int
climb n
  | n > 10 = n
  | otherwise = climb (n + 1)

f :: Int -> Int
f x = g x + 1

g :: Int -> Int
g x = h x * 2

h :: Int -> Int
h x = x - 1

main :: IO ()
main = print (f (climb 1))

-- plant: climb | climb (n + 1) => climb n
-- plant: climb | n > 10 => n < 1
