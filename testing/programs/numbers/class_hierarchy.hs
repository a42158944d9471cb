-- fromIntegral, realToFrac and generic code over Num, Integral, Fractional, Floating.
module Main where

mean :: (Real a, Fractional b) => [a] -> b
mean xs = realToFrac (sum xs) / fromIntegral (length xs)

stddev :: [Double] -> Double
stddev xs = sqrt (sum [(x - m) ^ 2 | x <- xs] / fromIntegral (length xs))
  where m = mean xs

digits :: Integral a => a -> a -> [a]
digits b 0 = []
digits b n = digits b (n `div` b) ++ [n `mod` b]

sumSquares :: Num a => [a] -> a
sumSquares = foldr (\x acc -> x * x + acc) 0

isPrime :: Integral a => a -> Bool
isPrime n = n > 1 && all (\d -> n `mod` d /= 0) (takeWhile (\d -> d * d <= n) [2 ..])

solve :: Floating a => a -> a -> a -> (a, a)
solve a b c = ((-b + d) / (2 * a), (-b - d) / (2 * a))
  where d = sqrt (b * b - 4 * a * c)

main :: IO ()
main = do
  print (mean [1, 2, 3, 4 :: Int] :: Double, mean [1.5, 2.5 :: Double] :: Double)
  print (stddev [2, 4, 4, 4, 5, 5, 7, 9])
  print (digits 2 (10 :: Int), digits 16 (2 ^ 70 :: Integer))
  print (sumSquares [1, 2, 3 :: Int], sumSquares [0.5, 1.5 :: Double])
  print (filter isPrime [1 .. 50 :: Int], isPrime (1000003 :: Integer))
  print (solve 1 (-3) 2 :: (Double, Double))
  print (fromIntegral (3 :: Int) * 0.5 :: Double, truncate (fromIntegral (7 :: Int) / 2 :: Double) :: Integer)

-- expected stdout:
-- | (2.5,2.0)
-- | 2.0
-- | ([1,0,1,0],[4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0])
-- | (14,2.5)
-- | ([2,3,5,7,11,13,17,19,23,29,31,37,41,43,47],True)
-- | (2.0,1.0)
-- | (1.5,3)
