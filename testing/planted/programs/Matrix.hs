-- plant: multiply | zipWith (*) row col => zipWith (+) row col
-- plant: minor | take j row ++ drop (j + 1) row => take j row ++ drop j row
-- plant: power | power m (n - 1) => power m (n - 2)
-- plant: spiral | reverse (transpose rest) => transpose rest
-- Matrices as lists of rows.
module Main where

import Data.List (intercalate, transpose)

type Matrix = [[Int]]

multiply :: Matrix -> Matrix -> Matrix
multiply a b = [[sum (zipWith (*) row col) | col <- transpose b] | row <- a]

identity :: Int -> Matrix
identity n = [[if i == j then 1 else 0 | j <- [1 .. n]] | i <- [1 .. n]]

power :: Matrix -> Int -> Matrix
power m 0 = identity (length m)
power m n
  | even n = let h = power m (n `div` 2) in multiply h h
  | otherwise = multiply m (power m (n - 1))

determinant :: Matrix -> Int
determinant [[x]] = x
determinant (top : rest) =
  sum [sign j * x * determinant (minor j rest) | (j, x) <- zip [0 ..] top, x /= 0]
  where
    sign j = if even j then 1 else -1
determinant [] = 1

minor :: Int -> Matrix -> Matrix
minor j rows = [take j row ++ drop (j + 1) row | row <- rows]

spiral :: Matrix -> [Int]
spiral [] = []
spiral (row : rest) = row ++ spiral (reverse (transpose rest))

trace :: Matrix -> Int
trace m = sum [row !! i | (i, row) <- zip [0 ..] m]

showMatrix :: Matrix -> String
showMatrix m = intercalate "\n" (map (unwords . map cell) m)
  where
    cell n = replicate (width - length (show n)) ' ' ++ show n
    width = maximum (map (length . show) (concat m))

main :: IO ()
main = do
  putStrLn (showMatrix (multiply [[1, 2], [3, 4]] [[0, 1], [10, -1]]))
  print (power [[1, 1], [1, 0]] 6)
  print (determinant [[2, 0, 1], [1, 3, 2], [0, 1, 1]])
  print (spiral [[1, 2, 3], [4, 5, 6]])
  print (trace [[1, 2], [3, 4]])
