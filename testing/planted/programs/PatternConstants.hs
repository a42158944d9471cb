-- Patterns bound at top level and in a where.
module Main where

import Data.List (partition)

smalls, bigs :: [Int]
(smalls, bigs) = span isSmall [1, 5, 9, 12, 30]

isSmall :: Int -> Bool
isSmall n = n < 10

count :: Int -> Int
count k = k + length smalls

(lowest, Just highest) = limits bigs

limits :: [Int] -> (Int, Maybe Int)
limits [] = (0, Nothing)
limits xs = (foldr1 smaller xs, Just (maximum xs))

smaller :: Int -> Int -> Int
smaller a b = if a < b then a else b

first : second : others = map double [3, 1, 4, 1]

double :: Int -> Int
double n = n + n

summary :: [Int] -> String
summary xs = show evens ++ show (weigh odds) ++ show (weigh evens)
  where
    (evens, odds) = partition isEven xs
    isEven n = n `mod` 2 == 0
    weigh ys = sum ys * scale
    scale = length evens

main :: IO ()
main = do
  print (count 10, bigs)
  print (lowest, highest)
  print (first + second, others)
  putStrLn (summary [1, 2, 3, 4, 6])
-- plant: isSmall | n < 10 => n < 9
-- plant: (smalls, bigs) | span isSmall [1, 5 => span isSmall [1, 50
-- plant: count | k + length smalls => k + length bigs
-- plant: smaller | a < b => a > b
-- plant: limits | Just (maximum xs) => Just (minimum xs)
-- plant: (lowest, Just highest) | limits bigs => limits smalls
-- plant: double | n + n => n * n
-- plant: first : second : others | map double [3, 1 => map double [3, 2
-- plant: isEven | n `mod` 2 == 0 => n `mod` 2 == 1
-- plant: weigh | sum ys * scale => sum ys + scale
-- plant: summary | scale = length evens => scale = length odds
