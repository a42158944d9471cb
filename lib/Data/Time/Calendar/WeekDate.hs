-- | Days by their week, as ISO 8601 counts.
module Data.Time.Calendar.WeekDate (Day, Year, toWeekDate, fromWeekDate, fromWeekDateValid, DayOfWeek(..), dayOfWeek) where

import Data.Time.Calendar

-- | The Monday of the first week.
firstMonday :: Year -> Day
firstMonday y = let fourth = fromGregorian y 1 4 in addDays (1 - toInteger (fromEnum (dayOfWeek fourth))) fourth

toWeekDate :: Day -> (Year, Int, Int)
toWeekDate day = (year, fromInteger (div (diffDays day (firstMonday year)) 7) + 1, fromEnum (dayOfWeek day))
  where
    (y, _, _) = toGregorian day
    year | day < firstMonday y = y - 1
         | day >= firstMonday (y + 1) = y + 1
         | otherwise = y

fromWeekDate :: Year -> Int -> Int -> Day
fromWeekDate y w d = addDays (toInteger ((max 1 (min w (weeks y)) - 1) * 7 + max 1 (min d 7) - 1)) (firstMonday y)

weeks :: Year -> Int
weeks y = fromInteger (div (diffDays (firstMonday (y + 1)) (firstMonday y)) 7)

fromWeekDateValid :: Year -> Int -> Int -> Maybe Day
fromWeekDateValid y w d
  | w < 1 || w > weeks y || d < 1 || d > 7 = Nothing
  | otherwise = Just (fromWeekDate y w d)
