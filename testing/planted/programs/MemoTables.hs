-- plant: fib | fib n = memoFib (n - 1) + memoFib (n - 2) => fib n = memoFib (n - 1) + memoFib (n - 1)
-- plant: rate | rate "beta" = 7 => rate "beta" = 8
-- plant: isSmall | n < 4 => n <= 4
-- plant: cost | cost k = k * k + 1 => cost k = k * k + 2
-- plant: catalan | sum [table !! i * table !! (n - 1 - i) => sum [table !! i * table !! (n - i)
-- Tables that are made once: point-free constants, top-level patterns, and the same in a where.
module Main where

import qualified Data.Map as M

memoFib :: Int -> Integer
memoFib = (map fib [0 ..] !!)

fib :: Int -> Integer
fib 0 = 0
fib 1 = 1
fib n = memoFib (n - 1) + memoFib (n - 2)

price :: String -> Int
price = flip (M.findWithDefault 0) (M.fromList [(k, rate k) | k <- ["alpha", "beta", "gamma"]])

rate :: String -> Int
rate "alpha" = 3
rate "beta" = 7
rate _ = 1

smalls, bigs :: [Int]
(smalls, bigs) = span isSmall [1, 3, 4, 2, 9]

isSmall :: Int -> Bool
isSmall n = n < 4

total :: Int -> Int
total n = memo n + memo (n + 1)
  where
    memo = (map cost [0 ..] !!)

cost :: Int -> Int
cost k = k * k + 1

spread :: [Int] -> (Int, Int)
spread xs = (length low, sum high)
  where
    (low, high) = break isLarge xs

isLarge :: Int -> Bool
isLarge n = n >= 10

catalans :: Int -> [Integer]
catalans n = take n table
  where
    table = map catalan [0 ..]
    catalan 0 = 1
    catalan n = sum [table !! i * table !! (n - 1 - i) | i <- [0 .. n - 1]]

main :: IO ()
main = do
  print (memoFib 12)
  print (map price ["beta", "alpha", "delta"])
  print (smalls, bigs)
  print (total 3)
  print (spread [2, 5, 11, 4])
  print (catalans 5)
