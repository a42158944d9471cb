module Data.Functor.Product (Product(..)) where

import Control.Applicative

data Product f g a = Pair (f a) (g a)

instance (Functor f, Functor g) => Functor (Product f g) where
  fmap f (Pair x y) = Pair (fmap f x) (fmap f y)
instance (Foldable f, Foldable g) => Foldable (Product f g) where
  foldMap f (Pair x y) = foldMap f x <> foldMap f y
instance (Traversable f, Traversable g) => Traversable (Product f g) where
  traverse f (Pair x y) = liftA2 Pair (traverse f x) (traverse f y)
instance (Applicative f, Applicative g) => Applicative (Product f g) where
  pure x = Pair (pure x) (pure x)
  Pair f g <*> Pair x y = Pair (f <*> x) (g <*> y)
instance (Monad f, Monad g) => Monad (Product f g) where
  Pair m n >>= f = Pair (m >>= \x -> fstP (f x)) (n >>= \x -> sndP (f x))
    where
      fstP (Pair a _) = a
      sndP (Pair _ b) = b
