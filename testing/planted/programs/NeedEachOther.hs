-- Constants and functions that need each other.
module Main where

import Data.Array

primes :: [Int]
primes = 2 : filter isPrime [3 ..]

isPrime :: Int -> Bool
isPrime n = all (notDividing n) (takeWhile (below n) primes)

below :: Int -> Int -> Bool
below n p = p * p <= n

notDividing :: Int -> Int -> Bool
notDividing n p = n `mod` p /= 0

ways :: Array Int Integer
ways = listArray (0, 20) (map change [0 .. 20])

change :: Int -> Integer
change 0 = 1
change n = sum [at (n - coin) | coin <- [1, 2, 5]]

at :: Int -> Integer
at n
  | n < 0 = 0
  | otherwise = ways ! n

hamming :: [Integer]
hamming = 1 : merge (map (2 *) hamming) (merge (map (3 *) hamming) (map (5 *) hamming))

merge :: [Integer] -> [Integer] -> [Integer]
merge xs@(x : xt) ys@(y : yt)
  | x < y = x : merge xt ys
  | x > y = y : merge xs yt
  | otherwise = x : merge xt yt
merge xs ys = xs ++ ys

odds, evens :: [Int]
odds = 1 : map next evens
evens = map next odds

next :: Int -> Int
next n = n + 1

main :: IO ()
main = do
  print (take 8 primes)
  print (ways ! 9)
  print (take 10 hamming)
  print (take 4 odds, take 4 evens)
-- plant: isPrime | all (notDividing n) => any (notDividing n)
-- plant: primes | 2 : filter => 4 : filter
-- plant: below | p * p <= n => p * p < n
-- plant: notDividing | n `mod` p /= 0 => n `mod` p /= 1
-- plant: change | [1, 2, 5]] => [1, 3, 5]]
-- plant: change | change 0 = 1 => change 0 = 2
-- plant: at | n < 0 = 0 => n < 0 = 1
-- plant: ways | map change [0 .. 20] => map change [1 .. 21]
-- plant: merge | x > y = y : merge xs yt => x > y = y : merge xt yt
-- plant: hamming | map (3 *) hamming => map (4 *) hamming
-- plant: next | n + 1 => n + 2
-- plant: odds | odds = 1 : => odds = 3 :
-- plant: evens | evens = map next odds => evens = map next evens'; evens' = 2 : odds
