-- Literals, Integer, wrapping Int, Double output, Integral and RealFrac functions, conversions, defaulting.
module Main where

import Data.Ratio

main :: IO ()
main = do
  print (2 ^ 100, maxBound :: Int, maxBound + 1 :: Int)
  print (0x1F, 0o17, 1e3, 1.5e-3, 12345678901234567890)
  print [7 `div` 2, (-7) `div` 2, 7 `mod` (-2), (-7) `mod` 2, (-7) `quot` 2, (-7) `rem` 2]
  print (divMod (-7) 2, quotRem (-7) (2 :: Int), gcd 12 18, lcm 4 6)
  print (1 / 3, 1.0, 0.1 + 0.2, 1e7, 1.0e-2, 123456.789, 5.0e-324, 1 / 0, 0 / 0 :: Double)
  print (sqrt 2 :: Double, pi :: Double, exp 1, 2 ** 0.5, sin 1, atan2 1 2)
  print (1 / 3 :: Float, 16777216 :: Float, sqrt 2 :: Float)
  print (map round [0.5, 1.5, 2.5, -0.5, -1.5 :: Double], map truncate [2.7, -2.7 :: Double], map ceiling [2.1, -2.1 :: Double], map floor [2.1, -2.1 :: Double])
  print (fromIntegral (300 :: Int) + 0.5, realToFrac (1.5 :: Float) :: Double, toInteger (5 :: Int))
  print (3 % 4 + 1 % 4 :: Rational, numerator (6 % 8), toRational 0.75)
  print ([1, 3 .. 9], [10, 8 .. 1], [1.0, 1.5 .. 3.0], take 3 [5 ..], ['a' .. 'e'])
  print (product [1 .. 25], fromIntegral (2 ^ 70) :: Int)
  print (signum (-3), abs (-3), negate 4, subtract 1 5, even 4, odd 4)
  print (properFraction 3.75 :: (Int, Double), properFraction (-3.75) :: (Int, Double))
  print (isNaN (0 / 0 :: Double), isInfinite (1 / 0 :: Double), floatDigits (1 :: Double), decodeFloat (1.5 :: Double), significand 8.0, exponent 8.0)
  print (minimum [3, 1, 2], maximum "hello", sum [], product [])
  print (show (-5), read "-3" + 1, read "[1,2,3]" :: [Int], read " ( 4 , \"x\" ) " :: (Int, String))
  print (10 ^^ (-2), 2 ^ 10, fromEnum 'A', toEnum 98 :: Char, (fromIntegral (ord' 'z')) / 2)
  where ord' = fromEnum
-- expected stdout:
-- | (1267650600228229401496703205376,9223372036854775807,-9223372036854775808)
-- | (31,15,1000.0,1.5e-3,12345678901234567890)
-- | [3,-4,-1,1,-3,-1]
-- | ((-4,1),(-3,-1),6,12)
-- | (0.3333333333333333,1.0,0.30000000000000004,1.0e7,1.0e-2,123456.789,5.0e-324,Infinity,NaN)
-- | (1.4142135623730951,3.141592653589793,2.718281828459045,1.4142135623730951,0.8414709848078965,0.4636476090008061)
-- | (0.33333334,1.6777216e7,1.4142135)
-- | ([0,2,2,0,-2],[2,-2],[3,-2],[2,-3])
-- | (300.5,1.5,5)
-- | (1 % 1,3,3 % 4)
-- | ([1,3,5,7,9],[10,8,6,4,2],[1.0,1.5,2.0,2.5,3.0],[5,6,7],"abcde")
-- | (15511210043330985984000000,0)
-- | (-1,3,-4,4,True,False)
-- | ((3,0.75),(-3,-0.75))
-- | (True,True,53,(6755399441055744,-52),0.5,4)
-- | (1,'o',0,1)
-- | ("-5",-2,[1,2,3],(4,"x"))
-- | (1.0e-2,1024,65,'b',61.0)
