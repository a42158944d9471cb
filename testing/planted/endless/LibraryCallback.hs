-- The library calls what does not end.
module Main where

isPrime :: Int -> Bool
isPrime n = n > 1 && noDivisor n 2

noDivisor :: Int -> Int -> Bool
noDivisor n d
  | d * d > n = True
  | n `mod` d == 0 = False
  | otherwise = noDivisor n (d + 1)

main :: IO ()
main = print (filter isPrime [1 .. 30])

-- plant: noDivisor | noDivisor n (d + 1) => noDivisor n d
-- plant: noDivisor | d * d > n => d > n + 1 && d < n
