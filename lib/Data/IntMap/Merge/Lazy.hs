-- | As for maps: an IntMap is a map.
module Data.IntMap.Merge.Lazy (module Data.Map.Merge.Lazy) where

import Data.Map.Merge.Lazy
