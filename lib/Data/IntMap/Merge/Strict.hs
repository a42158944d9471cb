-- | As for maps: an IntMap is a map.
module Data.IntMap.Merge.Strict (module Data.Map.Merge.Strict) where

import Data.Map.Merge.Strict
