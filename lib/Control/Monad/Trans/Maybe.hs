module Control.Monad.Trans.Maybe
  ( MaybeT(..), mapMaybeT, maybeToExceptT, exceptToMaybeT
  , liftCallCC, liftCatch, liftListen, liftPass
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Control.Monad.Trans.Except (ExceptT(..))

newtype MaybeT m a = MaybeT { runMaybeT :: m (Maybe a) }

mapMaybeT :: (m (Maybe a) -> n (Maybe b)) -> MaybeT m a -> MaybeT n b
mapMaybeT f m = MaybeT (f (runMaybeT m))

maybeToExceptT :: Functor m => e -> MaybeT m a -> ExceptT e m a
maybeToExceptT e (MaybeT m) = ExceptT (fmap (maybe (Left e) Right) m)

exceptToMaybeT :: Functor m => ExceptT e m a -> MaybeT m a
exceptToMaybeT (ExceptT m) = MaybeT (fmap (either (const Nothing) Just) m)

instance Functor m => Functor (MaybeT m) where
  fmap f m = MaybeT (fmap (fmap f) (runMaybeT m))
instance Monad m => Applicative (MaybeT m) where
  pure a = MaybeT (return (Just a))
  mf <*> mx = MaybeT (runMaybeT mf >>= \r -> case r of
    Nothing -> return Nothing
    Just f -> runMaybeT mx >>= \q -> return (fmap f q))
instance Monad m => Monad (MaybeT m) where
  m >>= k = MaybeT (runMaybeT m >>= \r -> case r of
    Nothing -> return Nothing
    Just a -> runMaybeT (k a))
instance Monad m => MonadFail (MaybeT m) where
  fail _ = MaybeT (return Nothing)
instance Monad m => Alternative (MaybeT m) where
  empty = MaybeT (return Nothing)
  m <|> n = MaybeT (runMaybeT m >>= \r -> case r of
    Nothing -> runMaybeT n
    Just _ -> return r)
instance Monad m => MonadPlus (MaybeT m)
instance MonadTrans MaybeT where
  lift m = MaybeT (m >>= \a -> return (Just a))
instance MonadIO m => MonadIO (MaybeT m) where
  liftIO m = lift (liftIO m)

-- | The operations of what it is on, lifted.
liftCallCC :: (((Maybe a -> m (Maybe b)) -> m (Maybe a)) -> m (Maybe a)) -> ((a -> MaybeT m b) -> MaybeT m a) -> MaybeT m a
liftCallCC callCC f = MaybeT (callCC (\c -> runMaybeT (f (\a -> MaybeT (c (Just a))))))

liftCatch :: (m (Maybe a) -> (e -> m (Maybe a)) -> m (Maybe a)) -> MaybeT m a -> (e -> MaybeT m a) -> MaybeT m a
liftCatch f m h = MaybeT (f (runMaybeT m) (\e -> runMaybeT (h e)))

liftListen :: Monad m => (m (Maybe a) -> m (Maybe a, w)) -> MaybeT m a -> MaybeT m (a, w)
liftListen listen m = mapMaybeT (\n -> listen n >>= \(a, w) -> return $! fmap (\r -> (r, w)) a) m

liftPass :: Monad m => (m (Maybe a, w -> w) -> m (Maybe a)) -> MaybeT m (a, w -> w) -> MaybeT m a
liftPass pass m = mapMaybeT (\n -> pass (n >>= \a -> return $! case a of
  Nothing -> (Nothing, id)
  Just (v, f) -> (Just v, f))) m
