-- | Arrays under the name that GHC keeps them under; what is unsafe here is checked.
module GHC.Arr
  ( module Data.Ix, Array, array, listArray, (!), bounds, numElements, indices, elems, assocs, accumArray, (//), accum, ixmap, amap
  , unsafeAt, unsafeIndex, safeRangeSize, unsafeRangeSize
  ) where

import Data.Array
import Data.Array.Base (numElements, unsafeAt)
import Data.Ix

amap :: (a -> b) -> Array i a -> Array i b
amap f a = fmap f a

safeRangeSize :: Ix i => (i, i) -> Int
safeRangeSize b = rangeSize b

unsafeRangeSize :: Ix i => (i, i) -> Int
unsafeRangeSize b = rangeSize b

unsafeIndex :: Ix i => (i, i) -> i -> Int
unsafeIndex b i = index b i
