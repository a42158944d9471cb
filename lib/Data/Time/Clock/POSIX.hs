-- | Time since 1970.
module Data.Time.Clock.POSIX (posixDayLength, POSIXTime, posixSecondsToUTCTime, utcTimeToPOSIXSeconds, getPOSIXTime, getCurrentTime) where

import Data.Time.Calendar
import Data.Time.Clock

type POSIXTime = NominalDiffTime

posixDayLength :: NominalDiffTime
posixDayLength = nominalDay

epoch :: UTCTime
epoch = UTCTime (ModifiedJulianDay 40587) 0

posixSecondsToUTCTime :: POSIXTime -> UTCTime
posixSecondsToUTCTime t = addUTCTime t epoch

utcTimeToPOSIXSeconds :: UTCTime -> POSIXTime
utcTimeToPOSIXSeconds t = diffUTCTime t epoch

getPOSIXTime :: IO POSIXTime
getPOSIXTime = fmap utcTimeToPOSIXSeconds getCurrentTime
