module Control.Monad.Trans.Identity (IdentityT(..), mapIdentityT, liftCatch, liftCallCC) where

import Control.Applicative
import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class

newtype IdentityT f a = IdentityT { runIdentityT :: f a }

mapIdentityT :: (m a -> n b) -> IdentityT m a -> IdentityT n b
mapIdentityT f m = IdentityT (f (runIdentityT m))

instance Functor m => Functor (IdentityT m) where
  fmap f (IdentityT m) = IdentityT (fmap f m)
instance Applicative m => Applicative (IdentityT m) where
  pure x = IdentityT (pure x)
  IdentityT f <*> IdentityT m = IdentityT (f <*> m)
instance Alternative m => Alternative (IdentityT m) where
  empty = IdentityT empty
  IdentityT a <|> IdentityT b = IdentityT (a <|> b)
instance Monad m => Monad (IdentityT m) where
  IdentityT m >>= k = IdentityT (m >>= \a -> runIdentityT (k a))
instance MonadFail m => MonadFail (IdentityT m) where
  fail s = IdentityT (fail s)
instance MonadPlus m => MonadPlus (IdentityT m)
instance MonadFix m => MonadFix (IdentityT m) where
  mfix f = IdentityT (mfix (\a -> runIdentityT (f a)))
instance MonadIO m => MonadIO (IdentityT m) where
  liftIO m = IdentityT (liftIO m)
instance MonadTrans IdentityT where
  lift m = IdentityT m
instance Foldable f => Foldable (IdentityT f) where
  foldMap f (IdentityT t) = foldMap f t
instance Traversable f => Traversable (IdentityT f) where
  traverse f (IdentityT t) = fmap IdentityT (traverse f t)

-- | The operations of what it is on, lifted.
liftCallCC :: (((a -> m b) -> m a) -> m a) -> ((a -> IdentityT m b) -> IdentityT m a) -> IdentityT m a
liftCallCC callCC f = IdentityT (callCC (\c -> runIdentityT (f (\a -> IdentityT (c a)))))

liftCatch :: (m a -> (e -> m a) -> m a) -> IdentityT m a -> (e -> IdentityT m a) -> IdentityT m a
liftCatch f m h = IdentityT (f (runIdentityT m) (\e -> runIdentityT (h e)))
