-- plant: term | Mul e f => Add e f
-- plant: render | "(" ++ => "[" ++
-- A tokenizer, a parser by recursive descent, an evaluator with variables.
module Main where

import Data.Char (isAlpha, isDigit, isSpace)

data Token = TNum Int | TName String | TOp Char | TOpen | TClose deriving (Show, Eq)

tokens :: String -> Either String [Token]
tokens [] = Right []
tokens (c : cs)
  | isSpace c = tokens cs
  | isDigit c = let (ds, rest) = span isDigit (c : cs) in cons (TNum (read ds)) (tokens rest)
  | isAlpha c = let (as, rest) = span isAlpha (c : cs) in cons (TName as) (tokens rest)
  | c `elem` "+-*/=" = cons (TOp c) (tokens cs)
  | c == '(' = cons TOpen (tokens cs)
  | c == ')' = cons TClose (tokens cs)
  | otherwise = Left ("bad character " ++ show c)
  where
    cons t = fmap (t :)

data Expr = Num Int | Name String | Add Expr Expr | Sub Expr Expr | Mul Expr Expr | Div Expr Expr
  deriving (Show)

type Parsed a = Either String (a, [Token])

expr :: [Token] -> Parsed Expr
expr ts = do
  (t, rest) <- term ts
  more t rest
  where
    more e (TOp '+' : rest) = do
      (f, rest') <- term rest
      more (Add e f) rest'
    more e (TOp '-' : rest) = do
      (f, rest') <- term rest
      more (Sub e f) rest'
    more e rest = Right (e, rest)

term :: [Token] -> Parsed Expr
term ts = factor ts >>= uncurry more
  where
    more e (TOp '*' : rest) = factor rest >>= \(f, rest') -> more (Mul e f) rest'
    more e (TOp '/' : rest) = factor rest >>= \(f, rest') -> more (Div e f) rest'
    more e rest = Right (e, rest)

factor :: [Token] -> Parsed Expr
factor (TNum n : rest) = Right (Num n, rest)
factor (TName v : rest) = Right (Name v, rest)
factor (TOpen : rest) = do
  (e, rest') <- expr rest
  case rest' of
    TClose : rest'' -> Right (e, rest'')
    _ -> Left "missing )"
factor (t : _) = Left ("unexpected " ++ show t)
factor [] = Left "unexpected end"

eval :: [(String, Int)] -> Expr -> Either String Int
eval _ (Num n) = Right n
eval env (Name v) = maybe (Left ("unknown " ++ v)) Right (lookup v env)
eval env (Add x y) = (+) <$> eval env x <*> eval env y
eval env (Sub x y) = (-) <$> eval env x <*> eval env y
eval env (Mul x y) = (*) <$> eval env x <*> eval env y
eval env (Div x y) = do
  d <- eval env y
  if d == 0 then Left "division by zero" else fmap (`div` d) (eval env x)

render :: Expr -> String
render e = case e of
  Num n -> show n
  Name v -> v
  Add x y -> "(" ++ render x ++ "+" ++ render y ++ ")"
  Sub x y -> "(" ++ render x ++ "-" ++ render y ++ ")"
  Mul x y -> render x ++ "*" ++ render y
  Div x y -> render x ++ "/" ++ render y

calculate :: String -> String
calculate line = either ("error: " ++) id $ do
  ts <- tokens line
  (e, rest) <- expr ts
  if null rest then Right () else Left ("left over " ++ show (length rest))
  v <- eval [("x", 5), ("y", 3)] e
  return (render e ++ " = " ++ show v)

main :: IO ()
main = mapM_ (putStrLn . calculate) ["1 + 2*3", "(x - y) * 4", "8/(y-3)", "2 $ 3", "(1 + z", "7 x"]
