-- | Division of real numbers, and numbers with a fixed number of decimal places.
module Data.Fixed
  ( div', mod', divMod', Fixed(..), HasResolution(..), showFixed
  , E0, Uni, E1, Deci, E2, Centi, E3, Milli, E6, Micro, E9, Nano, E12, Pico
  ) where

import Data.Char (isDigit)
import Inquest.Read (readNumber, wholeNumber)

div' :: (Real a, Integral b) => a -> a -> b
div' n d = floor (toRational n / toRational d)

mod' :: Real a => a -> a -> a
mod' n d = n - fromInteger (div' n d) * d

divMod' :: (Real a, Integral b) => a -> a -> (b, a)
divMod' n d = (f, n - fromIntegral f * d)
  where f = div' n d

-- | So many of the smallest unit.
newtype Fixed a = MkFixed Integer
  deriving (Eq, Ord)

class HasResolution a where
  resolution :: p a -> Integer

data E0
data E1
data E2
data E3
data E6
data E9
data E12

instance HasResolution E0 where
  resolution _ = 1
instance HasResolution E1 where
  resolution _ = 10
instance HasResolution E2 where
  resolution _ = 100
instance HasResolution E3 where
  resolution _ = 1000
instance HasResolution E6 where
  resolution _ = 1000000
instance HasResolution E9 where
  resolution _ = 1000000000
instance HasResolution E12 where
  resolution _ = 1000000000000

type Uni = Fixed E0
type Deci = Fixed E1
type Centi = Fixed E2
type Milli = Fixed E3
type Micro = Fixed E6
type Nano = Fixed E9
type Pico = Fixed E12

instance Enum (Fixed a) where
  succ (MkFixed a) = MkFixed (succ a)
  pred (MkFixed a) = MkFixed (pred a)
  toEnum n = MkFixed (toEnum n)
  fromEnum (MkFixed a) = fromEnum a
  enumFrom (MkFixed a) = map MkFixed (enumFrom a)
  enumFromThen (MkFixed a) (MkFixed b) = map MkFixed (enumFromThen a b)
  enumFromTo (MkFixed a) (MkFixed b) = map MkFixed (enumFromTo a b)
  enumFromThenTo (MkFixed a) (MkFixed b) (MkFixed c) = map MkFixed (enumFromThenTo a b c)

instance HasResolution a => Num (Fixed a) where
  MkFixed a + MkFixed b = MkFixed (a + b)
  MkFixed a - MkFixed b = MkFixed (a - b)
  x@(MkFixed a) * MkFixed b = MkFixed (div (a * b) (resolution x))
  negate (MkFixed a) = MkFixed (negate a)
  abs (MkFixed a) = MkFixed (abs a)
  signum (MkFixed a) = fromInteger (signum a)
  fromInteger i = withResolution (\r -> MkFixed (i * r))

instance HasResolution a => Real (Fixed a) where
  toRational x@(MkFixed a) = toRational a / toRational (resolution x)

instance HasResolution a => Fractional (Fixed a) where
  x@(MkFixed a) / MkFixed b = MkFixed (div (a * resolution x) b)
  recip x@(MkFixed a) = MkFixed (div (r * r) a)
    where r = resolution x
  fromRational q = withResolution (\r -> MkFixed (floor (q * toRational r)))

instance HasResolution a => RealFrac (Fixed a) where
  properFraction x = (i, x - fromIntegral i)
    where i = truncate (toRational x)
  truncate x = truncate (toRational x)
  round x = round (toRational x)
  ceiling x = ceiling (toRational x)
  floor x = floor (toRational x)

withResolution :: HasResolution a => (Integer -> Fixed a) -> Fixed a
withResolution f = result
  where result = f (resolution result)

instance HasResolution a => Show (Fixed a) where
  showsPrec d x@(MkFixed a) = showParen (d > 6 && a < 0) (showString (showFixed False x))

instance HasResolution a => Read (Fixed a) where
  readsPrec _ s = readNumber fixedNumber s

-- | Digits beyond the resolution are dropped; an exponent is refused.
fixedNumber :: HasResolution a => String -> Maybe (Fixed a)
fixedNumber text = case wholeNumber text of
  Just n -> Just (fromInteger n)
  Nothing -> case span isDigit text of
    (whole@(_ : _), '.' : part) | all isDigit part -> Just (withResolution (\r ->
      MkFixed (read whole * r + div (read ('0' : take (places r) (part ++ repeat '0')) * r) (10 ^ places r))))
    _ -> Nothing

-- | Without trailing zeros if the first argument says so.
showFixed :: HasResolution a => Bool -> Fixed a -> String
showFixed chop x@(MkFixed a)
  | a < 0 = '-' : showFixed chop (asTypeOf (MkFixed (negate a)) x)
  | otherwise = show whole ++ withDot (digits chop (places r) (negate (div (negate (fraction * 10 ^ places r)) r)))
  where
    r = resolution x
    (whole, fraction) = divMod a r

places :: Integer -> Int
places r = length (takeWhile (< r) (iterate (* 10) 1))

digits :: Bool -> Int -> Integer -> String
digits chop n value = if chop then dropZeros padded else padded
  where
    shown = show value
    padded = replicate (n - length shown) '0' ++ shown
    dropZeros s = reverse (dropWhile (== '0') (reverse s))

withDot :: String -> String
withDot "" = ""
withDot s = '.' : s
