-- Days, clocks, formats.
module Main where

import Data.Time
import Data.Time.Calendar.OrdinalDate (fromOrdinalDate, toOrdinalDate)
import Data.Time.Calendar.WeekDate (fromWeekDate, toWeekDate)
import Data.Time.Clock.POSIX

main :: IO ()
main = do
  let d = fromGregorian 2024 2 29
  print (d, toGregorian d, fromGregorian 2023 2 31, fromGregorianValid 2023 2 29, fromGregorianValid 2023 2 28, toModifiedJulianDay d)
  print (addDays 366 d, diffDays d (fromGregorian 2000 1 1), isLeapYear 1900, isLeapYear 2000, gregorianMonthLength 2023 2, dayOfWeek d)
  print (map (`addGregorianMonthsClip` fromGregorian 2024 1 31) [-13, -1, 0, 1, 12], map (`addGregorianMonthsRollOver` fromGregorian 2024 1 31) [-11, 1], addGregorianYearsClip 1 d, addGregorianYearsRollOver 1 d)
  print ([Monday ..] `seq` take 9 [Monday ..], fromEnum Sunday, toEnum 0 :: DayOfWeek, [Friday .. Tuesday], succ Sunday)
  print (toOrdinalDate d, fromOrdinalDate 2024 366, toWeekDate (fromGregorian 2021 1 3), fromWeekDate 2020 53 7, toWeekDate (fromGregorian 2024 12 30))
  print (take 3 [d ..], [d, addDays 7 d .. addDays 21 d], read "2024-03-01" :: Day, fromGregorian (-5) 1 1, fromGregorian 12345 6 7)
  let t = UTCTime d (secondsToDiffTime 3661 + 0.25)
  print (t, addUTCTime 1000000000 t, diffUTCTime (addUTCTime 90.5 t) t, nominalDay, utctDay t, utctDayTime t)
  print (addUTCTime (-90000) t, utcTimeToPOSIXSeconds t, posixSecondsToUTCTime 1700000000, realToFrac (diffUTCTime t (posixSecondsToUTCTime 0)) :: Double)
  print (timeToTimeOfDay 86399.5, TimeOfDay 1 2 3, utcToLocalTime (hoursToTimeZone (-5)) t, localTimeToUTC (minutesToTimeZone 90) (LocalTime d midday), ZonedTime (LocalTime d midnight) utc)
  mapM_ (\f -> putStrLn (formatTime defaultTimeLocale f t)) ["%Y-%m-%d %H:%M:%S", "%F %T%Q", "%a %A %b %B %d %e %j", "%I:%M %p %l %k", "%-d.%-m.%y %_H", "%u %w %V %G", "%D %R %r", "%c", "%s %z %Z %%", "%^a %C"]
  print (parseTimeM True defaultTimeLocale "%Y-%m-%d" "2024-02-30" :: Maybe Day, parseTimeM True defaultTimeLocale "%Y-%m-%d" " 2024-02-28 " :: Maybe Day, parseTimeM False defaultTimeLocale "%d %b %Y" "01 Mar 2024" :: Maybe Day)
  print (parseTimeOrError True defaultTimeLocale (iso8601DateFormat (Just "%T%Q")) "2015-01-24T23:59:59.5" :: UTCTime, parseTimeM True defaultTimeLocale "%I:%M %p" "12:05 AM" :: Maybe TimeOfDay)
  print (parseTimeM True defaultTimeLocale "%F %R %z" "2024-01-01 10:00 +0200" :: Maybe UTCTime, parseTimeM True defaultTimeLocale "%s" "86400" :: Maybe UTCTime)
  before <- getCurrentTime
  after <- getCurrentTime
  print (diffUTCTime after before >= 0, before > UTCTime (fromGregorian 2020 1 1) 0)
-- expected stdout:
-- | (2024-02-29,(2024,2,29),2023-02-28,Nothing,Just 2023-02-28,60369)
-- | (2025-03-01,8825,False,True,28,Thursday)
-- | ([2022-12-31,2023-12-31,2024-01-31,2024-02-29,2025-01-31],[2023-03-03,2024-03-02],2025-02-28,2025-03-01)
-- | ([Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday,Monday,Tuesday],7,Sunday,[Friday,Saturday,Sunday,Monday,Tuesday],Monday)
-- | ((2024,60),2024-12-31,(2020,53,7),2021-01-03,(2025,1,1))
-- | ([2024-02-29,2024-03-01,2024-03-02],[2024-02-29,2024-03-07,2024-03-14,2024-03-21],2024-03-01,-0005-01-01,12345-06-07)
-- | (2024-02-29 01:01:01.25 UTC,2055-11-07 02:47:41.25 UTC,90.5s,86400s,2024-02-29,3661.25s)
-- | (2024-02-28 00:01:01.25 UTC,1709168461.25s,2023-11-14 22:13:20 UTC,1.70916846125e9)
-- | (23:59:59.5,01:02:03,2024-02-28 20:01:01.25,2024-02-29 10:30:00 UTC,2024-02-29 00:00:00 UTC)
-- | 2024-02-29 01:01:01
-- | 2024-02-29 01:01:01.25
-- | Thu Thursday Feb February 29 29 060
-- | 01:01 AM  1  1
-- | 29.2.24  1
-- | 4 4 09 2024
-- | 02/29/24 01:01 01:01:01 AM
-- | Thu Feb 29 01:01:01 UTC 2024
-- | 1709168461 +0000 UTC %
-- | THU 20
-- | (Nothing,Just 2024-02-28,Just 2024-03-01)
-- | (2015-01-24 23:59:59.5 UTC,Just 00:05:00)
-- | (Just 2024-01-01 08:00:00 UTC,Just 1970-01-02 00:00:00 UTC)
-- | (True,True)
