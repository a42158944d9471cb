-- stdin: 1 + 2 * 3
-- stdin: (1 + 2) * 3 - -4
-- stdin: 2 ^ 3 ^ 2
-- stdin: let x = 3; x * x + 1.5e2
-- stdin: sqrt(2) + max(1, 2, 3)
-- stdin: sqrt(-1)
-- stdin: pi * y
-- stdin: 1 +
-- stdin: foo(1,2)
-- stdin:    7 / 0
module Main where

import Control.Applicative
import Data.Char
import Data.Functor (($>), (<&>))
import qualified Data.Map as Map
import System.IO

newtype Parser a = Parser { runParser :: String -> Either ParseError (a, String) }

data ParseError = ParseError { peRest :: Int, peExpected :: [String] }

instance Show ParseError where
  showsPrec d (ParseError r es) = showParen (d > 10) $
    showString "ParseError at " . showsPrec 11 r . showString " expecting " . shows es

instance Semigroup ParseError where
  a@(ParseError r1 e1) <> b@(ParseError r2 e2) = case compare r1 r2 of
    LT -> a
    GT -> b
    EQ -> ParseError r1 (e1 ++ e2)

instance Functor Parser where
  fmap f (Parser p) = Parser $ \s -> case p s of
    Left e -> Left e
    Right (a, r) -> Right (f a, r)

instance Applicative Parser where
  pure x = Parser $ \s -> Right (x, s)
  Parser pf <*> Parser pa = Parser $ \s -> do
    (f, r) <- pf s
    (a, r') <- pa r
    return (f a, r')

instance Monad Parser where
  Parser p >>= k = Parser $ \s -> p s >>= \(a, r) -> runParser (k a) r

instance Alternative Parser where
  empty = Parser $ \s -> Left (ParseError (length s) [])
  Parser p <|> Parser q = Parser $ \s -> case p s of
    Right x -> Right x
    Left e1 -> case q s of
      Right y -> Right y
      Left e2 -> Left (e1 <> e2)

satisfy :: String -> (Char -> Bool) -> Parser Char
satisfy what ok = Parser f
  where f (c:cs) | ok c = Right (c, cs)
        f s = Left (ParseError (length s) [what])

char :: Char -> Parser Char
char c = satisfy (show c) (== c)

token :: Parser a -> Parser a
token p = p <* many (satisfy "space" isSpace)

symbol :: Char -> Parser Char
symbol = token . char

eof :: Parser ()
eof = Parser $ \s -> if null s then Right ((), "") else Left (ParseError (length s) ["end of input"])

data Expr = Num Double | Var String | Bin Char Expr Expr | Neg Expr | Call String [Expr] | Let String Expr Expr
  deriving (Eq, Show)

number :: Parser Expr
number = token $ do
  whole <- some digit
  frac <- optional (char '.' *> some digit)
  expo <- optional $ do
    _ <- char 'e' <|> char 'E'
    sign <- optional (char '-')
    ds <- some digit
    return (maybe "" pure sign ++ ds)
  return . Num . read $ whole ++ maybe "" ('.' :) frac ++ maybe "" ('e' :) expo
  where digit = satisfy "digit" isDigit

name :: Parser String
name = token ((:) <$> satisfy "letter" isAlpha <*> many (satisfy "letter or digit" isAlphaNum))

chainl1 :: Parser a -> Parser (a -> a -> a) -> Parser a
chainl1 p op = p >>= rest
  where rest a = (do { f <- op; b <- p; rest (f a b) }) <|> pure a

chainr1 :: Parser a -> Parser (a -> a -> a) -> Parser a
chainr1 p op = p >>= \a -> (op <*> pure a <*> chainr1 p op) <|> pure a

sepBy :: Parser a -> Parser b -> Parser [a]
sepBy p s = ((:) <$> p <*> many (s *> p)) <|> pure []

expr, term, factor, unary, atom :: Parser Expr
expr = letE <|> chainl1 term (Bin <$> (symbol '+' <|> symbol '-'))
term = chainl1 unary (Bin <$> (symbol '*' <|> symbol '/'))
unary = (Neg <$> (symbol '-' *> unary)) <|> factor
factor = chainr1 atom (Bin <$> symbol '^')
atom = number
   <|> (symbol '(' *> expr <* symbol ')')
   <|> (name >>= \n -> (Call n <$> (symbol '(' *> sepBy expr (symbol ',') <* symbol ')')) <|> pure (Var n))

letE :: Parser Expr
letE = do
  "let" <- name
  Let <$> name <* symbol '=' <*> expr <* symbol ';' <*> expr

instance MonadFail Parser where
  fail m = Parser $ \s -> Left (ParseError (length s) [m])

type Env = Map.Map String Double

eval :: Env -> Expr -> Either String Double
eval _ (Num d) = pure d
eval env (Var v) = maybe (Left ("unbound " ++ v)) Right (Map.lookup v env)
eval env (Neg e) = negate <$> eval env e
eval env (Bin o a b) = op o <$> eval env a <*> eval env b
  where op '+' = (+)
        op '-' = (-)
        op '*' = (*)
        op '/' = (/)
        op '^' = (**)
        op c = error ("operator " ++ [c])
eval env (Call f as) = traverse (eval env) as >>= call f
  where call "sqrt" [x] | x < 0 = Left "sqrt of negative" | otherwise = Right (sqrt x)
        call "max" xs@(_:_) = Right (maximum xs)
        call "min" xs@(_:_) = Right (minimum xs)
        call "sum" xs = Right (sum xs)
        call g xs = Left (g ++ "/" ++ show (length xs) ++ " is not a function")
eval env (Let v e b) = eval env e >>= \x -> eval (Map.insert v x env) b

main :: IO ()
main = do
  hSetBuffering stdout LineBuffering
  input <- getContents
  let env = Map.fromList [("pi", pi), ("e", exp 1)]
  mapM_ (go env) (zip [1 :: Int ..] (lines input))
  where
    go env (n, l) = do
      putStr (show n ++ ": ")
      case runParser (many (satisfy "" isSpace) *> expr <* eof) l of
        Left (ParseError r es) -> putStrLn ("column " ++ show (length l - r + 1) ++ ": " ++ show es)
        Right (e, _) -> do
          print e
          putStrLn ("   = " ++ either ("error: " ++) show (eval env e))
-- expected stdout:
-- | 1: Bin '+' (Num 1.0) (Bin '*' (Num 2.0) (Num 3.0))
-- |    = 7.0
-- | 2: Bin '-' (Bin '*' (Bin '+' (Num 1.0) (Num 2.0)) (Num 3.0)) (Neg (Num 4.0))
-- |    = 13.0
-- | 3: Bin '^' (Num 2.0) (Bin '^' (Num 3.0) (Num 2.0))
-- |    = 512.0
-- | 4: Let "x" (Num 3.0) (Bin '+' (Bin '*' (Var "x") (Var "x")) (Num 150.0))
-- |    = 159.0
-- | 5: Bin '+' (Call "sqrt" [Num 2.0]) (Call "max" [Num 1.0,Num 2.0,Num 3.0])
-- |    = 4.414213562373095
-- | 6: Call "sqrt" [Neg (Num 1.0)]
-- |    = error: sqrt of negative
-- | 7: Bin '*' (Var "pi") (Var "y")
-- |    = error: unbound y
-- | 8: column 3: ["end of input"]
-- | 9: Call "foo" [Num 1.0,Num 2.0]
-- |    = error: foo/2 is not a function
-- | 10: Bin '/' (Num 7.0) (Num 0.0)
-- |    = Infinity
