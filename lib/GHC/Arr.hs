-- | Arrays under the name that GHC keeps them under; what is unsafe here is checked.
module GHC.Arr
  ( module Data.Ix, Array, array, listArray, (!), bounds, numElements, indices, elems, assocs, accumArray, (//), accum, ixmap, amap
  , unsafeAt, safeRangeSize
  ) where

import Data.Array
import Data.Array.Base (numElements, unsafeAt)
import Data.Ix

amap :: (a -> b) -> Array i a -> Array i b
amap f a = fmap f a

safeRangeSize :: Ix i => (i, i) -> Int
safeRangeSize b = rangeSize b
