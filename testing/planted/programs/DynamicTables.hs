-- plant: cell | 1 + table ! (i - 1, j - 1) => 2 + table ! (i - 1, j - 1)
-- plant: best | max (at (i - 1) w) => min (at (i - 1) w)
-- Dynamic programming: lazy arrays and lists that a local function fills and reads.
module Main where

import Data.Array
import qualified Data.Map as Map

lcs :: String -> String -> Int
lcs xs ys = table ! (m, n)
  where
    m = length xs
    n = length ys
    xa = listArray (1, m) xs
    ya = listArray (1, n) ys
    table = array ((0, 0), (m, n)) [((i, j), cell i j) | i <- [0 .. m], j <- [0 .. n]]
    cell 0 _ = 0
    cell _ 0 = 0
    cell i j
      | xa ! i == ya ! j = 1 + table ! (i - 1, j - 1)
      | otherwise = max (table ! (i - 1, j)) (table ! (i, j - 1))

knapsack :: Int -> [(Int, Int)] -> Int
knapsack capacity items = at (length items) capacity
  where
    rows = [[best i w | w <- [0 .. capacity]] | i <- [0 .. length items]]
    at i w = rows !! i !! w
    best 0 _ = 0
    best i w
      | weight > w = at (i - 1) w
      | otherwise = max (at (i - 1) w) (value + at (i - 1) (w - weight))
      where
        (weight, value) = items !! (i - 1)

ways :: [Int] -> Int -> Integer
ways coins amount = ways' coins amount
  where
    ways' _ 0 = 1
    ways' [] _ = 0
    ways' (c : cs) n
      | n < 0 = 0
      | otherwise = ways' cs n + ways' (c : cs) (n - c)

editDistance :: String -> String -> Int
editDistance a b = last (foldl row [0 .. length a] b)
  where
    row previous c = scanl next (head previous + 1) (zip3 a previous (tail previous))
      where
        next left (x, diagonal, above) = minimum [left + 1, above + 1, diagonal + fromEnum (x /= c)]

collatzTable :: Int -> Map.Map Int Int
collatzTable limit = table
  where
    table = Map.fromList [(n, steps n) | n <- [1 .. limit]]
    steps 1 = 0
    steps n = 1 + after (if even n then n `div` 2 else 3 * n + 1)
    after n = Map.findWithDefault (steps n) n table

main :: IO ()
main = do
  print (lcs "abcde" "badce")
  print (knapsack 5 [(2, 3), (3, 4), (1, 2)])
  print (ways [1, 2, 5] 10)
  print (editDistance "kitten" "sitting")
  print (Map.toList (collatzTable 7))
