module Utils.Reexport (module Data.Char, sortDescending, fromReexport) where

import Data.Char (toUpper, isDigit)
import Data.List

sortDescending :: Ord a => [a] -> [a]
sortDescending = sortBy (flip compare)

fromReexport :: Bool
fromReexport = isDigit '5'
