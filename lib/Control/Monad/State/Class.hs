-- | Monads with a state: StateT, RWST, and what is built on them.
module Control.Monad.State.Class (MonadState(..), modify, modify', gets) where

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

class Monad m => MonadState s m | m -> s where
  get :: m s
  get = state (\s -> (s, s))
  put :: s -> m ()
  put s = state (\_ -> ((), s))
  state :: (s -> (a, s)) -> m a
  state f = get >>= \s -> let r = f s in put (snd r) >> return (fst r)
  {-# MINIMAL state | get, put #-}

modify, modify' :: MonadState s m => (s -> s) -> m ()
modify f = state (\s -> ((), f s))
modify' f = get >>= \s -> put $! f s

gets :: MonadState s m => (s -> a) -> m a
gets f = get >>= \s -> return (f s)

instance Monad m => MonadState s (Lazy.StateT s m) where
  get = Lazy.get
  put s = Lazy.put s
  state f = Lazy.state f
instance (Monoid w, Monad m) => MonadState s (LazyRWS.RWST r w s m) where
  get = LazyRWS.get
  put s = LazyRWS.put s
  state f = LazyRWS.state f
instance Monad m => MonadState s (Strict.StateT s m) where
  get = Strict.get
  put s = Strict.put s
  state f = Strict.state f
instance (Monoid w, Monad m) => MonadState s (StrictRWS.RWST r w s m) where
  get = StrictRWS.get
  put s = StrictRWS.put s
  state f = StrictRWS.state f
instance MonadState s m => MonadState s (Reader.ReaderT r m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)
instance (Monoid w, MonadState s m) => MonadState s (LazyWriter.WriterT w m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)
instance (Monoid w, MonadState s m) => MonadState s (StrictWriter.WriterT w m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)
instance MonadState s m => MonadState s (ExceptT e m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)
instance MonadState s m => MonadState s (MaybeT m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)
instance MonadState s m => MonadState s (ContT r m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)
