module GHC.Show
  ( Show(..), ShowS, shows, showChar, showString, showParen, showSpace, showCommaSpace, showListWith, showList__, showLitChar
  , showLitString, showMultiLineString, appPrec, appPrec1, intToDigit, showSignedInt
  ) where

import Data.Char (intToDigit, showLitChar)
import Text.Show (showListWith)

showSpace :: ShowS
showSpace s = ' ' : s

showCommaSpace :: ShowS
showCommaSpace s = ", " ++ s

showList__ :: (a -> ShowS) -> [a] -> ShowS
showList__ f xs = showListWith f xs

showLitString :: String -> ShowS
showLitString [] s = s
showLitString ('"' : cs) s = showString "\\\"" (showLitString cs s)
showLitString (c : cs) s = showLitChar c (showLitString cs s)

-- | A literal of several lines: each but the last ends with a gap.
showMultiLineString :: String -> [String]
showMultiLineString text = go '"' text
  where
    go open s = case break (== '\n') s of
      (l, _ : rest@(_ : _)) -> (open : showLitString l "\\n\\") : go '\\' rest
      (l, "\n") -> [open : showLitString l "\\n\""]
      (l, _) -> [open : showLitString l "\""]

appPrec, appPrec1 :: Int
appPrec = 10
appPrec1 = 11

showSignedInt :: Int -> Int -> ShowS
showSignedInt d n = showsPrec d n
