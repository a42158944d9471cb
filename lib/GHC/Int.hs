{-# LANGUAGE MagicHash #-}
module GHC.Int (Int(I#), Int8, Int16, Int32, Int64) where

import Data.Int
import GHC.Prim
