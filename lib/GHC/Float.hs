-- | What programs import of it: conversions, and what Numeric has too.
module GHC.Float
  ( Float, Double, Floating(..), RealFloat(..), int2Double, double2Int, int2Float, float2Int, float2Double, double2Float, showFloat
  , floatToDigits, fromRat, log1p, expm1, truncateDouble, roundDouble, ceilingDouble, floorDouble, sqrtDouble, powerDouble
  ) where

import Numeric

int2Double :: Int -> Double
int2Double n = fromIntegral n

double2Int :: Double -> Int
double2Int x = truncate x

int2Float :: Int -> Float
int2Float n = fromIntegral n

float2Int :: Float -> Int
float2Int x = truncate x

float2Double :: Float -> Double
float2Double x = realToFrac x

double2Float :: Double -> Float
double2Float x = realToFrac x

truncateDouble, roundDouble, ceilingDouble, floorDouble :: Integral b => Double -> b
truncateDouble x = truncate x
roundDouble x = round x
ceilingDouble x = ceiling x
floorDouble x = floor x

sqrtDouble :: Double -> Double
sqrtDouble x = sqrt x

powerDouble :: Double -> Double -> Double
powerDouble x y = x ** y
