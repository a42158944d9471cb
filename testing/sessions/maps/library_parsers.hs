-- Parsers of the library: what each took of the input, from where to where, and what it returned, or why it failed.
-- keyword should not take the beginning of a name, and give back what it took.
-- debug:
-- answer: tree 0 30
-- answer: no
-- answer: no
-- answer: no
-- answer: no
-- answer: yes
module Main where
import Text.Parsec

data Statement = Print Int | Set String Int deriving Show

type Parser = Parsec String Int

lexeme :: Parser a -> Parser a
lexeme p = p <* spaces

number :: Parser Int
number = lexeme (read <$> many1 digit)

keyword :: String -> Parser ()
keyword w = lexeme (() <$ string w)

name :: Parser String
name = lexeme (many1 letter) <?> "name"

statement :: Parser Statement
statement = printed <|> assigned

printed :: Parser Statement
printed = keyword "print" *> (Print <$> number)

assigned :: Parser Statement
assigned = do
  x <- name
  _ <- lexeme (char '=')
  modifyState (+ 1)
  Set x <$> number

main :: IO ()
main = do
  print (runParser statement 0 "" "x = 12")
  print (runParser statement 0 "" "print 3")
  print (runParser statement 0 "" "primes = 7")
-- expected stdout:
-- | Right (Set "x" 12)
-- | Right (Print 3)
-- | Left (line 1, column 1):
-- | unexpected "m"
-- | expecting "print"
-- expected session:
-- | Right (Set "x" 12)
-- | Right (Print 3)
-- | Left (line 1, column 1):
-- | unexpected "m"
-- | expecting "print"
-- | 0  main = {prints "Right (Set \"x\" 12)\nRight (Print 3)\nLeft (line 1, column 1):\nunexpected \"m\"\nexpecting \"print\"\n"}
-- |   1  statement = {from 1:1 "x = 12" with 0 to 1:7 "" with 1; returns Set "x" 12; then from 1:1 "print 3" with 0 to 1:8 "" with 0; returns Print 3; then «1 more»}
-- |     2  printed = {from 1:1 "x = 12" with 0; fails; then from 1:1 "print 3" with 0 to 1:8 "" with 0; returns Print 3; then from 1:1 "primes = 7" with 0; fails inside at 1:1: unexpected "m", «17 more»}
-- |       3  keyword "print" = {from 1:1 "x = 12" with 0; fails; then from 1:1 "print 3" with 0 to 1:7 "3" with 0; returns _; then from 1:1 "primes = 7" with 0; fails inside at 1:1: unexpected «22 more»}
-- |         4  lexeme {from 1:1 "x = 12" with 0; fails; then «2 more»} = {from 1:1 "x = 12" with 0; fails; then from 1:1 "print 3" with 0 to 1:7 "3" with 0; returns _; then «1 more»}
-- |       11  number = {from 1:5 "12" with 1 to 1:7 "" with 1; returns 12; then from 1:7 "3" with 0 to 1:8 "" with 0; returns 3}
-- |         12  lexeme {from 1:5 "12" with 1 to 1:7 "" with 1; returns 12; then «1 more»} = {from 1:5 "12" with 1 to 1:7 "" with 1; returns 12; then from 1:7 "3" with 0 to 1:8 "" with 0; returns 3}
-- |     5  assigned = {from 1:1 "x = 12" with 0 to 1:7 "" with 1; returns Set "x" 12}
-- |       6  name = {from 1:1 "x = 12" with 0 to 1:3 "= 12" with 0; returns "x"}
-- |         7  lexeme {from 1:1 "x = 12" with 0 to 1:2 " = 12" with 0; returns "x"} = {from 1:1 "x = 12" with 0 to 1:3 "= 12" with 0; returns "x"}
-- |       8  (x <- name ..) "x" = {from 1:3 "= 12" with 0 to 1:7 "" with 1; returns Set "x" 12}
-- |         9  lexeme {from 1:3 "= 12" with 0 to 1:4 " 12" with 0; returns '='} = {from 1:3 "= 12" with 0 to 1:5 "12" with 0; returns '='}
-- |         10  (_ <- lexeme (char '=') ..) '=' = {from 1:5 "12" with 0 to 1:7 "" with 1; returns Set "x" 12}, with x = "x"
-- |           11  number = {from 1:5 "12" with 1 to 1:7 "" with 1; returns 12; then from 1:7 "3" with 0 to 1:8 "" with 0; returns 3}  (also elsewhere)
-- |         11  number = {from 1:5 "12" with 1 to 1:7 "" with 1; returns 12; then from 1:7 "3" with 0 to 1:8 "" with 0; returns 3}  (also elsewhere)
-- |       11  number = {from 1:5 "12" with 1 to 1:7 "" with 1; returns 12; then from 1:7 "3" with 0 to 1:8 "" with 0; returns 3}  (also elsewhere)
-- | 1. main = {prints "Right (Set \"x\" 12)\nRight (Print 3)\nLeft (line 1, column 1):\nunexpected \"m\"\nexpecting \"print\"\n"} ? no
-- | 2. statement = {from 1:1 "x = 12" with 0 to 1:7 "" with 1; returns Set "x" 12; then from 1:1 "print 3" with 0 to 1:8 "" with 0; returns Print 3; then from 1:1 "primes = 7" with 0; fails inside at 1:1: unexpected "m", expecting "print"} ? no
-- | 3. printed = {from 1:1 "x = 12" with 0; fails; then from 1:1 "print 3" with 0 to 1:8 "" with 0; returns Print 3; then from 1:1 "primes = 7" with 0; fails inside at 1:1: unexpected "m", expecting "print"} ? no
-- | 4. keyword "print" = {from 1:1 "x = 12" with 0; fails; then from 1:1 "print 3" with 0 to 1:7 "3" with 0; returns _; then from 1:1 "primes = 7" with 0; fails inside at 1:1: unexpected "m", expecting "print"} ? no
-- | 5. lexeme {from 1:1 "x = 12" with 0; fails; then from 1:1 "print 3" with 0 to 1:6 " 3" with 0; returns _; then from 1:1 "primes = 7" with 0; fails inside at 1:1: unexpected "m", expecting "print"} = {from 1:1 "x = 12" with 0; fails; then from 1:1 "print 3" with 0 to 1:7 "3" with 0; returns _; then from 1:1 "primes = 7" with 0; fails inside at 1:1: unexpected "m", expecting "print"} ? yes
-- | The fault is in keyword, library_parsers.hs:24:1
-- |     keyword w = lexeme (() <$ string w)
