-- A stack of monad transformers behind a newtype with derived instances.
-- only: debug
-- debug: --ghc
-- answer: no
-- answer: no
-- answer: no
-- answer: trust tick
-- answer: yes
-- answer: no
-- answer: yes
-- answer: yes
-- answer: no
{-# LANGUAGE GeneralizedNewtypeDeriving, FlexibleContexts #-}
module Main where

import Control.Monad.Except
import Control.Monad.Reader
import Control.Monad.State
import Control.Monad.Writer
import qualified Data.Map as Map

data Value = IntV Int | FunV Env String Term
type Env = Map.Map String Value

instance Show Value where
  show (IntV n) = show n
  show (FunV _ x _) = "<fun " ++ x ++ ">"

data Term = Var String | Lit Int | Plus Term Term | Lam String Term | App Term Term
  deriving Show

newtype Eval a = Eval { unEval :: ReaderT Env (ExceptT String (WriterT [String] (State Int))) a }
  deriving (Functor, Applicative, Monad, MonadReader Env, MonadError String, MonadWriter [String], MonadState Int)

tick :: (MonadState Int m) => m ()
tick = modify (+ 1)

eval :: Term -> Eval Value
eval (Lit n) = tick >> return (IntV n)
eval (Var x) = do
  tick
  tell [x]
  env <- ask
  case Map.lookup x env of
    Nothing -> throwError ("unbound: " ++ x)
    Just v -> return v
eval (Plus a b) = do
  tick
  x <- eval a
  y <- eval b
  plus x y
eval (Lam x body) = do
  tick
  env <- ask
  return (FunV env x body)
eval (App f a) = do
  tick
  fv <- eval f
  av <- eval a
  apply fv av

plus :: Value -> Value -> Eval Value
plus (IntV a) (IntV b) = return (IntV (a - b))
plus _ _ = throwError "type error in addition"

apply :: Value -> Value -> Eval Value
apply (FunV env x body) v = local (const (Map.insert x v env)) (eval body)
apply _ _ = throwError "type error in application"

run :: Term -> ((Either String Value, [String]), Int)
run t = runState (runWriterT (runExceptT (runReaderT (unEval (eval t)) Map.empty))) 0

main :: IO ()
main = do
  print (run (App (Lam "x" (Plus (Var "x") (Lit 1))) (Plus (Lit 10) (Lit 3))))
  print (run (Plus (Lit 1) (Var "y")))
  print (run (App (Lit 1) (Lit 2)))
-- expected session:
-- | ((Right 6,["x"]),8)
-- | ((Left "unbound: y",["y"]),3)
-- | ((Left "type error in application",[]),3)
-- | 1. main = {returns ()} ? no
-- | 2. run (App (Lam "x" (Plus (Var "x") (Lit 1))) (Plus (Lit 10) (Lit 3))) = ((Right (IntV 6),["x"]),8) ? no
-- | 3. eval (App (Lam "x" (Plus (Var "x") (Lit 1))) (Plus (Lit 10) (Lit 3))) (fromList []) 0 = ((Right (IntV 6),["x"]),8) ? no
-- | 4. tick (fromList []) 0 = ((Right _,[]),1) ? trust
-- | 5. eval (Lam "x" (Plus (Var "x") (Lit 1))) (fromList []) 1 = ((Right (FunV (fromList []) "x" (Plus (Var "x") (Lit 1))),[]),2) ? yes
-- | 6. eval (Plus (Lit 10) (Lit 3)) (fromList []) 2 = ((Right (IntV 7),[]),5) ? no
-- | 7. apply (FunV (fromList []) "x" (Plus (Var "x") (Lit 1))) (IntV 7) (fromList []) 5 = ((Right (IntV 6),["x"]),8) ? yes
-- | 8. apply (IntV 1) (IntV 2) (fromList []) 3 = ((Left "type error in application",[]),3) ? yes
-- | 9. plus (IntV 10) (IntV 3) (fromList []) 5 = ((Right (IntV 7),[]),5) ? no
-- | The fault is in plus, evaluator.hs:63:1
-- |     plus (IntV a) (IntV b) = return (IntV (a - b))
-- |     plus _ _ = throwError "type error in addition"
