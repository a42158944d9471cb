-- Data.Ratio: exact fractions, continued fractions, Egyptian fractions.
module Main where

import Data.Ratio

harmonic :: Integer -> Rational
harmonic n = sum [1 % k | k <- [1 .. n]]

continued :: Rational -> [Integer]
continued r
  | denominator r == 1 = [numerator r]
  | otherwise = let n = floor r in n : continued (1 / (r - fromIntegral n))

egyptian :: Rational -> [Integer]
egyptian r
  | numerator r == 1 = [denominator r]
  | otherwise = let d = ceiling (1 / r) in d : egyptian (r - 1 % d)

main :: IO ()
main = do
  print (3 % 6, (-3) % 6, 3 % (-6), numerator (6 % 8), denominator (6 % 8))
  print (harmonic 20)
  print (continued (415 % 93), continued 3.245)
  print (egyptian (7 % 15))
  print (1 % 2 + 1 % 3, (1 % 2) * (2 % 3), recip (3 % 4), (2 % 3) ^ 5, (2 % 3) ^^ (-2))
  print (1 % 2 < 2 % 3, compare (1 % 3) (2 % 6), maximum [1 % 2, 3 % 5])
  print (fromRational (7 % 8) :: Double, toRational 0.1, truncate (17 % 5), approxRational pi 0.001)
  print ([1 % 2 .. 3], [0, 1 % 3 .. 1] :: [Rational])
  print (show (1 % 2), read "1 % 2" :: Rational, fromIntegral 3 + 1 % 2)

-- expected stdout:
-- | (1 % 2,(-1) % 2,(-1) % 2,3,4)
-- | 55835135 % 15519504
-- | ([4,2,6,7],[3,4,12,4])
-- | [3,8,120]
-- | (5 % 6,1 % 3,4 % 3,32 % 243,9 % 4)
-- | (True,EQ,3 % 5)
-- | (0.875,3602879701896397 % 36028797018963968,3,201 % 64)
-- | ([1 % 2,3 % 2,5 % 2,7 % 2],[0 % 1,1 % 3,2 % 3,1 % 1])
-- | ("1 % 2",1 % 2,7 % 2)
