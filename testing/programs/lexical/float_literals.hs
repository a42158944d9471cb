-- H2010 2.5: a fraction, an exponent, or both; exact rationals behind.
module Main where

import Data.Ratio

main :: IO ()
main = do
  print [0.5, 1.0, 3.14159, 1e3, 1E3, 1.5e-3, 2e+2, 12.5E+1, 0.1e1]
  print (1.5 :: Rational, 0.1 :: Rational, 1e-2 :: Rational)
  print (1e3 == 1000, 0.1 + 0.2)
  print (1e400 :: Double, 1e-400 :: Double)
  print (3.0e8 :: Float, 0.1 :: Float)
  let e = 2 in print (1.5-e)
  print [1..3] >> print [1.0..3.0]
  print (numerator 2.5, denominator 2.5)

-- expected stdout:
-- | [0.5,1.0,3.14159,1000.0,1000.0,1.5e-3,200.0,125.0,1.0]
-- | (3 % 2,1 % 10,1 % 100)
-- | (True,0.30000000000000004)
-- | (Infinity,0.0)
-- | (3.0e8,0.1)
-- | -0.5
-- | [1,2,3]
-- | [1.0,2.0,3.0]
-- | (5,2)
