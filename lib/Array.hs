-- | The name of this module in Haskell 98.
module Array
  ( module Data.Array
  ) where

import Data.Array
