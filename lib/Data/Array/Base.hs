module Data.Array.Base
  ( unsafeRead, unsafeWrite, unsafeFreeze, unsafeThaw, unsafeAt, numElements, UArray, STUArray, MutArray
  , newArray, newArray_, newListArray, newGenArray, readArray, writeArray, modifyArray, modifyArray'
  , mapArray, mapIndices, getBounds, getElems, getAssocs, freeze, thaw, Ix(range, index, inRange, rangeSize)
  ) where

import Data.Ix
import Inquest.Array (Array, primArrayIndex)
import qualified Inquest.Array as A
import Inquest.MArray

unsafeAt :: IArray a => a i e -> Int -> e
unsafeAt a k = case toBoxed a of A.Array _ _ _ p -> primArrayIndex p k

numElements :: IArray a => a i e -> Int
numElements a = A.numElements (toBoxed a)
