module Main where
import Data.Char (isDigit, isSpace)

-- parsers by hand, with a type class for choice
newtype Parser a = Parser { runParser :: String -> [(a, String)] }

instance Functor Parser where
  fmap f (Parser p) = Parser (\s -> [(f a, r) | (a, r) <- p s])
instance Applicative Parser where
  pure a = Parser (\s -> [(a, s)])
  Parser pf <*> Parser pa = Parser (\s -> [(f a, r') | (f, r) <- pf s, (a, r') <- pa r])
instance Monad Parser where
  Parser p >>= k = Parser (\s -> concat [runParser (k a) r | (a, r) <- p s])

orElse :: Parser a -> Parser a -> Parser a
orElse (Parser p) (Parser q) = Parser (\s -> case p s of { [] -> q s; rs -> rs })

satisfy :: (Char -> Bool) -> Parser Char
satisfy ok = Parser check
  where
    check (c : cs) | ok c = [(c, cs)]
    check _ = []

many1 :: Parser a -> Parser [a]
many1 p = do { x <- p; xs <- many1 p `orElse` pure []; return (x : xs) }

token :: Parser a -> Parser a
token p = p <* spaces
  where spaces = many1 (satisfy isSpace) `orElse` pure []

symbol :: Char -> Parser Char
symbol c = token (satisfy (== c))

number :: Parser Int
number = token (read <$> many1 (satisfy isDigit))

chainl :: Parser a -> Parser (a -> a -> a) -> Parser a
chainl p op = p >>= rest
  where rest a = (do { f <- op; b <- p; rest (f a b) }) `orElse` pure a

expr, term, factor :: Parser Int
expr = chainl term (((+) <$ symbol '+') `orElse` ((-) <$ symbol '-'))
term = chainl factor ((*) <$ symbol '*')
factor = number `orElse` (symbol '(' *> expr <* symbol ')')

main :: IO ()
main = do
  print (runParser expr "2 * (3 + 4) - 5")
  print (fst (head (runParser expr "10 - 2 - 3")))
-- plant: chainl | rest (f a b) => rest (f b a)
-- plant: many1 | return (x : xs) => return xs
-- plant: term | (*) <$ => (+) <$
-- plant: orElse | [] -> q s => [] -> []
-- plant: factor | (symbol '(' *> expr => (symbol '(' *> term
