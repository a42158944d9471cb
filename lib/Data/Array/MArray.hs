module Data.Array.MArray
  ( newArray, newArray_, newListArray, newGenArray, readArray, writeArray, modifyArray, modifyArray'
  , mapArray, mapIndices, getBounds, getElems, getAssocs, freeze, thaw, Ix(range, index, inRange, rangeSize)
  ) where

import Data.Ix
import Inquest.MArray
