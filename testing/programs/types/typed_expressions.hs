{-# LANGUAGE GADTs, FlexibleInstances, KindSignatures, RankNTypes, StandaloneDeriving, ScopedTypeVariables, ExistentialQuantification #-}
module Main where

import Data.Kind (Type)
import Data.List (intercalate)

data Expr :: Type -> Type where
  IntE  :: Int -> Expr Int
  BoolE :: Bool -> Expr Bool
  Add   :: Expr Int -> Expr Int -> Expr Int
  Mul   :: Expr Int -> Expr Int -> Expr Int
  If    :: Expr Bool -> Expr a -> Expr a -> Expr a
  Eq    :: (Eq a, Show a) => Expr a -> Expr a -> Expr Bool
  Lt    :: Expr Int -> Expr Int -> Expr Bool
  Not   :: Expr Bool -> Expr Bool
  Pair  :: Expr a -> Expr b -> Expr (a, b)
  Fst   :: Expr (a, b) -> Expr a
  Snd   :: Expr (a, b) -> Expr b

deriving instance Show (Expr a)

eval :: Expr a -> a
eval (IntE n) = n
eval (BoolE b) = b
eval (Add a b) = eval a + eval b
eval (Mul a b) = eval a * eval b
eval (If c t e) | eval c = eval t
                | otherwise = eval e
eval (Eq a b) = eval a == eval b
eval (Lt a b) = eval a < eval b
eval (Not b) = not (eval b)
eval (Pair a b) = (eval a, eval b)
eval (Fst p) = fst (eval p)
eval (Snd p) = snd (eval p)

simplify :: Expr a -> Expr a
simplify (Add (IntE 0) e) = simplify e
simplify (Add e (IntE 0)) = simplify e
simplify (Mul (IntE 1) e) = simplify e
simplify (Mul e (IntE 1)) = simplify e
simplify (Mul (IntE 0) _) = IntE 0
simplify (Add a b) = Add (simplify a) (simplify b)
simplify (Mul a b) = Mul (simplify a) (simplify b)
simplify (If (BoolE True) t _) = simplify t
simplify (If (BoolE False) _ e) = simplify e
simplify (If c t e) = If (simplify c) (simplify t) (simplify e)
simplify (Not (Not b)) = simplify b
simplify (Fst (Pair a _)) = simplify a
simplify (Snd (Pair _ b)) = simplify b
simplify e = e

size :: Expr a -> Int
size e = case e of
  IntE _ -> 1
  BoolE _ -> 1
  Add a b -> 1 + size a + size b
  Mul a b -> 1 + size a + size b
  If c t f -> 1 + size c + size t + size f
  Eq a b -> 1 + size a + size b
  Lt a b -> 1 + size a + size b
  Not b -> 1 + size b
  Pair a b -> 1 + size a + size b
  Fst p -> 1 + size p
  Snd p -> 1 + size p

-- untyped source, type checked into the GADT
data U = UI Int | UB Bool | UAdd U U | UIf U U U | UEq U U deriving Show

data Ty a where
  TInt :: Ty Int
  TBool :: Ty Bool

data Typed = forall a. Typed (Ty a) (Expr a)

data Equal a b where
  Refl :: Equal a a

sameTy :: Ty a -> Ty b -> Maybe (Equal a b)
sameTy TInt TInt = Just Refl
sameTy TBool TBool = Just Refl
sameTy _ _ = Nothing

check :: U -> Either String Typed
check (UI n) = Right (Typed TInt (IntE n))
check (UB b) = Right (Typed TBool (BoolE b))
check (UAdd a b) = do
  Typed TInt a' <- check a >>= expectInt
  Typed TInt b' <- check b >>= expectInt
  Right (Typed TInt (Add a' b'))
check u@(UIf c t e) = do
  Typed tc c' <- check c
  Typed tt t' <- check t
  Typed te e' <- check e
  case (tc, sameTy tt te) of
    (TBool, Just Refl) -> Right (Typed tt (If c' t' e'))
    (TInt, _) -> Left ("condition is Int in " ++ show u)
    (_, Nothing) -> Left ("branches differ in " ++ show u)
check u@(UEq a b) = do
  Typed ta a' <- check a
  Typed tb b' <- check b
  case (ta, tb) of
    (TInt, TInt) -> Right (Typed TBool (Eq a' b'))
    (TBool, TBool) -> Right (Typed TBool (Eq a' b'))
    _ -> Left ("cannot compare in " ++ show u)

expectInt :: Typed -> Either String Typed
expectInt t@(Typed TInt _) = Right t
expectInt (Typed TBool e) = Left ("expected Int: " ++ show e)

instance MonadFail (Either String) where
  fail = Left

showVal :: Ty a -> a -> String
showVal TInt n = show n ++ " :: Int"
showVal TBool b = show b ++ " :: Bool"

mapPair :: (forall a. Expr a -> Expr a) -> (Expr b, Expr c) -> (Expr b, Expr c)
mapPair f (a, b) = (f a, f b)

main :: IO ()
main = do
  let e1 = If (Lt (IntE 2) (Add (IntE 0) (IntE 3))) (Fst (Pair (Mul (IntE 1) (IntE 7)) (BoolE False))) (IntE (-5))
  print e1
  print (eval e1, size e1)
  let s = simplify e1
  print s
  print (eval s, size s)
  print (eval (Pair e1 (Not (Eq e1 (IntE 7)))))
  let (x, y) = mapPair simplify (Add (IntE 0) (IntE 1), Not (Not (BoolE True)))
  print x >> print y
  mapM_ (putStrLn . either ("type error: " ++) (\(Typed t e) -> showVal t (eval e)) . check)
    [ UAdd (UI 1) (UI 2), UAdd (UI 1) (UB True), UIf (UEq (UI 1) (UI 1)) (UB False) (UB True)
    , UIf (UI 1) (UI 2) (UI 3), UIf (UB True) (UI 2) (UB False), UEq (UI 1) (UB True) ]
-- expected stdout:
-- | If (Lt (IntE 2) (Add (IntE 0) (IntE 3))) (Fst (Pair (Mul (IntE 1) (IntE 7)) (BoolE False))) (IntE (-5))
-- | (7,13)
-- | If (Lt (IntE 2) (Add (IntE 0) (IntE 3))) (IntE 7) (IntE (-5))
-- | (7,8)
-- | (7,False)
-- | IntE 1
-- | BoolE True
-- | 3 :: Int
-- | type error: expected Int: BoolE True
-- | False :: Bool
-- | type error: condition is Int in UIf (UI 1) (UI 2) (UI 3)
-- | type error: branches differ in UIf (UB True) (UI 2) (UB False)
-- | type error: cannot compare in UEq (UI 1) (UB True)
