module Data.Monoid
  ( Monoid(..), (<>), Dual(..), Endo(..), All(..), Any(..), Sum(..), Product(..), First(..), Last(..), Alt(..), Ap(..)
  ) where

import Control.Applicative
import Control.Monad
import Inquest.Foldable (Endo(..))
import Inquest.Monad (stimesIdempotentMonoid, stimesMonoid, Semigroup(..))

newtype Dual a = Dual { getDual :: a }
  deriving (Eq, Ord, Read, Show, Bounded)
newtype All = All { getAll :: Bool }
  deriving (Eq, Ord, Read, Show, Bounded)
newtype Any = Any { getAny :: Bool }
  deriving (Eq, Ord, Read, Show, Bounded)
newtype Sum a = Sum { getSum :: a }
  deriving (Eq, Ord, Read, Show, Bounded)
newtype Product a = Product { getProduct :: a }
  deriving (Eq, Ord, Read, Show, Bounded)
newtype First a = First { getFirst :: Maybe a }
  deriving (Eq, Ord, Read, Show)
newtype Last a = Last { getLast :: Maybe a }
  deriving (Eq, Ord, Read, Show)
newtype Alt f a = Alt { getAlt :: f a }
newtype Ap f a = Ap { getAp :: f a }

instance Semigroup a => Semigroup (Dual a) where
  Dual a <> Dual b = Dual (b <> a)
  stimes n (Dual a) = Dual (stimes n a)
instance Monoid a => Monoid (Dual a) where
  mempty = Dual mempty

instance Semigroup All where
  All a <> All b = All (a && b)
  stimes = stimesIdempotentMonoid
instance Monoid All where
  mempty = All True

instance Semigroup Any where
  Any a <> Any b = Any (a || b)
  stimes = stimesIdempotentMonoid
instance Monoid Any where
  mempty = Any False

instance Num a => Semigroup (Sum a) where
  Sum a <> Sum b = Sum (a + b)
  stimes n (Sum a) = Sum (fromIntegral n * a)
instance Num a => Monoid (Sum a) where
  mempty = Sum 0

instance Num a => Semigroup (Product a) where
  Product a <> Product b = Product (a * b)
  stimes n (Product a) = Product (a ^ n)
instance Num a => Monoid (Product a) where
  mempty = Product 1

instance Semigroup (First a) where
  First Nothing <> b = b
  a <> _ = a
  stimes = stimesIdempotentMonoid
instance Monoid (First a) where
  mempty = First Nothing

instance Semigroup (Last a) where
  a <> Last Nothing = a
  _ <> b = b
  stimes = stimesIdempotentMonoid
instance Monoid (Last a) where
  mempty = Last Nothing

instance Alternative f => Semigroup (Alt f a) where
  Alt a <> Alt b = Alt (a <|> b)
  stimes = stimesMonoid
instance Alternative f => Monoid (Alt f a) where
  mempty = Alt empty

instance (Applicative f, Semigroup a) => Semigroup (Ap f a) where
  Ap a <> Ap b = Ap (liftA2 (<>) a b)
instance (Applicative f, Monoid a) => Monoid (Ap f a) where
  mempty = Ap (pure mempty)

instance Num a => Num (Sum a) where
  Sum a + Sum b = Sum (a + b)
  Sum a - Sum b = Sum (a - b)
  Sum a * Sum b = Sum (a * b)
  negate (Sum a) = Sum (negate a)
  abs (Sum a) = Sum (abs a)
  signum (Sum a) = Sum (signum a)
  fromInteger n = Sum (fromInteger n)
instance Num a => Num (Product a) where
  Product a + Product b = Product (a + b)
  Product a - Product b = Product (a - b)
  Product a * Product b = Product (a * b)
  negate (Product a) = Product (negate a)
  abs (Product a) = Product (abs a)
  signum (Product a) = Product (signum a)
  fromInteger n = Product (fromInteger n)

instance Functor Dual where
  fmap f (Dual a) = Dual (f a)
instance Applicative Dual where
  pure = Dual
  Dual f <*> Dual a = Dual (f a)
instance Monad Dual where
  Dual a >>= f = f a
instance Foldable Dual where
  foldMap f (Dual a) = f a
  foldr f z (Dual a) = f a z
instance Traversable Dual where
  traverse f (Dual a) = fmap Dual (f a)

instance Functor Sum where
  fmap f (Sum a) = Sum (f a)
instance Applicative Sum where
  pure = Sum
  Sum f <*> Sum a = Sum (f a)
instance Monad Sum where
  Sum a >>= f = f a
instance Foldable Sum where
  foldMap f (Sum a) = f a
  foldr f z (Sum a) = f a z
instance Traversable Sum where
  traverse f (Sum a) = fmap Sum (f a)

instance Functor Product where
  fmap f (Product a) = Product (f a)
instance Applicative Product where
  pure = Product
  Product f <*> Product a = Product (f a)
instance Monad Product where
  Product a >>= f = f a
instance Foldable Product where
  foldMap f (Product a) = f a
  foldr f z (Product a) = f a z
instance Traversable Product where
  traverse f (Product a) = fmap Product (f a)

instance Functor First where
  fmap f (First a) = First (fmap f a)
instance Applicative First where
  pure a = First (Just a)
  First f <*> First a = First (f <*> a)
instance Monad First where
  First a >>= f = First (a >>= \x -> case f x of First b -> b)
instance Foldable First where
  foldMap f (First a) = foldMap f a
instance Traversable First where
  traverse f (First a) = fmap First (traverse f a)

instance Functor Last where
  fmap f (Last a) = Last (fmap f a)
instance Applicative Last where
  pure a = Last (Just a)
  Last f <*> Last a = Last (f <*> a)
instance Monad Last where
  Last a >>= f = Last (a >>= \x -> case f x of Last b -> b)
instance Foldable Last where
  foldMap f (Last a) = foldMap f a
instance Traversable Last where
  traverse f (Last a) = fmap Last (traverse f a)

instance Eq (f a) => Eq (Alt f a) where
  Alt a == Alt b = a == b
instance Ord (f a) => Ord (Alt f a) where
  compare (Alt a) (Alt b) = compare a b
instance Show (f a) => Show (Alt f a) where
  showsPrec d (Alt a) = showParen (d > 10) (showString "Alt {getAlt = " . showsPrec 0 a . showString "}")
instance Functor f => Functor (Alt f) where
  fmap f (Alt a) = Alt (fmap f a)
instance Applicative f => Applicative (Alt f) where
  pure a = Alt (pure a)
  Alt f <*> Alt a = Alt (f <*> a)
instance Alternative f => Alternative (Alt f) where
  empty = Alt empty
  Alt a <|> Alt b = Alt (a <|> b)
instance Monad f => Monad (Alt f) where
  Alt a >>= f = Alt (a >>= \x -> case f x of Alt b -> b)
instance Foldable f => Foldable (Alt f) where
  foldMap f (Alt a) = foldMap f a
instance Traversable f => Traversable (Alt f) where
  traverse f (Alt a) = fmap Alt (traverse f a)

instance Eq (f a) => Eq (Ap f a) where
  Ap a == Ap b = a == b
instance Ord (f a) => Ord (Ap f a) where
  compare (Ap a) (Ap b) = compare a b
instance Show (f a) => Show (Ap f a) where
  showsPrec d (Ap a) = showParen (d > 10) (showString "Ap {getAp = " . showsPrec 0 a . showString "}")
instance Functor f => Functor (Ap f) where
  fmap f (Ap a) = Ap (fmap f a)
instance Applicative f => Applicative (Ap f) where
  pure a = Ap (pure a)
  Ap f <*> Ap a = Ap (f <*> a)
instance Alternative f => Alternative (Ap f) where
  empty = Ap empty
  Ap a <|> Ap b = Ap (a <|> b)
instance Monad f => Monad (Ap f) where
  Ap a >>= f = Ap (a >>= \x -> case f x of Ap b -> b)
instance Foldable f => Foldable (Ap f) where
  foldMap f (Ap a) = foldMap f a
instance Traversable f => Traversable (Ap f) where
  traverse f (Ap a) = fmap Ap (traverse f a)

