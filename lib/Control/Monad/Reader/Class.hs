-- | Monads with an environment: ReaderT, RWST, functions, and what is built on them.
module Control.Monad.Reader.Class (MonadReader(..), asks) where

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

class Monad m => MonadReader r m | m -> r where
  ask :: m r
  ask = reader (\r -> r)
  local :: (r -> r) -> m a -> m a
  reader :: (r -> a) -> m a
  reader f = ask >>= \r -> return (f r)
  {-# MINIMAL (ask | reader), local #-}

asks :: MonadReader r m => (r -> a) -> m a
asks f = reader f

instance MonadReader r ((->) r) where
  ask = \r -> r
  local f m = \r -> m (f r)
  reader f = f
instance Monad m => MonadReader r (Reader.ReaderT r m) where
  ask = Reader.ask
  local f m = Reader.local f m
  reader f = Reader.reader f
instance (Monoid w, Monad m) => MonadReader r (LazyRWS.RWST r w s m) where
  ask = LazyRWS.ask
  local f m = LazyRWS.local f m
  reader f = LazyRWS.reader f
instance (Monoid w, Monad m) => MonadReader r (StrictRWS.RWST r w s m) where
  ask = StrictRWS.ask
  local f m = StrictRWS.local f m
  reader f = StrictRWS.reader f
instance MonadReader r m => MonadReader r (Lazy.StateT s m) where
  ask = lift ask
  local f m = Lazy.mapStateT (local f) m
  reader f = lift (reader f)
instance MonadReader r m => MonadReader r (Strict.StateT s m) where
  ask = lift ask
  local f m = Strict.mapStateT (local f) m
  reader f = lift (reader f)
instance (Monoid w, MonadReader r m) => MonadReader r (LazyWriter.WriterT w m) where
  ask = lift ask
  local f m = LazyWriter.mapWriterT (local f) m
  reader f = lift (reader f)
instance (Monoid w, MonadReader r m) => MonadReader r (StrictWriter.WriterT w m) where
  ask = lift ask
  local f m = StrictWriter.mapWriterT (local f) m
  reader f = lift (reader f)
instance MonadReader r m => MonadReader r (ExceptT e m) where
  ask = lift ask
  local f m = mapExceptT (local f) m
  reader f = lift (reader f)
instance MonadReader r m => MonadReader r (MaybeT m) where
  ask = lift ask
  local f m = mapMaybeT (local f) m
  reader f = lift (reader f)
instance MonadReader r' m => MonadReader r' (ContT r m) where
  ask = lift ask
  local f m = Cont.ContT (\k -> ask >>= \r -> local f (Cont.runContT m (\a -> local (\_ -> r) (k a))))
  reader f = lift (reader f)
