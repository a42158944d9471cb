-- A function that takes long is right; another one does not end.
module Main where

fib :: Int -> Int
fib n = if n < 2 then n else fib (n - 1) + fib (n - 2)

halve :: Int -> Int
halve n
  | n <= 1 = 0
  | otherwise = 1 + halve (n `div` 2)

score :: Int -> Int
score n = fib 9 + halve n + fib 10

main :: IO ()
main = print (score 40)

-- plant: halve | n <= 1 => n < 0
-- plant: halve | n `div` 2 => n
