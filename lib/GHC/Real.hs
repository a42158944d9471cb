module GHC.Real
  ( Integral(..), Fractional(..), Real(..), RealFrac(..), Ratio(..), Rational, (%), numerator, denominator, reduce, fromIntegral
  , realToFrac, (^), (^^), gcd, lcm, even, odd, showSigned, infinity, notANumber, divZeroError, overflowError, ratioPrec, ratioPrec1
  ) where

import Control.Exception (ArithException(..), throw)
import Data.Ratio
import Inquest.Real (Ratio(..))
import Numeric (showSigned)

reduce :: Integral a => a -> a -> Ratio a
reduce x y = x % y

infinity, notANumber :: Rational
infinity = 1 :% 0
notANumber = 0 :% 0

divZeroError, overflowError :: a
divZeroError = throw DivideByZero
overflowError = throw Overflow

ratioPrec, ratioPrec1 :: Int
ratioPrec = 7
ratioPrec1 = 8
