module Main where
import Data.Array

-- Pascal and Catalan by lazy arrays, point free
choose :: Int -> Int -> Integer
choose = curry (binomials !)

binomials :: Array (Int, Int) Integer
binomials = array ((0, 0), (10, 10)) [(ix, entry ix) | ix <- range ((0, 0), (10, 10))]

entry :: (Int, Int) -> Integer
entry (_, 0) = 1
entry (n, k)
  | k > n = 0
  | otherwise = choose (n - 1) (k - 1) + choose (n - 1) k

catalan :: Int -> Integer
catalan = (listArray (0, 10) (map term [0 .. 10]) !)

term :: Int -> Integer
term 0 = 1
term n = sum (map product' (splits n))

product' :: (Int, Int) -> Integer
product' = uncurry (\i j -> catalan i * catalan j)

splits :: Int -> [(Int, Int)]
splits n = [(i, n - 1 - i) | i <- [0 .. n - 1]]

main :: IO ()
main = do
  print (map (choose 4) [0 .. 4])
  print (map catalan [0 .. 5])
-- plant: entry | k > n = 0 => k > n = 1
-- plant: entry | choose (n - 1) k => choose (n - 2) k
-- plant: binomials | entry ix) => entry ix + 1)
-- plant: choose | curry (binomials !) => curry ((binomials !) . \(a, b) -> (b, a))
-- plant: term | term 0 = 1 => term 0 = 2
-- plant: splits | [0 .. n - 1]] => [1 .. n - 1]]
-- plant: product' | catalan i * catalan j => catalan i + catalan j
-- plant: catalan | map term [0 .. 10] => map term ([0 .. 3] ++ [3 .. 9])
