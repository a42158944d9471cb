module Data.Functor.Sum (Sum(..)) where

data Sum f g a = InL (f a) | InR (g a)

instance (Functor f, Functor g) => Functor (Sum f g) where
  fmap f (InL x) = InL (fmap f x)
  fmap f (InR y) = InR (fmap f y)
instance (Foldable f, Foldable g) => Foldable (Sum f g) where
  foldMap f (InL x) = foldMap f x
  foldMap f (InR y) = foldMap f y
instance (Traversable f, Traversable g) => Traversable (Sum f g) where
  traverse f (InL x) = fmap InL (traverse f x)
  traverse f (InR y) = fmap InR (traverse f y)
