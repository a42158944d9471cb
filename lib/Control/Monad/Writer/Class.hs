-- | Monads with output: WriterT, RWST, and what is built on them.
module Control.Monad.Writer.Class (MonadWriter(..), listens, censor) where

import Control.Monad.Trans.Class
import Control.Monad.Trans.Cont (ContT)
import Control.Monad.Trans.Except (ExceptT, mapExceptT, runExceptT)
import Control.Monad.Trans.Maybe (MaybeT(..), mapMaybeT)
import qualified Control.Monad.Trans.Cont as Cont
import qualified Control.Monad.Trans.Except as Except
import qualified Control.Monad.Trans.RWS.Lazy as LazyRWS
import qualified Control.Monad.Trans.RWS.Strict as StrictRWS
import qualified Control.Monad.Trans.Reader as Reader
import qualified Control.Monad.Trans.State.Lazy as Lazy
import qualified Control.Monad.Trans.State.Strict as Strict
import qualified Control.Monad.Trans.Writer.Lazy as LazyWriter
import qualified Control.Monad.Trans.Writer.Strict as StrictWriter

class (Monoid w, Monad m) => MonadWriter w m | m -> w where
  writer :: (a, w) -> m a
  writer r = tell (snd r) >> return (fst r)
  tell :: w -> m ()
  tell w = writer ((), w)
  listen :: m a -> m (a, w)
  pass :: m (a, w -> w) -> m a
  {-# MINIMAL (writer | tell), listen, pass #-}

listens :: MonadWriter w m => (w -> b) -> m a -> m (a, b)
listens f m = listen m >>= \ ~(a, w) -> return (a, f w)

censor :: MonadWriter w m => (w -> w) -> m a -> m a
censor f m = pass (m >>= \a -> return (a, f))

instance Monoid w => MonadWriter w ((,) w) where
  writer (a, w) = (w, a)
  tell w = (w, ())
  listen (w, a) = (w, (a, w))
  pass (w, (a, f)) = (f w, a)
instance (Monoid w, Monad m) => MonadWriter w (LazyWriter.WriterT w m) where
  writer r = LazyWriter.writer r
  tell w = LazyWriter.tell w
  listen m = LazyWriter.listen m
  pass m = LazyWriter.pass m
instance (Monoid w, Monad m) => MonadWriter w (LazyRWS.RWST r w s m) where
  writer r = LazyRWS.writer r
  tell w = LazyRWS.tell w
  listen m = LazyRWS.listen m
  pass m = LazyRWS.pass m
instance MonadWriter w m => MonadWriter w (Lazy.StateT s m) where
  writer r = lift (writer r)
  tell w = lift (tell w)
  listen m = Lazy.StateT (\s -> listen (Lazy.runStateT m s) >>= \ ~(~(a, t), w) -> return ((a, w), t))
  pass m = Lazy.StateT (\s -> pass (Lazy.runStateT m s >>= \ ~(~(a, f), t) -> return ((a, t), f)))
instance (Monoid w, Monad m) => MonadWriter w (StrictWriter.WriterT w m) where
  writer r = StrictWriter.writer r
  tell w = StrictWriter.tell w
  listen m = StrictWriter.listen m
  pass m = StrictWriter.pass m
instance (Monoid w, Monad m) => MonadWriter w (StrictRWS.RWST r w s m) where
  writer r = StrictRWS.writer r
  tell w = StrictRWS.tell w
  listen m = StrictRWS.listen m
  pass m = StrictRWS.pass m
instance MonadWriter w m => MonadWriter w (Strict.StateT s m) where
  writer r = lift (writer r)
  tell w = lift (tell w)
  listen m = Strict.StateT (\s -> listen (Strict.runStateT m s) >>= \ ~(~(a, t), w) -> return ((a, w), t))
  pass m = Strict.StateT (\s -> pass (Strict.runStateT m s >>= \ ~(~(a, f), t) -> return ((a, t), f)))
instance MonadWriter w m => MonadWriter w (Reader.ReaderT r m) where
  writer r = lift (writer r)
  tell w = lift (tell w)
  listen m = Reader.mapReaderT listen m
  pass m = Reader.mapReaderT pass m
instance MonadWriter w m => MonadWriter w (ExceptT e m) where
  writer r = lift (writer r)
  tell w = lift (tell w)
  listen m = mapExceptT (\inner -> listen inner >>= \(r, w) -> return (fmap (\a -> (a, w)) r)) m
  pass m = mapExceptT (\inner -> pass (inner >>= \r -> return (either (\e -> (Left e, id)) (\(a, f) -> (Right a, f)) r))) m
instance MonadWriter w m => MonadWriter w (MaybeT m) where
  writer r = lift (writer r)
  tell w = lift (tell w)
  listen m = mapMaybeT (\inner -> listen inner >>= \(r, w) -> return (fmap (\a -> (a, w)) r)) m
  pass m = mapMaybeT (\inner -> pass (inner >>= \r -> return (maybe (Nothing, id) (\(a, f) -> (Just a, f)) r))) m
