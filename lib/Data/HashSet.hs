-- | Sets of elements that can be hashed.
module Data.HashSet
  ( HashSet, empty, singleton, union, unions, null, size, member, insert, delete, isSubsetOf, map, difference
  , intersection, foldr, foldr', foldl, foldl', filter, toList, fromList, toMap, fromMap
  ) where

import Prelude ()
import Data.HashSet.Internal
