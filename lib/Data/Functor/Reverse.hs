-- | Elements in the opposite order.
module Data.Functor.Reverse (Reverse(..)) where

import Control.Applicative
import Control.Applicative.Backwards
import Data.Foldable
import Data.Monoid (Dual(..))
import Data.Traversable

newtype Reverse f a = Reverse { getReverse :: f a }

instance Eq (f a) => Eq (Reverse f a) where
  Reverse x == Reverse y = x == y
instance Ord (f a) => Ord (Reverse f a) where
  compare (Reverse x) (Reverse y) = compare x y
instance Show (f a) => Show (Reverse f a) where
  showsPrec d (Reverse x) = showParen (d > 10) (showString "Reverse " . showsPrec 11 x)

instance Functor f => Functor (Reverse f) where
  fmap f (Reverse a) = Reverse (fmap f a)
instance Applicative f => Applicative (Reverse f) where
  pure a = Reverse (pure a)
  Reverse f <*> Reverse a = Reverse (f <*> a)
instance Alternative f => Alternative (Reverse f) where
  empty = Reverse empty
  Reverse x <|> Reverse y = Reverse (x <|> y)
instance Monad m => Monad (Reverse m) where
  m >>= f = Reverse (getReverse m >>= \a -> getReverse (f a))
instance Foldable f => Foldable (Reverse f) where
  foldMap f (Reverse t) = getDual (foldMap (\x -> Dual (f x)) t)
  foldr f z (Reverse t) = foldl (\acc x -> f x acc) z t
  foldl f z (Reverse t) = foldr (\x acc -> f acc x) z t
  length (Reverse t) = length t
  null (Reverse t) = null t
instance Traversable f => Traversable (Reverse f) where
  traverse f (Reverse t) = forwards (fmap Reverse (traverse (\x -> Backwards (f x)) t))
