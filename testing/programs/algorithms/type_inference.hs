-- Hindley-Milner for a small language: substitutions, unification, generalisation, an error monad.
module Main where

import Data.List (nub, union, (\\))
import Data.Maybe (fromMaybe)

data Type = TVar Int | TCon String | Type :-> Type deriving (Eq, Ord)
infixr 4 :->
data Scheme = Forall [Int] Type
data Expr = Var String | Lit Int | BoolE Bool | Lam String Expr | App Expr Expr | Let String Expr Expr | If Expr Expr Expr

instance Show Type where
  showsPrec _ (TVar n) = showString (names !! n)
    where names = [c : s | s <- "" : map show [1 :: Int ..], c <- ['a' .. 'z']]
  showsPrec _ (TCon c) = showString c
  showsPrec d (a :-> b) = showParen (d > 4) (showsPrec 5 a . showString " -> " . showsPrec 4 b)

type Subst = [(Int, Type)]

class Types t where
  apply :: Subst -> t -> t
  ftv :: t -> [Int]
instance Types Type where
  apply s t@(TVar n) = fromMaybe t (lookup n s)
  apply s (a :-> b) = apply s a :-> apply s b
  apply _ t = t
  ftv (TVar n) = [n]
  ftv (a :-> b) = ftv a `union` ftv b
  ftv _ = []
instance Types Scheme where
  apply s (Forall vs t) = Forall vs (apply (filter ((`notElem` vs) . fst) s) t)
  ftv (Forall vs t) = ftv t \\ vs
instance Types a => Types [a] where
  apply s = map (apply s)
  ftv = nub . concatMap ftv
instance Types b => Types (a, b) where
  apply s (a, b) = (a, apply s b)
  ftv (_, b) = ftv b

newtype Infer a = Infer { runInfer :: Int -> Either String (a, Int) }
instance Functor Infer where fmap f m = m >>= pure . f
instance Applicative Infer where { pure a = Infer (\n -> Right (a, n)); mf <*> ma = mf >>= \f -> fmap f ma }
instance Monad Infer where m >>= k = Infer (\n -> runInfer m n >>= \(a, n') -> runInfer (k a) n')

failI :: String -> Infer a
failI = Infer . const . Left
fresh :: Infer Type
fresh = Infer (\n -> Right (TVar n, n + 1))

compose :: Subst -> Subst -> Subst
compose s1 s2 = [(v, apply s1 t) | (v, t) <- s2] ++ s1

unify :: Type -> Type -> Infer Subst
unify (a :-> b) (c :-> d) = do
  s1 <- unify a c
  s2 <- unify (apply s1 b) (apply s1 d)
  return (compose s2 s1)
unify (TVar n) t = bind n t
unify t (TVar n) = bind n t
unify (TCon a) (TCon b) | a == b = return []
unify a b = failI ("cannot unify " ++ show a ++ " with " ++ show b)

bind :: Int -> Type -> Infer Subst
bind n t
  | t == TVar n = return []
  | n `elem` ftv t = failI ("infinite type " ++ show (TVar n) ++ " = " ++ show t)
  | otherwise = return [(n, t)]

type Env = [(String, Scheme)]

infer :: Env -> Expr -> Infer (Subst, Type)
infer env (Var x) = case lookup x env of
  Nothing -> failI ("unbound " ++ x)
  Just (Forall vs t) -> do
    ts <- mapM (const fresh) vs
    return ([], apply (zip vs ts) t)
infer _ (Lit _) = return ([], TCon "Int")
infer _ (BoolE _) = return ([], TCon "Bool")
infer env (Lam x b) = do
  tv <- fresh
  (s, t) <- infer ((x, Forall [] tv) : env) b
  return (s, apply s tv :-> t)
infer env (App f a) = do
  tv <- fresh
  (s1, tf) <- infer env f
  (s2, ta) <- infer (apply s1 env) a
  s3 <- unify (apply s2 tf) (ta :-> tv)
  return (s3 `compose` s2 `compose` s1, apply s3 tv)
infer env (Let x e b) = do
  (s1, t) <- infer env e
  let env' = apply s1 env
      scheme = Forall (ftv t \\ ftv env') t
  (s2, t2) <- infer ((x, scheme) : env') b
  return (s2 `compose` s1, t2)
infer env (If c t e) = do
  (s1, tc) <- infer env c
  s2 <- unify tc (TCon "Bool")
  let s12 = s2 `compose` s1
  (s3, tt) <- infer (apply s12 env) t
  (s4, te) <- infer (apply (s3 `compose` s12) env) e
  s5 <- unify (apply s4 tt) te
  return (s5 `compose` s4 `compose` s3 `compose` s12, apply s5 te)

prims :: Env
prims = [("add", Forall [] (TCon "Int" :-> TCon "Int" :-> TCon "Int")), ("eq", Forall [0] (TVar 0 :-> TVar 0 :-> TCon "Bool"))]

typeOf :: Expr -> String
typeOf e = case runInfer (infer prims e) 1 of
  Left err -> "error: " ++ err
  Right ((_, t), _) -> show (apply (zip (ftv t) (map TVar [0 ..])) t)

main :: IO ()
main = mapM_ (putStrLn . typeOf)
  [ Lam "x" (Var "x")
  , Lam "f" (Lam "g" (Lam "x" (App (Var "f") (App (Var "g") (Var "x")))))
  , Let "id" (Lam "x" (Var "x")) (If (App (Var "id") (BoolE True)) (App (Var "id") (Lit 1)) (Lit 2))
  , Lam "x" (App (Var "x") (Var "x"))
  , App (Lit 1) (Lit 2)
  , Lam "x" (If (App (App (Var "eq") (Var "x")) (Lit 0)) (Var "x") (App (App (Var "add") (Var "x")) (Lit 1)))
  , Lam "x" (Var "y")
  , Let "k" (Lam "a" (Lam "b" (Var "a"))) (App (App (Var "k") (Var "k")) (Lit 3))
  ]

-- expected stdout:
-- | a -> a
-- | (a -> b) -> (c -> a) -> c -> b
-- | Int
-- | error: infinite type b = b -> c
-- | error: cannot unify Int with Int -> b
-- | Int -> Int
-- | error: unbound y
-- | a -> b -> a
