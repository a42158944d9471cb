module Numeric
  ( showSigned, showIntAtBase, showInt, showHex, showOct
  , showEFloat, showFFloat, showGFloat, showFFloatAlt, showGFloatAlt, showFloat, showHFloat, floatToDigits
  , readSigned, readInt, readDec, readOct, readHex, readFloat, lexDigits, fromRat, Floating(..)
  ) where

import Data.Char (intToDigit)
import Inquest.Float (Floating(..))
import Inquest.Read (digitValue, isHexDigit, isOctDigit, lexNumber)
import Inquest.Show (isDigit)

-- ------------------------------------------------------------------------------------ whole numbers

showSigned :: Real a => (a -> ShowS) -> Int -> a -> ShowS
showSigned showPos p x
  | x < 0 = showParen (p > 6) (showChar '-' . showPos (negate x))
  | otherwise = showPos x

showInt :: Integral a => a -> ShowS
showInt n r
  | n < 0 = errorWithoutStackTrace "Numeric.showInt: can't show negative numbers"
  | otherwise = shows (toInteger n) r

showIntAtBase :: (Integral a, Show a) => a -> (Int -> Char) -> a -> ShowS
showIntAtBase base toChr n r
  | base <= 1 = errorWithoutStackTrace ("Numeric.showIntAtBase: applied to unsupported base " ++ show base)
  | n < 0 = errorWithoutStackTrace ("Numeric.showIntAtBase: applied to negative number " ++ show n)
  | otherwise = digitsOnto (toInteger base) toChr (toInteger n) r

digitsOnto :: Integer -> (Int -> Char) -> Integer -> ShowS
digitsOnto base toChr n r = if n < base then rest else digitsOnto base toChr (n `quot` base) rest
  where rest = toChr (fromInteger (n `rem` base)) : r

showHex, showOct :: (Integral a, Show a) => a -> ShowS
showHex n r = showIntAtBase 16 intToDigit n r
showOct n r = showIntAtBase 8 intToDigit n r

readInt :: Num a => a -> (Char -> Bool) -> (Char -> Int) -> ReadS a
readInt base isDig value s = case span isDig s of
  ([], _) -> []
  (digits, rest) -> [(foldl (\n d -> n * base + fromIntegral (value d)) 0 digits, rest)]

readDec, readOct, readHex :: (Eq a, Num a) => ReadS a
readDec s = readInt 10 isDigit digitValue s
readOct s = readInt 8 isOctDigit digitValue s
readHex s = readInt 16 isHexDigit digitValue s

readSigned :: Real a => ReadS a -> ReadS a
readSigned readPos s = readParen False readAny s
  where
    readAny r = readOne r ++ [(negate x, t) | ("-", u) <- lex r, (x, t) <- readOne u]
    readOne r = [(n, t) | (str, t) <- lex r, (n, "") <- readPos str]

lexDigits :: ReadS String
lexDigits s = case span isDigit s of
  ([], _) -> []
  r -> [r]

-- ---------------------------------------------------------------------------------------- fractions

readFloat :: RealFrac a => ReadS a
readFloat s = case s of
  'N' : 'a' : 'N' : t -> [(0 / 0, t)]
  'I' : 'n' : 'f' : 'i' : 'n' : 'i' : 't' : 'y' : t -> [(1 / 0, t)]
  c : _ | isDigit c -> case lexNumber s of (text, t) -> [(fromRational (readDecimal text), t)]
  _ -> []

-- | Exact where a Double is not enough.
readDecimal :: String -> Rational
readDecimal text = scaled (read (whole ++ part)) (exponentPart rest - length part)
  where
    (whole, s) = span isDigit text
    (part, rest) = case s of
      '.' : t -> span isDigit t
      _ -> ("", s)
    scaled n e = if e >= 0 then fromInteger (n * 10 ^ e) else fromInteger n / 10 ^ negate e

exponentPart :: String -> Int
exponentPart (_ : '-' : digits) = negate (read digits)
exponentPart (_ : '+' : digits) = read digits
exponentPart (_ : digits) = read digits
exponentPart [] = 0

fromRat :: RealFloat a => Rational -> a
fromRat x = fromRational x

showFloat :: RealFloat a => a -> ShowS
showFloat x r = formatFloat Generic Nothing False x ++ r

showEFloat, showFFloat, showGFloat, showFFloatAlt, showGFloatAlt :: RealFloat a => Maybe Int -> a -> ShowS
showEFloat d x r = formatFloat Exponent d False x ++ r
showFFloat d x r = formatFloat Fixed d False x ++ r
showGFloat d x r = formatFloat Generic d False x ++ r
showFFloatAlt d x r = formatFloat Fixed d True x ++ r
showGFloatAlt d x r = formatFloat Generic d True x ++ r

data FloatFormat = Exponent | Fixed | Generic

formatFloat :: RealFloat a => FloatFormat -> Maybe Int -> Bool -> a -> String
formatFloat format decimals alt x
  | isNaN x = "NaN"
  | isInfinite x = if x < 0 then "-Infinity" else "Infinity"
  | x < 0 || isNegativeZero x = '-' : formatDigits format decimals alt (floatToDigits 10 (negate x))
  | otherwise = formatDigits format decimals alt (floatToDigits 10 x)

-- | 0.d1d2... * 10^e
formatDigits :: FloatFormat -> Maybe Int -> Bool -> ([Int], Int) -> String
formatDigits Generic decimals alt (ds, e)
  | e < 0 || e > 7 = formatDigits Exponent decimals alt (ds, e)
  | otherwise = formatDigits Fixed decimals alt (ds, e)
formatDigits Exponent Nothing _ (ds, e) = case map intToDigit ds of
  "0" -> "0.0e0"
  [d] -> d : ".0e" ++ show (e - 1)
  d : rest -> d : '.' : rest ++ "e" ++ show (e - 1)
  [] -> errorWithoutStackTrace "formatRealFloat: no digits"
formatDigits Exponent (Just n) _ (ds, e)
  | n <= 0 = if isZero then "0e0" else case roundDigits 1 ds of
      (up, rounded) -> intToDigit (head rounded) : 'e' : show (e - 1 + up)
  | isZero = "0." ++ replicate n '0' ++ "e0"
  | otherwise = case roundDigits (n + 1) ds of
      (up, rounded) -> case map intToDigit (if up > 0 then init rounded else rounded) of
        d : rest -> d : '.' : rest ++ 'e' : show (e - 1 + up)
        [] -> ""
  where isZero = ds == [0]
formatDigits Fixed Nothing _ (ds, e)
  | e <= 0 = "0." ++ replicate (negate e) '0' ++ map intToDigit ds
  | otherwise = orZero (take e digits ++ replicate (e - length digits) '0') ++ '.' : orZero (drop e digits)
  where digits = map intToDigit ds
formatDigits Fixed (Just n) alt (ds, e)
  | e >= 0 = case roundDigits (places + e) ds of
      (up, rounded) -> case splitAt (e + up) (map intToDigit rounded) of
        (whole, part) -> orZero whole ++ withPoint alt part
  | otherwise = case roundDigits places (replicate (negate e) 0 ++ ds) of
      (up, rounded) -> case map intToDigit (if up > 0 then rounded else 0 : rounded) of
        d : part -> d : withPoint alt part
        [] -> ""
  where places = max n 0

withPoint :: Bool -> String -> String
withPoint alt part = if null part && not alt then "" else '.' : part

orZero :: String -> String
orZero "" = "0"
orZero s = s

-- | The first n digits, rounded; half to even. The result has one more digit if the number before it is 1.
roundDigits :: Int -> [Int] -> (Int, [Int])
roundDigits n ds = case roundFrom n True ds of
  (0, rounded) -> (0, rounded)
  (_, rounded) -> (1, 1 : rounded)

-- | The carry out of the first n digits, and those digits. The flag says whether the digit before is even.
roundFrom :: Int -> Bool -> [Int] -> (Int, [Int])
roundFrom n _ [] = (0, replicate n 0)
roundFrom 0 before (d : ds)
  | d == 5 && before && all (== 0) ds = (0, [])
  | otherwise = (if d >= 5 then 1 else 0, [])
roundFrom n _ (d : ds) = if digit == 10 then (1, 0 : rest) else (0, digit : rest)
  where
    (carry, rest) = roundFrom (n - 1) (even d) ds
    digit = carry + d

showHFloat :: RealFloat a => a -> ShowS
showHFloat x r = hexFloat x ++ r

hexFloat :: RealFloat a => a -> String
hexFloat x
  | isNaN x = "NaN"
  | isInfinite x = if x < 0 then "-Infinity" else "Infinity"
  | x < 0 || isNegativeZero x = '-' : hexFloat (negate x)
  | x == 0 = "0x0p+0"
  | otherwise = case floatToDigits 2 x of
      (d : ds, e) -> "0x" ++ show d ++ (if all (== 0) ds then "" else '.' : hexGroups ds) ++ "p" ++ show (e - 1)
      ([], _) -> ""

hexGroups :: [Int] -> String
hexGroups [] = ""
hexGroups ds = showHex (foldl (\n d -> 2 * n + d) 0 (take 4 (ds ++ [0, 0, 0]))) (hexGroups (drop 4 ds))

-- | The shortest digits that identify the number, and the exponent: 0.d1d2... * base^e. After Steele and White, and
-- Burger and Dybvig: r / s is the number, mUp / s and mDown / s half the distances to its neighbours.
floatToDigits :: RealFloat a => Integer -> a -> ([Int], Int)
floatToDigits base x
  | x == 0 = ([0], 0)
  | otherwise = (map fromInteger (generateDigits base r' s' mUp' mDown'), k)
  where
    (m, e) = normalized x
    b = floatRadix x
    boundary = m == b ^ (floatDigits x - 1)
    be = b ^ e
    (r, s, mUp, mDown)
      | e >= 0 = if boundary then (m * be * b * 2, 2 * b, be * b, be) else (m * be * 2, 2, be, be)
      | boundary && e > fst (floatRange x) - floatDigits x = (m * b * 2, b ^ (negate e + 1) * 2, b, 1)
      | otherwise = (m * 2, b ^ negate e * 2, 1, 1)
    k = fixExponent base r s mUp (estimateExponent base (m, e) b)
    (r', s', mUp', mDown')
      | k >= 0 = (r, s * base ^ k, mUp, mDown)
      | otherwise = let scale = base ^ negate k in (r * scale, s, mUp * scale, mDown * scale)

-- | Mantissa and exponent; denormalized numbers have their smallest exponent.
normalized :: RealFloat a => a -> (Integer, Int)
normalized x = if n > 0 then (m `quot` floatRadix x ^ n, e + n) else (m, e)
  where
    (m, e) = decodeFloat x
    n = fst (floatRange x) - floatDigits x - e

-- | At most the exponent, as a start.
estimateExponent :: Integer -> (Integer, Int) -> Integer -> Int
estimateExponent base (m, e) b = ceiling ((log (fromInteger (m + 1) :: Double) + fromIntegral e * log (fromInteger b)) / log (fromInteger base)) - 1

-- | The least k with (r + mUp) / s <= base^k.
fixExponent :: Integer -> Integer -> Integer -> Integer -> Int -> Int
fixExponent base r s mUp n
  | n >= 0 = if r + mUp <= base ^ n * s then n else fixExponent base r s mUp (n + 1)
  | otherwise = if base ^ negate n * (r + mUp) <= s then n else fixExponent base r s mUp (n + 1)

generateDigits :: Integer -> Integer -> Integer -> Integer -> Integer -> [Integer]
generateDigits base r s mUp mDown = case (rest < down, rest + up > s) of
  (True, False) -> [d]
  (False, True) -> [d + 1]
  (True, True) -> if rest * 2 < s then [d] else [d + 1]
  (False, False) -> d : generateDigits base rest s up down
  where
    (d, rest) = (r * base) `quotRem` s
    up = mUp * base
    down = mDown * base
