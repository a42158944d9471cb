-- | Without WrappedArrow.
module Control.Applicative
  ( Applicative(..), Alternative(..), Const(..), WrappedMonad(..), ZipList(..)
  , (<$>), (<$), (<**>), liftA, liftA3, optional
  ) where

import Data.Functor.Const
import Inquest.Monad

optional :: Alternative f => f a -> f (Maybe a)
optional v = fmap Just v <|> pure Nothing

newtype ZipList a = ZipList { getZipList :: [a] }
  deriving (Eq, Ord, Show, Read)

instance Functor ZipList where
  fmap f (ZipList xs) = ZipList (map f xs)
instance Foldable ZipList where
  foldr f z (ZipList xs) = foldr f z xs
  foldMap f (ZipList xs) = foldMap f xs
  length (ZipList xs) = length xs
instance Traversable ZipList where
  traverse f (ZipList xs) = fmap ZipList (traverse f xs)
instance Applicative ZipList where
  pure x = ZipList (repeat x)
  liftA2 f (ZipList xs) (ZipList ys) = ZipList (zipWith f xs ys)
  ZipList fs <*> ZipList xs = ZipList (zipWith id fs xs)
instance Alternative ZipList where
  empty = ZipList []
  ZipList xs <|> ZipList ys = ZipList (xs ++ drop (length xs) ys)

newtype WrappedMonad m a = WrapMonad { unwrapMonad :: m a }

instance Monad m => Functor (WrappedMonad m) where
  fmap f (WrapMonad v) = WrapMonad (liftM f v)
instance Monad m => Applicative (WrappedMonad m) where
  pure x = WrapMonad (return x)
  WrapMonad f <*> WrapMonad v = WrapMonad (ap f v)
instance Monad m => Monad (WrappedMonad m) where
  a >>= f = WrapMonad (unwrapMonad a >>= \x -> unwrapMonad (f x))
instance MonadPlus m => Alternative (WrappedMonad m) where
  empty = WrapMonad mzero
  WrapMonad u <|> WrapMonad v = WrapMonad (mplus u v)
