-- plant: term | '*' -> Mul => '*' -> Add
-- plant: eval | eval env a - eval env b => eval env b - eval env a
-- plant: number | span isDigit => break isDigit
-- plant: factor | Just (e, ')' : rest') -> Just (e, rest') => Just (e, ')' : rest') -> Just (Neg e, rest')
-- plant: simplify | simplify (Mul (Num 1) e) = simplify e => simplify (Mul (Num 1) e) = Num 1
module Main where

import Data.Char (isDigit, isSpace)

data Expr = Num Int | Var String | Add Expr Expr | Sub Expr Expr | Mul Expr Expr | Neg Expr
  deriving (Show, Eq)

type Parser a = String -> Maybe (a, String)

expr :: Parser Expr
expr s = case term s of
  Nothing -> Nothing
  Just (e, rest) -> loop e rest
  where
    loop e ('+' : rest) = case term rest of
      Just (e', rest') -> loop (Add e e') rest'
      Nothing -> Nothing
    loop e ('-' : rest) = case term rest of
      Just (e', rest') -> loop (Sub e e') rest'
      Nothing -> Nothing
    loop e rest = Just (e, rest)

term :: Parser Expr
term s = case factor s of
  Nothing -> Nothing
  Just (e, c : rest) | c == '*' -> case term rest of
    Just (e', rest') -> Just ((case c of { '*' -> Mul; _ -> Add }) e e', rest')
    Nothing -> Nothing
  other -> other

factor :: Parser Expr
factor ('(' : rest) = case expr rest of
  Just (e, ')' : rest') -> Just (e, rest')
  _ -> Nothing
factor ('-' : rest) = case factor rest of
  Just (e, rest') -> Just (Neg e, rest')
  Nothing -> Nothing
factor s@(c : _)
  | isDigit c = number s
factor ('x' : rest) = Just (Var "x", rest)
factor _ = Nothing

number :: Parser Expr
number s = Just (Num (read digits), rest)
  where (digits, rest) = span isDigit s

simplify :: Expr -> Expr
simplify (Mul (Num 1) e) = simplify e
simplify (Add a b) = Add (simplify a) (simplify b)
simplify (Sub a b) = Sub (simplify a) (simplify b)
simplify (Mul a b) = Mul (simplify a) (simplify b)
simplify e = e

eval :: [(String, Int)] -> Expr -> Int
eval _ (Num n) = n
eval env (Var x) = maybe 0 id (lookup x env)
eval env (Add a b) = eval env a + eval env b
eval env (Sub a b) = eval env a - eval env b
eval env (Mul a b) = eval env a * eval env b
eval env (Neg a) = negate (eval env a)

calculate :: String -> String
calculate s = case expr (filter (not . isSpace) s) of
  Just (e, "") -> show (eval [("x", 7)] (simplify e))
  _ -> "error"

main :: IO ()
main = mapM_ (putStrLn . calculate) ["1 * x + 2", "2 * (3 + 4) - 5", "10 - 2 - 3", "-(2 + x) * 2", "(1"]
