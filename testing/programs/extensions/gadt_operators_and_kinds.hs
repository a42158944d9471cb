{-# LANGUAGE DataKinds, GADTs, KindSignatures, StandaloneDeriving, StandaloneKindSignatures #-}
-- Operators of GADTs are shown between their arguments if their fixity is declared; kinds may have signatures.
module Main where

import Data.Kind (Type)
import GHC.Stack (HasCallStack)

data Nat = Z | S Nat

type Vec :: Nat -> Type -> Type
data Vec n a where
  Nil :: Vec 'Z a
  (:>) :: a -> Vec n a -> Vec ('S n) a
infixr 5 :>
deriving instance Show a => Show (Vec n a)

data Expr :: Type -> Type where
  Lit :: Int -> Expr Int
  (:+) :: Expr Int -> Expr Int -> Expr Int
  (:==) :: Expr Int -> Expr Int -> Expr Bool
infixl 6 :+
deriving instance Show (Expr a)

type Wrap :: (Type -> Type) -> Type -> Type
newtype Wrap f a = Wrap (f a)

vhead :: HasCallStack => Vec ('S n) a -> a
vhead (x :> _) = x

toList :: Vec n a -> [a]
toList Nil = []
toList (x :> xs) = x : toList xs

eval :: Expr a -> a
eval (Lit n) = n
eval (a :+ b) = eval a + eval b
eval (a :== b) = eval a == eval b

unwrap :: (HasCallStack, Functor f) => Wrap f a -> f [a]
unwrap (Wrap x) = fmap (: []) x

main :: IO ()
main = do
  let v = 1 :> 2 :> -3 :> Nil
  print v
  print (Just (vhead v :> Nil), toList v)
  print (Lit 1 :+ Lit 2 :+ Lit (-3))
  print (Lit 1 :== (Lit 0 :+ Lit 1))
  print (eval (Lit 3 :== (Lit 1 :+ Lit 2)))
  print (unwrap (Wrap (Just 'c')))
-- expected stdout:
-- | 1 :> (2 :> (-3 :> Nil))
-- | (Just (1 :> Nil),[1,2,-3])
-- | (Lit 1 :+ Lit 2) :+ Lit (-3)
-- | (:==) (Lit 1) (Lit 0 :+ Lit 1)
-- | True
-- | Just "c"
