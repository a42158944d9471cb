-- A parser of one's own in applicative style, with the tree that is chosen where nobody did. token should skip what follows.
-- debug:
-- answer: no
-- answer: yes
-- answer: no
-- answer: yes
-- answer: no
-- answer: no
-- answer: yes
-- answer: yes
-- answer: no
-- answer: no
module Main where

import Control.Applicative
import Data.Char

-- A parser of one's own, in applicative style.
newtype Parser a = Parser { runParser :: String -> Maybe (a, String) }

instance Functor Parser where
  fmap f (Parser p) = Parser $ \s -> case p s of
    Nothing -> Nothing
    Just (a, rest) -> Just (f a, rest)

instance Applicative Parser where
  pure a = Parser $ \s -> Just (a, s)
  Parser pf <*> Parser pa = Parser $ \s -> case pf s of
    Nothing -> Nothing
    Just (f, rest) -> case pa rest of
      Nothing -> Nothing
      Just (a, rest') -> Just (f a, rest')

instance Alternative Parser where
  empty = Parser (const Nothing)
  Parser p <|> Parser q = Parser $ \s -> case p s of
    Nothing -> q s
    r -> r

satisfy :: (Char -> Bool) -> Parser Char
satisfy ok = Parser $ \s -> case s of
  (c:cs) | ok c -> Just (c, cs)
  _ -> Nothing

char :: Char -> Parser Char
char c = satisfy (== c)

spaces :: Parser ()
spaces = () <$ many (satisfy isSpace)

token :: Parser a -> Parser a
token p = p

symbol :: Char -> Parser Char
symbol = token . char

number :: Parser Int
number = token (read <$> some (satisfy isDigit))

data Expr = Num Int | Add Expr Expr | Sub Expr Expr | Mul Expr Expr
  deriving Show

chainl :: Parser a -> Parser (a -> a -> a) -> Parser a
chainl p op = foldl (\acc (f, x) -> f acc x) <$> p <*> many ((,) <$> op <*> p)

expr :: Parser Expr
expr = chainl term (Add <$ symbol '+' <|> Sub <$ symbol '-')

term :: Parser Expr
term = chainl factor (Mul <$ symbol '*')

factor :: Parser Expr
factor = Num <$> number <|> symbol '(' *> expr <* symbol ')'

eval :: Expr -> Int
eval (Num n) = n
eval (Add a b) = eval a + eval b
eval (Sub a b) = eval a - eval b
eval (Mul a b) = eval a * eval b

main :: IO ()
main = print (fmap (eval . fst) (runParser expr "10 - 2 * (3 - 1)"))
-- expected stdout:
-- | Just 10
-- expected session:
-- | Just 10
-- | 1. main = {prints "Just 10\n"} ? no
-- | 2. eval (Num 10) = 10 ? yes
-- | 3. expr = Parser {"10 - 2 * (3 - 1)" -> Just (Num 10," - 2 * (3 - 1)")} ? no
-- | 4. chainl (Parser {"10 - 2 * (3 - 1)" -> Just (Num 10," - 2 * (3 - 1)")}) (Parser {" - 2 * (3 - 1)" -> Nothing}) = Parser {"10 - 2 * (3 - 1)" -> Just (Num 10," - 2 * (3 - 1)")} ? yes
-- | 5. term = Parser {"10 - 2 * (3 - 1)" -> Just (Num 10," - 2 * (3 - 1)")} ? no
-- | 6. factor = Parser {"10 - 2 * (3 - 1)" -> Just (Num 10," - 2 * (3 - 1)")} ? no
-- | 7. Parser {"10 - 2 * (3 - 1)" -> Just (Num 10," - 2 * (3 - 1)")} <|> _ = Parser {"10 - 2 * (3 - 1)" -> Just (Num 10," - 2 * (3 - 1)")} ? yes
-- | 8. fmap Num (Parser {"10 - 2 * (3 - 1)" -> Just (10," - 2 * (3 - 1)")}) = Parser {"10 - 2 * (3 - 1)" -> Just (Num 10," - 2 * (3 - 1)")} ? yes
-- | 9. number = Parser {"10 - 2 * (3 - 1)" -> Just (10," - 2 * (3 - 1)")} ? no
-- | 10. token (Parser {"10 - 2 * (3 - 1)" -> Just (10," - 2 * (3 - 1)")}) = Parser {"10 - 2 * (3 - 1)" -> Just (10," - 2 * (3 - 1)")} ? no
-- | The fault is in token, applicative_parser.hs:52:1
-- |     token p = p
