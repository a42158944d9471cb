-- | Times of day, and times with a zone. The zone of the machine is taken for UTC.
module Data.Time.LocalTime
  ( TimeZone(..), utc, minutesToTimeZone, hoursToTimeZone, timeZoneOffsetString, getCurrentTimeZone, getTimeZone, TimeOfDay(..)
  , midnight, midday, makeTimeOfDayValid, timeToTimeOfDay, timeOfDayToTime, utcToLocalTimeOfDay, localToUTCTimeOfDay
  , LocalTime(..), utcToLocalTime, localTimeToUTC, addLocalTime, diffLocalTime, ZonedTime(..), utcToZonedTime, zonedTimeToUTC
  , getZonedTime, utcToLocalZonedTime
  ) where

import Data.Fixed (Pico, showFixed)
import Data.Time.Calendar
import Data.Time.Clock

data TimeZone = TimeZone { timeZoneMinutes :: Int, timeZoneSummerOnly :: Bool, timeZoneName :: String } deriving (Eq, Ord)

instance Show TimeZone where
  show zone@(TimeZone _ _ "") = timeZoneOffsetString zone
  show zone = timeZoneName zone

utc :: TimeZone
utc = TimeZone 0 False "UTC"

minutesToTimeZone, hoursToTimeZone :: Int -> TimeZone
minutesToTimeZone m = TimeZone m False ""
hoursToTimeZone h = minutesToTimeZone (60 * h)

timeZoneOffsetString :: TimeZone -> String
timeZoneOffsetString (TimeZone t _ _) = (if t < 0 then "-" else "+") ++ two (div (abs t) 60) ++ two (mod (abs t) 60)

getCurrentTimeZone :: IO TimeZone
getCurrentTimeZone = return utc

getTimeZone :: UTCTime -> IO TimeZone
getTimeZone _ = return utc

data TimeOfDay = TimeOfDay { todHour :: Int, todMin :: Int, todSec :: Pico } deriving (Eq, Ord)

two :: Int -> String
two n = let s = show n in if length s < 2 then '0' : s else s

instance Show TimeOfDay where
  show (TimeOfDay h m s) = two h ++ ":" ++ two m ++ ":" ++ (if s < 10 then "0" else "") ++ showFixed True s

midnight, midday :: TimeOfDay
midnight = TimeOfDay 0 0 0
midday = TimeOfDay 12 0 0

makeTimeOfDayValid :: Int -> Int -> Pico -> Maybe TimeOfDay
makeTimeOfDayValid h m s
  | h < 0 || h > 23 || m < 0 || m > 59 || s < 0 || s >= 61 = Nothing
  | otherwise = Just (TimeOfDay h m s)

timeToTimeOfDay :: DiffTime -> TimeOfDay
timeToTimeOfDay t = TimeOfDay (fromInteger h) (fromInteger m) (realToFrac (t - fromInteger (h * 3600 + m * 60)))
  where
    whole = floor t :: Integer
    h = min 23 (div whole 3600)
    m = min 59 (div (whole - h * 3600) 60)

timeOfDayToTime :: TimeOfDay -> DiffTime
timeOfDayToTime (TimeOfDay h m s) = fromIntegral (h * 3600 + m * 60) + realToFrac s

utcToLocalTimeOfDay, localToUTCTimeOfDay :: TimeZone -> TimeOfDay -> (Integer, TimeOfDay)
utcToLocalTimeOfDay zone (TimeOfDay h m s) = (toInteger (div h' 24), TimeOfDay (mod h' 24) (mod m' 60) s)
  where
    m' = m + timeZoneMinutes zone
    h' = h + div m' 60
localToUTCTimeOfDay zone t = utcToLocalTimeOfDay (minutesToTimeZone (negate (timeZoneMinutes zone))) t

data LocalTime = LocalTime { localDay :: Day, localTimeOfDay :: TimeOfDay } deriving (Eq, Ord)

instance Show LocalTime where
  show (LocalTime d t) = showGregorian d ++ " " ++ show t

utcToLocalTime :: TimeZone -> UTCTime -> LocalTime
utcToLocalTime zone (UTCTime day t) = let (i, tod) = utcToLocalTimeOfDay zone (timeToTimeOfDay t) in LocalTime (addDays i day) tod

localTimeToUTC :: TimeZone -> LocalTime -> UTCTime
localTimeToUTC zone (LocalTime day tod) = let (i, t) = localToUTCTimeOfDay zone tod in UTCTime (addDays i day) (timeOfDayToTime t)

addLocalTime :: NominalDiffTime -> LocalTime -> LocalTime
addLocalTime x t = utcToLocalTime utc (addUTCTime x (localTimeToUTC utc t))

diffLocalTime :: LocalTime -> LocalTime -> NominalDiffTime
diffLocalTime a b = diffUTCTime (localTimeToUTC utc a) (localTimeToUTC utc b)

data ZonedTime = ZonedTime { zonedTimeToLocalTime :: LocalTime, zonedTimeZone :: TimeZone }

instance Show ZonedTime where
  show (ZonedTime t zone) = show t ++ " " ++ show zone

utcToZonedTime :: TimeZone -> UTCTime -> ZonedTime
utcToZonedTime zone time = ZonedTime (utcToLocalTime zone time) zone

zonedTimeToUTC :: ZonedTime -> UTCTime
zonedTimeToUTC (ZonedTime t zone) = localTimeToUTC zone t

getZonedTime :: IO ZonedTime
getZonedTime = fmap (utcToZonedTime utc) getCurrentTime

utcToLocalZonedTime :: UTCTime -> IO ZonedTime
utcToLocalZonedTime t = return (utcToZonedTime utc t)
