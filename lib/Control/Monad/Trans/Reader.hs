-- | Reader transformers.
module Control.Monad.Trans.Reader
  ( Reader, reader, runReader, mapReader, withReader, ReaderT(..), mapReaderT, withReaderT, ask, local, asks
  , liftCallCC, liftCatch
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Identity

newtype ReaderT r m a = ReaderT { runReaderT :: r -> m a }

type Reader r = ReaderT r Identity

instance Functor m => Functor (ReaderT r m) where
  fmap f m = ReaderT (\r -> fmap f (runReaderT m r))
instance Applicative m => Applicative (ReaderT r m) where
  pure a = ReaderT (\_ -> pure a)
  mf <*> mx = ReaderT (\r -> runReaderT mf r <*> runReaderT mx r)
instance Monad m => Monad (ReaderT r m) where
  m >>= k = ReaderT (\r -> runReaderT m r >>= \a -> runReaderT (k a) r)
instance MonadFail m => MonadFail (ReaderT r m) where
  fail message = ReaderT (\_ -> fail message)
instance Alternative m => Alternative (ReaderT r m) where
  empty = ReaderT (\_ -> empty)
  m <|> n = ReaderT (\r -> runReaderT m r <|> runReaderT n r)
instance MonadPlus m => MonadPlus (ReaderT r m)
instance MonadFix m => MonadFix (ReaderT r m) where
  mfix f = ReaderT (\r -> mfix (\a -> runReaderT (f a) r))
instance MonadTrans (ReaderT r) where
  lift m = ReaderT (\_ -> m)
instance MonadIO m => MonadIO (ReaderT r m) where
  liftIO m = lift (liftIO m)

reader :: Monad m => (r -> a) -> ReaderT r m a
reader f = ReaderT (\r -> return (f r))

runReader :: Reader r a -> r -> a
runReader m r = runIdentity (runReaderT m r)

mapReader :: (a -> b) -> Reader r a -> Reader r b
mapReader f m = mapReaderT (\a -> Identity (f (runIdentity a))) m

withReader :: (r' -> r) -> Reader r a -> Reader r' a
withReader f m = withReaderT f m

mapReaderT :: (m a -> n b) -> ReaderT r m a -> ReaderT r n b
mapReaderT f m = ReaderT (\r -> f (runReaderT m r))

withReaderT :: (r' -> r) -> ReaderT r m a -> ReaderT r' m a
withReaderT f m = ReaderT (\r -> runReaderT m (f r))

ask :: Monad m => ReaderT r m r
ask = ReaderT return

local :: (r -> r) -> ReaderT r m a -> ReaderT r m a
local f m = withReaderT f m

asks :: Monad m => (r -> a) -> ReaderT r m a
asks f = ReaderT (\r -> return (f r))

-- | The operations of what it is on, lifted.
liftCallCC :: (((a -> m b) -> m a) -> m a) -> ((a -> ReaderT r m b) -> ReaderT r m a) -> ReaderT r m a
liftCallCC callCC f = ReaderT (\r -> callCC (\c -> runReaderT (f (\a -> ReaderT (\_ -> c a))) r))

liftCatch :: (m a -> (e -> m a) -> m a) -> ReaderT r m a -> (e -> ReaderT r m a) -> ReaderT r m a
liftCatch f m h = ReaderT (\r -> f (runReaderT m r) (\e -> runReaderT (h e) r))
