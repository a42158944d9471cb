-- | Monads that can fail with an error: Either, ExceptT, IO, Maybe, and what is built on them.
module Control.Monad.Error.Class (MonadError(..), liftEither) where

import Control.Exception (IOException, catch, ioError)
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

class Monad m => MonadError e m | m -> e where
  throwError :: e -> m a
  catchError :: m a -> (e -> m a) -> m a

liftEither :: MonadError e m => Either e a -> m a
liftEither (Left e) = throwError e
liftEither (Right a) = return a

instance MonadError e (Either e) where
  throwError e = Left e
  catchError (Left e) handler = handler e
  catchError r _ = r
instance MonadError () Maybe where
  throwError _ = Nothing
  catchError Nothing handler = handler ()
  catchError r _ = r
instance MonadError IOException IO where
  throwError e = ioError e
  catchError m handler = catch m handler
instance Monad m => MonadError e (ExceptT e m) where
  throwError e = Except.throwE e
  catchError m handler = Except.catchE m handler
instance MonadError e m => MonadError e (MaybeT m) where
  throwError e = lift (throwError e)
  catchError m handler = MaybeT (catchError (runMaybeT m) (\e -> runMaybeT (handler e)))
instance MonadError e m => MonadError e (Reader.ReaderT r m) where
  throwError e = lift (throwError e)
  catchError m handler =
    Reader.ReaderT (\r -> catchError (Reader.runReaderT m r) (\e -> Reader.runReaderT (handler e) r))
instance MonadError e m => MonadError e (Lazy.StateT s m) where
  throwError e = lift (throwError e)
  catchError m handler =
    Lazy.StateT (\s -> catchError (Lazy.runStateT m s) (\e -> Lazy.runStateT (handler e) s))
instance (Monoid w, MonadError e m) => MonadError e (LazyWriter.WriterT w m) where
  throwError e = lift (throwError e)
  catchError m handler =
    LazyWriter.WriterT (catchError (LazyWriter.runWriterT m) (\e -> LazyWriter.runWriterT (handler e)))
instance (Monoid w, MonadError e m) => MonadError e (LazyRWS.RWST r w s m) where
  throwError e = lift (throwError e)
  catchError m handler =
    LazyRWS.RWST (\r s -> catchError (LazyRWS.runRWST m r s) (\e -> LazyRWS.runRWST (handler e) r s))
instance MonadError e m => MonadError e (Strict.StateT s m) where
  throwError e = lift (throwError e)
  catchError m handler =
    Strict.StateT (\s -> catchError (Strict.runStateT m s) (\e -> Strict.runStateT (handler e) s))
instance (Monoid w, MonadError e m) => MonadError e (StrictWriter.WriterT w m) where
  throwError e = lift (throwError e)
  catchError m handler =
    StrictWriter.WriterT (catchError (StrictWriter.runWriterT m) (\e -> StrictWriter.runWriterT (handler e)))
instance (Monoid w, MonadError e m) => MonadError e (StrictRWS.RWST r w s m) where
  throwError e = lift (throwError e)
  catchError m handler =
    StrictRWS.RWST (\r s -> catchError (StrictRWS.runRWST m r s) (\e -> StrictRWS.runRWST (handler e) r s))
