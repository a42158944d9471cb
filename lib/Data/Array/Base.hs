-- | What programs use of the insides of the package array.
module Data.Array.Base
  ( MArray(getBounds, getNumElements, newArray, newArray_, unsafeRead, unsafeWrite), newListArray, readArray, writeArray
  , mapArray, mapIndices, getElems, getAssocs, freeze, thaw, unsafeFreeze, unsafeThaw, STUArray
  , IArray, UArray, array, listArray, accumArray, (!), bounds, indices, elems, assocs, (//), accum, amap, ixmap
  , unsafeAt, numElements
  ) where

import Inquest.Array (primArrayIndex)
import qualified Inquest.Array as A
import Inquest.MArray

unsafeAt :: IArray a e => a i e -> Int -> e
unsafeAt a k = case toBoxed a of A.Array _ _ _ p -> primArrayIndex p k

numElements :: IArray a e => a i e -> Int
numElements a = A.numElements (toBoxed a)
