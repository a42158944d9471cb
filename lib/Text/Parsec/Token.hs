{-# LANGUAGE FlexibleContexts, RankNTypes #-}
-- | Lexical parsers by the definition of a language.
module Text.Parsec.Token
  ( LanguageDef, GenLanguageDef(..), TokenParser, GenTokenParser(..), makeTokenParser
  ) where

import Control.Monad.Identity (Identity)
import Data.Char (digitToInt, isAlpha, toLower, toUpper)
import Data.List (nub, sort)
import Text.Parsec.Char
import Text.Parsec.Combinator
import Text.Parsec.Prim

type LanguageDef st = GenLanguageDef String st Identity

data GenLanguageDef s u m = LanguageDef
  { commentStart :: String, commentEnd :: String, commentLine :: String, nestedComments :: Bool
  , identStart :: ParsecT s u m Char, identLetter :: ParsecT s u m Char, opStart :: ParsecT s u m Char
  , opLetter :: ParsecT s u m Char, reservedNames :: [String], reservedOpNames :: [String], caseSensitive :: Bool }

type TokenParser st = GenTokenParser String st Identity

data GenTokenParser s u m = TokenParser
  { identifier :: ParsecT s u m String, reserved :: String -> ParsecT s u m (), operator :: ParsecT s u m String
  , reservedOp :: String -> ParsecT s u m (), charLiteral :: ParsecT s u m Char, stringLiteral :: ParsecT s u m String
  , natural :: ParsecT s u m Integer, integer :: ParsecT s u m Integer, float :: ParsecT s u m Double
  , naturalOrFloat :: ParsecT s u m (Either Integer Double), decimal :: ParsecT s u m Integer
  , hexadecimal :: ParsecT s u m Integer, octal :: ParsecT s u m Integer, symbol :: String -> ParsecT s u m String
  , lexeme :: forall a. ParsecT s u m a -> ParsecT s u m a, whiteSpace :: ParsecT s u m ()
  , parens :: forall a. ParsecT s u m a -> ParsecT s u m a, braces :: forall a. ParsecT s u m a -> ParsecT s u m a
  , angles :: forall a. ParsecT s u m a -> ParsecT s u m a, brackets :: forall a. ParsecT s u m a -> ParsecT s u m a
  , squares :: forall a. ParsecT s u m a -> ParsecT s u m a, semi :: ParsecT s u m String, comma :: ParsecT s u m String
  , colon :: ParsecT s u m String, dot :: ParsecT s u m String
  , semiSep :: forall a. ParsecT s u m a -> ParsecT s u m [a], semiSep1 :: forall a. ParsecT s u m a -> ParsecT s u m [a]
  , commaSep :: forall a. ParsecT s u m a -> ParsecT s u m [a], commaSep1 :: forall a. ParsecT s u m a -> ParsecT s u m [a] }

makeTokenParser :: Stream s m Char => GenLanguageDef s u m -> GenTokenParser s u m
makeTokenParser languageDef = TokenParser
  { identifier = identifierP languageDef, reserved = reservedP languageDef, operator = operatorP languageDef
  , reservedOp = reservedOpP languageDef, charLiteral = charLiteralP languageDef, stringLiteral = stringLiteralP languageDef
  , natural = lexemeP languageDef nat <?> "natural", integer = lexemeP languageDef int <?> "integer"
  , float = lexemeP languageDef floating <?> "float", naturalOrFloat = lexemeP languageDef natFloat <?> "number"
  , decimal = decimalP, hexadecimal = hexadecimalP, octal = octalP, symbol = symbolP languageDef
  , lexeme = \p -> lexemeP languageDef p, whiteSpace = whiteSpaceP languageDef
  , parens = \p -> between (symbolP languageDef "(") (symbolP languageDef ")") p
  , braces = \p -> between (symbolP languageDef "{") (symbolP languageDef "}") p
  , angles = \p -> between (symbolP languageDef "<") (symbolP languageDef ">") p
  , brackets = \p -> between (symbolP languageDef "[") (symbolP languageDef "]") p
  , squares = \p -> between (symbolP languageDef "[") (symbolP languageDef "]") p
  , semi = symbolP languageDef ";", comma = symbolP languageDef ",", colon = symbolP languageDef ":", dot = symbolP languageDef "."
  , semiSep = \p -> sepBy p (symbolP languageDef ";"), semiSep1 = \p -> sepBy1 p (symbolP languageDef ";")
  , commaSep = \p -> sepBy p (symbolP languageDef ","), commaSep1 = \p -> sepBy1 p (symbolP languageDef ",") }

-- Characters and strings.

charLiteralP :: Stream s m Char => GenLanguageDef s u m -> ParsecT s u m Char
charLiteralP def = lexemeP def (between (char '\'') (char '\'' <?> "end of character") characterChar) <?> "character"

characterChar, charEscape, charLetter :: Stream s m Char => ParsecT s u m Char
characterChar = charLetter <|> charEscape <?> "literal character"
charEscape = char '\\' >> escapeCode
charLetter = satisfy (\c -> (c /= '\'') && (c /= '\\') && (c > '\026'))

stringLiteralP :: Stream s m Char => GenLanguageDef s u m -> ParsecT s u m String
stringLiteralP def = lexemeP def (fmap (foldr (maybe id (:)) "") (between (char '"') (char '"' <?> "end of string") (many stringChar)) <?> "literal string")

stringChar, stringEscape :: Stream s m Char => ParsecT s u m (Maybe Char)
stringChar = (stringLetter >>= \c -> return (Just c)) <|> stringEscape <?> "string character"
stringEscape = do
  _ <- char '\\'
  (escapeGap >> return Nothing) <|> (escapeEmpty >> return Nothing) <|> (escapeCode >>= \esc -> return (Just esc))

stringLetter, escapeEmpty, escapeGap, escapeCode, charEsc, charNum, charAscii, charControl :: Stream s m Char => ParsecT s u m Char
stringLetter = satisfy (\c -> (c /= '"') && (c /= '\\') && (c > '\026'))
escapeEmpty = char '&'
escapeGap = many1 space >> (char '\\' <?> "end of string gap")
escapeCode = charEsc <|> charNum <|> charAscii <|> charControl <?> "escape code"
charControl = do
  _ <- char '^'
  code <- upper
  return (toEnum (fromEnum code - fromEnum 'A' + 1))
charNum = do
  code <- decimalP <|> (char 'o' >> number 8 octDigit) <|> (char 'x' >> number 16 hexDigit)
  if code > 0x10FFFF then parserFail "invalid escape sequence" else return (toEnum (fromInteger code))
charEsc = choice [char c >> return code | (c, code) <- zip "abfnrtv\\\"\'" "\a\b\f\n\r\t\v\\\"\'"]
charAscii = choice [try (string asc >> return code) | (asc, code) <- zip (names3 ++ names2) (codes3 ++ codes2)]
  where
    names2 = ["BS", "HT", "LF", "VT", "FF", "CR", "SO", "SI", "EM", "FS", "GS", "RS", "US", "SP"]
    names3 = ["NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "SUB", "ESC", "DEL"]
    codes2 = ['\BS', '\HT', '\LF', '\VT', '\FF', '\CR', '\SO', '\SI', '\EM', '\FS', '\GS', '\RS', '\US', '\SP']
    codes3 = ['\NUL', '\SOH', '\STX', '\ETX', '\EOT', '\ENQ', '\ACK', '\BEL', '\DLE', '\DC1', '\DC2', '\DC3', '\DC4', '\NAK', '\SYN', '\ETB', '\CAN', '\SUB', '\ESC', '\DEL']

-- Numbers.

natFloat, zeroNumFloat, decimalFloat :: Stream s m Char => ParsecT s u m (Either Integer Double)
natFloat = (char '0' >> zeroNumFloat) <|> decimalFloat
zeroNumFloat = ((hexadecimalP <|> octalP) >>= \n -> return (Left n)) <|> decimalFloat <|> fractFloat (0 :: Integer) <|> return (Left 0)
decimalFloat = decimalP >>= \n -> option (Left n) (fractFloat n)

fractFloat :: Stream s m Char => Integer -> ParsecT s u m (Either b Double)
fractFloat n = fractExponent n >>= \f -> return (Right f)

floating :: Stream s m Char => ParsecT s u m Double
floating = decimalP >>= fractExponent

fractExponent :: Stream s m Char => Integer -> ParsecT s u m Double
fractExponent n = (do { fract <- fraction; expo <- option "" exponent'; readDouble (show n ++ fract ++ expo) })
  <|> (do { expo <- exponent'; readDouble (show n ++ expo) })
  where
    readDouble s = case reads s of
      [(x, "")] -> return x
      _ -> parserZero
    fraction = (do { _ <- char '.'; digits <- many1 digit <?> "fraction"; return ('.' : digits) }) <?> "fraction"
    exponent' = (do
      _ <- oneOf "eE"
      sign' <- fmap (: []) (oneOf "+-") <|> return ""
      e <- decimalP <?> "exponent"
      return ('e' : (if sign' == "+" then "" else sign') ++ show e)) <?> "exponent"

int, nat, zeroNumber, decimalP, hexadecimalP, octalP :: Stream s m Char => ParsecT s u m Integer
int = ((char '-' >> return negate) <|> (char '+' >> return id) <|> return id) >>= \f -> nat >>= \n -> return (f n)
nat = zeroNumber <|> decimalP
zeroNumber = (char '0' >> (hexadecimalP <|> octalP <|> decimalP <|> return 0)) <?> ""
decimalP = number 10 digit
hexadecimalP = oneOf "xX" >> number 16 hexDigit
octalP = oneOf "oO" >> number 8 octDigit

number :: Stream s m Char => Integer -> ParsecT s u m Char -> ParsecT s u m Integer
number base baseDigit = do
  digits <- many1 baseDigit
  let n = foldl (\x d -> base * x + toInteger (digitToInt d)) 0 digits
  seq n (return n)

-- Operators and identifiers.

reservedOpP :: Stream s m Char => GenLanguageDef s u m -> String -> ParsecT s u m ()
reservedOpP def name = lexemeP def (try (string name >> (notFollowedBy (opLetter def) <?> ("end of " ++ show name))))

operatorP :: Stream s m Char => GenLanguageDef s u m -> ParsecT s u m String
operatorP def = lexemeP def (try (do
  name <- ((:) <$> opStart def <*> many (opLetter def)) <?> "operator"
  if name `elem` reservedOpNames def then unexpected ("reserved operator " ++ show name) else return name))

reservedP :: Stream s m Char => GenLanguageDef s u m -> String -> ParsecT s u m ()
reservedP def name = lexemeP def (try (caseString def name >> (notFollowedBy (identLetter def) <?> ("end of " ++ show name))))

caseString :: Stream s m Char => GenLanguageDef s u m -> String -> ParsecT s u m String
caseString def name
  | caseSensitive def = string name
  | otherwise = walk name >> return name
  where
    walk [] = return ()
    walk (c : cs) = (caseChar c <?> show name) >> walk cs
    caseChar c
      | isAlpha c = char (toLower c) <|> char (toUpper c)
      | otherwise = char c

identifierP :: Stream s m Char => GenLanguageDef s u m -> ParsecT s u m String
identifierP def = lexemeP def (try (do
  name <- ((:) <$> identStart def <*> many (identLetter def)) <?> "identifier"
  if isReservedName name then unexpected ("reserved word " ++ show name) else return name))
  where
    isReservedName name = (if caseSensitive def then name else map toLower name) `elem` names
    names = if caseSensitive def then reservedNames def else map (map toLower) (reservedNames def)

-- White space.

symbolP :: Stream s m Char => GenLanguageDef s u m -> String -> ParsecT s u m String
symbolP def name = lexemeP def (string name)

lexemeP :: Stream s m Char => GenLanguageDef s u m -> ParsecT s u m a -> ParsecT s u m a
lexemeP def p = do
  x <- p
  whiteSpaceP def
  return x

whiteSpaceP :: Stream s m Char => GenLanguageDef s u m -> ParsecT s u m ()
whiteSpaceP def
  | noLine && noMulti = skipMany (simpleSpace <?> "")
  | noLine = skipMany (simpleSpace <|> multiLineComment def <?> "")
  | noMulti = skipMany (simpleSpace <|> oneLineComment <?> "")
  | otherwise = skipMany (simpleSpace <|> oneLineComment <|> multiLineComment def <?> "")
  where
    noLine = null (commentLine def)
    noMulti = null (commentStart def)
    simpleSpace = skipMany1 space
    oneLineComment = try (string (commentLine def)) >> skipMany (satisfy (/= '\n')) >> return ()

multiLineComment, inComment :: Stream s m Char => GenLanguageDef s u m -> ParsecT s u m ()
multiLineComment def = try (string (commentStart def)) >> inComment def
inComment def
  | nestedComments def = multi
  | otherwise = single
  where
    startEnd = nub (commentEnd def ++ commentStart def)
    multi = (try (string (commentEnd def)) >> return ())
      <|> (multiLineComment def >> multi)
      <|> (skipMany1 (noneOf startEnd) >> multi)
      <|> (oneOf startEnd >> multi)
      <?> "end of comment"
    single = (try (string (commentEnd def)) >> return ())
      <|> (skipMany1 (noneOf startEnd) >> single)
      <|> (oneOf startEnd >> single)
      <?> "end of comment"
