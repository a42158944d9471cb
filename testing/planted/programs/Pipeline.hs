module Main where

-- constants of function type made by composition and folds
pipeline :: [Int] -> Int
pipeline = foldr (.) id steps . sum

steps :: [Int -> Int]
steps = [double, subtract offset, clamp]

double :: Int -> Int
double = (* 2)

offset :: Int
offset = length digits

digits :: [Int]
digits = [d | d <- [1 .. 9], odd d]

clamp :: Int -> Int
clamp = max 0 . min limit

limit :: Int
limit = maximum [d * d | d <- digits]

polynomial :: Int -> Int
polynomial = horner coefficients

horner :: [Int] -> Int -> Int
horner cs = \x -> foldr (\c acc -> c + x * acc) 0 cs

coefficients :: [Int]
coefficients = derive [1, 2, 3]

derive :: [Int] -> [Int]
derive = zipWith (*) [1 ..] . tail

main :: IO ()
main = do
  print (pipeline [10, 20], pipeline [100])
  print (map polynomial [0 .. 3])
-- plant: double | (* 2) => (* 3)
-- plant: offset | length digits => length digits + 1
-- plant: digits | odd d => even d
-- plant: clamp | max 0 . min limit => min 0 . max limit
-- plant: limit | d * d => d + d
-- plant: steps | [double, subtract offset, clamp] => [subtract offset, double, clamp]
-- plant: pipeline | foldr (.) id steps => foldr (flip (.)) id steps
-- plant: derive | [1 ..] . tail => [0 ..] . tail
-- plant: coefficients | [1, 2, 3] => [1, 2, 4]
