module Data.Array.ST
  ( STArray, STUArray, runSTArray, runSTUArray, MArray(getBounds, newArray, newArray_)
  , newListArray, readArray, writeArray
  , mapArray, mapIndices, getElems, getAssocs, freeze, thaw, Ix(range, index, inRange, rangeSize)
  ) where

import Data.Ix
import Inquest.MArray
