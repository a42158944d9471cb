-- | Days of the Gregorian calendar, as in time 1.9.
module Data.Time.Calendar
  ( Day(..), addDays, diffDays, toGregorian, fromGregorian, fromGregorianValid, showGregorian, gregorianMonthLength
  , addGregorianMonthsClip, addGregorianMonthsRollOver, addGregorianYearsClip, addGregorianYearsRollOver, isLeapYear
  , addGregorianDurationClip, addGregorianDurationRollOver, diffGregorianDurationClip, diffGregorianDurationRollOver
  , CalendarDiffDays(..), calendarDay, calendarWeek, calendarMonth, calendarYear, scaleCalendarDiffDays
  , DayOfWeek(..), dayOfWeek, Year, MonthOfYear, DayOfMonth
  ) where

import Control.DeepSeq (NFData(..))
import Data.Ix (Ix(..))

type Year = Integer
type MonthOfYear = Int
type DayOfMonth = Int

-- | Counted from 1858-11-17.
newtype Day = ModifiedJulianDay { toModifiedJulianDay :: Integer } deriving (Eq, Ord)

instance Show Day where
  show d = showGregorian d
instance Enum Day where
  succ (ModifiedJulianDay n) = ModifiedJulianDay (n + 1)
  pred (ModifiedJulianDay n) = ModifiedJulianDay (n - 1)
  toEnum n = ModifiedJulianDay (toInteger n)
  fromEnum (ModifiedJulianDay n) = fromInteger n
  enumFrom (ModifiedJulianDay a) = map ModifiedJulianDay [a ..]
  enumFromThen (ModifiedJulianDay a) (ModifiedJulianDay b) = map ModifiedJulianDay [a, b ..]
  enumFromTo (ModifiedJulianDay a) (ModifiedJulianDay b) = map ModifiedJulianDay [a .. b]
  enumFromThenTo (ModifiedJulianDay a) (ModifiedJulianDay b) (ModifiedJulianDay c) = map ModifiedJulianDay [a, b .. c]
instance Ix Day where
  range (ModifiedJulianDay a, ModifiedJulianDay b) = map ModifiedJulianDay (range (a, b))
  index (ModifiedJulianDay a, ModifiedJulianDay b) (ModifiedJulianDay c) = index (a, b) c
  inRange (ModifiedJulianDay a, ModifiedJulianDay b) (ModifiedJulianDay c) = inRange (a, b) c
instance NFData Day where
  rnf (ModifiedJulianDay n) = rnf n
instance Read Day where
  readsPrec _ s =
    [ (day, rest) | (y, '-' : s1) <- reads' s, (m, '-' : s2) <- two s1, (d, rest) <- two s2, Just day <- [fromGregorianValid y m d] ]
    where
      reads' t = case span (`elem` ['0' .. '9']) (dropWhile (== ' ') t) of
        (ds@(_ : _), rest) -> [(read ds, rest)]
        _ -> []
      two (a : b : rest) | all (`elem` ['0' .. '9']) [a, b] = [(read [a, b], rest)]
      two _ = []

addDays :: Integer -> Day -> Day
addDays n (ModifiedJulianDay a) = ModifiedJulianDay (a + n)

diffDays :: Day -> Day -> Integer
diffDays (ModifiedJulianDay a) (ModifiedJulianDay b) = a - b

isLeapYear :: Year -> Bool
isLeapYear y = mod y 4 == 0 && (mod y 400 == 0 || mod y 100 /= 0)

toOrdinalDate :: Day -> (Year, Int)
toOrdinalDate (ModifiedJulianDay mjd) = (year, yd)
  where
    a = mjd + 678575
    quadcent = div a 146097
    b = mod a 146097
    cent = min (div b 36524) 3
    c = b - cent * 36524
    quad = div c 1461
    d = mod c 1461
    y = min (div d 365) 3
    yd = fromInteger (d - y * 365 + 1)
    year = quadcent * 400 + cent * 100 + quad * 4 + y + 1

fromOrdinalDate :: Year -> Int -> Day
fromOrdinalDate year day = ModifiedJulianDay mjd
  where
    y = year - 1
    mjd = fromIntegral (clip 1 (if isLeapYear year then 366 else 365) day) + 365 * y + div y 4 - div y 100 + div y 400 - 678576

clip :: Ord t => t -> t -> t -> t
clip a b x = if x < a then a else if x > b then b else x

monthLengths :: Bool -> [Int]
monthLengths leap = [31, if leap then 29 else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

gregorianMonthLength :: Year -> MonthOfYear -> Int
gregorianMonthLength y m = monthLengths (isLeapYear y) !! (clip 1 12 m - 1)

toGregorian :: Day -> (Year, MonthOfYear, DayOfMonth)
toGregorian date = go 1 yd (monthLengths (isLeapYear year))
  where
    (year, yd) = toOrdinalDate date
    go m d (n : ns) | d > n = go (m + 1) (d - n) ns
    go m d _ = (year, m, d)

-- | A month or a day out of its range is the first or last one.
fromGregorian :: Year -> MonthOfYear -> DayOfMonth -> Day
fromGregorian year month day = fromOrdinalDate year (sum (take (m - 1) (monthLengths (isLeapYear year))) + d)
  where
    m = clip 1 12 month
    d = clip 1 (gregorianMonthLength year m) day

fromGregorianValid :: Year -> MonthOfYear -> DayOfMonth -> Maybe Day
fromGregorianValid year month day
  | month < 1 || month > 12 || day < 1 || day > gregorianMonthLength year month = Nothing
  | otherwise = Just (fromGregorian year month day)

showGregorian :: Day -> String
showGregorian date = (if y < 0 then '-' : pad 4 (negate y) else pad 4 y) ++ "-" ++ pad 2 (toInteger m) ++ "-" ++ pad 2 (toInteger d)
  where
    (y, m, d) = toGregorian date
    pad n x = let s = show x in replicate (n - length s) '0' ++ s

rolled :: (Year, Int) -> (Year, Int)
rolled (y, m) = (y + toInteger (div (m - 1) 12), mod (m - 1) 12 + 1)

addMonths :: Integer -> Day -> (Year, Int, Int)
addMonths n day = let (y, m, d) = toGregorian day
                      (y', m') = rolled (y + div n 12, m + fromInteger (mod n 12))
                  in (y', m', d)

addGregorianMonthsClip, addGregorianMonthsRollOver, addGregorianYearsClip, addGregorianYearsRollOver :: Integer -> Day -> Day
addGregorianMonthsClip n day = let (y, m, d) = addMonths n day in fromGregorian y m d
addGregorianMonthsRollOver n day = let (y, m, d) = addMonths n day in addDays (toInteger d - 1) (fromGregorian y m 1)
addGregorianYearsClip n day = addGregorianMonthsClip (n * 12) day
addGregorianYearsRollOver n day = addGregorianMonthsRollOver (n * 12) day

data CalendarDiffDays = CalendarDiffDays { cdMonths :: Integer, cdDays :: Integer } deriving Eq

instance Show CalendarDiffDays where
  show (CalendarDiffDays m d) = "P" ++ show m ++ "M" ++ show d ++ "D"
instance Semigroup CalendarDiffDays where
  CalendarDiffDays a b <> CalendarDiffDays c d = CalendarDiffDays (a + c) (b + d)
instance Monoid CalendarDiffDays where
  mempty = CalendarDiffDays 0 0

calendarDay, calendarWeek, calendarMonth, calendarYear :: CalendarDiffDays
calendarDay = CalendarDiffDays 0 1
calendarWeek = CalendarDiffDays 0 7
calendarMonth = CalendarDiffDays 1 0
calendarYear = CalendarDiffDays 12 0

scaleCalendarDiffDays :: Integer -> CalendarDiffDays -> CalendarDiffDays
scaleCalendarDiffDays k (CalendarDiffDays m d) = CalendarDiffDays (k * m) (k * d)

addGregorianDurationClip, addGregorianDurationRollOver :: CalendarDiffDays -> Day -> Day
addGregorianDurationClip (CalendarDiffDays m d) day = addDays d (addGregorianMonthsClip m day)
addGregorianDurationRollOver (CalendarDiffDays m d) day = addDays d (addGregorianMonthsRollOver m day)

diffGregorianDurationClip, diffGregorianDurationRollOver :: Day -> Day -> CalendarDiffDays
diffGregorianDurationClip day2 day1 = difference addGregorianDurationClip day2 day1
diffGregorianDurationRollOver day2 day1 = difference addGregorianDurationRollOver day2 day1

difference :: (CalendarDiffDays -> Day -> Day) -> Day -> Day -> CalendarDiffDays
difference add day2 day1 = CalendarDiffDays months (diffDays day2 (add (CalendarDiffDays months 0) day1))
  where
    (y1, m1, d1) = toGregorian day1
    (y2, m2, d2) = toGregorian day2
    ym = (y2 * 12 + toInteger m2) - (y1 * 12 + toInteger m1)
    months | day2 >= day1 = if d2 >= d1 then ym else ym - 1
           | otherwise = if d2 <= d1 then ym else ym + 1

data DayOfWeek = Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday deriving (Eq, Ord, Show, Read)

-- | Goes round; both 0 and 7 are Sunday.
instance Enum DayOfWeek where
  toEnum i = [Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday] !! mod i 7
  fromEnum d = case d of
    Monday -> 1
    Tuesday -> 2
    Wednesday -> 3
    Thursday -> 4
    Friday -> 5
    Saturday -> 6
    Sunday -> 7
  enumFromTo a b
    | a == b = [a]
    | otherwise = a : enumFromTo (succ a) b
  enumFromThenTo a b c
    | a == c = [a]
    | otherwise = a : enumFromThenTo b (toEnum (2 * fromEnum b - fromEnum a)) c
  succ d = toEnum (fromEnum d + 1)
  pred d = toEnum (fromEnum d - 1)

dayOfWeek :: Day -> DayOfWeek
dayOfWeek (ModifiedJulianDay d) = toEnum (fromInteger (mod (d + 3) 7))
