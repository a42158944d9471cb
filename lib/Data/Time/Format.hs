{-# LANGUAGE FlexibleInstances #-}
-- | Times as texts and back: the formats of C's strftime that have a fixed meaning.
module Data.Time.Format
  ( TimeLocale(..), defaultTimeLocale, iso8601DateFormat, rfc822DateFormat, FormatTime(..), formatTime, ParseTime(..), parseTimeM
  , parseTimeOrError, readTime
  ) where

import qualified Control.Monad.Fail as Fail
import Data.Char (isDigit, isSpace, toLower, toUpper)
import Data.Fixed (Pico, showFixed)
import Data.List (isPrefixOf)
import Data.Maybe (fromMaybe)
import Data.Time.Calendar
import Data.Time.Calendar.OrdinalDate (toOrdinalDate)
import Data.Time.Calendar.WeekDate (toWeekDate)
import Data.Time.Clock
import Data.Time.Clock.POSIX
import Data.Time.LocalTime

data TimeLocale = TimeLocale
  { wDays :: [(String, String)], months :: [(String, String)], amPm :: (String, String), dateTimeFmt, dateFmt, timeFmt, time12Fmt :: String
  , knownTimeZones :: [TimeZone] } deriving (Eq, Ord, Show)

defaultTimeLocale :: TimeLocale
defaultTimeLocale = TimeLocale
  { wDays = [(d, take 3 d) | d <- ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]]
  , months = [(m, take 3 m) | m <- ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]]
  , amPm = ("AM", "PM"), dateTimeFmt = "%a %b %e %H:%M:%S %Z %Y", dateFmt = "%m/%d/%y", timeFmt = "%H:%M:%S", time12Fmt = "%I:%M:%S %p"
  , knownTimeZones = [utc] }

iso8601DateFormat :: Maybe String -> String
iso8601DateFormat time = "%Y-%m-%d" ++ maybe "" ('T' :) time

rfc822DateFormat :: String
rfc822DateFormat = "%a, %_d %b %Y %H:%M:%S %Z"

-- | What a time has.
class FormatTime t where
  partsOf :: t -> (Maybe Day, Maybe TimeOfDay, TimeZone)

instance FormatTime Day where
  partsOf d = (Just d, Nothing, utc)
instance FormatTime TimeOfDay where
  partsOf t = (Nothing, Just t, utc)
instance FormatTime LocalTime where
  partsOf (LocalTime d t) = (Just d, Just t, utc)
instance FormatTime UTCTime where
  partsOf t = let LocalTime d tod = utcToLocalTime utc t in (Just d, Just tod, utc)
instance FormatTime ZonedTime where
  partsOf (ZonedTime (LocalTime d t) zone) = (Just d, Just t, zone)

formatTime :: FormatTime t => TimeLocale -> String -> t -> String
formatTime locale format t = go format
  where
    (day, tod, zone) = partsOf t
    go "" = ""
    go ('%' : c : rest)
      | c `elem` "-_0^#", d : rest' <- rest = modified c (directive d) ++ go rest'
      | otherwise = directive c ++ go rest
    go (c : rest) = c : go rest
    modified '-' s = let s' = dropWhile (`elem` "0 ") s in if null s' && not (null s) then "0" else s'
    modified '_' s = let (zeros, s') = span (== '0') s in if null s' && not (null zeros) then map (const ' ') (drop 1 zeros) ++ "0" else map (const ' ') zeros ++ s'
    modified '0' s = map (\c -> if c == ' ' then '0' else c) s
    modified '^' s = map toUpper s
    modified _ s = map toLower s
    onDay f = maybe "" f day
    onTime f = maybe "" f tod
    gregorian f = onDay (f . toGregorian)
    pad n x = let s = show (x :: Int) in replicate (n - length s) '0' ++ s
    blank n x = let s = show (x :: Int) in replicate (n - length s) ' ' ++ s
    twelve h = let m = mod h 12 in if m == 0 then 12 else m
    directive c = case c of
      '%' -> "%"
      't' -> "\t"
      'n' -> "\n"
      'Y' -> gregorian (\(y, _, _) -> show y)
      'y' -> gregorian (\(y, _, _) -> pad 2 (fromInteger (mod y 100)))
      'C' -> gregorian (\(y, _, _) -> pad 2 (fromInteger (div y 100)))
      'B' -> gregorian (\(_, m, _) -> fst (months locale !! (m - 1)))
      'b' -> gregorian (\(_, m, _) -> snd (months locale !! (m - 1)))
      'h' -> gregorian (\(_, m, _) -> snd (months locale !! (m - 1)))
      'm' -> gregorian (\(_, m, _) -> pad 2 m)
      'd' -> gregorian (\(_, _, d) -> pad 2 d)
      'e' -> gregorian (\(_, _, d) -> blank 2 d)
      'j' -> onDay (pad 3 . snd . toOrdinalDate)
      'F' -> onDay showGregorian
      'D' -> go "%m/%d/%y"
      'x' -> go (dateFmt locale)
      'G' -> onDay (\d -> let (y, _, _) = toWeekDate d in show y)
      'V' -> onDay (\d -> let (_, w, _) = toWeekDate d in pad 2 w)
      'u' -> onDay (\d -> show (fromEnum (dayOfWeek d)))
      'w' -> onDay (\d -> show (mod (fromEnum (dayOfWeek d)) 7))
      'A' -> onDay (\d -> fst (wDays locale !! mod (fromEnum (dayOfWeek d)) 7))
      'a' -> onDay (\d -> snd (wDays locale !! mod (fromEnum (dayOfWeek d)) 7))
      'H' -> onTime (pad 2 . todHour)
      'k' -> onTime (blank 2 . todHour)
      'I' -> onTime (pad 2 . twelve . todHour)
      'l' -> onTime (blank 2 . twelve . todHour)
      'M' -> onTime (pad 2 . todMin)
      'S' -> onTime (pad 2 . floor . todSec)
      'q' -> onTime (\x -> drop 1 (dropWhile (/= '.') (showFixed False (todSec x))))
      'Q' -> onTime (\x -> dropWhile (/= '.') (showFixed True (todSec x)))
      'p' -> onTime (\x -> (if todHour x < 12 then fst else snd) (amPm locale))
      'P' -> onTime (\x -> map toLower ((if todHour x < 12 then fst else snd) (amPm locale)))
      'R' -> go "%H:%M"
      'T' -> go "%H:%M:%S"
      'X' -> go (timeFmt locale)
      'r' -> go (time12Fmt locale)
      'c' -> go (dateTimeFmt locale)
      'z' -> timeZoneOffsetString zone
      'Z' -> if null (timeZoneName zone) then timeZoneOffsetString zone else timeZoneName zone
      's' -> maybe "" (\d -> show (floor (utcTimeToPOSIXSeconds (localTimeToUTC zone (LocalTime d (fromMaybe midnight tod)))) :: Integer)) day
      _ -> ""

-- | What was read so far.
data Read' = Read'
  { theYear :: Integer, theMonth, theDay, theHour, theMinute :: Int, theSecond :: Pico, afternoon :: Maybe Bool, theZone :: TimeZone
  , seconds :: Maybe Integer }

class ParseTime t where
  assemble :: Read' -> Maybe t

dayOf :: Read' -> Maybe Day
dayOf r = fromGregorianValid (theYear r) (theMonth r) (theDay r)

timeOf :: Read' -> Maybe TimeOfDay
timeOf r = makeTimeOfDayValid hour (theMinute r) (theSecond r)
  where hour = maybe (theHour r) (\pm -> mod (theHour r) 12 + (if pm then 12 else 0)) (afternoon r)

instance ParseTime Day where
  assemble r = dayOf r
instance ParseTime TimeOfDay where
  assemble r = timeOf r
instance ParseTime LocalTime where
  assemble r = LocalTime <$> dayOf r <*> timeOf r
instance ParseTime ZonedTime where
  assemble r = (\t -> ZonedTime t (theZone r)) <$> assemble r
instance ParseTime UTCTime where
  assemble r = case seconds r of
    Just n -> Just (posixSecondsToUTCTime (fromInteger n))
    Nothing -> localTimeToUTC (theZone r) <$> assemble r

-- | With True blanks at both ends are passed over.
parseTimeM :: (Fail.MonadFail m, ParseTime t) => Bool -> TimeLocale -> String -> String -> m t
parseTimeM blanks locale format input = case [r | (r, rest) <- go format start trimmed, all isSpace rest && (blanks || null rest)] of
  r : _ | Just t <- assemble r -> return t
  _ -> Fail.fail ("parseTimeM: no parse of " ++ show input)
  where
    trimmed = if blanks then dropWhile isSpace input else input
    start = Read' 1970 1 1 0 0 0 Nothing utc Nothing
    go "" r s = [(r, s)]
    go ('%' : c : f) r s
      | c `elem` "-_0^#", d : f' <- f = concat [go f' r' s' | (r', s') <- directive d r (dropWhile (== ' ') s)]
      | otherwise = concat [go f r' s' | (r', s') <- directive c r s]
    go (c : f) r s
      | isSpace c = go (dropWhile isSpace f) r (dropWhile isSpace s)
      | d : s' <- s, toLower d == toLower c = go f r s'
      | otherwise = []
    digits least most s = let (ds, _) = span isDigit (take most s) in if length ds < least then [] else [(read ds :: Integer, drop (length ds) s)]
    small least most s f = [(f (fromInteger n :: Int), rest) | (n, rest) <- digits least most s]
    named names s f = take 1 [(f i, drop (length n) s) | (i, n) <- names, map toLower n `isPrefixOf` map toLower s]
    directive c r s = case c of
      '%' -> [(r, drop 1 s) | take 1 s == "%"]
      'Y' -> [(r { theYear = y }, rest) | (y, rest) <- digits 4 4 s]
      'y' -> [(r { theYear = if y < 69 then 2000 + y else 1900 + y }, rest) | (y, rest) <- digits 2 2 s]
      'm' -> small 2 2 s (\n -> r { theMonth = n })
      'd' -> small 2 2 s (\n -> r { theDay = n })
      'e' -> small 1 2 (dropWhile (== ' ') s) (\n -> r { theDay = n })
      'B' -> named (zip [1 ..] (map fst (months locale))) s (\n -> r { theMonth = n })
      'b' -> named (zip [1 ..] (map snd (months locale))) s (\n -> r { theMonth = n })
      'h' -> named (zip [1 ..] (map snd (months locale))) s (\n -> r { theMonth = n })
      'A' -> named (zip [1 :: Int ..] (map fst (wDays locale))) s (\_ -> r)
      'a' -> named (zip [1 :: Int ..] (map snd (wDays locale))) s (\_ -> r)
      'H' -> small 2 2 s (\n -> r { theHour = n })
      'k' -> small 1 2 (dropWhile (== ' ') s) (\n -> r { theHour = n })
      'I' -> small 2 2 s (\n -> r { theHour = n })
      'l' -> small 1 2 (dropWhile (== ' ') s) (\n -> r { theHour = n })
      'M' -> small 2 2 s (\n -> r { theMinute = n })
      'S' -> small 2 2 s (\n -> r { theSecond = fromIntegral n })
      'Q' -> case s of
        '.' : more | (ds@(_ : _), rest) <- span isDigit more ->
          [(r { theSecond = theSecond r + fromRational (toRational (read ds :: Integer) / 10 ^ length ds) }, rest)]
        _ -> [(r, s)]
      'p' -> named [(False, fst (amPm locale)), (True, snd (amPm locale))] s (\pm -> r { afternoon = Just pm })
      'P' -> named [(False, fst (amPm locale)), (True, snd (amPm locale))] s (\pm -> r { afternoon = Just pm })
      'F' -> go "%Y-%m-%d" r s
      'D' -> go "%m/%d/%y" r s
      'T' -> go "%H:%M:%S" r s
      'R' -> go "%H:%M" r s
      'X' -> go (timeFmt locale) r s
      'x' -> go (dateFmt locale) r s
      'c' -> go (dateTimeFmt locale) r s
      's' -> [(r { seconds = Just n }, rest) | (n, rest) <- digits 1 18 s]
      'z' -> offset r s
      'Z' -> if take 3 s == "UTC" || take 3 s == "GMT" then [(r { theZone = utc }, drop 3 s)] else offset r s
      _ -> []
    offset r (sign : s) | sign `elem` "+-" =
      [ (r { theZone = minutesToTimeZone ((if sign == '-' then negate else id) (fromInteger (h * 60 + m))) }, rest')
      | (h, rest) <- digits 2 2 s, (m, rest') <- digits 2 2 (dropWhile (== ':') rest) ]
    offset r ('Z' : s) = [(r { theZone = utc }, s)]
    offset _ _ = []

parseTimeOrError :: ParseTime t => Bool -> TimeLocale -> String -> String -> t
parseTimeOrError blanks locale format input = fromMaybe (error ("parseTimeOrError: no parse of " ++ show input)) (parseTimeM blanks locale format input)

readTime :: ParseTime t => TimeLocale -> String -> String -> t
readTime locale format input = parseTimeOrError True locale format input
