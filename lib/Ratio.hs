-- | The name of this module in Haskell 98.
module Ratio
  ( Ratio, Rational, (%), numerator, denominator, approxRational
  ) where

import Data.Ratio
