-- A 4x4 sudoku, subset sums, the knight's tour on 5x5, permutations by next.
module Main where

import Data.List (minimumBy, (\\), transpose)
import Data.Ord (comparing)

type Board = [[Int]]

solve :: Board -> [Board]
solve b = case [(r, c) | r <- [0 .. 3], c <- [0 .. 3], b !! r !! c == 0] of
  [] -> [b]
  cells -> concat [solve (set r c v) | v <- options r c]
    where (r, c) = minimumBy (comparing (length . uncurry options)) cells
  where
    options r c = [1 .. 4] \\ (b !! r ++ transpose b !! c ++ box r c)
    box r c = [b !! i !! j | i <- around r, j <- around c]
    around k = let base = 2 * (k `div` 2) in [base, base + 1]
    set r c v = [[if (i, j) == (r, c) then v else x | (j, x) <- zip [0 ..] row] | (i, row) <- zip [0 ..] b]

subsetSum :: Int -> [Int] -> [[Int]]
subsetSum 0 _ = [[]]
subsetSum _ [] = []
subsetSum n (x : xs) = [x : s | x <= n, s <- subsetSum (n - x) xs] ++ subsetSum n xs

knights :: Int -> (Int, Int) -> [[(Int, Int)]]
knights n start = go [start] (n * n - 1)
  where
    go path 0 = [path]
    go path@(p : _) k = [t | q <- moves p, q `notElem` path, t <- go (q : path) (k - 1)]
    go [] _ = []
    moves (r, c) = [(r', c') | (dr, dc) <- [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)], let { r' = r + dr; c' = c + dc }, r' `elem` [1 .. n], c' `elem` [1 .. n]]

nextPerm :: Ord a => [a] -> Maybe [a]
nextPerm xs = case [i | i <- [length xs - 2, length xs - 3 .. 0], xs !! i < xs !! (i + 1)] of
  [] -> Nothing
  i : _ -> let (pre, p : post) = splitAt i xs
               (smaller, bigger) = span (<= p) (reverse post)
               b : bs = bigger
           in Just (pre ++ [b] ++ smaller ++ [p] ++ bs)

main :: IO ()
main = do
  mapM_ print (head (solve [[1, 0, 0, 0], [0, 0, 3, 0], [0, 4, 0, 0], [0, 0, 0, 2]]))
  print (subsetSum 15 [1, 2, 3, 4, 5, 6])
  print (take 5 (reverse (head (knights 5 (1, 1)))))
  print (let go x = x : maybe [] go (nextPerm x) in go "abcd" !! 10, length (let go x = x : maybe [] go (nextPerm x) in go "abcd"))

-- expected stdout:
-- | [1,3,2,4]
-- | [4,2,3,1]
-- | [2,4,1,3]
-- | [3,1,4,2]
-- | [[1,2,3,4,5],[1,3,5,6],[2,3,4,6],[4,5,6]]
-- | [(1,1),(2,3),(3,5),(5,4),(4,2)]
-- | ("bdac",24)
