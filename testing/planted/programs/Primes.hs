-- plant: primes | primes = 2 : filter isPrime [3 ..] => primes = 4 : filter isPrime [3 ..]
-- plant: isPrime | all ((/= 0) . (n `mod`)) => any ((/= 0) . (n `mod`))
-- plant: step | left + right + 1 => left + right
-- plant: ys | map (* 3) xs => map (* 2) xs
-- plant: hammings | map (* 5) hammings => map (* 7) hammings
-- Constants and functions that need each other, and constants that need each other.
module Main where

import Data.Array

primes :: [Int]
primes = 2 : filter isPrime [3 ..]

isPrime :: Int -> Bool
isPrime n = all ((/= 0) . (n `mod`)) (takeWhile (\p -> p * p <= n) primes)

factors :: Int -> [Int]
factors n = go n primes
  where
    go 1 _ = []
    go m (p : ps)
      | p * p > m = [m]
      | m `mod` p == 0 = p : go (m `div` p) (p : ps)
      | otherwise = go m ps
    go _ [] = []

paths :: Array (Int, Int) Int
paths = listArray ((0, 0), (3, 3)) [step i j | i <- [0 .. 3], j <- [0 .. 3]]

step :: Int -> Int -> Int
step 0 _ = 1
step _ 0 = 1
step i j = left + right + 1
  where
    left = paths ! (i, j - 1)
    right = paths ! (i - 1, j)

xs, ys :: [Int]
xs = 1 : map (+ 1) ys
ys = 2 : map (* 3) xs

hammings :: [Integer]
hammings = 1 : merge (map (* 2) hammings) (merge (map (* 3) hammings) (map (* 5) hammings))

merge :: [Integer] -> [Integer] -> [Integer]
merge as@(a : at) bs@(b : bt)
  | a < b = a : merge at bs
  | a > b = b : merge as bt
  | otherwise = a : merge at bt
merge as [] = as
merge [] bs = bs

main :: IO ()
main = do
  print (take 8 primes)
  print (filter isPrime [20 .. 30])
  print (factors 84)
  print (paths ! (3, 3), paths ! (2, 1))
  print (take 4 xs, take 4 ys)
  print (take 9 hammings)
