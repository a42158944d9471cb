-- An interpreter for a small language with functions and closures, and a type checker for it.
module Main where

import qualified Data.Map as Map

data Term
  = Var String
  | Lam String Ty Term
  | App Term Term
  | Lit Int
  | Flag Bool
  | Add Term Term
  | Leq Term Term
  | If Term Term Term
  | Fix Term
  deriving (Show)

data Ty = IntT | BoolT | Ty :-> Ty deriving (Eq)

infixr 5 :->

instance Show Ty where
  showsPrec _ IntT = showString "Int"
  showsPrec _ BoolT = showString "Bool"
  showsPrec p (a :-> b) = showParen (p > 0) (showsPrec 1 a . showString " -> " . showsPrec 0 b)

data Value = IntV Int | BoolV Bool | Closure String Term Env

type Env = Map.Map String Value

instance Show Value where
  show (IntV n) = show n
  show (BoolV b) = show b
  show (Closure x _ env) = "<" ++ x ++ "/" ++ show (Map.size env) ++ ">"

typeOf :: Map.Map String Ty -> Term -> Either String Ty
typeOf env term = case term of
  Var x -> maybe (Left ("unbound " ++ x)) Right (Map.lookup x env)
  Lit _ -> Right IntT
  Flag _ -> Right BoolT
  Lam x t body -> (t :->) <$> typeOf (Map.insert x t env) body
  App f a -> do
    tf <- typeOf env f
    ta <- typeOf env a
    case tf of
      t :-> r | t == ta -> Right r
      _ -> Left (show tf ++ " applied to " ++ show ta)
  Add a b -> expect IntT a >> expect IntT b >> Right IntT
  Leq a b -> expect IntT a >> expect IntT b >> Right BoolT
  If c a b -> do
    expect BoolT c
    t <- typeOf env a
    expect t b
    Right t
  Fix f -> do
    t <- typeOf env f
    case t of
      a :-> b | a == b -> Right a
      _ -> Left "fix"
  where
    expect t e = do
      t' <- typeOf env e
      if t == t' then Right () else Left ("expected " ++ show t ++ ", found " ++ show t')

eval :: Env -> Term -> Value
eval env (Var x) = env Map.! x
eval _ (Lit n) = IntV n
eval _ (Flag b) = BoolV b
eval env (Lam x _ body) = Closure x body env
eval env (App f a) = apply (eval env f) (eval env a)
eval env (Add a b) = arith (\m n -> IntV (m + n)) (eval env a) (eval env b)
eval env (Leq a b) = arith (\m n -> BoolV (m <= n)) (eval env a) (eval env b)
eval env (If c a b) = case eval env c of
  BoolV True -> eval env a
  _ -> eval env b
eval env (Fix f) = let v = apply (eval env f) v in v

apply :: Value -> Value -> Value
apply (Closure x body env) v = eval (Map.insert x v env) body
apply _ _ = error "not a function"

arith :: (Int -> Int -> Value) -> Value -> Value -> Value
arith f (IntV m) (IntV n) = f m n
arith _ _ _ = error "not numbers"

run :: Term -> String
run t = case typeOf Map.empty t of
  Left problem -> "type error: " ++ problem
  Right ty -> show (eval Map.empty t) ++ " :: " ++ show ty

sumTo :: Term
sumTo = Fix (Lam "f" (IntT :-> IntT) (Lam "n" IntT (If (Leq (Var "n") (Lit 0)) (Lit 0) (Add (Var "n") (App (Var "f") (Add (Var "n") (Lit (-1))))))))

main :: IO ()
main =
  mapM_
    (putStrLn . run)
    [ App (Lam "x" IntT (Add (Var "x") (Lit 2))) (Lit 40)
    , Lam "x" IntT (Lam "y" BoolT (Var "x"))
    , App (Lam "g" (IntT :-> IntT) (App (Var "g") (Lit 1))) (Lam "z" IntT (Leq (Var "z") (Lit 3)))
    , If (Lit 1) (Lit 2) (Lit 3)
    , App sumTo (Lit 3)
    , Var "q"
    ]
