module Data.Ord (Ord(..), Ordering(..), Down(..), comparing) where

import Inquest.Classes (comparing)

-- | The order turned round.
newtype Down a = Down { getDown :: a }

instance Eq a => Eq (Down a) where
  Down x == Down y = x == y
instance Ord a => Ord (Down a) where
  compare (Down x) (Down y) = compare y x
  Down x < Down y = y < x
  Down x <= Down y = y <= x
  Down x > Down y = y > x
  Down x >= Down y = y >= x
  min (Down x) (Down y) = Down (max y x)
  max (Down x) (Down y) = Down (min y x)
instance Bounded a => Bounded (Down a) where
  minBound = Down maxBound
  maxBound = Down minBound

instance Show a => Show (Down a) where
  showsPrec d (Down x) = showParen (d > 10) (showString "Down " . showsPrec 11 x)
instance Read a => Read (Down a) where
  readsPrec d = readParen (d > 10) (\r -> [(Down x, t) | ("Down", s) <- lex r, (x, t) <- readsPrec 11 s])

instance Num a => Num (Down a) where
  Down x + Down y = Down (x + y)
  Down x - Down y = Down (x - y)
  Down x * Down y = Down (x * y)
  negate (Down x) = Down (negate x)
  abs (Down x) = Down (abs x)
  signum (Down x) = Down (signum x)
  fromInteger n = Down (fromInteger n)

instance Semigroup a => Semigroup (Down a) where
  Down x <> Down y = Down (x <> y)
instance Monoid a => Monoid (Down a) where
  mempty = Down mempty
instance Functor Down where
  fmap f (Down x) = Down (f x)
instance Applicative Down where
  pure = Down
  Down f <*> Down x = Down (f x)
instance Monad Down where
  Down x >>= f = f x
instance Foldable Down where
  foldMap f (Down x) = f x
  foldr f z (Down x) = f x z
instance Traversable Down where
  traverse f (Down x) = fmap Down (f x)
