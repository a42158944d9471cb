-- Backtracking: queens, subsets with a sum, a tiny sudoku, knights, change of state in the list monad.
module Main where

import Control.Monad (guard)
import Data.List (delete, (\\))

queens :: Int -> [[Int]]
queens n = place n
  where
    place 0 = [[]]
    place k = [q : qs | qs <- place (k - 1), q <- [1 .. n], safe q qs]
    safe q qs = and [q /= c && abs (q - c) /= d | (d, c) <- zip [1 ..] qs]

subsets :: Int -> [Int] -> [[Int]]
subsets 0 _ = [[]]
subsets _ [] = []
subsets n (x : xs)
  | x > n = subsets n xs
  | otherwise = map (x :) (subsets (n - x) xs) ++ subsets n xs

type Board = [[Int]]

choices :: Board -> Int -> Int -> [Int]
choices b r c = [1 .. 4] \\ (b !! r ++ map (!! c) b ++ box)
  where
    box = [b !! i !! j | i <- near r, j <- near c]
    near k = let s = 2 * (k `div` 2) in [s, s + 1]

solve :: Board -> [Board]
solve b = case [(r, c) | r <- [0 .. 3], c <- [0 .. 3], b !! r !! c == 0] of
  [] -> [b]
  (r, c) : _ -> concat [solve (set r c v b) | v <- choices b r c]

set :: Int -> Int -> Int -> Board -> Board
set r c v b = [[if (i, j) == (r, c) then v else x | (j, x) <- zip [0 ..] row] | (i, row) <- zip [0 ..] b]

triples :: Int -> [(Int, Int, Int)]
triples n = do
  a <- [1 .. n]
  b <- [a .. n]
  c <- [b .. n]
  guard (a * a + b * b == c * c)
  return (a, b, c)

permutations' :: Eq a => [a] -> [[a]]
permutations' [] = [[]]
permutations' xs = [x : p | x <- xs, p <- permutations' (delete x xs)]

puzzle :: [(Int, Int, Int)]
puzzle = [(a, b, c) | [a, b, c] <- permutations' [1, 2, 5], a * 10 + b - c == 20 || b > a * c]

main :: IO ()
main = do
  print (head (queens 5))
  print (subsets 7 [4, 3, 1, 2])
  mapM_ print (head (solve [[1, 2, 3, 4], [3, 4, 0, 2], [2, 0, 4, 3], [4, 3, 2, 0]]))
  print (triples 10)
  print (puzzle)
