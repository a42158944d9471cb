-- A monadic parser with Alternative, an expression grammar, precedence climbing by chainl1.
module Main where

import Control.Applicative
import Data.Char

newtype Parser a = Parser { runParser :: String -> Maybe (a, String) }

instance Functor Parser where fmap f (Parser p) = Parser $ \s -> case p s of { Nothing -> Nothing; Just (a, r) -> Just (f a, r) }
instance Applicative Parser where
  pure a = Parser $ \s -> Just (a, s)
  Parser pf <*> Parser pa = Parser $ \s -> case pf s of
    Nothing -> Nothing
    Just (f, r) -> case pa r of
      Nothing -> Nothing
      Just (a, r') -> Just (f a, r')
instance Monad Parser where Parser p >>= f = Parser $ \s -> p s >>= \(a, r) -> runParser (f a) r
instance Alternative Parser where
  empty = Parser (const Nothing)
  Parser p <|> Parser q = Parser $ \s -> p s <|> q s

satisfy :: (Char -> Bool) -> Parser Char
satisfy ok = Parser f
  where
    f (c : cs) | ok c = Just (c, cs)
    f _ = Nothing

char :: Char -> Parser Char
char = satisfy . (==)
token :: Parser a -> Parser a
token p = p <* many (satisfy isSpace)
symbol :: String -> Parser String
symbol = token . mapM char
number :: Parser Double
number = token $ do
  ds <- some (satisfy isDigit)
  frac <- optional (char '.' *> some (satisfy isDigit))
  return (read (ds ++ maybe "" ('.' :) frac))

chainl1 :: Parser a -> Parser (a -> a -> a) -> Parser a
chainl1 p op = p >>= rest where rest a = (do { f <- op; b <- p; rest (f a b) }) <|> pure a

expr, term, factor, power :: Parser Double
expr = term `chainl1` ((+) <$ symbol "+" <|> (-) <$ symbol "-")
term = factor `chainl1` ((*) <$ symbol "*" <|> (/) <$ symbol "/")
factor = negate <$> (symbol "-" *> factor) <|> power
power = do
  b <- atom
  (do { _ <- symbol "^"; e <- factor; return (b ** e) }) <|> return b
atom :: Parser Double
atom = number <|> symbol "(" *> expr <* symbol ")"

list :: Parser [Double]
list = symbol "[" *> (((:) <$> expr <*> many (symbol "," *> expr)) <|> pure []) <* symbol "]"

main :: IO ()
main = do
  mapM_ (print . runParser expr) ["1 + 2 * 3", "(1+2)*3 - 4/2", "2^3^2", "-2^2", "1 +", "x", "10 - 3 - 2 rest"]
  print (runParser list "[1, 2+3, 4]", runParser list "[]", runParser list "[1,")
  print (fst <$> runParser (many (satisfy isAlpha)) "abc1", fst <$> runParser (some (char 'x')) "y")

-- expected stdout:
-- | Just (7.0,"")
-- | Just (7.0,"")
-- | Just (512.0,"")
-- | Just (-4.0,"")
-- | Just (1.0,"+")
-- | Nothing
-- | Just (5.0,"rest")
-- | (Just ([1.0,5.0,4.0],""),Just ([],""),Nothing)
-- | (Just "abc",Nothing)
