-- ExceptT over State, with the tree that is chosen where nobody did. scoped should put back what was there.
-- debug:
-- answer: no
-- answer: yes
-- answer: no
-- answer: no
-- answer: yes
-- answer: yes
-- answer: no
-- answer: no
-- answer: yes
-- answer: no
module Main where

import Control.Monad.State
import Control.Monad.Except
import qualified Data.Map as M

data Err = Unbound String | DivZero | Type String deriving Show

data Expr = Lit Int | Var String | Bin Op Expr Expr | Let String Expr Expr
data Op = Plus | Minus | Times | Div deriving (Eq, Show)

type Env = M.Map String Int
type Eval a = ExceptT Err (State Env) a

eval :: Expr -> Eval Int
eval (Lit n) = return n
eval (Var x) = do
  env <- lift get
  maybe (throwError (Unbound x)) return (M.lookup x env)
eval (Bin op a b) = do
  x <- eval a
  y <- eval b
  binary op x y
eval (Let x e body) = do
  v <- eval e
  scoped x v (eval body)

scoped :: String -> Int -> Eval a -> Eval a
scoped x v body = do
  old <- get
  modify (M.insert x v)
  r <- body
  modify (M.delete x)
  return r

binary :: Op -> Int -> Int -> Eval Int
binary Plus x y = return (x + y)
binary Minus x y = return (x - y)
binary Times x y = return (x * y)
binary Div _ 0 = throwError DivZero
binary Div x y = return (x `div` y)

run :: Expr -> Either Err Int
run e = evalState (runExceptT (eval e)) M.empty

main :: IO ()
main = do
  print (run (Bin Plus (Lit 1) (Let "x" (Lit 2) (Var "x"))))
  print (run (Let "x" (Lit 1) (Bin Plus (Let "x" (Lit 5) (Var "x")) (Var "x"))))
  print (run (Bin Div (Lit 1) (Lit 0)))
-- expected stdout:
-- | Right 3
-- | Left (Unbound "x")
-- | Left DivZero
-- expected session:
-- | Right 3
-- | Left (Unbound "x")
-- | Left DivZero
-- | 1. main = {prints "Right 3\nLeft (Unbound \"x\")\nLeft DivZero\n"} ? no
-- | 2. run (Bin Plus (Lit 1) (Let "x" (Lit 2) (Var "x"))) = Right 3 ? yes
-- | 3. run (Let "x" (Lit 1) (Bin Plus (Let "x" (Lit 5) (Var "x")) (Var "x"))) = Left (Unbound "x") ? no
-- | 4. eval (Let "x" (Lit 1) (Bin Plus (Let "x" (Lit 5) (Var "x")) (Var "x"))) = {from fromList [] to _; throws Unbound "x"} ? no
-- | 5. eval (Lit 1) = {from fromList [] to fromList []; returns 1} ? yes
-- | 6. scoped "x" 1 {from fromList [("x",1)] to _; throws Unbound "x"} = {from fromList [] to _; throws Unbound "x"} ? yes
-- | 7. eval (Bin Plus (Let "x" (Lit 5) (Var "x")) (Var "x")) = {from fromList [("x",1)] to _; throws Unbound "x"} ? no
-- | 8. eval (Let "x" (Lit 5) (Var "x")) = {from fromList [("x",1)] to fromList []; returns 5} ? no
-- | 9. eval (Lit 5) = {from fromList [("x",1)] to fromList [("x",1)]; returns 5} ? yes
-- | 10. scoped "x" 5 {from fromList [("x",5)] to fromList [("x",5)]; returns 5} = {from fromList [("x",1)] to fromList []; returns 5} ? no
-- | The fault is in scoped, except_over_state.hs:41:1
-- |     scoped x v body = do
-- |       old <- get
-- |       modify (M.insert x v)
-- |       r <- body
-- |       modify (M.delete x)
-- |       return r
