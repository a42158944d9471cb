-- A parser of two levels; what is in brackets is parsed lazily. After a kill the strings are not kept.
module Main where

data Expr = Num Int | Add Expr Expr | Mul Expr Expr deriving (Show)

expr :: String -> (Expr, String)
expr s = addRest (term s)

addRest :: (Expr, String) -> (Expr, String)
addRest (l, '+' : s) = let (r, s') = term s in addRest (Add l r, s')
addRest (l, s) = (l, s)

term :: String -> (Expr, String)
term s = let (l, s') = factor s in case s' of
  '*' : s'' -> let (r, t) = term s'' in (Mul l r, t)
  _ -> (l, s')

factor :: String -> (Expr, String)
factor ('(' : s) = let (e, rest) = expr s in (e, drop 1 rest)
factor (c : s) = (Num (fromEnum c - 48), s)
factor [] = (Num 0, "")

eval :: Expr -> Int
eval (Num n) = n
eval (Add a b) = eval a + eval b
eval (Mul a b) = eval a * eval b

main :: IO ()
main = print (map (eval . fst . expr) ["1+2*3", "(1+2)*3"])

-- plant: factor | let (e, rest) = expr s => let (e, rest) = expr ('(' : s)
-- plant: eval | eval a + eval b => eval (Add b a)
