-- | Read: readsPrec in the style of the report (H2010 11.4), results as GHC gives them.
module Inquest.Read where

import Inquest.Builtin
import Inquest.Classes
import Inquest.Num
import Inquest.List
import Inquest.Enum
import Inquest.Real
import Inquest.Float
import Inquest.Show
import Inquest.Monad
import Inquest.ReadP

foreign import prim "integerRead" primIntegerRead :: String -> Integer

class Read a where
  readsPrec :: Int -> ReadS a
  readList :: ReadS [a]
  readPrec :: ReadPrec a
  readListPrec :: ReadPrec [a]
  readsPrec d s = readPrec_to_S readPrec d s
  readList s = readListWith reads s
  readPrec = readS_to_Prec readsPrec
  readListPrec = readS_to_Prec (\_ -> readList)

reads :: Read a => ReadS a
reads s = readsPrec 0 s

read :: Read a => String -> a
read s = case readEither s of
  Right x -> x
  Left message -> errorWithoutStackTrace message

readEither :: Read a => String -> Either String a
readEither s = case [x | (x, t) <- reads s, onlySpaces t] of
  [x] -> Right x
  [] -> Left "Prelude.read: no parse"
  _ -> Left "Prelude.read: ambiguous parse"

readMaybe :: Read a => String -> Maybe a
readMaybe s = case readEither s of
  Right x -> Just x
  Left _ -> Nothing

onlySpaces :: String -> Bool
onlySpaces [] = True
onlySpaces (c : s) = isSpace c && onlySpaces s

-- | Parentheses around what g reads: needed if the flag is set, allowed otherwise.
readParen :: Bool -> ReadS a -> ReadS a
readParen True g s = readInParens g s
readParen False g s = g s ++ readInParens g s

readInParens :: ReadS a -> ReadS a
readInParens g s = case skipSpaces s of
  '(' : t -> [(x, v) | (x, u) <- readParen False g t, v <- expectChar ')' u]
  _ -> []

skipSpaces :: String -> String
skipSpaces s = dropWhile isSpace s

-- | What follows the character, after spaces; at most one result.
expectChar :: Char -> String -> [String]
expectChar c s = case skipSpaces s of
  d : t | d == c -> [t]
  _ -> []

readListWith :: ReadS a -> ReadS [a]
readListWith item s = readParen False readBrackets s
  where
    readBrackets r = case skipSpaces r of
      '[' : t -> [([], u) | u <- expectChar ']' t] ++ [(x : xs, v) | (x, u) <- item t, (xs, v) <- readRest u]
      _ -> []
    readRest r = case skipSpaces r of
      ']' : t -> [([], t)]
      ',' : t -> [(x : xs, v) | (x, u) <- item t, (xs, v) <- readRest u]
      _ -> []

-- ---------------------------------------------------------------------------------------- lexemes

-- | One lexeme of Haskell and the rest; the empty lexeme at the end (H2010 9).
lex :: ReadS String
lex s = case skipSpaces s of
  [] -> [("", "")]
  t@(c : u)
    | isPunctuationMark c -> [([c], u)]
    | isSymbolMark c -> [span isSymbolMark t]
    | isIdentStart c -> [span isIdentPart t]
    | isDigit c -> [lexNumber t]
    | c == '"' -> lexQuoted '"' "\"" u
    | c == '\'' -> [(text, v) | (text, v) <- lexQuoted '\'' "'" u, [_] <- [fst (readCharBody (drop 1 text))]]
    | otherwise -> []

isPunctuationMark :: Char -> Bool
isPunctuationMark c = c `elemList` ",;()[]{}`"

isSymbolMark :: Char -> Bool
isSymbolMark c
  | primCharLt c '\x80' = c `elemList` "!@#$%&*+./<=>?\\^|:-~"
  | otherwise = k >= 11 && k <= 21 && k /= 13 && k /= 14
  where k = primGeneralCategory c

isIdentStart :: Char -> Bool
isIdentStart c
  | primCharLt c '\x80' = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'
  | otherwise = primGeneralCategory c <= 4

isIdentPart :: Char -> Bool
isIdentPart c
  | primCharLt c '\x80' = isIdentStart c || isDigit c || c == '\''
  | otherwise = k <= 4 || (k >= 8 && k <= 10)
  where k = primGeneralCategory c

-- | The text of a number and the rest; the first character is a digit.
lexNumber :: String -> (String, String)
lexNumber ('0' : x : d : s)
  | (x == 'x' || x == 'X') && isHexDigit d = prepend ('0' : x : [d]) (span isHexDigit s)
  | (x == 'o' || x == 'O') && isOctDigit d = prepend ('0' : x : [d]) (span isOctDigit s)
lexNumber s = case span isDigit s of
  (whole, '.' : d : t) | isDigit d -> case span isDigit (d : t) of
    (part, u) -> prepend (whole ++ '.' : part) (lexExponent u)
  (whole, t) -> prepend whole (lexExponent t)

lexExponent :: String -> (String, String)
lexExponent (e : s) | e == 'e' || e == 'E' = case s of
  c : d : _ | (c == '-' || c == '+') && isDigit d -> prepend [e, c] (span isDigit (drop 1 s))
  d : _ | isDigit d -> prepend [e] (span isDigit s)
  _ -> ("", e : s)
lexExponent s = ("", s)

prepend :: [a] -> ([a], b) -> ([a], b)
prepend xs (ys, r) = (xs ++ ys, r)

isHexDigit, isOctDigit :: Char -> Bool
isHexDigit c = isDigit c || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F')
isOctDigit c = c >= '0' && c <= '7'

-- | Up to the closing quote; the second argument is what was read so far, reversed.
lexQuoted :: Char -> String -> ReadS String
lexQuoted q acc ('\\' : c : s)
  | isSpace c = case dropWhile isSpace s of
      '\\' : t -> lexQuoted q ('\\' : reverseOnto (takeWhile isSpace s) (c : '\\' : acc)) t
      _ -> []
  | c == '^', d : t <- s = lexQuoted q (d : c : '\\' : acc) t
  | otherwise = lexQuoted q (c : '\\' : acc) s
lexQuoted q acc (c : s)
  | c == q = [(reverse (c : acc), s)]
  | c == '\n' = []
  | otherwise = lexQuoted q (c : acc) s
lexQuoted _ _ [] = []

-- ------------------------------------------------------------------------------------- characters

-- | The first character of the text of a literal, and the rest. No character for \& and gaps, and where there is an error.
readCharBody :: String -> ([Char], String)
readCharBody ('\\' : s) = readEscape s
readCharBody (c : s) = ([c], s)
readCharBody [] = ([], [])

readEscape :: String -> ([Char], String)
readEscape ('&' : s) = ([], s)
readEscape ('^' : c : s) | c >= '@' && c <= '_' = ([primIntToChar (primCharOrd c - 64)], s)
readEscape ('x' : s@(d : _)) | isHexDigit d = readCode 16 (span isHexDigit s)
readEscape ('o' : s@(d : _)) | isOctDigit d = readCode 8 (span isOctDigit s)
readEscape s@(c : t)
  | isSpace c = ([], drop 1 (dropWhile isSpace t))
  | isDigit c = readCode 10 (span isDigit s)
  | Just d <- lookup c simpleEscapes = ([d], t)
  | otherwise = readControlName s
readEscape [] = ([], [])

readCode :: Integer -> (String, String) -> ([Char], String)
readCode base (digits, s) = if n > 1114111 then ([], s) else ([primIntToChar (fromInteger n)], s)
  where n = digitsToInteger base digits

simpleEscapes :: [(Char, Char)]
simpleEscapes = [ ('a', '\a'), ('b', '\b'), ('f', '\f'), ('n', '\n'), ('r', '\r'), ('t', '\t'), ('v', '\v')
                , ('\\', '\\'), ('"', '"'), ('\'', '\'') ]

-- SOH before SO: the longest name counts.
readControlName :: String -> ([Char], String)
readControlName s = case [(n, c) | (n, c) <- ("SOH", '\SOH') : ("DEL", '\DEL') : zip controlNames (enumFrom '\0'), isPrefix n s] of
  (n, c) : _ -> ([c], drop (lengthList n) s)
  [] -> ([], s)

isPrefix :: String -> String -> Bool
isPrefix [] _ = True
isPrefix (c : s) (d : t) = c == d && isPrefix s t
isPrefix _ [] = False

instance Read Char where
  readsPrec _ s = readParen False readQuotedChar s
  readList s = readParen False readQuotedString s ++ readListWith reads s

readQuotedChar :: ReadS Char
readQuotedChar s = case skipSpaces s of
  '\'' : t -> case readCharBody t of
    ([c], '\'' : u) | primCharNe c '\'' || isPrefix "\\" t -> [(c, u)]
    _ -> []
  _ -> []

readQuotedString :: ReadS String
readQuotedString s = case skipSpaces s of
  '"' : t -> case readStringBody t of
    Just (x, u) -> [(x, u)]
    Nothing -> []
  _ -> []

-- | Up to the closing quote; Nothing if the literal is wrong.
readStringBody :: String -> Maybe (String, String)
readStringBody ('"' : s) = Just ("", s)
readStringBody s@(c : _) = case readCharBody s of
  ([], t) | not (isGap s) -> Nothing
          | otherwise -> readStringBody t
  ([d], t) -> fmap (\(x, u) -> (d : x, u)) (readStringBody t)
  _ -> Nothing
readStringBody [] = Nothing

isGap :: String -> Bool
isGap ('\\' : '&' : _) = True
isGap ('\\' : c : s) = isSpace c && isPrefix "\\" (dropWhile isSpace s)
isGap _ = False

-- ---------------------------------------------------------------------------------------- numbers

digitsToInteger :: Integer -> String -> Integer
digitsToInteger base digits = foldlStrictList (\n c -> n * base + primIntToInteger (digitValue c)) 0 digits

digitValue :: Char -> Int
digitValue c
  | c <= '9' = primCharOrd c - 48
  | c <= 'F' = primCharOrd c - 55
  | otherwise = primCharOrd c - 87

-- | A number, perhaps negative or in parentheses; the function makes it from the text of the lexeme.
readNumber :: Num a => (String -> Maybe a) -> ReadS a
readNumber convert s = case skipSpaces s of
  '(' : t -> [(x, v) | (x, u) <- readNumber convert t, v <- expectChar ')' u]
  '-' : t | isNotSymbolic t -> [(negate x, u) | (x, u) <- readUnsigned convert (skipSpaces t)]
  t -> readUnsigned convert t

isNotSymbolic :: String -> Bool
isNotSymbolic (c : _) = not (isSymbolMark c)
isNotSymbolic [] = True

readUnsigned :: (String -> Maybe a) -> ReadS a
readUnsigned convert t@(c : _)
  | isDigit c = case lexNumber t of (text, u) -> converted (convert text) u
  | isIdentStart c = case span isIdentPart t of (text, u) -> converted (convert text) u
readUnsigned _ _ = []

converted :: Maybe a -> String -> [(a, String)]
converted (Just x) s = [(x, s)]
converted Nothing _ = []

wholeNumber :: String -> Maybe Integer
wholeNumber ('0' : x : digits)
  | x == 'x' || x == 'X' = Just (digitsToInteger 16 digits)
  | x == 'o' || x == 'O' = Just (digitsToInteger 8 digits)
wholeNumber text = if allList isDigit text then Just (primIntegerRead text) else Nothing

readWhole :: Num a => ReadS a
readWhole s = readNumber (\t -> fmap fromInteger (wholeNumber t)) s

instance Read Int where
  readsPrec _ s = readWhole s
instance Read Integer where
  readsPrec _ s = readWhole s
instance Read Word where
  readsPrec _ s = readWhole s

fractionNumber :: RealFloat a => String -> Maybe a
fractionNumber "NaN" = Just (0 / 0)
fractionNumber "Infinity" = Just (1 / 0)
fractionNumber text@(c : _) | isDigit c = case wholeNumber text of
  Just n -> Just (fromInteger n)
  Nothing -> Just (decimalNumber text)
fractionNumber _ = Nothing

-- | digits [. digits] [e [+-] digits]. The exponent is limited, so that 1e1000000000 is not computed.
decimalNumber :: RealFloat a => String -> a
decimalNumber text = scaleDecimal (primIntegerRead (whole ++ part)) (primIntegerSub (exponentOf t) (primIntToInteger (lengthList part)))
  where
    (whole, s) = span isDigit text
    (part, t) = case s of
      '.' : u -> span isDigit u
      _ -> ("", s)

exponentOf :: String -> Integer
exponentOf (_ : '-' : digits) = negate (primIntegerRead digits)
exponentOf (_ : '+' : digits) = primIntegerRead digits
exponentOf (_ : digits) = primIntegerRead digits
exponentOf [] = 0

scaleDecimal :: RealFloat a => Integer -> Integer -> a
scaleDecimal n e
  | n == 0 = 0
  | e >= 0 = if e > 5000 then 1 / 0 else fromRational ((n * 10 ^ e) :% 1)
  | e < -5000 - primIntToInteger (lengthList (primIntegerShow n)) = 0
  | otherwise = fromRational (n % 10 ^ negate e)

instance Read Double where
  readsPrec _ s = readNumber fractionNumber s
instance Read Float where
  readsPrec _ s = readNumber fractionNumber s

instance (Integral a, Read a) => Read (Ratio a) where
  readsPrec d s = readParen (d > 7) (\r -> [(x % y, u) | (x, s1) <- readsPrec 8 r, ("%", t) <- lex s1, (y, u) <- readsPrec 8 t]) s

-- --------------------------------------------------------------------------------- data structures

-- | One of some words.
readWord :: [(String, a)] -> ReadS a
readWord table s = readParen False (\r -> [(x, t) | (w, t) <- lex r, Just x <- [lookup w table]]) s

instance Read Bool where
  readsPrec _ s = readWord [("False", False), ("True", True)] s

instance Read Ordering where
  readsPrec _ s = readWord [("LT", LT), ("EQ", EQ), ("GT", GT)] s

instance Read () where
  readsPrec _ s = readParen False (\r -> [((), u) | t <- expectChar '(' r, u <- expectChar ')' t]) s

instance Read a => Read [a] where
  readsPrec _ s = readList s

instance Read a => Read (Maybe a) where
  readsPrec d s = readWord [("Nothing", Nothing)] s ++ readUnary d "Just" Just s

-- | A constructor with one argument.
readUnary :: Read a => Int -> String -> (a -> b) -> ReadS b
readUnary d name f s = readParen (d > 10) (\r -> [(f x, u) | (w, t) <- lex r, w == name, (x, u) <- readsPrec 11 t]) s

instance (Read a, Read b) => Read (Either a b) where
  readsPrec d s = readUnary d "Left" Left s ++ readUnary d "Right" Right s

-- | A component that follows a comma.
readNext :: Read a => ReadS a
readNext s = [r | t <- expectChar ',' s, r <- reads t]

readTuple :: (String -> [(a, String)]) -> ReadS a
readTuple g s = readParen False (\r -> [(x, u) | t0 <- expectChar '(' r, (x, t) <- g t0, u <- expectChar ')' t]) s

instance (Read a, Read b) => Read (a, b) where
  readsPrec _ s = readTuple (\s0 -> [((a, b), s2) | (a, s1) <- reads s0, (b, s2) <- readNext s1]) s
instance (Read a, Read b, Read c) => Read (a, b, c) where
  readsPrec _ s = readTuple (\s0 -> [((a, b, c), s3) | (a, s1) <- reads s0, (b, s2) <- readNext s1, (c, s3) <- readNext s2]) s
instance (Read a, Read b, Read c, Read d) => Read (a, b, c, d) where
  readsPrec _ s = readTuple (\s0 -> [((a, b, c, d), s4) | (a, s1) <- reads s0, (b, s2) <- readNext s1, (c, s3) <- readNext s2, (d, s4) <- readNext s3]) s
instance (Read a, Read b, Read c, Read d, Read e) => Read (a, b, c, d, e) where
  readsPrec _ s = readTuple (\s0 -> [((a, b, c, d, e), s5) | (a, s1) <- reads s0, (b, s2) <- readNext s1, (c, s3) <- readNext s2, (d, s4) <- readNext s3, (e, s5) <- readNext s4]) s
instance (Read a, Read b, Read c, Read d, Read e, Read f) => Read (a, b, c, d, e, f) where
  readsPrec _ s = readTuple (\s0 -> [((a, b, c, d, e, f), s6) | (a, s1) <- reads s0, (b, s2) <- readNext s1, (c, s3) <- readNext s2, (d, s4) <- readNext s3, (e, s5) <- readNext s4, (f, s6) <- readNext s5]) s
instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g) => Read (a, b, c, d, e, f, g) where
  readsPrec _ s = readTuple (\s0 -> [((a, b, c, d, e, f, g), s7) | (a, s1) <- reads s0, (b, s2) <- readNext s1, (c, s3) <- readNext s2, (d, s4) <- readNext s3, (e, s5) <- readNext s4, (f, s6) <- readNext s5, (g, s7) <- readNext s6]) s
