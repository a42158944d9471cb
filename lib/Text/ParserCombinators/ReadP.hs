module Text.ParserCombinators.ReadP
  ( ReadP, get, look, (+++), (<++), gather, pfail, eof, satisfy, char, string, munch, munch1, skipSpaces, choice
  , count, between, option, optional, many, many1, skipMany, skipMany1, sepBy, sepBy1, endBy, endBy1
  , chainr, chainl, chainl1, chainr1, manyTill, ReadS, readP_to_S, readS_to_P
  ) where

import Control.Monad (replicateM)
import Data.Char (isSpace)
import Inquest.ReadP

get :: ReadP Char
get = Get return

look :: ReadP String
look = Look return

pfail :: ReadP a
pfail = Fail

-- | What was read, too.
gather :: ReadP a -> ReadP (String, a)
gather p = gatherFrom id p

gatherFrom :: (String -> String) -> ReadP a -> ReadP (String, a)
gatherFrom before (Get f) = Get (\c -> gatherFrom (before . (c :)) (f c))
gatherFrom before (Look f) = Look (\s -> gatherFrom before (f s))
gatherFrom _ Fail = Fail
gatherFrom before (Result x p) = Result (before "", x) (gatherFrom before p)
gatherFrom _ (Final _) = errorWithoutStackTrace "do not use readS_to_P in gather!"

eof :: ReadP ()
eof = look >>= \s -> if null s then return () else pfail

satisfy :: (Char -> Bool) -> ReadP Char
satisfy p = Get (\c -> if p c then return c else pfail)

char :: Char -> ReadP Char
char c = satisfy (c ==)

string :: String -> ReadP String
string this = look >>= \s -> scan this s
  where
    scan [] _ = return this
    scan (x : xs) (y : ys) | x == y = get >> scan xs ys
    scan _ _ = pfail

munch :: (Char -> Bool) -> ReadP String
munch p = look >>= scan
  where
    scan (c : cs) | p c = do { _ <- get; s <- scan cs; return (c : s) }
    scan _ = return ""

munch1 :: (Char -> Bool) -> ReadP String
munch1 p = get >>= \c -> if p c then fmap (c :) (munch p) else pfail

skipSpaces :: ReadP ()
skipSpaces = look >>= skip
  where
    skip (c : s) | isSpace c = get >> skip s
    skip _ = return ()

choice :: [ReadP a] -> ReadP a
choice [] = pfail
choice [p] = p
choice (p : ps) = p +++ choice ps

count :: Int -> ReadP a -> ReadP [a]
count n p = replicateM n p

between :: ReadP open -> ReadP close -> ReadP a -> ReadP a
between open close p = do { _ <- open; x <- p; _ <- close; return x }

option :: a -> ReadP a -> ReadP a
option x p = p +++ return x

optional :: ReadP a -> ReadP ()
optional p = (p >> return ()) +++ return ()

many, many1 :: ReadP a -> ReadP [a]
many p = return [] +++ many1 p
many1 p = do { x <- p; xs <- many p; return (x : xs) }

skipMany, skipMany1 :: ReadP a -> ReadP ()
skipMany p = many p >> return ()
skipMany1 p = p >> skipMany p

sepBy, sepBy1, endBy, endBy1 :: ReadP a -> ReadP sep -> ReadP [a]
sepBy p sep = sepBy1 p sep +++ return []
sepBy1 p sep = do { x <- p; xs <- many (sep >> p); return (x : xs) }
endBy p sep = many (do { x <- p; _ <- sep; return x })
endBy1 p sep = many1 (do { x <- p; _ <- sep; return x })

chainr, chainl :: ReadP a -> ReadP (a -> a -> a) -> a -> ReadP a
chainr p op x = chainr1 p op +++ return x
chainl p op x = chainl1 p op +++ return x

chainr1, chainl1 :: ReadP a -> ReadP (a -> a -> a) -> ReadP a
chainr1 p op = scan
  where
    scan = p >>= rest
    rest x = (do { f <- op; y <- scan; return (f x y) }) +++ return x
chainl1 p op = p >>= rest
  where rest x = (do { f <- op; y <- p; rest (f x y) }) +++ return x

manyTill :: ReadP a -> ReadP end -> ReadP [a]
manyTill p end = scan
  where scan = (end >> return []) <++ (do { x <- p; xs <- scan; return (x : xs) })
