-- | The name of this module in Haskell 98.
module Maybe
  ( Maybe(..), isJust, isNothing, fromJust, fromMaybe, listToMaybe, maybeToList, catMaybes, mapMaybe, maybe
  ) where

import Data.Maybe
