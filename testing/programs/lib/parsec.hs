{-# LANGUAGE FlexibleContexts #-}
-- Parsec: results, messages, places, tables of operators, lexers.
module Main where

import Control.Monad.State (State, evalState, get, put, lift)
import Data.Functor.Identity
import qualified Data.Map as M
import qualified Data.Text as T
import Text.Parsec
import Text.Parsec.Expr
import Text.Parsec.Language (emptyDef, haskellDef)
import Text.Parsec.String (Parser)
import qualified Text.Parsec.Token as Tok
import qualified Text.ParserCombinators.Parsec as Old

lexer :: Tok.TokenParser ()
lexer = Tok.makeTokenParser emptyDef
  { Tok.commentLine = "--", Tok.commentStart = "{-", Tok.commentEnd = "-}", Tok.reservedNames = ["let", "in"]
  , Tok.reservedOpNames = ["+", "-", "*", "/", "^", "=", "!"] }

data Expr = Num Integer | Var String | Bin Char Expr Expr | Neg Expr | Fact Expr | Let String Expr Expr deriving (Show, Eq)

expr :: Parser Expr
expr = buildExpressionParser table term <?> "expression"
  where
    table =
      [ [Prefix (Tok.reservedOp lexer "-" >> return Neg), Postfix (Tok.reservedOp lexer "!" >> return Fact)]
      , [binary "^" AssocRight], [binary "*" AssocLeft, binary "/" AssocLeft], [binary "+" AssocLeft, binary "-" AssocLeft]
      , [Infix (Tok.reservedOp lexer "=" >> return (Bin '=')) AssocNone] ]
    binary s a = Infix (Tok.reservedOp lexer s >> return (Bin (head s))) a
    term = Tok.parens lexer expr <|> Num <$> Tok.natural lexer <|> letE <|> Var <$> Tok.identifier lexer
    letE = Let <$> (Tok.reserved lexer "let" *> Tok.identifier lexer) <*> (Tok.reservedOp lexer "=" *> buildExpressionParser (init table) term) <*> (Tok.reserved lexer "in" *> expr)

data Json = Null | Bool Bool | Number Double | Str String | Arr [Json] | Obj (M.Map String Json) deriving Show

json :: Parser Json
json = spaces *> value <* eof
  where
    value = choice [Null <$ word "null", Bool True <$ word "true", Bool False <$ word "false", Number <$> number, Str <$> str, arr, obj] <* spaces
    word w = try (string w) <?> w
    number = read <$> ((++) <$> many1 digit <*> option "" ((:) <$> char '.' <*> many1 digit)) <?> "number"
    str = between (char '"') (char '"') (many (noneOf "\"\\" <|> (char '\\' *> anyChar))) <?> "string"
    arr = Arr <$> between (char '[' *> spaces) (char ']') (value `sepBy` (char ',' *> spaces))
    obj = Obj . M.fromList <$> between (char '{' *> spaces) (char '}') (pair `sepBy` (char ',' *> spaces))
    pair = (,) <$> (str <* spaces <* char ':' <* spaces) <*> value

csv :: Old.Parser [[String]]
csv = line `Old.endBy` Old.newline
  where
    line = cell `Old.sepBy` Old.char ','
    cell = quoted Old.<|> Old.many (Old.noneOf ",\n")
    quoted = Old.between (Old.char '"') (Old.char '"') (Old.many (Old.noneOf "\"" Old.<|> Old.try (Old.string "\"\"" >> return '"')))

counting :: ParsecT String Int (Control.Monad.State.State Int) (Int, Int)
counting = do
  skipMany (do { _ <- char 'a'; modifyState (+ 1); lift (get >>= put . (+ 10)) })
  n <- getState
  m <- lift get
  return (n, m)

main :: IO ()
main = do
  mapM_ (print . parse (Tok.whiteSpace lexer *> expr <* eof) "expr")
    ["1 + 2 * 3", "2 ^ 3 ^ 2 - 1 - 1", "-x!", "let x = 1 in x * (y - 2) {- why -} -- end", "1 +", "(1", "1 = 2 = 3", "let in", "1 @ 2", "", "0x1F + 0o17", "a\n  + *"]
  mapM_ (print . parse json "")
    ["{\"a\": [1, 2.5, true], \"b\": {}}", "[1, 2,]", "[1 2]", "nul", "\"abc", "{\"a\" 1}", "[]x", " [ null , false ] "]
  print (parse csv "data" "a,b\n\"c,\"\"d\",e\n")
  print (parse csv "data" "a,\"b")
  print (evalState (runParserT counting 0 "" "aaab") 5)
  parseTest (many1 (letter <|> digit)) "ab1!"
  parseTest (string "hello") "help"
  parseTest (try (string "hello") <|> string "help") "help"
  parseTest (string "hello" <|> string "help") "help"
  parseTest (many (char 'a') *> eof) "aab"
  parseTest (count 3 anyChar) "xy"
  parseTest (sepEndBy (many1 digit) (char ';')) "1;22;"
  parseTest (chainl1 (read <$> many1 digit :: Parser Int) ((-) <$ char '-')) "10-3-2" 
  parseTest (chainr1 (read <$> many1 digit :: Parser Int) ((-) <$ char '-')) "10-3-2"
  parseTest (manyTill anyChar (try (string "-->"))) "a--b-->c"
  parseTest (lookAhead (string "ab") *> many letter) "abc"
  parseTest (notFollowedBy (string "if") *> many1 letter) "iffy"
  parseTest (optionMaybe (char 'x') *> getPosition) "x"
  parseTest (spaces *> getPosition) "\n\t  x"
  parseTest (unexpected "thing" <|> (() <$ char 'a') <?> "an a") "b"
  parseTest (fail "custom" :: Parser ()) ""
  parseTest ((char 'a' <?> "first") <|> (char 'b' <?> "second") <|> digit) "?"
  print (runParser (many (T.singleton <$> letter)) () "" (T.pack "abc1"))
  print (map (parse (Tok.float lexer) "") ["1.5", "2e3", "3", "1.5e-2 "])
  print (map (parse (Tok.naturalOrFloat lexer) "") ["1.5", "2", "0x10"], map (parse (Tok.integer lexer) "") ["-5", "+6", "7"])
  print (map (parse (Tok.stringLiteral lexer) "") ["\"a\\n\\65\\x42\\&\\   \\b\"", "\"abc", "\"\\q\""], parse (Tok.charLiteral lexer) "" "'\\''")
  print (parse (Tok.commaSep lexer (Tok.identifier (Tok.makeTokenParser haskellDef))) "" "a', b_1 ,where")
  case parse expr "f" "1 +" of
    Left e -> print (sourceName (errorPos e), sourceLine (errorPos e), sourceColumn (errorPos e))
    Right _ -> return ()
-- expected stdout:
-- | Right (Bin '+' (Num 1) (Bin '*' (Num 2) (Num 3)))
-- | Right (Bin '-' (Bin '-' (Bin '^' (Num 2) (Bin '^' (Num 3) (Num 2))) (Num 1)) (Num 1))
-- | Right (Fact (Neg (Var "x")))
-- | Right (Let "x" (Num 1) (Bin '*' (Var "x") (Bin '-' (Var "y") (Num 2))))
-- | Left "expr" (line 1, column 4):
-- | unexpected end of input
-- | expecting end of "+", "(", natural, "let" or identifier
-- | Left "expr" (line 1, column 3):
-- | unexpected end of input
-- | expecting digit, operator or ")"
-- | Left "expr" (line 1, column 9):
-- | unexpected "3"
-- | ambiguous use of a non associative operator
-- | Left "expr" (line 1, column 7):
-- | unexpected reserved word "in"
-- | expecting letter or digit
-- | Left "expr" (line 1, column 3):
-- | unexpected '@'
-- | expecting operator or end of input
-- | Left "expr" (line 1, column 1):
-- | unexpected end of input
-- | expecting expression
-- | Right (Bin '+' (Num 31) (Num 15))
-- | Left "expr" (line 2, column 5):
-- | unexpected "*"
-- | expecting "(", natural, "let" or identifier
-- | Right (Obj (fromList [("a",Arr [Number 1.0,Number 2.5,Bool True]),("b",Obj (fromList []))]))
-- | Left (line 1, column 7):
-- | unexpected "]"
-- | expecting white space, null, true, false, number, string, "[" or "{"
-- | Left (line 1, column 4):
-- | unexpected "2"
-- | expecting space, "," or "]"
-- | Left (line 1, column 1):
-- | unexpected "n"
-- | expecting white space, null, true, false, number, string, "[" or "{"
-- | Left (line 1, column 5):
-- | unexpected end of input
-- | expecting "\\" or "\""
-- | Left (line 1, column 6):
-- | unexpected "1"
-- | expecting space or ":"
-- | Left (line 1, column 3):
-- | unexpected 'x'
-- | expecting white space or end of input
-- | Right (Arr [Null,Bool False])
-- | Right [["a","b"],["c,\"d","e"]]
-- | Left "data" (line 1, column 5):
-- | unexpected end of input
-- | expecting "\"\"" or "\""
-- | Right (3,35)
-- | "ab1"
-- | parse error at (line 1, column 1):
-- | unexpected "p"
-- | expecting "hello"
-- | "help"
-- | parse error at (line 1, column 1):
-- | unexpected "p"
-- | expecting "hello"
-- | parse error at (line 1, column 3):
-- | unexpected 'b'
-- | expecting "a" or end of input
-- | parse error at (line 1, column 3):
-- | unexpected end of input
-- | ["1","22"]
-- | 5
-- | 9
-- | "a--b"
-- | "abc"
-- | parse error at (line 1, column 3):
-- | unexpected "if"
-- | (line 1, column 2)
-- | (line 2, column 11)
-- | parse error at (line 1, column 1):
-- | unexpected thing
-- | expecting an a
-- | parse error at (line 1, column 1):
-- | custom
-- | parse error at (line 1, column 1):
-- | unexpected "?"
-- | expecting first, second or digit
-- | Right ["a","b","c"]
-- | [Right 1.5,Right 2000.0,Left (line 1, column 2):
-- | unexpected end of input
-- | expecting digit, fraction or exponent,Right 1.5e-2]
-- | ([Right (Right 1.5),Right (Left 2),Right (Left 16)],[Right (-5),Right 6,Right 7])
-- | ([Right "a\nABb",Left (line 1, column 5):
-- | unexpected end of input
-- | expecting string character or end of string,Left (line 1, column 3):
-- | unexpected "q"
-- | expecting space, "&" or escape code],Right '\'')
-- | Left (line 1, column 15):
-- | unexpected reserved word "where"
-- | expecting letter or digit or "#"
-- | ("f",1,4)
