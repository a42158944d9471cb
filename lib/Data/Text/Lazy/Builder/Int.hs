-- | Numbers as builders.
module Data.Text.Lazy.Builder.Int (decimal, hexadecimal) where

import Data.Text.Lazy.Builder
import Numeric (showHex)

decimal, hexadecimal :: Integral a => a -> Builder
decimal n = fromString (show (toInteger n))
hexadecimal n
  | n < 0 = error "Data.Text.Lazy.Builder.Int.hexadecimal: applied to negative number"
  | otherwise = fromString (showHex (toInteger n) "")
