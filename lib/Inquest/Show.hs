-- | Show, as GHC shows.
module Inquest.Show where

import Inquest.Builtin
import Inquest.Classes
import Inquest.Num
import Inquest.List
import Inquest.Enum
import Inquest.Real

foreign import prim "intShow" primIntShow :: Int -> String
foreign import prim "wordShow" primWordShow :: Word -> String
foreign import prim "integerShow" primIntegerShow :: Integer -> String
foreign import prim "doubleShow" primDoubleShow :: Double -> String
foreign import prim "floatShow" primFloatShow :: Float -> String

type ShowS = String -> String

class Show a where
  showsPrec :: Int -> a -> ShowS
  show :: a -> String
  showList :: [a] -> ShowS
  showsPrec _ x r = show x ++ r
  show x = showsPrec 0 x ""
  showList xs r = showListWith shows xs r

shows :: Show a => a -> ShowS
shows x r = showsPrec 0 x r

showChar :: Char -> ShowS
showChar c r = c : r

showString :: String -> ShowS
showString s r = s ++ r

showParen :: Bool -> ShowS -> ShowS
showParen True p r = '(' : p (')' : r)
showParen False p r = p r

showSpace :: ShowS
showSpace r = ' ' : r

showCommaSpace :: ShowS
showCommaSpace r = ',' : ' ' : r

showListWith :: (a -> ShowS) -> [a] -> ShowS
showListWith _ [] r = '[' : ']' : r
showListWith s (x : xs) r = '[' : s x (showListRest s xs r)

showListRest :: (a -> ShowS) -> [a] -> ShowS
showListRest _ [] r = ']' : r
showListRest s (x : xs) r = ',' : s x (showListRest s xs r)

showTuple :: [ShowS] -> ShowS
showTuple [] r = '(' : ')' : r
showTuple (s : ss) r = '(' : s (showTupleRest ss r)

showTupleRest :: [ShowS] -> ShowS
showTupleRest [] r = ')' : r
showTupleRest (s : ss) r = ',' : s (showTupleRest ss r)

-- | The text of a number, in parentheses if it is negative where the context binds tighter.
showNumber :: Int -> String -> ShowS
showNumber d s r = case s of
  '-' : _ | primIntGt d 6 -> '(' : (s ++ ')' : r)
  _ -> s ++ r

instance Show Int where
  showsPrec d n r = if primIntLt n 0 && primIntGt d 6 then '(' : (primIntShow n ++ ')' : r) else primIntShow n ++ r
  show = primIntShow

instance Show Word where
  showsPrec _ n r = primWordShow n ++ r
  show = primWordShow

instance Show Integer where
  showsPrec d n r = showNumber d (primIntegerShow n) r
  show = primIntegerShow

instance Show Double where
  showsPrec d x r = showNumber d (primDoubleShow x) r
  show = primDoubleShow

instance Show Float where
  showsPrec d x r = showNumber d (primFloatShow x) r
  show = primFloatShow

instance Show a => Show (Ratio a) where
  showsPrec d (x :% y) r = showParen (d > 7) (\s -> showsPrec 8 x (" % " ++ showsPrec 8 y s)) r

instance Show () where
  showsPrec _ () r = '(' : ')' : r

instance Show Bool where
  showsPrec _ True r = "True" ++ r
  showsPrec _ False r = "False" ++ r

instance Show Ordering where
  showsPrec _ LT r = "LT" ++ r
  showsPrec _ EQ r = "EQ" ++ r
  showsPrec _ GT r = "GT" ++ r

instance Show a => Show [a] where
  showsPrec _ xs r = showList xs r

instance Show a => Show (Maybe a) where
  showsPrec _ Nothing r = "Nothing" ++ r
  showsPrec d (Just x) r = showParen (d > 10) (\s -> "Just " ++ showsPrec 11 x s) r

instance (Show a, Show b) => Show (Either a b) where
  showsPrec d (Left x) r = showParen (d > 10) (\s -> "Left " ++ showsPrec 11 x s) r
  showsPrec d (Right x) r = showParen (d > 10) (\s -> "Right " ++ showsPrec 11 x s) r

-- -------------------------------------------------------------------------- characters, strings

instance Show Char where
  showsPrec _ '\'' r = "'\\''" ++ r
  showsPrec _ c r = '\'' : showLitChar c ('\'' : r)
  showList s r = '"' : showLitString s ('"' : r)

showLitString :: String -> ShowS
showLitString [] r = r
showLitString ('"' : s) r = '\\' : '"' : showLitString s r
showLitString (c : s) r = showLitChar c (showLitString s r)

-- | As in a string literal. What follows decides whether \& is needed.
showLitChar :: Char -> ShowS
showLitChar c r
  | primCharGt c '\DEL' = '\\' : protectDigit (primIntShow (primCharOrd c)) r
  | primCharEq c '\DEL' = "\\DEL" ++ r
  | primCharEq c '\\' = "\\\\" ++ r
  | primCharGe c ' ' = c : r
  | otherwise = showControl c r

protectDigit :: String -> ShowS
protectDigit s r = s ++ (case r of { d : _ | isDigit d -> "\\&" ++ r; _ -> r })

isDigit :: Char -> Bool
isDigit c = primCharGe c '0' && primCharLe c '9'

showControl :: Char -> ShowS
showControl c r = case c of
  '\a' -> "\\a" ++ r
  '\b' -> "\\b" ++ r
  '\f' -> "\\f" ++ r
  '\n' -> "\\n" ++ r
  '\r' -> "\\r" ++ r
  '\t' -> "\\t" ++ r
  '\v' -> "\\v" ++ r
  '\SO' -> "\\SO" ++ (case r of { 'H' : _ -> "\\&" ++ r; _ -> r })
  _ -> '\\' : ((controlNames !! primCharOrd c) ++ r)

controlNames :: [String]
controlNames =
  [ "NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS", "HT", "LF", "VT", "FF", "CR", "SO", "SI"
  , "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC", "FS", "GS", "RS", "US", "SP" ]

instance (Show a, Show b) => Show (a, b) where
  showsPrec _ (a, b) r = showTuple [shows a, shows b] r
instance (Show a, Show b, Show c) => Show (a, b, c) where
  showsPrec _ (a, b, c) r = showTuple [shows a, shows b, shows c] r
instance (Show a, Show b, Show c, Show d) => Show (a, b, c, d) where
  showsPrec _ (a, b, c, d) r = showTuple [shows a, shows b, shows c, shows d] r
instance (Show a, Show b, Show c, Show d, Show e) => Show (a, b, c, d, e) where
  showsPrec _ (a, b, c, d, e) r = showTuple [shows a, shows b, shows c, shows d, shows e] r
instance (Show a, Show b, Show c, Show d, Show e, Show f) => Show (a, b, c, d, e, f) where
  showsPrec _ (a, b, c, d, e, f) r = showTuple [shows a, shows b, shows c, shows d, shows e, shows f] r
instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g) => Show (a, b, c, d, e, f, g) where
  showsPrec _ (a, b, c, d, e, f, g) r = showTuple [shows a, shows b, shows c, shows d, shows e, shows f, shows g] r
instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h) => Show (a, b, c, d, e, f, g, h) where
  showsPrec _ (a, b, c, d, e, f, g, h) r = showTuple [shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h] r
instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i) => Show (a, b, c, d, e, f, g, h, i) where
  showsPrec _ (a, b, c, d, e, f, g, h, i) r = showTuple [shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i] r
instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i, Show j) => Show (a, b, c, d, e, f, g, h, i, j) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j) r = showTuple [shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i, shows j] r
instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i, Show j, Show k) => Show (a, b, c, d, e, f, g, h, i, j, k) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k) r = showTuple [shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i, shows j, shows k] r
instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i, Show j, Show k, Show l) => Show (a, b, c, d, e, f, g, h, i, j, k, l) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k, l) r = showTuple [shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i, shows j, shows k, shows l] r
instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i, Show j, Show k, Show l, Show m) => Show (a, b, c, d, e, f, g, h, i, j, k, l, m) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k, l, m) r = showTuple [shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i, shows j, shows k, shows l, shows m] r
instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i, Show j, Show k, Show l, Show m, Show n) => Show (a, b, c, d, e, f, g, h, i, j, k, l, m, n) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k, l, m, n) r = showTuple [shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i, shows j, shows k, shows l, shows m, shows n] r
instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i, Show j, Show k, Show l, Show m, Show n, Show o) => Show (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) r = showTuple [shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i, shows j, shows k, shows l, shows m, shows n, shows o] r
