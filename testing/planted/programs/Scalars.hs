module Main where

-- bounded counters; the same text at Int, Integer and Double
class Num a => Scalar a where
  zero :: a
  zero = 0
  unit :: a
  unit = zero + 1
  halve :: a -> a

instance Scalar Int where
  halve n = n `div` 2
instance Scalar Integer where
  halve n = n `div` 2 + 0
  unit = 1
instance Scalar Double where
  halve x = x / 2
  zero = 0.0

average :: Scalar a => [a] -> a
average [] = zero
average [x] = x
average xs = halve (average (take half xs) + average (drop half xs))
  where half = length xs `div` 2

count :: Scalar a => (b -> Bool) -> [b] -> a
count p = foldr (\x n -> if p x then n + unit else n) zero

main :: IO ()
main = do
  print (average [4, 6, 8, 10 :: Int], average [] :: Int)
  print (average [4, 6 :: Integer], average [] :: Integer)
  print (average [5, 6 :: Double])
  print (count even [1 .. 5 :: Int] :: Int, count odd [1 .. 5 :: Int] :: Integer)
-- plant: halve | n `div` 2 + 0 => n `div` 2 + 1
-- plant: unit | unit = 1 => unit = 2
-- plant: unit | unit = zero + 1 => unit = zero + 2
-- plant: average | average [] = zero => average [] = unit
-- plant: halve | x / 2 => x / 4
