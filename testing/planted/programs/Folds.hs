-- Folds, scans and unfolds; point-free style; functions as results.
module Main where

import Data.Foldable (foldl')
import Data.List (sortBy, unfoldr)
import Data.Ord (comparing)

average :: [Double] -> Double
average = uncurry (/) . foldr step (0, 0)
  where
    step x (total, count) = (total + x, count + 1)

horner :: Int -> [Int] -> Int
horner x = foldl (\acc c -> acc * x + c) 0

runs :: String -> [(Char, Int)]
runs = foldr add []
  where
    add c ((d, n) : rest) | c == d = (d, n + 1) : rest
    add c rest = (c, 1) : rest

expand :: [(Char, Int)] -> String
expand = concatMap (uncurry (flip replicate))

toBase :: Int -> Int -> [Int]
toBase b = reverse . unfoldr digit
  where
    digit 0 = Nothing
    digit n = Just (n `mod` b, n `div` b)

pipeline :: [a -> a] -> a -> a
pipeline = foldr (.) id

maxima :: [Int] -> [Int]
maxima xs = scanl1 max xs

compose3 :: (c -> d) -> (b -> c) -> (a -> b) -> a -> d
compose3 f g h = f . g . h

partitionWith :: (a -> Either b c) -> [a] -> ([b], [c])
partitionWith f = foldr (either left right . f) ([], [])
  where
    left b (bs, cs) = (b : bs, cs)
    right c (bs, cs) = (bs, c : cs)

classify :: Int -> Either Int String
classify n
  | even n = Left (n `div` 2)
  | otherwise = Right (show n)

tally :: [Int] -> Int
tally = foldl' (\acc n -> if n > 2 then acc + n else acc - 1) 0

inits', tails' :: [a] -> [[a]]
inits' = foldr (\x acc -> [] : map (x :) acc) [[]]
tails' [] = [[]]
tails' xs@(_ : rest) = xs : tails' rest

sublists :: [a] -> [[a]]
sublists = foldr (\x acc -> acc ++ map (x :) acc) [[]]

byLength :: [String] -> [String]
byLength = sortBy (comparing length <> compare)

main :: IO ()
main = do
  print (average [1, 2, 6])
  print (horner 2 [1, 0, 1, 1])
  print (runs "aaabcc", expand (runs "aabb"))
  print (toBase 2 13, toBase 16 255)
  print (pipeline [(+ 1), (* 2), subtract 3] 10)
  print (maxima [3, 1, 4, 1, 5])
  print (compose3 show negate length "four")
  print (partitionWith classify [1 .. 6])
  print (tally [1, 5, 2, 9])
  print (inits' "ab", tails' "ab", sublists [1, 2, 3 :: Int])
  print (byLength ["pear", "fig", "apple", "kiwi"])
