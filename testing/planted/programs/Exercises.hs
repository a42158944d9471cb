-- plant: double | x * 2 - 9 => x * 2 - 10
-- plant: toRoman | (9, "IX") => (9, "VIV")
-- plant: fromBase | acc * b + d => acc + b * d
-- plant: go | n `mod` b : => n `rem` (b + 1) :
-- plant: perms | y <- xs, ys <- perms (delete y xs) => y <- xs, ys <- perms (drop 1 (delete y xs))
-- plant: subsets | map (x :) (subsets xs) ++ subsets xs => map (x :) (subsets xs) ++ subsets (drop 1 xs)
-- plant: gray | map ('1' :) (reverse g) => map ('1' :) g
-- plant: change | change (n - c) (c : cs) + change n cs => change (n - c) cs + change n cs
-- plant: best | v + best (i + 1) (w - wt) => best (i + 1) (w - wt)
-- plant: go | max (go xs (y : ys)) (go (x : xs) ys) => go xs (y : ys)
-- plant: next | fromEnum (x /= y) => fromEnum (x == y)
-- plant: transposeM | map head xss : => map last xss :
-- plant: mmul | sum (zipWith (*) r c) => sum (zipWith (+) r c)
-- plant: power | even n = power (mmul m m) (n `div` 2) => even n = mmul m (power (mmul m m) (n `div` 2))
-- plant: safe | abs (q - c) /= n => abs (q - c) /= n + 1
-- plant: rule | n == 3 || (n == 2 && alive) => n == 3 || (n == 2)
-- plant: neighbours | (dx, dy) /= (0, 0) => (dx, dy) /= (1, 0)
-- plant: validISBN | zipWith (*) [10, 9 ..] => zipWith (*) [9, 8 ..]
-- plant: go | go (n `div` 2) (toEnum (48 + n `mod` 2) : acc) => go (n `div` 2) (acc ++ [toEnum (48 + n `mod` 2)])
-- plant: isSorted | and (zipWith (<=) xs (tail xs)) => or (zipWith (<=) xs (tail xs))
-- plant: chunks | splitAt n xs => splitAt (n + 1) xs
-- plant: majority | count x xs * 2 > length xs => count x xs * 2 < length xs
-- plant: dropEvery | i `mod` n /= 0 => i `mod` n == 0
-- plant: rotate | drop k xs ++ take k xs => drop k xs ++ take (k - 1) xs
module Main where

import Data.Char (digitToInt, isDigit)
import Data.List (delete, nub, sort)

luhn :: String -> Bool
luhn s = total `mod` 10 == 0
  where
    total = sum (zipWith ($) (cycle [id, double]) (map digitToInt (reverse s)))
    double x
      | x > 4 = x * 2 - 9
      | otherwise = x * 2

toRoman :: Int -> String
toRoman 0 = ""
toRoman n = let (v, s) = head (filter ((<= n) . fst) numerals) in s ++ toRoman (n - v)
  where
    numerals = [(50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]

fromBase :: Int -> [Int] -> Int
fromBase b = foldl (\acc d -> acc * b + d) 0

toDigits :: Int -> Int -> [Int]
toDigits b = reverse . go
  where
    go 0 = []
    go n = n `mod` b : go (n `div` b)

primes :: [Int]
primes = 2 : [n | n <- [3, 5 ..], all ((/= 0) . mod n) (takeWhile (\p -> p * p <= n) primes)]

factors :: Int -> [Int]
factors = go primes
  where
    go _ 1 = []
    go (p : ps) n
      | n `mod` p == 0 = p : go (p : ps) (n `div` p)
      | otherwise = go ps n

perms :: Eq a => [a] -> [[a]]
perms [] = [[]]
perms xs = [y : ys | y <- xs, ys <- perms (delete y xs)]

subsets :: [a] -> [[a]]
subsets [] = [[]]
subsets (x : xs) = map (x :) (subsets xs) ++ subsets xs

gray :: Int -> [String]
gray 0 = [""]
gray n = map ('0' :) g ++ map ('1' :) (reverse g)
  where
    g = gray (n - 1)

change :: Int -> [Int] -> Int
change 0 _ = 1
change _ [] = 0
change n (c : cs)
  | n < 0 = 0
  | otherwise = change (n - c) (c : cs) + change n cs

knapsack :: Int -> [(Int, Int)] -> Int
knapsack capacity items = best 0 capacity
  where
    best i w
      | i >= length items = 0
      | wt > w = skip
      | otherwise = max skip (v + best (i + 1) (w - wt))
      where
        (wt, v) = items !! i
        skip = best (i + 1) w

lcs :: String -> String -> Int
lcs = go
  where
    go (x : xs) (y : ys)
      | x == y = 1 + go xs ys
      | otherwise = max (go xs (y : ys)) (go (x : xs) ys)
    go _ _ = 0

levenshtein :: String -> String -> Int
levenshtein s t = last (foldl step [0 .. length t] s)
  where
    step row@(r : rs) x = scanl next (r + 1) (zip3 t row rs)
      where
        next left (y, diag, up) = minimum [left + 1, up + 1, diag + fromEnum (x /= y)]
    step [] _ = []

type Matrix = [[Int]]

transposeM :: Matrix -> Matrix
transposeM xss
  | any null xss = []
  | otherwise = map head xss : transposeM (map tail xss)

mmul :: Matrix -> Matrix -> Matrix
mmul a b = [[sum (zipWith (*) r c) | c <- transposeM b] | r <- a]

power :: Matrix -> Int -> Matrix
power m n
  | n == 0 = [[1, 0], [0, 1]]
  | even n = power (mmul m m) (n `div` 2)
  | otherwise = mmul m (power m (n - 1))

queens :: Int -> [[Int]]
queens k = go k
  where
    go 0 = [[]]
    go m = [q : qs | qs <- go (m - 1), q <- [1 .. k], safe q qs]
    safe q qs = and [q /= c && abs (q - c) /= n | (n, c) <- zip [1 ..] qs]

life :: [(Int, Int)] -> [(Int, Int)]
life cells = sort (nub [c | c <- candidates, rule (c `elem` cells) (liveAround c)])
  where
    candidates = cells ++ concatMap neighbours cells
    liveAround c = length (filter (`elem` cells) (neighbours c))
    rule alive n = n == 3 || (n == 2 && alive)

neighbours :: (Int, Int) -> [(Int, Int)]
neighbours (x, y) = [(x + dx, y + dy) | dx <- [-1 .. 1], dy <- [-1 .. 1], (dx, dy) /= (0, 0)]

validISBN :: String -> Bool
validISBN s = sum (zipWith (*) [10, 9 ..] digits) `mod` 11 == 0
  where
    digits = [if c == 'X' then 10 else digitToInt c | c <- s, isDigit c || c == 'X']

bin :: Int -> String
bin 0 = "0"
bin m = go m ""
  where
    go 0 acc = acc
    go n acc = go (n `div` 2) (toEnum (48 + n `mod` 2) : acc)

isSorted :: Ord a => [a] -> Bool
isSorted xs = and (zipWith (<=) xs (tail xs))

chunks :: Int -> [a] -> [[a]]
chunks _ [] = []
chunks n xs = let (a, b) = splitAt n xs in a : chunks n b

count :: Eq a => a -> [a] -> Int
count x = length . filter (== x)

majority :: Eq a => [a] -> Maybe a
majority xs = case [x | x <- xs, count x xs * 2 > length xs] of
  (x : _) -> Just x
  [] -> Nothing

dropEvery :: Int -> [a] -> [a]
dropEvery n xs = [x | (i, x) <- zip [1 ..] xs, i `mod` n /= 0]

rotate :: Int -> [a] -> [a]
rotate k xs = drop k xs ++ take k xs

main :: IO ()
main = do
  print (map luhn ["4539148803436467", "8273123273520569"])
  print (map toRoman [4, 9, 14, 48])
  print (fromBase 2 [1, 0, 1, 1], toDigits 10 1203, toDigits 3 11)
  print (take 8 primes, factors 84)
  print (perms "abc")
  print (subsets [1, 2, 3 :: Int])
  print (gray 2)
  print (change 10 [1, 5, 10])
  print (knapsack 5 [(2, 3), (3, 4), (4, 5)])
  print (lcs "abcb" "bdcb", levenshtein "kitten" "sitting")
  print (power [[1, 1], [1, 0]] 6)
  print (head (queens 4), length (queens 4))
  print (life [(0, 0), (1, 0), (2, 0)])
  print (map validISBN ["3-598-21508-8", "3-598-21508-9"])
  print (map bin [0, 5, 12])
  print (isSorted [1, 2, 2 :: Int], isSorted "hello")
  print (chunks 2 [1 .. 5 :: Int])
  print (majority "abaca", majority "abc")
  print (dropEvery 3 "abcdefg", rotate 2 "abcde")
