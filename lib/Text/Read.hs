module Text.Read
  ( Read(..), ReadS, reads, read, readParen, lex, readMaybe, readEither
  , module Text.ParserCombinators.ReadPrec
  , Lexeme(..), Number, lexP, parens, readListDefault, readListPrecDefault
  ) where

import Inquest.Read
import Inquest.Show (isDigit)
import Text.ParserCombinators.ReadPrec

data Lexeme
  = Char Char
  | String String
  | Punc String
  | Ident String
  | Symbol String
  | Number Number
  | EOF
  deriving (Eq, Show)

-- | The text of a number.
newtype Number = MkNumber String
  deriving (Eq, Show)

lexP :: ReadPrec Lexeme
lexP = readS_to_Prec (\_ s -> [(lexeme w, t) | (w, t) <- lex s])

lexeme :: String -> Lexeme
lexeme "" = EOF
lexeme w@(c : _)
  | c == '"' = String (read w)
  | c == '\'' = Char (read w)
  | isDigit c = Number (MkNumber w)
  | isPunctuationMark c = Punc w
  | isIdentStart c = Ident w
  | w `elem` ["..", "::", "=", "\\", "|", "<-", "->", "@", "~", "=>"] = Punc w
  | otherwise = Symbol w

-- | With any number of parentheses around it.
parens :: ReadPrec a -> ReadPrec a
parens p = optional
  where
    optional = p +++ mandatory
    mandatory = do
      Punc "(" <- lexP
      x <- reset optional
      Punc ")" <- lexP
      return x

readListDefault :: Read a => ReadS [a]
readListDefault s = readPrec_to_S readListPrec 0 s

readListPrecDefault :: Read a => ReadPrec [a]
readListPrecDefault = readS_to_Prec (\_ s -> readListWith (readPrec_to_S readPrec 0) s)
