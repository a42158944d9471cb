module Data.Semigroup
  ( Semigroup(..), stimesMonoid, stimesIdempotent, stimesIdempotentMonoid, mtimesDefault
  , Min(..), Max(..), First(..), Last(..), WrappedMonoid(..)
  , Dual(..), Endo(..), All(..), Any(..), Sum(..), Product(..)
  , Option(..), option, diff, cycle1, Arg(..), ArgMin, ArgMax
  ) where

import Data.Bifunctor
import Data.Monoid (All(..), Any(..), Dual(..), Endo(..), Product(..), Sum(..))
import Inquest.Monad

-- | A monoid with a multiplier that may be 0.
mtimesDefault :: (Integral b, Monoid a) => b -> a -> a
mtimesDefault n x
  | n == 0 = mempty
  | otherwise = stimes n x

diff :: Semigroup m => m -> Endo m
diff x = Endo (x <>)

cycle1 :: Semigroup m => m -> m
cycle1 xs = ys
  where ys = xs <> ys

-- | A value with something attached that comparisons ignore.
data Arg a b = Arg a b
  deriving (Show, Read)

type ArgMin a b = Min (Arg a b)
type ArgMax a b = Max (Arg a b)

instance Eq a => Eq (Arg a b) where
  Arg a _ == Arg b _ = a == b
instance Ord a => Ord (Arg a b) where
  compare (Arg a _) (Arg b _) = compare a b
  min x@(Arg a _) y@(Arg b _) = if a <= b then x else y
  max x@(Arg a _) y@(Arg b _) = if a >= b then x else y
instance Functor (Arg a) where
  fmap f (Arg x a) = Arg x (f a)
instance Foldable (Arg a) where
  foldMap f (Arg _ a) = f a
instance Traversable (Arg a) where
  traverse f (Arg x a) = fmap (Arg x) (f a)
instance Bifunctor Arg where
  bimap f g (Arg a b) = Arg (f a) (g b)

newtype Min a = Min { getMin :: a }
  deriving (Eq, Ord, Show, Read, Bounded)
newtype Max a = Max { getMax :: a }
  deriving (Eq, Ord, Show, Read, Bounded)
newtype First a = First { getFirst :: a }
  deriving (Eq, Ord, Show, Read, Bounded)
newtype Last a = Last { getLast :: a }
  deriving (Eq, Ord, Show, Read, Bounded)
newtype WrappedMonoid m = WrapMonoid { unwrapMonoid :: m }
  deriving (Eq, Ord, Show, Read, Bounded)
newtype Option a = Option { getOption :: Maybe a }
  deriving (Eq, Ord, Show, Read)

instance Ord a => Semigroup (Min a) where
  Min a <> Min b = Min (min a b)
  stimes = stimesIdempotent
instance (Ord a, Bounded a) => Monoid (Min a) where
  mempty = maxBound
instance Ord a => Semigroup (Max a) where
  Max a <> Max b = Max (max a b)
  stimes = stimesIdempotent
instance (Ord a, Bounded a) => Monoid (Max a) where
  mempty = minBound
instance Semigroup (First a) where
  a <> _ = a
  stimes = stimesIdempotent
instance Semigroup (Last a) where
  _ <> b = b
  stimes = stimesIdempotent
instance Monoid m => Semigroup (WrappedMonoid m) where
  WrapMonoid a <> WrapMonoid b = WrapMonoid (a `mappend` b)
instance Monoid m => Monoid (WrappedMonoid m) where
  mempty = WrapMonoid mempty
instance Enum a => Enum (WrappedMonoid a) where
  toEnum n = WrapMonoid (toEnum n)
  fromEnum (WrapMonoid a) = fromEnum a

option :: b -> (a -> b) -> Option a -> b
option n j (Option m) = maybe n j m

instance Functor Option where
  fmap f (Option a) = Option (fmap f a)
instance Applicative Option where
  pure a = Option (Just a)
  Option f <*> Option a = Option (f <*> a)
instance Monad Option where
  Option (Just a) >>= k = k a
  Option Nothing >>= _ = Option Nothing
instance Alternative Option where
  empty = Option Nothing
  Option Nothing <|> b = b
  a <|> _ = a
instance MonadPlus Option
instance Foldable Option where
  foldMap f (Option m) = foldMap f m
instance Traversable Option where
  traverse f (Option m) = fmap Option (traverse f m)
instance Semigroup a => Semigroup (Option a) where
  Option a <> Option b = Option (a <> b)
instance Semigroup a => Monoid (Option a) where
  mempty = Option Nothing

instance Enum a => Enum (Min a) where
  succ (Min a) = Min (succ a)
  pred (Min a) = Min (pred a)
  toEnum n = Min (toEnum n)
  fromEnum (Min a) = fromEnum a
  enumFrom (Min a) = map Min (enumFrom a)
  enumFromThen (Min a) (Min b) = map Min (enumFromThen a b)
  enumFromTo (Min a) (Min b) = map Min (enumFromTo a b)
  enumFromThenTo (Min a) (Min b) (Min c) = map Min (enumFromThenTo a b c)
instance Functor Min where
  fmap f (Min a) = Min (f a)
instance Applicative Min where
  pure = Min
  Min f <*> Min a = Min (f a)
instance Monad Min where
  Min a >>= f = f a
instance Foldable Min where
  foldMap f (Min a) = f a
instance Traversable Min where
  traverse f (Min a) = fmap Min (f a)

instance Enum a => Enum (Max a) where
  succ (Max a) = Max (succ a)
  pred (Max a) = Max (pred a)
  toEnum n = Max (toEnum n)
  fromEnum (Max a) = fromEnum a
  enumFrom (Max a) = map Max (enumFrom a)
  enumFromThen (Max a) (Max b) = map Max (enumFromThen a b)
  enumFromTo (Max a) (Max b) = map Max (enumFromTo a b)
  enumFromThenTo (Max a) (Max b) (Max c) = map Max (enumFromThenTo a b c)
instance Functor Max where
  fmap f (Max a) = Max (f a)
instance Applicative Max where
  pure = Max
  Max f <*> Max a = Max (f a)
instance Monad Max where
  Max a >>= f = f a
instance Foldable Max where
  foldMap f (Max a) = f a
instance Traversable Max where
  traverse f (Max a) = fmap Max (f a)

instance Enum a => Enum (First a) where
  succ (First a) = First (succ a)
  pred (First a) = First (pred a)
  toEnum n = First (toEnum n)
  fromEnum (First a) = fromEnum a
  enumFrom (First a) = map First (enumFrom a)
  enumFromThen (First a) (First b) = map First (enumFromThen a b)
  enumFromTo (First a) (First b) = map First (enumFromTo a b)
  enumFromThenTo (First a) (First b) (First c) = map First (enumFromThenTo a b c)
instance Functor First where
  fmap f (First a) = First (f a)
instance Applicative First where
  pure = First
  First f <*> First a = First (f a)
instance Monad First where
  First a >>= f = f a
instance Foldable First where
  foldMap f (First a) = f a
instance Traversable First where
  traverse f (First a) = fmap First (f a)

instance Enum a => Enum (Last a) where
  succ (Last a) = Last (succ a)
  pred (Last a) = Last (pred a)
  toEnum n = Last (toEnum n)
  fromEnum (Last a) = fromEnum a
  enumFrom (Last a) = map Last (enumFrom a)
  enumFromThen (Last a) (Last b) = map Last (enumFromThen a b)
  enumFromTo (Last a) (Last b) = map Last (enumFromTo a b)
  enumFromThenTo (Last a) (Last b) (Last c) = map Last (enumFromThenTo a b c)
instance Functor Last where
  fmap f (Last a) = Last (f a)
instance Applicative Last where
  pure = Last
  Last f <*> Last a = Last (f a)
instance Monad Last where
  Last a >>= f = f a
instance Foldable Last where
  foldMap f (Last a) = f a
instance Traversable Last where
  traverse f (Last a) = fmap Last (f a)

instance Num a => Num (Min a) where
  Min a + Min b = Min (a + b)
  Min a - Min b = Min (a - b)
  Min a * Min b = Min (a * b)
  negate (Min a) = Min (negate a)
  abs (Min a) = Min (abs a)
  signum (Min a) = Min (signum a)
  fromInteger n = Min (fromInteger n)

instance Num a => Num (Max a) where
  Max a + Max b = Max (a + b)
  Max a - Max b = Max (a - b)
  Max a * Max b = Max (a * b)
  negate (Max a) = Max (negate a)
  abs (Max a) = Max (abs a)
  signum (Max a) = Max (signum a)
  fromInteger n = Max (fromInteger n)

