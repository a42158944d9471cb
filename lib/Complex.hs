-- | The name of this module in Haskell 98.
module Complex
  ( Complex(..), realPart, imagPart, conjugate, mkPolar, cis, polar, magnitude, phase
  ) where

import Data.Complex
