-- | Hash maps that are lazy in their values.
module Data.HashMap.Lazy
  ( HashMap, empty, singleton, null, size, member, lookup, (!?), findWithDefault, lookupDefault, (!), insert
  , insertWith, delete, adjust, update, alter, alterF, isSubmapOf, isSubmapOfBy, union, unionWith, unionWithKey, unions
  , compose, map, mapWithKey, traverseWithKey, mapKeys, difference, differenceWith, intersection, intersectionWith
  , intersectionWithKey, foldMapWithKey, foldr, foldl, foldr', foldl', foldrWithKey', foldlWithKey', foldrWithKey
  , foldlWithKey, filter, filterWithKey, mapMaybe, mapMaybeWithKey, keys, elems, toList, fromList, fromListWith
  , fromListWithKey, keysSet
  ) where

import Prelude ()
import Data.HashMap.Internal
import Data.HashSet.Internal (keysSet)
