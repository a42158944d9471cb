{-# LANGUAGE PolyKinds #-}
module Data.Functor.Sum (Sum(..)) where

import Data.Functor.Classes

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

instance (Eq1 f, Eq1 g) => Eq1 (Sum f g) where
  liftEq eq (InL x) (InL y) = liftEq eq x y
  liftEq eq (InR x) (InR y) = liftEq eq x y
  liftEq _ _ _ = False
instance (Ord1 f, Ord1 g) => Ord1 (Sum f g) where
  liftCompare c (InL x) (InL y) = liftCompare c x y
  liftCompare _ (InL _) (InR _) = LT
  liftCompare _ (InR _) (InL _) = GT
  liftCompare c (InR x) (InR y) = liftCompare c x y
instance (Show1 f, Show1 g) => Show1 (Sum f g) where
  liftShowsPrec sp sl d (InL x) = showsUnaryWith (liftShowsPrec sp sl) "InL" d x
  liftShowsPrec sp sl d (InR x) = showsUnaryWith (liftShowsPrec sp sl) "InR" d x
instance (Eq1 f, Eq1 g, Eq a) => Eq (Sum f g a) where
  x == y = eq1 x y
instance (Ord1 f, Ord1 g, Ord a) => Ord (Sum f g a) where
  compare x y = compare1 x y
instance (Show1 f, Show1 g, Show a) => Show (Sum f g a) where
  showsPrec d x = showsPrec1 d x
