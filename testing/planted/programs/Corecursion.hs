-- plant: merge | otherwise = x : merge xs ys => otherwise = x : merge xs yy
-- plant: step | 3 * n + 1 => 3 * n - 1
-- plant: say | show (length g) ++ take 1 g => take 1 g ++ show (length g)
-- plant: next | (row ++ [0]) => (row ++ [1])
-- plant: go | go (k - p) p => go (k - p) top
-- plant: digitsOf | n == 0 => n < 2
module Main where
import Data.List

hamming :: [Integer]
hamming = 1 : merge3 (map (* 2) hamming) (map (* 3) hamming) (map (* 5) hamming)
  where merge3 a b c = merge a (merge b c)

merge :: [Integer] -> [Integer] -> [Integer]
merge xx@(x : xs) yy@(y : ys)
  | x < y = x : merge xs yy
  | x > y = y : merge xx ys
  | otherwise = x : merge xs ys
merge xs [] = xs
merge [] ys = ys

collatz :: Int -> [Int]
collatz = unfoldr step
  where step 1 = Nothing
        step n = Just (n, if even n then n `div` 2 else 3 * n + 1)

look :: String -> String
look = concatMap say . group
  where say g = show (length g) ++ take 1 g

pascal :: [[Integer]]
pascal = iterate next [1]
  where next row = zipWith (+) (0 : row) (row ++ [0])

partitions :: Int -> [[Int]]
partitions n = go n n
  where
    go 0 _ = [[]]
    go k top = [p : ps | p <- [min k top, min k top - 1 .. 1], ps <- go (k - p) p]

digitsOf :: Int -> Int -> [Int]
digitsOf base = reverse . unfoldr (\n -> if n == 0 then Nothing else Just (n `mod` base, n `div` base))

main :: IO ()
main = do
  print (take 15 hamming)
  print (collatz 12)
  print (take 6 (iterate look "1"))
  print (map sum (take 6 pascal), pascal !! 5)
  print (partitions 5)
  print (takeWhile (< 40) (filter odd (map sum (tails [1 .. 9]))))
  print (map (digitsOf 3) [5, 26, 0])
