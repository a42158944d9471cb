-- | Immutable arrays with lazy elements.
module Data.Array
  ( Ix(range, index, inRange, rangeSize), Array, array, listArray, accumArray
  , (!), bounds, indices, elems, assocs, (//), accum, ixmap
  ) where

import Inquest.Array
import Data.Ix
