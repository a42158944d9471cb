-- A parser built from combinators: JSON-like documents and a small functional language are generated as text, parsed,
-- checked, simplified and printed again. Everything is strings, lists and type classes.
module Main where

import Control.Applicative hiding (many, optional)
import Control.Monad
import Data.Char

-- Combinators

data Position = Position { line :: Int, column :: Int }
  deriving (Eq, Ord)

instance Show Position where
  showsPrec _ p = shows (line p) . showChar ':' . shows (column p)

data Input = Input { position :: Position, rest :: String }

data Reply a
  = Good a Input
  | Bad Position [String]

newtype Parser a = Parser { parse :: Input -> Reply a }

instance Functor Parser where
  fmap f p = Parser (\i -> case parse p i of
    Good x j -> Good (f x) j
    Bad at es -> Bad at es)

instance Applicative Parser where
  pure x = Parser (Good x)
  (<*>) = ap

instance Monad Parser where
  return x = Parser (Good x)
  p >>= f = Parser (\i -> case parse p i of
    Good x j -> parse (f x) j
    Bad at es -> Bad at es)

-- The second is tried where the first began; of two failures the further one is told.
orElse :: Parser a -> Parser a -> Parser a
orElse p q = Parser (\i -> case parse p i of
  Good x j -> Good x j
  Bad at es -> case parse q i of
    Good x j -> Good x j
    Bad at' es' -> case compare at at' of
      GT -> Bad at es
      LT -> Bad at' es'
      EQ -> Bad at (es ++ es'))

infixr 1 `orElse`

satisfy :: String -> (Char -> Bool) -> Parser Char
satisfy what ok = Parser go
  where
    go (Input at (c : cs)) | ok c = Good c (Input (advance c at) cs)
    go (Input at _) = Bad at [what]

advance :: Char -> Position -> Position
advance '\n' (Position l _) = Position (l + 1) 1
advance _ (Position l c) = let c' = c + 1 in c' `seq` Position l c'

many, many1 :: Parser a -> Parser [a]
many p = many1 p `orElse` return []
many1 p = do
  x <- p
  xs <- many p
  return (x : xs)

sepBy :: Parser a -> Parser b -> Parser [a]
sepBy p separator = sepBy1 p separator `orElse` return []

sepBy1 :: Parser a -> Parser b -> Parser [a]
sepBy1 p separator = do
  x <- p
  xs <- many (separator >> p)
  return (x : xs)

spaces :: Parser ()
spaces = Parser skip
  where
    skip (Input at (c : cs)) | isSpace c = skip (Input (advance c at) cs)
    skip i = Good () i

token :: Parser a -> Parser a
token p = do
  x <- p
  spaces
  return x

symbol :: String -> Parser String
symbol s = token (go s)
  where
    go [] = return s
    go (c : cs) = satisfy (show s) (== c) >> go cs

chainl :: Parser a -> Parser (a -> a -> a) -> Parser a
chainl p op = p >>= more
  where
    more x = (do f <- op; y <- p; more (f x y)) `orElse` return x

endOfInput :: Parser ()
endOfInput = Parser go
  where
    go i@(Input _ []) = Good () i
    go (Input at _) = Bad at ["end of input"]

runParser :: Parser a -> String -> Either String a
runParser p s = case parse (do { spaces; x <- p; endOfInput; return x }) (Input (Position 1 1) s) of
  Good x _ -> Right x
  Bad at es -> Left (show at ++ ": expected " ++ alternatives (unique es))
  where
    alternatives [e] = e
    alternatives (e : es) = e ++ concat [" or " ++ x | x <- es]
    alternatives [] = "something else"
    unique (e : es) = e : unique (filter (/= e) es)
    unique [] = []

-- Documents

data Json
  = Null
  | Bool Bool
  | Number Integer
  | Text String
  | List [Json]
  | Object [(String, Json)]
  deriving (Eq, Show)

json :: Parser Json
json =
  (symbol "null" >> return Null)
    `orElse` (symbol "true" >> return (Bool True))
    `orElse` (symbol "false" >> return (Bool False))
    `orElse` fmap Number number
    `orElse` fmap Text string
    `orElse` fmap List (between "[" "]" (sepBy json (symbol ",")))
    `orElse` fmap Object (between "{" "}" (sepBy field (symbol ",")))
  where
    field = do
      k <- string
      _ <- symbol ":"
      v <- json
      return (k, v)

between :: String -> String -> Parser a -> Parser a
between open close p = do
  _ <- symbol open
  x <- p
  _ <- symbol close
  return x

number :: Parser Integer
number = token (do
  sign <- (satisfy "'-'" (== '-') >> return negate) `orElse` return id
  ds <- many1 (satisfy "digit" isDigit)
  return (sign (foldl (\n d -> 10 * n + toInteger (digitToInt d)) 0 ds)))

string :: Parser String
string = token (do
  _ <- satisfy "string" (== '"')
  s <- many (satisfy "character" (`notElem` "\"\\") `orElse` (satisfy "escape" (== '\\') >> fmap unescape (satisfy "escape" (`elem` "n\"\\"))))
  _ <- satisfy "'\"'" (== '"')
  return s)
  where
    unescape 'n' = '\n'
    unescape c = c

class Pretty a where
  pretty :: a -> ShowS
  prettyList :: [a] -> ShowS
  prettyList xs = showChar '[' . commas (map pretty xs) . showChar ']'

instance Pretty Json where
  pretty Null = showString "null"
  pretty (Bool b) = showString (if b then "true" else "false")
  pretty (Number n) = shows n
  pretty (Text s) = pretty s
  pretty (List xs) = prettyList xs
  pretty (Object fields) = showChar '{' . commas [pretty k . showString ": " . pretty v | (k, v) <- fields] . showChar '}'

instance Pretty Char where
  pretty c = showChar c
  prettyList s = showChar '"' . foldr (.) id (map escape s) . showChar '"'
    where
      escape '\n' = showString "\\n"
      escape '"' = showString "\\\""
      escape '\\' = showString "\\\\"
      escape c = showChar c

instance Pretty a => Pretty [a] where
  pretty = prettyList

commas :: [ShowS] -> ShowS
commas [] = id
commas [x] = x
commas (x : xs) = x . showString ", " . commas xs

document :: Int -> Int -> Json
document 0 seed = case seed `mod` 5 of
  0 -> Null
  1 -> Bool (even (seed `div` 5))
  2 -> Number (toInteger seed - 500)
  3 -> Text ("item \"" ++ show seed ++ "\"\n")
  _ -> Text (replicate (seed `mod` 7) 'x')
document depth seed
  | even seed = List [document (depth - 1) (next (seed + i)) | i <- [0 .. seed `mod` 3 + 1]]
  | otherwise = Object [("key" ++ show i, document (depth - 1) (next (seed + i))) | i <- [0 .. seed `mod` 4 + 1]]

next :: Int -> Int
next s = (s * 1103 + 12345) `mod` 65536

depthOf :: Json -> Int
depthOf (List xs) = 1 + maximum (0 : map depthOf xs)
depthOf (Object fields) = 1 + maximum (0 : map (depthOf . snd) fields)
depthOf _ = 0

-- Expressions

data Expr
  = Num Integer
  | Var String
  | Let String Expr Expr
  | Expr :+: Expr
  | Expr :-: Expr
  | Expr :*: Expr
  deriving (Eq, Ord, Show, Read)

infixl 6 :+:, :-:
infixl 7 :*:

expr, term, factor :: Parser Expr
expr = letIn `orElse` chainl term ((symbol "+" >> return (:+:)) `orElse` (symbol "-" >> return (:-:)))
  where
    letIn = do
      _ <- symbol "let"
      x <- identifier
      _ <- symbol "="
      e <- expr
      _ <- symbol "in"
      b <- expr
      return (Let x e b)
term = chainl factor (symbol "*" >> return (:*:))
factor = fmap Num number `orElse` fmap Var identifier `orElse` between "(" ")" expr

identifier :: Parser String
identifier = token (do
  x <- satisfy "name" isAlpha
  xs <- many (satisfy "letter" isAlphaNum)
  return (x : xs))

evaluate :: [(String, Integer)] -> Expr -> Maybe Integer
evaluate _ (Num n) = Just n
evaluate env (Var x) = lookup x env
evaluate env (Let x e b) = do
  v <- evaluate env e
  evaluate ((x, v) : env) b
evaluate env (a :+: b) = liftM2 (+) (evaluate env a) (evaluate env b)
evaluate env (a :-: b) = liftM2 (-) (evaluate env a) (evaluate env b)
evaluate env (a :*: b) = liftM2 (\x y -> (x * y) `mod` 1000000007) (evaluate env a) (evaluate env b)

source :: Int -> Int -> String
source 0 s = if even s then show (s `mod` 100) else "x"
source n s = case s `mod` 4 of
  0 -> source (n - 1) (next s) ++ " + " ++ source (n - 1) (next (s + 1))
  1 -> "(" ++ source (n - 1) (next s) ++ " - " ++ source (n - 1) (next (s + 1)) ++ ")"
  2 -> "(" ++ source (n - 1) (next s) ++ ") * (" ++ source (n - 1) (next (s + 1)) ++ ")"
  _ -> "(let x = " ++ source (n - 1) (next s) ++ " in " ++ source (n - 1) (next (s + 1)) ++ ")"

checkDocument :: Int -> IO ()
checkDocument seed = do
  let doc = document 6 seed
      text = pretty doc ""
  putStr (show (length text, depthOf doc) ++ " ")
  putStrLn (either id (show . (== doc)) (runParser json text))

checkSource :: Int -> IO ()
checkSource seed = do
  let code = source 11 seed
  putStr (show (length code) ++ " ")
  putStrLn (either id (show . evaluate [("x", 5)]) (runParser expr code))

main :: IO ()
main = do
  mapM_ checkDocument [1 .. 4]
  mapM_ checkSource [7 .. 10]
  print (runParser expr "let y = 2 in y * (3 + x) - 1")
  putStrLn (either id show (runParser expr "1 + * 2"))
  putStrLn (either id show (runParser json "{\"a\": [1, 2,\n tru]}"))
