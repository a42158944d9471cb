module Data.Char
  ( Char, isControl, isSpace, isLower, isUpper, isAlpha, isLetter, isDigit, isOctDigit, isHexDigit, isAlphaNum
  , isPrint, isPunctuation, isSymbol, isSeparator, isMark, isNumber, isAscii, isLatin1, isAsciiUpper, isAsciiLower
  , GeneralCategory(..), generalCategory, toUpper, toLower, toTitle, digitToInt, intToDigit, ord, chr
  , showLitChar, lexLitChar, readLitChar
  ) where

import Inquest.Enum (primCharOrd)
import Inquest.List (isSpace, primGeneralCategory)
import Inquest.Read (isHexDigit, isOctDigit, readCharBody)
import Inquest.Show (isDigit, showLitChar)

foreign import prim "charToUpper" toUpper :: Char -> Char
foreign import prim "charToLower" toLower :: Char -> Char
foreign import prim "charToTitle" toTitle :: Char -> Char
foreign import prim "charOrd" ord :: Char -> Int
foreign import prim "intToChar" chr :: Int -> Char

data GeneralCategory
  = UppercaseLetter | LowercaseLetter | TitlecaseLetter | ModifierLetter | OtherLetter
  | NonSpacingMark | SpacingCombiningMark | EnclosingMark
  | DecimalNumber | LetterNumber | OtherNumber
  | ConnectorPunctuation | DashPunctuation | OpenPunctuation | ClosePunctuation | InitialQuote | FinalQuote | OtherPunctuation
  | MathSymbol | CurrencySymbol | ModifierSymbol | OtherSymbol
  | Space | LineSeparator | ParagraphSeparator
  | Control | Format | Surrogate | PrivateUse | NotAssigned
  deriving (Show, Eq, Ord, Enum, Bounded)

generalCategory :: Char -> GeneralCategory
generalCategory c = toEnum (primGeneralCategory c)

-- The numbers are positions in GeneralCategory.
isControl, isLower, isUpper, isAlpha, isLetter, isAlphaNum, isPrint :: Char -> Bool
isControl c = primGeneralCategory c == 25
isLower c = primGeneralCategory c == 1
isUpper c = let k = primGeneralCategory c in k == 0 || k == 2
isAlpha c = primGeneralCategory c <= 4
isLetter c = primGeneralCategory c <= 4
isAlphaNum c = let k = primGeneralCategory c in k <= 4 || (k >= 8 && k <= 10)
isPrint c = primGeneralCategory c <= 22

isPunctuation, isSymbol, isSeparator, isMark, isNumber :: Char -> Bool
isPunctuation c = let k = primGeneralCategory c in k >= 11 && k <= 17
isSymbol c = let k = primGeneralCategory c in k >= 18 && k <= 21
isSeparator c = let k = primGeneralCategory c in k >= 22 && k <= 24
isMark c = let k = primGeneralCategory c in k >= 5 && k <= 7
isNumber c = let k = primGeneralCategory c in k >= 8 && k <= 10

isAscii, isLatin1, isAsciiUpper, isAsciiLower :: Char -> Bool
isAscii c = c < '\x80'
isLatin1 c = c <= '\xff'
isAsciiUpper c = c >= 'A' && c <= 'Z'
isAsciiLower c = c >= 'a' && c <= 'z'

digitToInt :: Char -> Int
digitToInt c
  | isDigit c = primCharOrd c - 48
  | c >= 'a' && c <= 'f' = primCharOrd c - 87
  | c >= 'A' && c <= 'F' = primCharOrd c - 55
  | otherwise = errorWithoutStackTrace ("Char.digitToInt: not a digit " ++ show c)

intToDigit :: Int -> Char
intToDigit i
  | i >= 0 && i <= 9 = chr (48 + i)
  | i >= 10 && i <= 15 = chr (87 + i)
  | otherwise = errorWithoutStackTrace ("Char.intToDigit: not a digit " ++ show i)

-- | One character as it stands in a literal.
lexLitChar :: ReadS String
lexLitChar s = case readCharBody s of
  ([_], t) -> [(take (length s - length t) s, dropEmpty t)]
  _ -> []

readLitChar :: ReadS Char
readLitChar s = case readCharBody s of
  ([c], t) -> [(c, dropEmpty t)]
  _ -> []

-- | What stands for no character belongs to the one before it.
dropEmpty :: String -> String
dropEmpty ('\\' : '&' : s) = dropEmpty s
dropEmpty s = s
