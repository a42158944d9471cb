-- | printf. Its result is a String, an action, or a function of one more argument.
module Text.Printf
  ( printf, hPrintf, PrintfArg(..), FieldFormatter, FieldFormat(..), FormatAdjustment(..), FormatSign(..), vFmt
  , ModifierParser, FormatParse(..), formatString, formatChar, formatInt, formatInteger, formatRealFloat
  , errorBadFormat, errorShortFormat, errorMissingArgument, errorBadArgument, perror
  , PrintfType, HPrintfType, IsChar(..)
  ) where

import Data.Char
import Data.Int
import Data.Word
import Numeric (showEFloat, showFFloat, showFFloatAlt, showGFloat, showGFloatAlt, showIntAtBase)
import System.IO (Handle, hPutStr)

foreign import prim "unsafeCoerce" primAnyResult :: IO () -> IO a

printf :: PrintfType r => String -> r
printf format = spr format []

hPrintf :: HPrintfType r => Handle -> String -> r
hPrintf h format = hspr h format []

-- | An argument: how it reads its modifiers, how it is shown.
type Argument = (ModifierParser, FieldFormatter)

-- The arguments come in reverse.
class PrintfType t where
  spr :: String -> [Argument] -> t

instance IsChar c => PrintfType [c] where
  spr format arguments = map fromChar (uprintf format (reverse arguments))
-- The result of the action is not looked at: GHC requires it to be ().
instance PrintfType (IO a) where
  spr format arguments = primAnyResult (putStr (uprintf format (reverse arguments)))
instance (PrintfArg a, PrintfType r) => PrintfType (a -> r) where
  spr format arguments = \a -> spr format ((parseFormat a, formatArg a) : arguments)

class HPrintfType t where
  hspr :: Handle -> String -> [Argument] -> t

instance HPrintfType (IO a) where
  hspr h format arguments = primAnyResult (hPutStr h (uprintf format (reverse arguments)))
instance (PrintfArg a, HPrintfType r) => HPrintfType (a -> r) where
  hspr h format arguments = \a -> hspr h format ((parseFormat a, formatArg a) : arguments)

class PrintfArg a where
  formatArg :: a -> FieldFormatter
  parseFormat :: a -> ModifierParser
  parseFormat _ (c : cs) = FormatParse "" c cs
  parseFormat _ "" = errorShortFormat

class IsChar c where
  toChar :: c -> Char
  fromChar :: Char -> c
instance IsChar Char where
  toChar c = c
  fromChar c = c

instance PrintfArg Char where
  formatArg = formatChar
  parseFormat _ cf = parseIntFormat (undefined :: Int) cf
instance IsChar c => PrintfArg [c] where
  formatArg = formatString
instance PrintfArg Int where
  formatArg = formatInt
  parseFormat = parseIntFormat
instance PrintfArg Int8 where
  formatArg = formatInt
  parseFormat = parseIntFormat
instance PrintfArg Int16 where
  formatArg = formatInt
  parseFormat = parseIntFormat
instance PrintfArg Int32 where
  formatArg = formatInt
  parseFormat = parseIntFormat
instance PrintfArg Int64 where
  formatArg = formatInt
  parseFormat = parseIntFormat
instance PrintfArg Word where
  formatArg = formatInt
  parseFormat = parseIntFormat
instance PrintfArg Word8 where
  formatArg = formatInt
  parseFormat = parseIntFormat
instance PrintfArg Word16 where
  formatArg = formatInt
  parseFormat = parseIntFormat
instance PrintfArg Word32 where
  formatArg = formatInt
  parseFormat = parseIntFormat
instance PrintfArg Word64 where
  formatArg = formatInt
  parseFormat = parseIntFormat
instance PrintfArg Integer where
  formatArg = formatInteger
  parseFormat = parseIntFormat
instance PrintfArg Float where
  formatArg = formatRealFloat
instance PrintfArg Double where
  formatArg = formatRealFloat

data FormatAdjustment = LeftAdjust | ZeroPad
data FormatSign = SignPlus | SignSpace

data FieldFormat = FieldFormat
  { fmtWidth :: Maybe Int
  , fmtPrecision :: Maybe Int
  , fmtAdjust :: Maybe FormatAdjustment
  , fmtSign :: Maybe FormatSign
  , fmtAlternate :: Bool
  , fmtModifiers :: String
  , fmtChar :: Char
  }

data FormatParse = FormatParse { fpModifiers :: String, fpChar :: Char, fpRest :: String }

type FieldFormatter = FieldFormat -> ShowS
type ModifierParser = String -> FormatParse

-- | The format character that %v stands for.
vFmt :: Char -> FieldFormat -> FieldFormat
vFmt c format = if fmtChar format == 'v' then format { fmtChar = c } else format

-- | hh, h, l, ll and L before the format character mean nothing here.
parseIntFormat :: a -> String -> FormatParse
parseIntFormat _ s = case s of
  'h' : 'h' : c : cs -> FormatParse "hh" c cs
  'h' : c : cs -> FormatParse "h" c cs
  'l' : 'l' : c : cs -> FormatParse "ll" c cs
  'l' : c : cs -> FormatParse "l" c cs
  'L' : c : cs -> FormatParse "L" c cs
  c : cs -> FormatParse "" c cs
  "" -> errorShortFormat

-- ------------------------------------------------------------------------------------- formatting

formatChar :: Char -> FieldFormatter
formatChar x format = formatIntegral (Just 0) (toInteger (ord x)) (vFmt 'c' format)

formatString :: IsChar c => [c] -> FieldFormatter
formatString x format r = case fmtChar (vFmt 's' format) of
  's' -> adjust format ("", map toChar (maybe x (`take` x) (fmtPrecision format))) ++ r
  c -> errorBadFormat c

formatInt :: (Integral a, Bounded a) => a -> FieldFormatter
formatInt x format = formatIntegral (Just low) (toInteger x) (if low == 0 then vFmt 'u' format else format)
  where low = toInteger (minBound `asTypeOf` x)

formatInteger :: Integer -> FieldFormatter
formatInteger x format = formatIntegral Nothing x format

-- | The first is the least number of the type, for what %x shows of a negative one.
formatIntegral :: Maybe Integer -> Integer -> FieldFormatter
formatIntegral low x format0 r = case fmtChar format of
  'd' -> adjustSigned format (signedDigits precision x) ++ r
  'i' -> adjustSigned format (signedDigits precision x) ++ r
  'x' -> adjust format (unsignedDigits 16 (alternate "0x") precision low x) ++ r
  'X' -> adjust format (upperCase (unsignedDigits 16 (alternate "0X") precision low x)) ++ r
  'b' -> adjust format (unsignedDigits 2 (alternate "0b") precision low x) ++ r
  'o' -> adjust format (unsignedDigits 8 (alternate "0") precision low x) ++ r
  'u' -> adjust format (unsignedDigits 10 "" precision low x) ++ r
  'c' | x >= 0 && x <= 1114111 && maybe True (const False) precision && null (fmtModifiers format) ->
          adjust format ("", [chr (fromInteger x)]) ++ r
      | otherwise -> perror "illegal char conversion"
  c -> errorBadFormat c
  where
    precision = fmtPrecision format0
    format = vFmt 'd' (case (precision, fmtAdjust format0) of
      (Just _, Just ZeroPad) -> format0 { fmtAdjust = Nothing }
      _ -> format0)
    alternate prefix = if fmtAlternate format && x /= 0 then prefix else ""

upperCase :: (String, String) -> (String, String)
upperCase (prefix, s) = (prefix, map toUpper s)

signedDigits :: Maybe Int -> Integer -> (String, String)
signedDigits precision i = if i < 0 then ("-", atLeast precision (show (negate i))) else ("", atLeast precision (show i))

unsignedDigits :: Integer -> String -> Maybe Int -> Maybe Integer -> Integer -> (String, String)
unsignedDigits base prefix precision low i
  | i < 0 = case low of
      Just l -> unsignedDigits base prefix precision Nothing (negate 2 * l + i)
      Nothing -> errorBadArgument
  | prefix == "0" && take 1 digits == "0" = ("", digits)
  | otherwise = (prefix, digits)
  where digits = atLeast precision (showIntAtBase base intToDigit i "")

-- | So many digits at least.
atLeast :: Maybe Int -> String -> String
atLeast Nothing s = s
atLeast (Just 0) "0" = ""
atLeast (Just n) s = replicate (n - length s) '0' ++ s

formatRealFloat :: RealFloat a => a -> FieldFormatter
formatRealFloat x format r = if c `elem` "eEfFgG" then adjustSigned format (realDigits c format x) ++ r else errorBadFormat c
  where c = fmtChar (vFmt 'g' format)

realDigits :: RealFloat a => Char -> FieldFormat -> a -> (String, String)
realDigits c format x = case (if isUpper c then map toUpper text else text) of
  '-' : s -> ("-", s)
  s -> ("", s)
  where
    text = render (fmtPrecision format) x ""
    render = case toLower c of
      'e' -> showEFloat
      'f' -> if fmtAlternate format then showFFloatAlt else showFFloat
      _ -> if fmtAlternate format then showGFloatAlt else showGFloat

-- | Prefix and text, filled up to the width.
adjust :: FieldFormat -> (String, String) -> String
adjust format (prefix, s) = case fmtAdjust format of
  Just LeftAdjust -> prefix ++ s ++ replicate missing ' '
  Just ZeroPad -> prefix ++ replicate missing '0' ++ s
  Nothing -> replicate missing ' ' ++ prefix ++ s
  where missing = maybe 0 id (fmtWidth format) - length prefix - length s

adjustSigned :: FieldFormat -> (String, String) -> String
adjustSigned format ("", s) = case fmtSign format of
  Just SignPlus -> adjust format ("+", s)
  Just SignSpace -> adjust format (" ", s)
  Nothing -> adjust format ("", s)
adjustSigned format s = adjust format s

-- ---------------------------------------------------------------------------------- format strings

uprintf :: String -> [Argument] -> String
uprintf "" [] = ""
uprintf "" _ = errorShortFormat
uprintf ('%' : '%' : cs) arguments = '%' : uprintf cs arguments
uprintf ('%' : _) [] = errorMissingArgument
uprintf ('%' : cs) arguments = directive (FieldFormat Nothing Nothing Nothing Nothing False "" 'v') cs arguments
uprintf (c : cs) arguments = c : uprintf cs arguments

-- | The flags, then width, precision, modifiers and the character.
directive :: FieldFormat -> String -> [Argument] -> String
directive format s arguments = case s of
  '-' : cs -> directive format { fmtAdjust = Just LeftAdjust } cs arguments
  '+' : cs -> directive format { fmtSign = Just SignPlus } cs arguments
  ' ' : cs -> directive format { fmtSign = Just (maybe SignSpace id (fmtSign format)) } cs arguments
  '0' : cs -> directive format { fmtAdjust = Just (maybe ZeroPad id (fmtAdjust format)) } cs arguments
  '#' : cs -> directive format { fmtAlternate = True } cs arguments
  '*' : cs -> case starArgument arguments of
    (n, rest) -> precisionPart (withWidth n format) cs rest
  c : _ | isDigit c -> case span isDigit s of
    (digits, cs) -> precisionPart (withWidth (read digits) format) cs arguments
  _ -> precisionPart format s arguments

-- | A negative width means left adjustment.
withWidth :: Int -> FieldFormat -> FieldFormat
withWidth n format
  | n < 0 = format { fmtWidth = Just (negate n), fmtAdjust = Just LeftAdjust }
  | otherwise = format { fmtWidth = Just n }

precisionPart :: FieldFormat -> String -> [Argument] -> String
precisionPart format ('.' : '*' : cs) arguments = case starArgument arguments of
  (n, rest) -> finish format { fmtPrecision = Just n } cs rest
precisionPart format ('.' : cs) arguments = case span isDigit cs of
  (digits, rest) -> finish format { fmtPrecision = Just (if null digits then 0 else read digits) } rest arguments
precisionPart format cs arguments = finish format cs arguments

starArgument :: [Argument] -> (Int, [Argument])
starArgument [] = errorMissingArgument
starArgument ((_, formatter) : rest) = (read (formatter (FieldFormat Nothing Nothing Nothing Nothing False "" 'd') ""), rest)

finish :: FieldFormat -> String -> [Argument] -> String
finish _ _ [] = errorMissingArgument
finish format cs ((parser, formatter) : rest) = case cs of
  "" -> errorMissingArgument
  _ -> case parser cs of
    FormatParse modifiers c after -> formatter format { fmtModifiers = modifiers, fmtChar = c } (uprintf after rest)

perror :: String -> a
perror s = errorWithoutStackTrace ("printf: " ++ s)

errorBadFormat :: Char -> a
errorBadFormat c = perror ("bad formatting char " ++ show c)

errorShortFormat, errorMissingArgument, errorBadArgument :: a
errorShortFormat = perror "formatting string ended prematurely"
errorMissingArgument = perror "argument list ended prematurely"
errorBadArgument = perror "bad argument"
