module Data.Array.IArray
  ( IArray, Array, array, listArray, accumArray, (!), bounds, indices, elems, assocs, (//), accum, amap, ixmap
  , Ix(range, index, inRange, rangeSize)
  ) where

import Data.Ix
import Inquest.Array (Array)
import Inquest.MArray
