-- | Days by their number in the year.
module Data.Time.Calendar.OrdinalDate (Day, Year, DayOfYear, toOrdinalDate, fromOrdinalDate, fromOrdinalDateValid, isLeapYear) where

import Data.Time.Calendar

type DayOfYear = Int

toOrdinalDate :: Day -> (Year, DayOfYear)
toOrdinalDate day = let (y, _, _) = toGregorian day in (y, fromInteger (diffDays day (fromGregorian y 1 1)) + 1)

fromOrdinalDate :: Year -> DayOfYear -> Day
fromOrdinalDate y n = addDays (toInteger (max 1 (min n (yearLength y))) - 1) (fromGregorian y 1 1)

fromOrdinalDateValid :: Year -> DayOfYear -> Maybe Day
fromOrdinalDateValid y n
  | n < 1 || n > yearLength y = Nothing
  | otherwise = Just (fromOrdinalDate y n)

yearLength :: Year -> Int
yearLength y = if isLeapYear y then 366 else 365
