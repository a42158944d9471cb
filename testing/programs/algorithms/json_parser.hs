module Main where
import Control.Applicative
import Control.Monad
import Data.Char

newtype Parser a = Parser { runParser :: String -> Either String (a, String) }
instance Functor Parser where fmap = liftM
instance Applicative Parser where { pure x = Parser $ \s -> Right (x, s); (<*>) = ap }
instance Monad Parser where
  p >>= f = Parser $ \s -> do
    (a, rest) <- runParser p s
    runParser (f a) rest
instance Alternative Parser where
  empty = Parser (const (Left "empty"))
  p <|> q = Parser $ \s -> either (const (runParser q s)) Right (runParser p s)
instance MonadPlus Parser

satisfy :: (Char -> Bool) -> Parser Char
satisfy ok = Parser f where
  f (c:cs) | ok c = Right (c, cs)
           | otherwise = Left ("unexpected " ++ show c)
  f [] = Left "unexpected end of input"
char :: Char -> Parser Char
char = satisfy . (==)
string :: String -> Parser String
string = mapM char
spaces :: Parser ()
spaces = void (many (satisfy isSpace))
token :: Parser a -> Parser a
token p = p <* spaces
symbol :: Char -> Parser Char
symbol = token . char
sepBy, sepBy1 :: Parser a -> Parser b -> Parser [a]
sepBy p s = sepBy1 p s <|> pure []
sepBy1 p s = (:) <$> p <*> many (s *> p)
chainl1 :: Parser a -> Parser (a -> a -> a) -> Parser a
chainl1 p op = p >>= rest where rest a = (do f <- op; b <- p; rest (f a b)) <|> return a

data JSON = JNull | JBool Bool | JNum Double | JStr String | JArr [JSON] | JObj [(String, JSON)] deriving (Show, Eq, Ord)

json :: Parser JSON
json = token $ JNull <$ string "null"
   <|> JBool True <$ string "true"
   <|> JBool False <$ string "false"
   <|> JNum <$> number
   <|> JStr <$> str
   <|> JArr <$> (symbol '[' *> sepBy json (symbol ',') <* char ']')
   <|> JObj <$> (symbol '{' *> sepBy pair (symbol ',') <* char '}')
  where pair = do { k <- token str; _ <- symbol ':'; v <- json; return (k, v) }
str :: Parser String
str = char '"' *> many ch <* char '"'
  where ch = (char '\\' *> (esc <$> satisfy (const True))) <|> satisfy (`notElem` "\"\\")
        esc 'n' = '\n'
        esc 't' = '\t'
        esc c = c
number :: Parser Double
number = do
  sign <- optional (char '-')
  ds <- some (satisfy isDigit)
  frac <- optional (char '.' *> some (satisfy isDigit))
  let v = read (ds ++ maybe "" ('.':) frac) :: Double
  return $ case sign of { Just _ -> negate v; Nothing -> v }

render :: JSON -> String
render JNull = "null"
render (JBool b) = map toLower (show b)
render (JNum n) | n == fromIntegral (round n :: Integer) = show (round n :: Integer)
                | otherwise = show n
render (JStr s) = show s
render (JArr xs) = "[" ++ commaSep (map render xs) ++ "]"
render (JObj kvs) = "{" ++ commaSep [show k ++ ":" ++ render v | (k, v) <- kvs] ++ "}"
commaSep :: [String] -> String
commaSep [] = ""
commaSep xs = foldr1 (\a b -> a ++ "," ++ b) xs

expr :: Parser Int
expr = term `chainl1` (((+) <$ symbol '+') <|> ((-) <$ symbol '-'))
term = factor `chainl1` ((*) <$ symbol '*' <|> div <$ symbol '/')
factor = read <$> token (some (satisfy isDigit)) <|> symbol '(' *> expr <* symbol ')' <|> negate <$> (symbol '-' *> factor)

parseAll :: Parser a -> String -> Either String a
parseAll p s = case runParser (spaces *> p) s of
  Left e -> Left e
  Right (a, "") -> Right a
  Right (_, rest) -> Left ("leftover: " ++ take 10 rest)
main :: IO ()
main = do
  print (parseAll json "{\"a\": [1, 2.5, -3], \"b\": {\"c\": null, \"d\": true}, \"e\": \"x\\ny\"}")
  either putStrLn (putStrLn . render) (parseAll json " [1,2.50,{\"k\":[]},\"q\\\"uote\"] ")
  print (parseAll json "[1,2")
  forM_ ["1+2*3", "(1+2)*3", "10/2-3", "-(4)*2", "1+", "7 x"] $ \e -> putStrLn (e ++ " => " ++ either ("error: " ++) show (parseAll expr e))
-- expected stdout:
-- | Right (JObj [("a",JArr [JNum 1.0,JNum 2.5,JNum (-3.0)]),("b",JObj [("c",JNull),("d",JBool True)]),("e",JStr "x\ny")])
-- | [1,2.5,{"k":[]},"q\"uote"]
-- | Left "unexpected '['"
-- | 1+2*3 => 7
-- | (1+2)*3 => 9
-- | 10/2-3 => 2
-- | -(4)*2 => -8
-- | 1+ => error: leftover: +
-- | 7 x => error: leftover: x
