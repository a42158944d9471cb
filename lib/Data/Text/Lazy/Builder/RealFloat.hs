-- | Numbers as builders.
module Data.Text.Lazy.Builder.RealFloat (FPFormat(..), realFloat, formatRealFloat) where

import Data.Text.Lazy.Builder
import Numeric (showEFloat, showFFloat, showFloat)

data FPFormat = Exponent | Fixed | Generic deriving (Enum, Read, Show)

realFloat :: RealFloat a => a -> Builder
realFloat x = formatRealFloat Generic Nothing x

formatRealFloat :: RealFloat a => FPFormat -> Maybe Int -> a -> Builder
formatRealFloat format digits x = fromString (case format of
  Exponent -> showEFloat digits x ""
  Fixed -> showFFloat digits x ""
  Generic -> maybe (showFloat x "") (\d -> if a /= 0 && (a < 0.1 || a >= 10 ^ (7 :: Int)) then showEFloat (Just d) x "" else showFFloat (Just d) x "") digits)
  where a = abs x
