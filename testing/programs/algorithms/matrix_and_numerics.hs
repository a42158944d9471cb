-- Matrices as lists, Gauss elimination on rationals, determinants, integration, Newton's method.
module Main where

import Data.List (transpose)
import Data.Ratio

type Matrix a = [[a]]

mmul :: Num a => Matrix a -> Matrix a -> Matrix a
mmul a b = [[sum (zipWith (*) r c) | c <- transpose b] | r <- a]

identity :: Num a => Int -> Matrix a
identity n = [[if i == j then 1 else 0 | j <- [1 .. n]] | i <- [1 .. n]]

det :: Num a => Matrix a -> a
det [] = 1
det (r : rs) = sum [s * x * det (map (dropAt i) rs) | (i, x, s) <- zip3 [0 ..] r (cycle [1, -1])]
  where dropAt i xs = take i xs ++ drop (i + 1) xs

solve :: Matrix Rational -> [Rational] -> Maybe [Rational]
solve m b = go (zipWith (\r x -> r ++ [x]) m b)
  where
    go [] = Just []
    go rows = case break ((/= 0) . head) rows of
      (_, []) -> Nothing
      (before, p : after) -> do
        let rest = [zipWith (\x y -> y - x * (head r / head p)) (tail p) (tail r) | r <- before ++ after]
        xs <- go rest
        let (cs, [rhs]) = splitAt (length (tail p) - 1) (tail p)
        return ((rhs - sum (zipWith (*) cs xs)) / head p : xs)

simpson :: (Double -> Double) -> Double -> Double -> Int -> Double
simpson f a b n = h / 3 * sum (zipWith (*) ws (map (\k -> f (a + fromIntegral k * h)) [0 .. n]))
  where
    h = (b - a) / fromIntegral n
    ws = 1 : take (n - 1) (cycle [4, 2]) ++ [1]

newton :: (Double -> Double) -> Double -> [Double]
newton f = iterate (\x -> x - f x / ((f (x + e) - f (x - e)) / (2 * e)))
  where e = 1e-5

main :: IO ()
main = do
  let m = [[2, 1], [1, 3]] :: Matrix Integer
  print (mmul m m, iterate (mmul m) (identity 2) !! 10)
  print (det [[2, 0, 1], [1, 3, 2], [1, 1, 1]], det [[1.5, 2], [3, 4]])
  print (solve [[2, 1, -1], [-3, -1, 2], [-2, 1, 2]] [8, -11, -3])
  print (solve [[1, 2], [2, 4]] [1, 2], solve [[0, 1], [1, 0]] [1 % 2, 3])
  print (fromIntegral (round (simpson (\x -> x * x) 0 3 10 * 1e6)) / 1e6)
  print (fromIntegral (round (newton (\x -> x * x - 2) 1 !! 6 * 1e6)) / 1e6)

-- expected stdout:
-- | ([[5,5],[5,10]],[[106250,171875],[171875,278125]])
-- | (0,0.0)
-- | Just [2 % 1,3 % 1,(-1) % 1]
-- | (Nothing,Just [3 % 1,1 % 2])
-- | 9.0
-- | 1.414214
