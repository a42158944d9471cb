{-# LANGUAGE FlexibleContexts, UndecidableInstances #-}
module Main where
newtype Fix f = Fix (f (Fix f))
instance Show (f (Fix f)) => Show (Fix f) where
  showsPrec d (Fix f) = showParen (d > 10) $ showString "Fix " . showsPrec 11 f
instance Eq (f (Fix f)) => Eq (Fix f) where
  Fix a == Fix b = a == b
data ExprF r = Lit Int | Add r r | Mul r r deriving (Show, Eq)
instance Functor ExprF where
  fmap _ (Lit n) = Lit n
  fmap f (Add a b) = Add (f a) (f b)
  fmap f (Mul a b) = Mul (f a) (f b)
data ListF a r = Nil | Cons a r deriving (Show, Eq, Ord)
cata :: Functor f => (f a -> a) -> Fix f -> a
cata alg (Fix f) = alg (fmap (cata alg) f)
eval :: Fix ExprF -> Int
eval = cata go where
  go (Lit n) = n
  go (Add a b) = a + b
  go (Mul a b) = a * b
main :: IO ()
main = do
  let e = Fix (Add (Fix (Lit 2)) (Fix (Mul (Fix (Lit 3)) (Fix (Lit 4)))))
  print e
  print (eval e)
  print (e == e)
  print (Fix (Cons 'a' (Fix Nil)))
-- expected stdout:
-- | Fix (Add (Fix (Lit 2)) (Fix (Mul (Fix (Lit 3)) (Fix (Lit 4)))))
-- | 14
-- | True
-- | Fix (Cons 'a' (Fix Nil))
