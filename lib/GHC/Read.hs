module GHC.Read (Read(..), ReadS, lex, lexP, readParen, parens, list, readListDefault, readListPrecDefault, expectP) where

import Text.ParserCombinators.ReadPrec
import Text.Read

expectP :: Lexeme -> ReadPrec ()
expectP lexeme = lexP >>= \found -> if found == lexeme then return () else pfail

-- | A list in brackets.
list :: ReadPrec a -> ReadPrec [a]
list readElement = parens (expectP (Punc "[") >> (rest False +++ first))
  where
    rest started = lexP >>= \l -> case l of
      Punc "]" -> return []
      Punc "," | started -> first
      _ -> pfail
    first = reset readElement >>= \x -> rest True >>= \xs -> return (x : xs)
