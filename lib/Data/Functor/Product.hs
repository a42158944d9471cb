{-# LANGUAGE PolyKinds #-}
module Data.Functor.Product (Product(..)) where

import Control.Applicative
import Data.Functor.Classes

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

instance (Eq1 f, Eq1 g) => Eq1 (Product f g) where
  liftEq eq (Pair a b) (Pair c d) = liftEq eq a c && liftEq eq b d
instance (Ord1 f, Ord1 g) => Ord1 (Product f g) where
  liftCompare c (Pair a b) (Pair x y) = liftCompare c a x <> liftCompare c b y
instance (Show1 f, Show1 g) => Show1 (Product f g) where
  liftShowsPrec sp sl d (Pair x y) = showsBinaryWith (liftShowsPrec sp sl) (liftShowsPrec sp sl) "Pair" d x y
instance (Eq1 f, Eq1 g, Eq a) => Eq (Product f g a) where
  x == y = eq1 x y
instance (Ord1 f, Ord1 g, Ord a) => Ord (Product f g a) where
  compare x y = compare1 x y
instance (Show1 f, Show1 g, Show a) => Show (Product f g a) where
  showsPrec d x = showsPrec1 d x
