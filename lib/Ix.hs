-- | The name of this module in Haskell 98.
module Ix
  ( Ix(range, index, inRange, rangeSize)
  ) where

import Data.Ix
