-- | Points in time and how long something takes, as in time 1.9.
module Data.Time.Clock
  ( UniversalTime(..), DiffTime, secondsToDiffTime, picosecondsToDiffTime, diffTimeToPicoseconds, UTCTime(..), NominalDiffTime
  , secondsToNominalDiffTime, nominalDiffTimeToSeconds, nominalDay, addUTCTime, diffUTCTime, getCurrentTime, getTime_resolution
  ) where

import Control.DeepSeq (NFData(..))
import Data.Fixed (Fixed(..), Pico, E12, div', mod', showFixed)
import Data.Time.Calendar

foreign import prim "wallTime" wallTime :: IO Double

newtype UniversalTime = ModJulianDate { getModJulianDate :: Rational } deriving (Eq, Ord)

newtype DiffTime = MkDiffTime Pico deriving (Eq, Ord)
newtype NominalDiffTime = MkNominalDiffTime Pico deriving (Eq, Ord)

instance Show DiffTime where
  showsPrec p (MkDiffTime t) = showParen (p > 6 && t < 0) (showString (showFixed True t ++ "s"))
instance Show NominalDiffTime where
  showsPrec p (MkNominalDiffTime t) = showParen (p > 6 && t < 0) (showString (showFixed True t ++ "s"))

instance Enum DiffTime where
  succ (MkDiffTime a) = MkDiffTime (succ a)
  pred (MkDiffTime a) = MkDiffTime (pred a)
  toEnum n = MkDiffTime (toEnum n)
  fromEnum (MkDiffTime a) = fromEnum a
instance Enum NominalDiffTime where
  succ (MkNominalDiffTime a) = MkNominalDiffTime (succ a)
  pred (MkNominalDiffTime a) = MkNominalDiffTime (pred a)
  toEnum n = MkNominalDiffTime (toEnum n)
  fromEnum (MkNominalDiffTime a) = fromEnum a
instance Num DiffTime where
  MkDiffTime a + MkDiffTime b = MkDiffTime (a + b)
  MkDiffTime a - MkDiffTime b = MkDiffTime (a - b)
  MkDiffTime a * MkDiffTime b = MkDiffTime (a * b)
  negate (MkDiffTime a) = MkDiffTime (negate a)
  abs (MkDiffTime a) = MkDiffTime (abs a)
  signum (MkDiffTime a) = MkDiffTime (signum a)
  fromInteger n = MkDiffTime (fromInteger n)
instance Num NominalDiffTime where
  MkNominalDiffTime a + MkNominalDiffTime b = MkNominalDiffTime (a + b)
  MkNominalDiffTime a - MkNominalDiffTime b = MkNominalDiffTime (a - b)
  MkNominalDiffTime a * MkNominalDiffTime b = MkNominalDiffTime (a * b)
  negate (MkNominalDiffTime a) = MkNominalDiffTime (negate a)
  abs (MkNominalDiffTime a) = MkNominalDiffTime (abs a)
  signum (MkNominalDiffTime a) = MkNominalDiffTime (signum a)
  fromInteger n = MkNominalDiffTime (fromInteger n)
instance Real DiffTime where
  toRational (MkDiffTime a) = toRational a
instance Real NominalDiffTime where
  toRational (MkNominalDiffTime a) = toRational a
instance Fractional DiffTime where
  MkDiffTime a / MkDiffTime b = MkDiffTime (a / b)
  fromRational r = MkDiffTime (fromRational r)
instance Fractional NominalDiffTime where
  MkNominalDiffTime a / MkNominalDiffTime b = MkNominalDiffTime (a / b)
  fromRational r = MkNominalDiffTime (fromRational r)
instance RealFrac DiffTime where
  properFraction (MkDiffTime a) = let (n, f) = properFraction a in (n, MkDiffTime f)
instance RealFrac NominalDiffTime where
  properFraction (MkNominalDiffTime a) = let (n, f) = properFraction a in (n, MkNominalDiffTime f)
instance NFData DiffTime where
  rnf t = t `seq` ()
instance NFData NominalDiffTime where
  rnf t = t `seq` ()

secondsToDiffTime :: Integer -> DiffTime
secondsToDiffTime n = fromInteger n

picosecondsToDiffTime :: Integer -> DiffTime
picosecondsToDiffTime n = MkDiffTime (MkFixed n)

diffTimeToPicoseconds :: DiffTime -> Integer
diffTimeToPicoseconds (MkDiffTime (MkFixed n)) = n

secondsToNominalDiffTime :: Pico -> NominalDiffTime
secondsToNominalDiffTime t = MkNominalDiffTime t

nominalDiffTimeToSeconds :: NominalDiffTime -> Pico
nominalDiffTimeToSeconds (MkNominalDiffTime t) = t

nominalDay :: NominalDiffTime
nominalDay = 86400

data UTCTime = UTCTime { utctDay :: Day, utctDayTime :: DiffTime } deriving (Eq, Ord)

instance Show UTCTime where
  show (UTCTime day t) = showGregorian day ++ " " ++ pad h ++ ":" ++ pad m ++ ":" ++ seconds ++ " UTC"
    where
      whole = floor t :: Integer
      h = min 23 (div whole 3600)
      m = min 59 (div (whole - h * 3600) 60)
      MkDiffTime s = t - fromInteger (h * 3600 + m * 60)
      seconds = let text = showFixed True s in if s < 10 then '0' : text else text
      pad n = let text = show n in if length text < 2 then '0' : text else text
instance NFData UTCTime where
  rnf (UTCTime d t) = rnf d `seq` rnf t

-- | Seconds since 1858-11-17.
sinceEpoch :: UTCTime -> Pico
sinceEpoch (UTCTime (ModifiedJulianDay d) (MkDiffTime t)) = fromInteger (d * 86400) + (if t > 86400 then 86400 else t)

addUTCTime :: NominalDiffTime -> UTCTime -> UTCTime
addUTCTime (MkNominalDiffTime x) t = UTCTime (ModifiedJulianDay (div' total 86400)) (MkDiffTime (mod' total 86400))
  where total = sinceEpoch t + x

diffUTCTime :: UTCTime -> UTCTime -> NominalDiffTime
diffUTCTime a b = MkNominalDiffTime (sinceEpoch a - sinceEpoch b)

getCurrentTime :: IO UTCTime
getCurrentTime = do
  seconds <- wallTime
  let micros = floor (seconds * 1000000) :: Integer
      (days, rest) = divMod micros 86400000000
  return (UTCTime (ModifiedJulianDay (days + 40587)) (picosecondsToDiffTime (rest * 1000000)))

getTime_resolution :: DiffTime
getTime_resolution = picosecondsToDiffTime 1000000
