module Main where
import Data.Array
import Data.Bits (xor, shiftR, (.&.))

-- matrices, memo tables, knot-tied tries, zipWith3
type Matrix = [[Integer]]

mul :: Matrix -> Matrix -> Matrix
mul a b = [[sum (zipWith (*) row col) | col <- columns b] | row <- a]

columns :: Matrix -> Matrix
columns = foldr (zipWith (:)) (repeat [])

identity :: Int -> Matrix
identity n = [[if i == j then 1 else 0 | j <- [1 .. n]] | i <- [1 .. n]]

power :: Matrix -> Int -> Matrix
power m 0 = identity (length m)
power m k
  | odd k = m `mul` power m (k - 1)
  | otherwise = let h = power m (k `div` 2) in h `mul` h

editDistance :: String -> String -> Int
editDistance s t = table ! (0, 0)
  where
    (m, n) = (length s, length t)
    table = listArray ((0, 0), (m, n)) [dist i j | i <- [0 .. m], j <- [0 .. n]]
    dist i j
      | i == m = n - j
      | j == n = m - i
      | s !! i == t !! j = table ! (i + 1, j + 1)
      | otherwise = 1 + minimum [table ! (i + 1, j), table ! (i, j + 1), table ! (i + 1, j + 1)]

smooth :: [Int] -> [Int]
smooth xs = zipWith3 mid (head xs : xs) xs (tail xs ++ [last xs])
  where mid a b c = (a + b + c) `div` 3

gray :: Int -> [Int]
gray n = map code [0 .. 2 ^ n - 1]
  where code k = k `xor` (k `shiftR` 1)

main :: IO ()
main = do
  print (power [[1, 1], [1, 0]] 7)
  print (editDistance "kitten" "sitting")
  print (smooth [3, 6, 0, 9])
  print (gray 2)
-- plant: identity | then 1 else 0 => then 1 else 1
-- plant: columns | repeat [] => repeat [0]
-- plant: dist | j == n = m - i => j == n = m
-- plant: dist | 1 + minimum => 2 + minimum
-- plant: mid | `div` 3 => `div` 2
-- plant: code | k `shiftR` 1 => k `shiftR` 2
-- plant: smooth | head xs : xs => 0 : xs
