-- | Numbers at the start of a text, and what follows them.
module Data.Text.Lazy.Read (Reader, decimal, signed, hexadecimal, rational, double) where

import Data.Char (digitToInt, isDigit, isHexDigit)
import Data.Text.Lazy.Internal

type Reader a = Text -> Either String (a, Text)

digits :: Num a => a -> String -> a
digits base s = foldl (\n d -> n * base + fromIntegral (digitToInt d)) 0 s

decimal :: Integral a => Reader a
decimal (Text s) = case span isDigit s of
  ("", _) -> Left "input does not start with a digit"
  (ds, rest) -> Right (digits 10 ds, Text rest)

hexadecimal :: Integral a => Reader a
hexadecimal (Text s) = case span isHexDigit (prefixed s) of
  ("", _) -> Left "input does not start with a hexadecimal digit"
  (ds, rest) -> Right (digits 16 ds, Text rest)
  where
    prefixed ('0' : x : cs) | x == 'x' || x == 'X' = cs
    prefixed cs = cs

signed :: Num a => Reader a -> Reader a
signed reader (Text ('-' : s)) = case reader (Text s) of
  Right (n, rest) -> Right (negate n, rest)
  Left e -> Left e
signed reader (Text ('+' : s)) = reader (Text s)
signed reader t = reader t

rational :: Fractional a => Reader a
rational t = case signed unsignedRational t of
  Right (r, rest) -> Right (fromRational r, rest)
  Left e -> Left e

double :: Reader Double
double t = rational t

unsignedRational :: Reader Rational
unsignedRational (Text s) = case span isDigit s of
  ("", _) -> Left "input does not start with a digit"
  (whole, rest) -> Right (exponentiated (digits 10 whole) rest)
  where
    exponentiated n ('.' : rest) | (ds@(_ : _), more) <- span isDigit rest =
      exponent (n + digits 10 ds / 10 ^ length ds) more
    exponentiated n rest = exponent n rest
    exponent n (e : rest)
      | e == 'e' || e == 'E', Right (k, more) <- signed decimal (Text rest) = (n * 10 ^^ (k :: Int), more)
    exponent n rest = (n, Text rest)
