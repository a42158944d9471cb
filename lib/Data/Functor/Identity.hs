module Data.Functor.Identity (Identity(..)) where

import Control.Monad.Fix (MonadFix(..), fix)
import Data.Foldable (Foldable(..))

newtype Identity a = Identity { runIdentity :: a }
  deriving (Eq, Ord, Bounded)

instance Enum a => Enum (Identity a) where
  toEnum n = Identity (toEnum n)
  fromEnum (Identity x) = fromEnum x

-- As if it had no field name.
instance Show a => Show (Identity a) where
  showsPrec d (Identity x) = showParen (d > 10) (showString "Identity " . showsPrec 11 x)
instance Read a => Read (Identity a) where
  readsPrec d = readParen (d > 10) (\r -> [(Identity x, t) | ("Identity", s) <- lex r, (x, t) <- readsPrec 11 s])

instance Semigroup a => Semigroup (Identity a) where
  Identity x <> Identity y = Identity (x <> y)
instance Monoid a => Monoid (Identity a) where
  mempty = Identity mempty

instance Functor Identity where
  fmap f (Identity x) = Identity (f x)
instance Applicative Identity where
  pure = Identity
  Identity f <*> Identity x = Identity (f x)
instance Monad Identity where
  Identity x >>= f = f x
instance MonadFix Identity where
  mfix f = Identity (fix (\x -> runIdentity (f x)))
instance Foldable Identity where
  foldMap f (Identity x) = f x
  foldr f z (Identity x) = f x z
  length _ = 1
  null _ = False
instance Traversable Identity where
  traverse f (Identity x) = fmap Identity (f x)
