-- H2010 6.4: Floating and RealFloat functions.
module Main where

r :: Double -> Double
r x = fromIntegral (round (x * 1e6)) / 1e6

main :: IO ()
main = do
  print (map r [pi, exp 1, log 10, sqrt 2, sin 1, cos 1, tan 1])
  print (map r [asin 0.5, acos 0.5, atan 1, sinh 1, cosh 1, tanh 1, asinh 1, acosh 2, atanh 0.5])
  print (2 ** 0.5 == sqrt 2, logBase 2 1024, 2 ^^ (-2), 10 ^^ 3, 2 ** 10)
  print (r (atan2 1 (-1)), r (atan2 (-1) (-1)), atan2 0 1, atan2 0 (-1))
  print (isNaN (0 / 0), isInfinite (1 / 0), isNegativeZero (-0.0), isDenormalized 5.0e-324, isIEEE 1.0)
  print (floatRadix 1.0, floatDigits 1.0, floatRange 1.0, floatDigits (1 :: Float))
  print (decodeFloat 1.5, encodeFloat 3 4 :: Double, significand 8, exponent 8, scaleFloat 3 1.5)
  print (0.1 + 0.2, 1 / 3, 2 / 3 :: Float, 1e308 * 10, sqrt (-1))
  print (0 / 0 == 0 / 0, 1 / 0 > 10 ^ 300, -0.0 == 0.0, max 1 2.5, min (1 / 0) 3)
  print (truncate 1e10, fromEnum 3.7, toEnum 65 :: Double, succ 1.5, [1.5 .. 4])
  print (realToFrac (0.1 :: Float) :: Double, fromRational 0.75, toRational 0.125)
  print (signum (-2.5), abs (-0.5), negate 1.5, recip 4, 7.5 - 2 * 3)

-- expected stdout:
-- | [3.141593,2.718282,2.302585,1.414214,0.841471,0.540302,1.557408]
-- | [0.523599,1.047198,0.785398,1.175201,1.543081,0.761594,0.881374,1.316958,0.549306]
-- | (True,10.0,0.25,1000.0,1024.0)
-- | (2.356194,-2.356194,0.0,3.141592653589793)
-- | (True,True,True,True,True)
-- | (2,53,(-1021,1024),24)
-- | ((6755399441055744,-52),48.0,0.5,4,12.0)
-- | (0.30000000000000004,0.3333333333333333,0.6666667,Infinity,NaN)
-- | (False,True,True,2.5,3.0)
-- | (10000000000,3,65.0,2.5,[1.5,2.5,3.5,4.5])
-- | (0.10000000149011612,0.75,1 % 8)
-- | (-1.0,0.5,-1.5,0.25,1.5)
